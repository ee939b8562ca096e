import { statfs } from 'node:fs/promises';
import { DownloadError } from './download-error.ts';

const SPARE_BYTES = 250_000_000;

/** @throws DownloadError `no-space` without room for `bytes` */
export async function refuseFullDisk(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes + SPARE_BYTES;
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / 1_000_000);
  throw new DownloadError('no-space', `There is no room for the model: ${megabytes} MB more are needed.`);
}
