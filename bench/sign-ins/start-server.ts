import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newId } from '../../server/src/db/database.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { openSqlite } from '../../server/src/db/open-sqlite.ts';
import { passwordHasher } from '../../server/src/features/auth/password-hasher.ts';

/** Verified users and unreachable budgets. */
export async function startServer(count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'pythia-bench-'));
  const users = Array.from({ length: count }, (_, n) => ({
    email: `user${n}@example.com`,
    password: `Correct horse ${n}`,
  }));
  await addUsers(join(dataDir, 'pythia.db'), users);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/main.ts')], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      SPEECH_ENGINE: 'none',
      ANSWERS: 'coach',
      RATE_LIMIT_FACTOR: '1000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const url = await Promise.race([
    addressOf(child.stdout),
    exited.then(() => Promise.reject(new Error('the server ended before it was ready'))),
  ]);
  return {
    url,
    users,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, url] = /is ready: (\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('the server named no address');
}

async function addUsers(file: string, users: { email: string; password: string }[]): Promise<void> {
  const db = openSqlite(file);
  await migrate(db);
  const hasher = passwordHasher({ maxWaiting: users.length });
  const hashes = await Promise.all(users.map(({ password }) => hasher.hash(password)));
  const now = Date.now();
  const rows = users.map(({ email }, n) => ({
    id: newId(),
    email,
    email_key: email,
    password_hash: hashes[n]!,
    verified_at: now,
    token_version: 1,
    trials: 0,
    created_at: now,
  }));
  await db.insertInto('users').values(rows).execute();
  await db.destroy();
}
