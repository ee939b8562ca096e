/** The samples of a 16-bit mono WAV file (RIFF: a chunk is a name, its length, its bytes). */
export function wavSamples(wav: Buffer): Int16Array {
  for (let at = 12; at + 8 <= wav.length;) {
    const length = wav.readUInt32LE(at + 4);
    if (wav.toString('ascii', at, at + 4) === 'data') return samplesOf(wav.subarray(at + 8, at + 8 + length));
    at += 8 + length + (length % 2);
  }
  throw new Error('no data chunk');
}

export function samplesOf(bytes: Buffer): Int16Array {
  return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + (bytes.length & ~1)));
}

/**
 * How alike two sounds are, whatever the delay and loudness between them: the highest normalised
 * correlation of their loudness over time (RMS in 10 ms steps), 1 for the same, about 0 for unrelated.
 */
export function envelopeCorrelation(played: Int16Array, heard: Int16Array): number {
  const a = envelope(played);
  const b = envelope(heard);
  let best = 0;
  for (let lag = 0; lag + a.length <= b.length; lag += 1) {
    best = Math.max(best, pearson(a, b.subarray(lag, lag + a.length)));
  }
  return best;
}

const STEP = 160; // 10 ms at 16 kHz

function envelope(samples: Int16Array): Float64Array {
  const steps = new Float64Array(Math.floor(samples.length / STEP));
  for (let i = 0; i < steps.length; i += 1) {
    let energy = 0;
    for (let j = i * STEP; j < (i + 1) * STEP; j += 1) energy += (samples[j] ?? 0) ** 2;
    steps[i] = Math.sqrt(energy / STEP);
  }
  return steps;
}

/** Pearson's correlation coefficient of two series of the same length. */
function pearson(x: Float64Array, y: Float64Array): number {
  const meanX = mean(x);
  const meanY = mean(y);
  let covariance = 0;
  let varianceX = 0;
  let varianceY = 0;
  for (let i = 0; i < x.length; i += 1) {
    const dx = (x[i] ?? 0) - meanX;
    const dy = (y[i] ?? 0) - meanY;
    covariance += dx * dy;
    varianceX += dx * dx;
    varianceY += dy * dy;
  }
  return covariance / (Math.sqrt(varianceX * varianceY) || 1);
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
