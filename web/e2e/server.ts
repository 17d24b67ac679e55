// Starts the server the tests run against, on a free loopback port with a database of its own, and stops it again.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 30_000;

/** Playwright's global set-up. Returns its tear-down. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Somebody working on the tests may have a server running already.
  if (process.env.DUCHY_URL) return async () => undefined;

  const binary = process.env.DUCHY_BIN;
  if (!binary) {
    throw new Error('Set DUCHY_BIN to the duchy binary (make test does), or DUCHY_URL to a running server.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'duchy-e2e-'));
  const listen = `127.0.0.1:${await freePort()}`;
  const server = spawn(binary, ['serve'], {
    cwd: folder,
    env: { ...process.env, DUCHY_LISTEN: listen, DUCHY_DATABASE: `sqlite:${join(folder, 'duchy.db')}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const stop = async () => {
    await end(server);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(`http://${listen}/readyz`, server, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  process.env.DUCHY_URL = `http://${listen}/`;
  return stop;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function untilReady(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  let failed: Error | undefined;
  server.once('error', (error) => (failed = error));
  while (Date.now() < deadline) {
    if (failed) throw failed;
    if (server.exitCode !== null) {
      throw new Error(`duchy serve ended with ${server.exitCode} before it was ready:\n${output()}`);
    }
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Nobody listens yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`duchy serve was not ready within ${START_MS / 1000} s:\n${output()}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(late);
}
