/** 16-bit mono WAV (RIFF chunks of name, length, bytes). */
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
 * Similarity up to delay and loudness: Pearson's of RMS in 10 ms steps, by half seconds, the second worst: one
 * stall spoils one piece and delays the rest.
 */
export function envelopeCorrelation(played: Int16Array, heard: Int16Array): number {
  const a = envelope(played);
  const b = envelope(heard);
  const { lag } = bestMatch(a, b, 0, b.length);
  const alike: number[] = [];
  for (let from = 0; from + PIECE <= a.length; from += PIECE) {
    const piece = a.subarray(from, from + PIECE);
    alike.push(bestMatch(piece, b, lag + from - SLACK, lag + from + SLACK).correlation);
  }
  return alike.toSorted((x, y) => x - y)[1] ?? 0;
}

const STEP = 160; // 10 ms at 16 kHz
const PIECE = 50; // steps
const SLACK = 50; // steps

/** Lags in steps. */
function bestMatch(a: Float64Array, b: Float64Array, from: number, to: number) {
  let best = { lag: 0, correlation: 0 };
  for (let lag = Math.max(0, from); lag <= to && lag + a.length <= b.length; lag += 1) {
    const correlation = pearson(a, b.subarray(lag, lag + a.length));
    if (correlation > best.correlation) best = { lag, correlation };
  }
  return best;
}

function envelope(samples: Int16Array): Float64Array {
  const steps = new Float64Array(Math.floor(samples.length / STEP));
  for (let i = 0; i < steps.length; i += 1) {
    let energy = 0;
    for (let j = i * STEP; j < (i + 1) * STEP; j += 1) energy += (samples[j] ?? 0) ** 2;
    steps[i] = Math.sqrt(energy / STEP);
  }
  return steps;
}

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
