import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pythia-main-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Runs the server until it ends by itself. */
async function run(environment: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      SPEECH_ENGINE: 'none',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, 'exit')]);
  return { said, code };
}

test('a port in use stops the start with one line that names it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { said, code } = await run({ PORT: String(port) });
  other.close();
  expect(said).toBe(`The server cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`);
  expect(code).toBe(1);
});
