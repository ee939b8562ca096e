const MAX_BYTES = 64 * 1_024 * 1_024;
const MAX_BYTES_OF_ALL = 256 * 1_024 * 1_024;
const LARGE_BYTES = 1_024 * 1_024;

let refused = false;
let bytesOfAll = 0;

export function wasRefused(): boolean {
  const was = refused;
  refused = false;
  return was;
}

/**
 * Bounds arrays outside the heap: kilobytes of a PDF may unpack to gigabytes. pdf.js collects pieces, or
 * doubles one array; beyond the limit both fail. Only for a process of its own.
 */
export function boundMemory(): void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, given: [unknown], made: () => void): Uint8Array {
      const [size] = given;
      if (typeof size === 'number' && size >= LARGE_BYTES) admit(size, size);
      return Reflect.construct(target, given, made) as Uint8Array;
    },
  });
  globalThis.DecompressionStream = new Proxy(DecompressionStream, {
    construct(target, given: ConstructorParameters<typeof DecompressionStream>): object {
      const { readable, writable } = new target(...given);
      return { readable: readable.pipeThrough(boundedPipe()), writable };
    },
  });
}

function boundedPipe(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, out) {
      bytes += piece.length;
      admit(piece.length, bytes);
      out.enqueue(piece);
    },
  });
}

function admit(more: number, ofOne: number): void {
  bytesOfAll += more;
  if (ofOne <= MAX_BYTES && bytesOfAll <= MAX_BYTES_OF_ALL) return;
  refused = true;
  throw new RangeError('the file is too large unpacked');
}
