// Owns the requests about turn notices by webhook.
import { postJson, requestJson, sendJson } from './http';
import type { SetWebhook, Webhook, WebhookInfo } from './types';

export async function loadWebhook(): Promise<Webhook | null> {
  return (await requestJson<WebhookInfo>('./api/webhook')).webhook;
}

export async function setWebhook(webhook: SetWebhook): Promise<Webhook | null> {
  return (await postJson<WebhookInfo>('./api/webhook', webhook)).webhook;
}

export function removeWebhook(): Promise<void> {
  return sendJson('./api/webhook/remove', {});
}

/** Sends a message now; `error` of the answer says why it did not arrive. */
export async function testWebhook(): Promise<Webhook | null> {
  return (await postJson<WebhookInfo>('./api/webhook/test', {})).webhook;
}
