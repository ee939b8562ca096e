import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../testing/start-without-files.ts', import.meta.url));

test('a server that may open no more files refuses the stream and lives on', async () => {
  const limited = spawn('/bin/sh', ['-c', 'ulimit -n 100 && exec "$0" "$1"', process.execPath, program], {
    stdio: 'ignore',
  });
  expect(await once(limited, 'exit')).toEqual([42, null]);
});
