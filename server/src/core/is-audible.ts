/** Amplitude of about -54 dBFS: a silent shared tab sends zeros or a hiss below this. */
export const AUDIBLE = 64;

export function isAudible(samples: Int16Array): boolean {
  for (const sample of samples) if (sample > AUDIBLE || sample < -AUDIBLE) return true;
  return false;
}
