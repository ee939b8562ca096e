/** About -54 dBFS: a shared tab that plays nothing sends zeros, or a hiss below this. */
const AUDIBLE = 64;

/** Whether 16-bit samples have any sound. */
export function isAudible(samples: Int16Array): boolean {
  for (const sample of samples) if (sample > AUDIBLE || sample < -AUDIBLE) return true;
  return false;
}
