import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { HEARD_DIR } from '../../e2e/app-address.ts';
import { samplesOf } from '../../e2e/correlation.ts';
import { streamsHeard } from '../../e2e/heard.ts';

const RATE = 16_000;
/** Half a second: shorter pieces resemble others. */
const PIECE = RATE / 2;
const STEP = RATE / 100;
const STEPS = PIECE / STEP;
/** Quieter pieces are pauses. */
const LOUD = 300;
/** Candidates by loudness, compared by samples. */
const PLACES = 5;
/** Correlation: resampled twice 0.98, a sixth missing less. */
const SAME = 0.9;

/** @returns reads new sound (16 kHz) of the recogniser */
export function listenBehind(): () => Promise<Int16Array> {
  const lengths = new Map<string, number>();
  return async () => {
    const chunks: Buffer[] = [];
    for (const stream of await streamsHeard()) {
      const file = await open(join(HEARD_DIR, stream));
      const from = lengths.get(stream) ?? 0;
      const { size } = await file.stat();
      const { buffer } = await file.read({ buffer: Buffer.alloc(size - from), position: from });
      await file.close();
      lengths.set(stream, size);
      chunks.push(buffer);
    }
    return samplesOf(Buffer.concat(chunks));
  };
}

export interface Arrived {
  pieces: number;
  /** Incomplete pieces. */
  lost: number;
}

/** Finds each half second of speech in what was heard. */
export function arrivedOf(played: Int16Array, heard: Int16Array): Arrived {
  const loudness = loudnessOf(heard);
  const arrived = { pieces: 0, lost: 0 };
  for (let from = 0; from + PIECE <= played.length; from += PIECE) {
    const piece = played.subarray(from, from + PIECE);
    if (rms(piece) < LOUD) continue;
    arrived.pieces += 1;
    if (bestOf(piece, heard, placesAlike(loudnessOf(piece), loudness)) < SAME) arrived.lost += 1;
  }
  return arrived;
}

/** Best matches by loudness, apart. */
function placesAlike(piece: Float64Array, all: Float64Array): number[] {
  const alike: { at: number; alike: number }[] = [];
  for (let at = 0; at + STEPS <= all.length; at += 1) alike.push({ at, alike: correlation(piece, all, at) });
  alike.sort((a, b) => b.alike - a.alike);
  const places: number[] = [];
  for (const { at } of alike) {
    if (places.every((place) => Math.abs(place - at) > 2)) places.push(at);
    if (places.length === PLACES) break;
  }
  return places;
}

function bestOf(piece: Int16Array, heard: Int16Array, places: readonly number[]): number {
  let best = 0;
  for (const place of places)
    for (let at = place * STEP - STEP; at <= place * STEP + STEP; at += 1)
      if (at >= 0 && at + PIECE <= heard.length) best = Math.max(best, correlation(piece, heard, at));
  return best;
}

type Series = Int16Array | Float64Array;

/** Pearson's from a place on. */
function correlation(a: Series, b: Series, from: number): number {
  const n = a.length;
  let [sumA, sumB, sumAA, sumBB, sumAB] = [0, 0, 0, 0, 0];
  for (let i = 0; i < n; i += 1) {
    const x = a[i]!;
    const y = b[from + i]!;
    sumA += x;
    sumB += y;
    sumAA += x * x;
    sumBB += y * y;
    sumAB += x * y;
  }
  const spread = Math.sqrt((sumAA - sumA ** 2 / n) * (sumBB - sumB ** 2 / n));
  return spread > 0 ? (sumAB - (sumA * sumB) / n) / spread : 0;
}

const loudnessOf = (samples: Int16Array): Float64Array =>
  Float64Array.from({ length: Math.floor(samples.length / STEP) }, (_, step) =>
    rms(samples.subarray(step * STEP, (step + 1) * STEP)),
  );

const rms = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
