import type { LevelEvent } from './capture-events.ts';

/** Root mean square and peak of a block, linear, 0 to 1. */
export function measureLevel(block: Float32Array): LevelEvent {
  let sumOfSquares = 0;
  let peak = 0;
  for (const sample of block) {
    sumOfSquares += sample * sample;
    peak = Math.max(peak, Math.abs(sample));
  }
  const rms = block.length === 0 ? 0 : Math.sqrt(sumOfSquares / block.length);
  return { type: 'level', rms: Math.min(1, rms), peak: Math.min(1, peak) };
}
