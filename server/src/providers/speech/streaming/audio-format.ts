/** All audio in this folder: 16 kHz, mono, 16-bit. */
export const SAMPLE_RATE = 16_000;
/** 100 ms, as the sockets carry it. */
export const FRAME_SAMPLES = 1_600;

/** Speech models want floats in [-1, 1]; given 16-bit integers, they hear noise and say nothing of it. */
export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}
