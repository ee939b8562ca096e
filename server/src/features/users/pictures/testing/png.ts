import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length, type, data, checksum (W3C PNG, third edition, §5.3). */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, place) => bytes.writeUInt32BE(value, 4 * place));
  return bytes;
};

/** A byte a pixel. */
const greySquare = (side: number, grey: number): Buffer => {
  const row = Buffer.alloc(side + 1, grey);
  row[0] = 0; // no filter
  return deflateSync(Buffer.concat(Array.from({ length: side }, () => row)));
};

const header = (side: number, bitDepth: number): Buffer =>
  chunk('IHDR', Buffer.concat([numbers(side, side), Buffer.from([bitDepth, 0, 0, 0, 0])]));

/** Black, a bit a pixel: kilobytes for any size. */
export function pngBomb(side: number): Buffer {
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    SIGNATURE,
    header(side, 1),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** White, then black. */
export function animation(side: number): Buffer {
  const frame = (sequence: number): Buffer =>
    chunk('fcTL', Buffer.concat([numbers(sequence, side, side, 0, 0), Buffer.from([0, 1, 0, 1, 0, 0])]));
  return Buffer.concat([
    SIGNATURE,
    header(side, 8),
    chunk('acTL', numbers(2, 0)),
    frame(0),
    chunk('IDAT', greySquare(side, 255)),
    frame(1),
    chunk('fdAT', Buffer.concat([numbers(2), greySquare(side, 0)])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
