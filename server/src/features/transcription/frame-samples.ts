/** Of a client's frame of up to 64 KB (RFC 6455 §5.2); no other frame and a header of one's own fit into so few bytes. */
const MOST_HEADER_BYTES = 8;

/** The frame's bytes seen as samples, without a copy where they lie evenly. Both ends are little-endian. */
export function toSamples(frame: Buffer): Int16Array {
  const { buffer, byteOffset, length } =
    frame.byteOffset % 2 === 0 ? frame : Buffer.from(new Uint8Array(frame));
  return new Int16Array(buffer, byteOffset, length / Int16Array.BYTES_PER_ELEMENT);
}

/**
 * Gives a frame's memory back at once: V8 would let seconds of sound wait for its next collection (decision 48). Only
 * where the frame is all that the socket read, as it is in real time. Nobody may use the samples after it.
 */
export function freeSamples({ buffer, byteOffset, byteLength }: Int16Array): void {
  const isAlone = byteOffset <= MOST_HEADER_BYTES && byteOffset + byteLength === buffer.byteLength;
  if (isAlone && byteLength > 0 && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
