// Owns the requests of administrators: people, tables, invitations, switches, reports, and the log.
import { postJson, requestJson, sendJson } from './http';
import type {
  AdminOverview,
  AuditPage,
  InvitationInfo,
  InvitationMade,
  Invitations,
  Me,
  NewPassword,
  PeoplePage,
  ReportInfo,
  Reports,
  Switches,
  TablesPage,
} from './types';
import { becomeUser } from './session.svelte';

export function loadOverview(): Promise<AdminOverview> {
  return requestJson('./api/admin');
}

/** Makes this person an administrator with the secret of the server's first start. */
export async function claimAdministrator(secret: string): Promise<void> {
  becomeUser((await postJson<Me>('./api/admin/claim', { secret })).user);
}

export function setSwitches(switches: Switches): Promise<void> {
  return sendJson('./api/admin/switches', switches);
}

export function listPeople(search: string, after?: string): Promise<PeoplePage> {
  return requestJson(`./api/admin/people?${query({ search, after })}`);
}

export function setAdministrator(id: string, admin: boolean): Promise<void> {
  return sendJson(person(id, 'administrator'), { admin });
}

/** Sets a new random password and returns it. */
export async function resetPassword(id: string): Promise<string> {
  return (await postJson<NewPassword>(person(id, 'password'), {})).password;
}

export function removePerson(id: string): Promise<void> {
  return sendJson(person(id, 'remove'), {});
}

export function listAllTables(after?: string): Promise<TablesPage> {
  return requestJson(`./api/admin/tables?${query({ after })}`);
}

export function removeTable(id: string): Promise<void> {
  return sendJson(`./api/admin/tables/${encodeURIComponent(id)}/remove`, {});
}

export async function listInvitations(): Promise<InvitationInfo[]> {
  return (await requestJson<Invitations>('./api/admin/invitations')).invitations;
}

export function invite(note: string): Promise<InvitationMade> {
  return postJson('./api/admin/invitations', { note });
}

export function withdrawInvitation(id: string): Promise<void> {
  return sendJson(`./api/admin/invitations/${encodeURIComponent(id)}/withdraw`, {});
}

export async function listReports(): Promise<ReportInfo[]> {
  return (await requestJson<Reports>('./api/admin/reports')).reports;
}

export function closeReport(id: string): Promise<void> {
  return sendJson(`./api/admin/reports/${encodeURIComponent(id)}/close`, {});
}

export function loadAudit(after?: string): Promise<AuditPage> {
  return requestJson(`./api/admin/log?${query({ after })}`);
}

function person(id: string, what: string): string {
  return `./api/admin/people/${encodeURIComponent(id)}/${what}`;
}

function query(given: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(given).flatMap(([key, value]) => (value ? [[key, value] as [string, string]] : [])),
  );
}
