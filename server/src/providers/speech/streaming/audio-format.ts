export const SAMPLE_RATE = 16_000;
/** 100 ms: one WebSocket frame of audio. */
export const FRAME_SAMPLES = 1_600;

/** Models silently hear noise in 16-bit integers. */
export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}
