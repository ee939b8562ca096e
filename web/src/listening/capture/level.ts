import type { LevelEvent } from './capture-events.ts';

/** Root mean square and peak, linear, 0 to 1. */
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

/** RMS: a quiet voice lies well above, a muted tab at 0. */
const AUDIBLE = 0.003;
export const isLoud = (rms: number): boolean => rms > AUDIBLE;
const QUIET_LEVELS = 40;

export function audibility(): (rms: number) => boolean {
  let quiet = QUIET_LEVELS;
  return (rms) => {
    quiet = isLoud(rms) ? 0 : quiet + 1;
    return quiet < QUIET_LEVELS;
  };
}
