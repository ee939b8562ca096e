import { readFile } from 'node:fs/promises';
import type { SentenceVectors } from './sentence-models.ts';

/** Logistic regression on a sentence's vector; some models add weights of words and word pairs. */
interface Head {
  classes: string[];
  scale: number;
  weight: number[][];
  bias: number[];
  words?: WordLayer;
}

interface WordLayer {
  share: number;
  vocab: string[];
  idf: number[];
  intercept: number[];
  scale: number[];
  coef: number[];
}

export interface SentenceClassifier {
  /** Probability by kind; undefined without a model, on failure, or with too many waiting. */
  kinds: (text: string) => Promise<ReadonlyMap<string, number> | undefined>;
}

export function sentenceClassifier(vectors: SentenceVectors, head: URL): SentenceClassifier {
  let reading: Promise<{ head: Head; places: Map<string, number> }> | undefined;
  const read = async () => {
    const parsed = JSON.parse(await readFile(head, 'utf8')) as Head;
    return { head: parsed, places: new Map((parsed.words?.vocab ?? []).map((word, place) => [word, place])) };
  };
  return {
    async kinds(text) {
      const plain = plainQuotes(text);
      const vector = await vectors.vector(plain);
      if (!vector) return undefined;
      const opened = await (reading ??= read());
      const { classes, words } = opened.head;
      const ofVector = byVector(opened.head, vector);
      const joined = words
        ? logSoftmax(joinedBy(words.share, ofVector, byWords({ words, places: opened.places }, plain)))
        : ofVector;
      return new Map(classes.map((name, at) => [name, Math.exp(joined[at]!)]));
    },
  };
}

const plainQuotes = (text: string): string =>
  text
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u201C\u201D]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();

const byVector = ({ scale, weight, bias }: Head, vector: Float32Array): number[] =>
  logSoftmax(
    weight.map((row, place) => row.reduce((sum, each, at) => sum + each * scale * vector[at]!, bias[place]!)),
  );

const joinedBy = (share: number, ofVector: readonly number[], ofWords: readonly number[]): number[] =>
  ofVector.map((each, at) => (1 - share) * each + share * ofWords[at]!);

function byWords(
  { words, places }: { words: WordLayer; places: Map<string, number> },
  text: string,
): number[] {
  const kinds = words.intercept.length;
  const single = text.toLowerCase().match(/[\p{L}\p{N}_']+/gu) ?? [];
  const counts = new Map<number, number>();
  for (const gram of [...single, ...single.slice(1).map((word, at) => `${single[at]} ${word}`)]) {
    const place = places.get(gram);
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  const weighed = [...counts].map(
    ([place, count]) => [place, (1 + Math.log(count)) * words.idf[place]!] as const,
  );
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return logSoftmax(
    words.intercept.map((start, kind) =>
      weighed.reduce(
        (sum, [place, weight]) =>
          sum + (weight / length) * words.coef[place * kinds + kind]! * words.scale[kind]!,
        start,
      ),
    ),
  );
}

function logSoftmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0)) + most;
  return scores.map((score) => score - total);
}
