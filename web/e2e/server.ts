// Starts the server for the tests, on a free loopback port with its own database, and stops it again.
import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const START_MS = 30_000;

/** Playwright's global set-up. Returns its tear-down. */
export default async function startServer(): Promise<() => Promise<void>> {
  // Use a server that is already running, if there is one.
  if (process.env.DUCHY_URL) return async () => undefined;
  const server = await Server.start();
  process.env.DUCHY_URL = server.url;
  return () => server.remove();
}

/** A running `duchy serve` with a folder for its database. */
export class Server {
  /** What it has printed since it was last started. */
  output = '';

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly basePath: string,
    private readonly database: string,
    private process: ChildProcess | null,
  ) {}

  /** Starts one, with an SQLite database of its own unless it is given another. */
  static async start(basePath = '/', database?: string): Promise<Server> {
    const folder = await mkdtemp(join(tmpdir(), 'duchy-e2e-'));
    const own = `sqlite:${join(folder, 'duchy.db')}`;
    const server = new Server(folder, await freePort(), basePath, database ?? own, null);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}${this.basePath}`;
  }

  /** Starts it on the same port with the same database as before. */
  async run(): Promise<void> {
    const binary = process.env.DUCHY_BIN;
    if (!binary) {
      throw new Error(
        'Set DUCHY_BIN to the duchy binary (make test does), or DUCHY_URL to a running server.',
      );
    }
    const started = spawn(binary, ['serve'], {
      cwd: this.folder,
      env: {
        ...process.env,
        DUCHY_ADDRESS: '127.0.0.1',
        DUCHY_PORT: String(this.port),
        DUCHY_DATABASE: this.database,
        DUCHY_BASE_PATH: this.basePath,
        // Tests are faster than people.
        DUCHY_BOT_PACE_MS: '0',
        DUCHY_NO_RATE_LIMIT: 'true',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = started;
    this.output = '';
    started.stdout.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    try {
      await untilReady(`${this.url}readyz`, started, () => this.output);
    } catch (error) {
      await this.remove();
      throw error;
    }
  }

  /** Kills it at once, like a power cut. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Shuts it down cleanly and removes its data. */
  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const ending = this.process;
    this.process = null;
    if (!ending || ending.exitCode !== null || ending.pid === undefined) return;
    const gone = once(ending, 'exit');
    ending.kill(signal);
    const late = setTimeout(() => ending.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(late);
  }
}

/**
 * A port that nothing uses. Not one of those the system hands out to connections: while a server is restarted, a browser's next
 * connection could get its port.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + randomInt(9_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const free = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
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
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`duchy serve was not ready within ${START_MS / 1000} s:\n${output()}`);
}
