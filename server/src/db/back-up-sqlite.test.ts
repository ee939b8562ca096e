import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const WRITER = join(ROOT, 'server/testing/write-until-killed.ts');
const LONG_MS = 60_000;

let dir: string;
let copy: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'pythia-backup-'));
  copy = join(dir, 'copy.db');
});
afterEach(() => rmSync(dir, { recursive: true }));

async function backUp(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/backup.mjs', ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dir, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code };
}

test(
  'a copy made while somebody writes is whole and holds what was acknowledged before',
  async () => {
    const config = { kind: 'sqlite', file: join(dir, 'pythia.db') };
    const writer = spawn(process.execPath, [WRITER, JSON.stringify(config)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(writer.stdout)[Symbol.asyncIterator]();
    writer.stdin.write('migrate\nwrite\n');
    const before: string[] = [];
    while (before.length < 20) {
      const { value } = await lines.next();
      if (value?.length === 36) before.push(value);
    }
    expect(await backUp([copy])).toEqual({ said: '', code: 0 });
    await lines.next();
    writer.kill('SIGKILL');
    await once(writer, 'exit');

    const database = new DatabaseSync(copy);
    expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
    const kept = new Set(
      database
        .prepare('select id from users')
        .all()
        .map(({ id }) => id),
    );
    expect(before.filter((id) => !kept.has(id))).toEqual([]);
    const orphans =
      'select count(*) as count from users full join mails on mails.id = users.id where users.id is null or mails.id is null';
    expect(database.prepare(orphans).get()).toEqual({ count: 0 });
    database.close();
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir).filter((name) => name.startsWith('copy'))).toEqual(['copy.db']);
  },
  LONG_MS,
);

test('a file that is there is not overwritten', async () => {
  writeFileSync(copy, 'precious');
  expect(await backUp([copy])).toEqual({
    said: `${copy} is there already, and is not overwritten.\n`,
    code: 1,
  });
});

test.each([
  ['no file', [], {}, 'npm run backup -- FILE'],
  ['no database', ['x.db'], {}, 'unable to open database file'],
  ['PostgreSQL', ['x.db'], { DATABASE_URL: 'postgres://a@127.0.0.1:1/b' }, 'pg_dump'],
])('with %s it says in one line what to do', async (_what, args, environment, words) => {
  const { said, code } = await backUp(
    args.map((name) => join(dir, name)),
    environment,
  );
  expect(code).toBe(1);
  expect(said).toMatch(/^[^\n]+\n$/);
  expect(said).toContain(words);
  expect(existsSync(join(dir, 'x.db'))).toBe(false);
});
