import { answerOnce } from '../reading-process.ts';

/** Hangs, fills memory, aborts, fails or answers, as the file says. */
const read = async (file: Uint8Array) => {
  const told = new TextDecoder().decode(file);
  if (told === 'fault') throw new Error('a fault');
  if (told === 'killed') process.kill(process.pid, 'SIGKILL');
  if (told === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); // a loop, without its core
  if (told === 'fill') fill();
  const parts = { name: told, education: '', work: '' };
  return { parts, rows: null, pages: null, unread: { pages: [], rest: false } };
};
answerOnce({ resume: read, document: read });

function fill(): never {
  const filling: object[] = [];
  for (;;) filling.push(Array.from({ length: 100_000 }, () => ({})));
}
