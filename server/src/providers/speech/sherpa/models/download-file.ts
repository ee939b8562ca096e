import { mkdir, open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isFile, sizeOf } from './verify-file.ts';

/** Why a model is not there. The message is a sentence for the user. */
export type DownloadFailure = 'unreachable' | 'no-space' | 'corrupt' | 'aborted' | 'failed';

export class DownloadError extends Error {
  readonly reason: DownloadFailure;

  constructor(reason: DownloadFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DownloadError';
    this.reason = reason;
  }
}

export interface Download {
  url: string;
  target: string;
  bytes: number;
  sha256: string;
}

export interface DownloadOptions {
  signal: AbortSignal;
  /** Bytes of this file there so far. */
  onBytes: (bytes: number) => void;
  /** A server that sends nothing for so long is given up. */
  stalledAfterMs?: number;
}

const STALLED_AFTER_MS = 8_000;
const MOST_FRUITLESS_TRIES = 3;
/** An archive takes as much again when it is unpacked. */
const SPARE_BYTES = 250_000_000;

/**
 * Downloads into `<target>.part`, resumes what an earlier run left there, checks size and SHA-256, and only then
 * gives the file its name.
 * @throws DownloadError
 */
export async function downloadFile(download: Download, options: DownloadOptions): Promise<void> {
  const part = `${download.target}.part`;
  await mkdir(dirname(part), { recursive: true, mode: 0o700 });
  if ((await sizeOf(part)) > download.bytes) await rm(part);
  await refuseFullDisk(part, download);
  await fetchUntilComplete(part, download, options);
  if (!(await isFile(part, download))) {
    await rm(part);
    throw new DownloadError('corrupt', 'A speech model arrived damaged and was discarded. Please try again.');
  }
  await rename(part, download.target);
}

async function refuseFullDisk(part: string, { bytes }: Download): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(part));
  const needed = bytes - (await sizeOf(part)) + SPARE_BYTES;
  if (bavail * bsize < needed) {
    const megabytes = Math.ceil(needed / 1_000_000);
    throw new DownloadError(
      'no-space',
      `There is no room for the speech model: ${megabytes} MB more are needed.`,
    );
  }
}

/**
 * A connection that breaks or stalls is taken up again where it was, unless three in a row bring nothing. A server
 * that does not answer at all is given up at once: there is probably no network.
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
    const response = await fetch(download.url, {
      headers: from > 0 ? { range: `bytes=${from}-` } : {},
      signal: AbortSignal.any([options.signal, stalled.signal]),
    });
    onAnswer();
    const resumes = response.status === 206;
    if (!response.ok || !response.body) {
      throw new DownloadError(
        'failed',
        `The speech model is not where it should be (HTTP ${response.status}).`,
      );
    }
    await append(part, resumes ? from : 0, response.body, download.bytes, (bytes) => {
      watch.refresh();
      options.onBytes(bytes);
    });
  } finally {
    clearTimeout(watch);
  }
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
        throw new DownloadError('corrupt', 'A speech model is larger than it should be.');
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
    return new DownloadError('aborted', 'The download of the speech model was stopped.', error);
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') {
    return new DownloadError(
      'no-space',
      'The disk filled up while the speech model was being downloaded.',
      error,
    );
  }
  return new DownloadError('unreachable', 'The speech model could not be reached over the network.', error);
}
