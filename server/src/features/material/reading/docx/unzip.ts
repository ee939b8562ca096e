import { Unzip, UnzipInflate } from 'fflate';
import { Refusal } from '../refusal.ts';

/** Of the parts that are read, together; a long résumé has half a megabyte. */
const MAX_UNPACKED_BYTES = 20 * 1_024 * 1_024;
/** Deflate makes at most a thousand times as much of it, and no more is unpacked before it is counted. */
const SLICE_BYTES = 8_192;

/**
 * The entries of a zip file that are wanted, by name. What they unpack to is counted while it is unpacked: what
 * the file itself says of its sizes is not believed.
 * @throws Refusal `tooLargeUnpacked`, and what the library throws at a broken file
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
