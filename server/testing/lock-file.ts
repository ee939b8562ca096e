import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const HOLD_LOCK = `
  const { DatabaseSync } = require('node:sqlite');
  const db = new DatabaseSync(process.argv[1]);
  db.exec('begin exclusive');
  console.log('locked');
  process.stdin.resume().once('end', () => db.exec('commit'));
`;

/**
 * Holds it in another process.
 * @returns frees it
 */
export async function lockFile(file: string): Promise<() => Promise<void>> {
  const holder = spawn(process.execPath, ['-e', HOLD_LOCK, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(createInterface(holder.stdout), 'line');
  return async () => {
    holder.stdin.end();
    await once(holder, 'exit');
  };
}
