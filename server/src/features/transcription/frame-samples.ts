/**
 * Header of a client's frame of up to 64 KB (RFC 6455 §5.2); so few bytes hold no other frame with its
 * header.
 */
const MOST_HEADER_BYTES = 8;

/** A view without a copy where the bytes are aligned. Both ends are little-endian. */
export function toSamples(frame: Buffer): Int16Array {
  const { buffer, byteOffset, length } =
    frame.byteOffset % 2 === 0 ? frame : Buffer.from(new Uint8Array(frame));
  return new Int16Array(buffer, byteOffset, length / Int16Array.BYTES_PER_ELEMENT);
}

/**
 * Frees a frame's memory at once: V8 would keep seconds of audio until its next collection. Only where the
 * frame is all that the socket read, as in real time. The samples are unusable afterwards.
 */
export function freeSamples({ buffer, byteOffset, byteLength }: Int16Array): void {
  const isAlone = byteOffset <= MOST_HEADER_BYTES && byteOffset + byteLength === buffer.byteLength;
  if (isAlone && byteLength > 0 && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
