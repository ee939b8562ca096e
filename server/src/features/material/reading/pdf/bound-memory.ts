/** One stream of a résumé unpacked; a picture of a whole page in colour has less. */
const MAX_ARRAY_BYTES = 64 * 1_024 * 1_024;

let refused = false;

/** Whether an array was refused since this was asked last. */
export function wasRefused(): boolean {
  const was = refused;
  refused = false;
  return was;
}

/**
 * Bounds what a thread allocates besides its heap, which has a limit of its own: pdf.js unpacks a stream into one
 * array that it doubles, and a few kilobytes may unpack to gigabytes. Its other way, through the platform's
 * decompression, collects pieces without an end, and is closed. For a thread that does nothing else.
 */
export function boundMemory(): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, given: [unknown], made: () => void): Uint8Array {
      if (typeof given[0] === 'number' && given[0] > MAX_ARRAY_BYTES) {
        refused = true;
        throw new RangeError('a stream of the file is too large');
      }
      return Reflect.construct(target, given, made) as Uint8Array;
    },
  });
  Reflect.deleteProperty(globalThis, 'DecompressionStream');
}
