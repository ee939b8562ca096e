/** 20 ms at 16 kHz. */
const STEP = 320;
const STEPS_OF_A_BREATH = 8;

/**
 * Least harmful cut: the middle of the quietest 160 ms.
 * @param samples 16 kHz; at least 160 ms
 * @param earliest first sample to cut at
 * @returns index in `samples`
 */
export function quietestPlace(samples: Float32Array, earliest: number): number {
  const energies: number[] = [];
  for (let at = earliest; at + STEP <= samples.length; at += STEP)
    energies.push(energyOf(samples.subarray(at, at + STEP)));
  let best = { first: 0, energy: Number.POSITIVE_INFINITY };
  for (let first = 0; first + STEPS_OF_A_BREATH <= energies.length; first += 1) {
    const energy = energies.slice(first, first + STEPS_OF_A_BREATH).reduce((sum, one) => sum + one, 0);
    if (energy <= best.energy) best = { first, energy };
  }
  return earliest + (best.first + STEPS_OF_A_BREATH / 2) * STEP;
}

function energyOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum;
}
