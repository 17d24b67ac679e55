// Owns requests to the server: addresses relative to <base>, JSON in and out, and one error type that says what to do.

import type { ErrorInfo } from './types';

/** A request that failed. `key` names a text to show if the server sent no message of its own. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  constructor(
    readonly key: 'error-unreachable' | 'error-not-found' | 'error-refused' | 'error-server',
    /** The HTTP status; 0 if there was no response at all. */
    readonly status: number,
    readonly error: ErrorInfo | null = null,
  ) {
    super(error?.message ?? `${key} (${status})`);
  }
}

/** Requests a path and returns the response as text. */
export async function requestText(path: string, init?: RequestInit): Promise<string> {
  return (await request(path, init)).text();
}

/** Requests a path and returns its JSON. The type is not checked: take it from lib/generated. */
export async function requestJson<T>(path: string, init?: RequestInit): Promise<T> {
  return (await request(path, { ...init, headers: { accept: 'application/json', ...init?.headers } })).json();
}

/** Sends `body` as JSON and returns the server's JSON. */
export function postJson<T>(path: string, body: unknown): Promise<T> {
  return requestJson<T>(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(new URL(path, document.baseURI), { credentials: 'same-origin', ...init });
  } catch (cause) {
    // fetch rejects only if there was no response at all; an aborted request is up to the caller.
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new RequestError('error-unreachable', 0);
  }
  if (response.ok) return response;
  throw new RequestError(keyFor(response.status), response.status, await errorOf(response));
}

function keyFor(status: number): RequestError['key'] {
  if (status === 404) return 'error-not-found';
  return status < 500 ? 'error-refused' : 'error-server';
}

async function errorOf(response: Response): Promise<ErrorInfo | null> {
  try {
    const body = (await response.json()) as { error?: Partial<ErrorInfo> } | null;
    const error = body?.error;
    return typeof error?.code === 'string' && typeof error.message === 'string' ? (error as ErrorInfo) : null;
  } catch {
    // Not ours: proxies answer in HTML.
    return null;
  }
}

/** A POST whose answer is empty. */
export async function sendJson(path: string, body: unknown): Promise<void> {
  await requestText(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
