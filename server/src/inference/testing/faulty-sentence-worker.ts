const read: string[] = [];

/** Dies, hangs, lacks a model, or counts texts read. */
export function vector({ text }: { text: string }): { vector: Float32Array } | { failure: string } {
  if (text === 'die') process.exit(1);
  if (text === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (text === 'no model') return { failure: 'no runtime' };
  read.push(text);
  return { vector: Float32Array.of(read.length) };
}
