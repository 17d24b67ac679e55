// Owns the requests about accounts: signing up, in and out, passwords, sessions, and links for another device.
import { postJson, requestJson, sendJson } from './http';
import { becomeUser } from './session.svelte';
import type { AccountInfo, DeviceLink, LinkOwner, Me, QrCode } from './types';

export function loadAccount(): Promise<AccountInfo> {
  return requestJson<AccountInfo>('./api/account');
}

/** Turns this guest into an account, or creates one; `invitation` is a secret, where one is needed. */
export async function signUp(login: string, password: string, invitation?: string): Promise<void> {
  const wanted = invitation ? { login, password, invitation } : { login, password };
  becomeUser((await postJson<Me>('./api/account', wanted)).user);
}

export async function signIn(login: string, password: string): Promise<void> {
  becomeUser((await postJson<Me>('./api/account/sign-in', { login, password })).user);
}

export async function signOut(): Promise<void> {
  becomeUser((await postJson<Me>('./api/account/sign-out', {})).user);
}

/** Deletes this person here; an account has to give its password. */
export async function erase(password: string): Promise<void> {
  becomeUser((await postJson<Me>('./api/account/erase', password ? { password } : {})).user);
}

export async function changePassword(old: string, fresh: string): Promise<void> {
  await sendJson('./api/account/password', { old, new: fresh });
}

export async function endSession(id: string): Promise<void> {
  await sendJson('./api/account/sessions/end', { id });
}

/** A link that signs another device in as this person, once. */
export function makeLink(): Promise<DeviceLink> {
  return postJson<DeviceLink>('./api/account/link', {});
}

/** Who a link signs in as; this does not use it up. */
export async function linkOwner(secret: string): Promise<string> {
  return (await postJson<LinkOwner>('./api/link/owner', { secret })).name;
}

export async function spendLink(secret: string): Promise<void> {
  becomeUser((await postJson<Me>('./api/link', { secret })).user);
}

/** The squares of a QR code. Sent in the body, because the text may be secret. */
export function loadQrCode(text: string): Promise<QrCode> {
  return postJson<QrCode>('./api/qr', { text });
}
