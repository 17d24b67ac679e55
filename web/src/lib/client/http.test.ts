import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postJson, RequestError, requestJson, requestText } from './http';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function answer(status: number, body: string, type = 'application/json') {
  fetched.mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }));
}

test('paths are relative to the sub-path the client is served under', async () => {
  document.head.innerHTML = '<base href="https://example.org/games/">';
  answer(200, 'hello = Hello', 'text/plain');
  expect(await requestText('./api/x')).toBe('hello = Hello');
  expect(String(fetched.mock.calls[0]?.[0])).toBe('https://example.org/games/api/x');
});

test('a body is sent as JSON', async () => {
  answer(200, '{"id":"a"}');
  expect(await postJson('./api/x', { n: 1 })).toEqual({ id: 'a' });
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"n":1}' });
});

test.each([
  [404, 'error-not-found'],
  [409, 'error-refused'],
  [503, 'error-server'],
])('status %i becomes %s', async (status, key) => {
  answer(status, '{"error":{"code":"seat_taken","message":"Take another seat.","key":"bad-seats"}}');
  const error = await requestJson('./api/x').catch((e: unknown) => e);
  expect(error).toBeInstanceOf(RequestError);
  expect(error).toMatchObject({ key, status, message: 'Take another seat.' });
  expect(error).toHaveProperty('error.key', 'bad-seats');
});

test('a response that is not from our server still has a text', async () => {
  answer(502, '<h1>Bad gateway</h1>', 'text/html');
  await expect(requestJson('./api/x')).rejects.toMatchObject({
    key: 'error-server',
    status: 502,
    error: null,
  });
});

test('no response at all is "unreachable"', async () => {
  fetched.mockRejectedValue(new TypeError('network'));
  await expect(requestJson('./api/x')).rejects.toMatchObject({ key: 'error-unreachable', status: 0 });
});
