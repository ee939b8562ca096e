import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { childrenOf, commandOf } from '../../testing/child-processes.ts';
import { DecoderHost } from './decoder-host.ts';

const program = fileURLToPath(new URL('../../testing/start-without-files.ts', import.meta.url));

test('a server that may open no more files refuses the stream and lives on', async () => {
  const limited = spawn('/bin/sh', ['-c', 'ulimit -n 100 && exec "$0" "$1"', process.execPath, program], {
    stdio: 'ignore',
  });
  expect(await once(limited, 'exit')).toEqual([42, null]);
});

test('a decoder that does not come to load its model is given up after some tries, and leaves no process', async () => {
  const child = new URL('../../testing/never-loads.ts', import.meta.url);
  const host = new DecoderHost({ child, load: undefined, loadedWithinMs: 100 });
  expect(await host.broken).toBe('The speech model on this server cannot be loaded.');
  await host.shutDown();
  expect(childrenOf(process.pid).filter((pid) => commandOf(pid).includes('never-loads.ts'))).toEqual([]);
});
