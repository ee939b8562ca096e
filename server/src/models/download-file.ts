import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseFullDisk } from './disk-room.ts';
import { DownloadError } from './download-error.ts';
import { isFile, sizeOf } from './verify-file.ts';

export interface Download {
  /** `http:`, `https:` or `file:`. */
  url: string;
  target: string;
  bytes: number;
  sha256: string;
}

interface DownloadOptions {
  signal: AbortSignal;
  onBytes: (bytes: number) => void;
  stalledAfterMs?: number | undefined;
}

const STALLED_AFTER_MS = 8_000;
const MOST_FRUITLESS_TRIES = 3;

/**
 * Downloads to `<target>.part`, resumes an earlier run, checks size and SHA-256, then renames. A correct file
 * stays.
 * @throws DownloadError
 */
export async function downloadFile(download: Download, options: DownloadOptions): Promise<void> {
  if (await isFile(download.target, download)) return options.onBytes(download.bytes);
  const part = `${download.target}.part`;
  await mkdir(dirname(part), { recursive: true, mode: 0o700 });
  if ((await sizeOf(part)) > download.bytes) await rm(part);
  await refuseFullDisk(dirname(part), download.bytes - (await sizeOf(part)));
  await fetchUntilComplete(part, download, options);
  if (!(await isFile(part, download))) {
    await rm(part);
    throw new DownloadError('corrupt', 'A model arrived damaged and was discarded. Please try again.');
  }
  await rename(part, download.target);
}

/**
 * Resumes a broken or stalled connection, unless three in a row bring nothing. A server that never answers is
 * given up: probably there is no network.
 */
async function fetchUntilComplete(part: string, download: Download, options: DownloadOptions): Promise<void> {
  let fruitless = 0;
  for (let have = await sizeOf(part); have < download.bytes; have = await sizeOf(part)) {
    let answered = false;
    try {
      await fetchRest(part, have, download, options, () => (answered = true));
    } catch (error) {
      const failure = explain(error, options.signal);
      fruitless = (await sizeOf(part)) > have ? 0 : fruitless + 1;
      if (failure.reason !== 'unreachable' || !answered || fruitless >= MOST_FRUITLESS_TRIES) throw failure;
    }
  }
}

async function fetchRest(
  part: string,
  from: number,
  download: Download,
  options: DownloadOptions,
  onAnswer: () => void,
): Promise<void> {
  const stalled = new AbortController();
  const watch = setTimeout(() => stalled.abort(), options.stalledAfterMs ?? STALLED_AFTER_MS);
  try {
    const signal = AbortSignal.any([options.signal, stalled.signal]);
    const { body, start } = await ask(download.url, from, signal);
    onAnswer();
    await append(part, start, body, download.bytes, (bytes) => {
      watch.refresh();
      options.onBytes(bytes);
    });
  } finally {
    clearTimeout(watch);
  }
}

/** @returns the content and its start: a server may ignore `from` */
async function ask(
  url: string,
  from: number,
  signal: AbortSignal,
): Promise<{ body: AsyncIterable<Uint8Array>; start: number }> {
  if (url.startsWith('file:'))
    return { body: (await open(fileURLToPath(url))).createReadStream({ start: from }), start: from };
  const response = await fetch(url, { headers: from > 0 ? { range: `bytes=${from}-` } : {}, signal });
  if (response.ok && response.body) return { body: response.body, start: response.status === 206 ? from : 0 };
  throw new DownloadError('failed', `The model is not where it should be (HTTP ${response.status}).`);
}

async function append(
  part: string,
  from: number,
  body: AsyncIterable<Uint8Array>,
  most: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const file = await open(part, from > 0 ? 'r+' : 'w');
  try {
    let at = from;
    for await (const chunk of body) {
      if (at + chunk.length > most)
        throw new DownloadError('corrupt', 'A model is larger than it should be.');
      await file.write(chunk, 0, chunk.length, at);
      at += chunk.length;
      onBytes(at);
    }
    await file.sync();
  } finally {
    await file.close();
  }
}

function explain(error: unknown, signal: AbortSignal): DownloadError {
  if (error instanceof DownloadError) return error;
  if (signal.aborted)
    return new DownloadError('aborted', 'The download of a model was stopped.', { cause: error });
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    return new DownloadError('no-space', 'The disk filled up while the model was being downloaded.', {
      cause: error,
    });
  }
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return new DownloadError('failed', 'The model is not in the folder of models.', { cause: error });
  return new DownloadError('unreachable', 'The model could not be reached over the network.', {
    cause: error,
  });
}
