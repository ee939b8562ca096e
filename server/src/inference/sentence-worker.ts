import type { BegunText, SentenceModel } from './sentence-model.ts';

const opened = new Map<string, Promise<SentenceModel | { failure: string }>>();

/** Fails only for a missing model file or runtime, so the message holds no text of users. */
async function open(folder: string): Promise<SentenceModel | { failure: string }> {
  try {
    const { SentenceModel } = await import('./sentence-model.ts'); // fails without a runtime
    return await SentenceModel.open(folder);
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

export type VectorOutcome = { vector: Float32Array } | { begun: BegunText } | { failure: string };

/** Longest time that a question waits for other work; one layer takes as much of the longest text. */
const PIECE_MS = 4;

export async function readVector({ folder, text, begun, isWhole }: Task): Promise<VectorOutcome> {
  const opening = opened.get(folder) ?? open(folder);
  opened.set(folder, opening);
  const model = await opening;
  if ('failure' in model) return model;
  const outcome = await model.read(text, begun, isWhole ? Infinity : PIECE_MS);
  return 'states' in outcome ? { begun: outcome } : { vector: outcome };
}

interface Task {
  folder: string;
  text: string;
  begun: BegunText | undefined;
  isWhole: boolean;
}
