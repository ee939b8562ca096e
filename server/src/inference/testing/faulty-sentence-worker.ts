import type { BegunText } from '../sentence-model.ts';
import type { VectorOutcome } from '../sentence-worker.ts';

const texts: string[] = [];
const LONG_IN_PIECES = 3;

/** Dies, hangs, lacks a model, is long, or counts texts read. */
export function readVector({ text, begun, isWhole }: Task): VectorOutcome {
  if (text === 'die') process.exit(1);
  if (text === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (text === 'no model') return { failure: 'no runtime' };
  const files = (begun?.files ?? 0) + 1;
  if (text.startsWith('long') && !isWhole && files < LONG_IN_PIECES)
    return { begun: { files, states: { numbers: new Float32Array(), columns: 1 } } };
  texts.push(text);
  return { vector: Float32Array.of(texts.length) };
}

interface Task {
  text: string;
  begun: BegunText | undefined;
  isWhole: boolean;
}
