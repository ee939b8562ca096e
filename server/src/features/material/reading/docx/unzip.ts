import { Unzip, UnzipInflate } from 'fflate';
import { Refusal } from '../refusal.ts';

/** All read parts; a long résumé has half a megabyte. */
const MAX_UNPACKED_BYTES = 20 * 1_024 * 1_024;
const SLICE_BYTES = 8_192;

/**
 * Unpacks wanted entries and counts their bytes meanwhile, as declared sizes may lie.
 * @throws Refusal `tooLargeUnpacked`; the library's error for a broken file
 */
export function unzip(file: Uint8Array, isWanted: (name: string) => boolean): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  const archive = new Unzip((entry) => {
    if (!isWanted(entry.name)) return;
    const pieces: Uint8Array[] = [];
    found.set(entry.name, pieces);
    entry.ondata = (error, piece) => {
      if (error) throw error;
      unpacked += piece.length;
      if (unpacked > MAX_UNPACKED_BYTES) throw new Refusal('tooLargeUnpacked');
      pieces.push(piece);
    };
    entry.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < file.length; at += SLICE_BYTES) {
    const end = at + SLICE_BYTES;
    archive.push(file.subarray(at, end), end >= file.length);
  }
  return new Map([...found].map(([name, pieces]) => [name, Buffer.concat(pieces)]));
}
