import type { Outcome } from '../resume-worker.ts';

/** Does what the file says: hang, fill the memory, fail, or answer. */
export default function work(file: Uint8Array): Outcome {
  const told = new TextDecoder().decode(file);
  if (told === 'fault') throw new Error('a fault');
  const filling: object[] = [];
  while (told !== 'fine') if (told === 'fill') filling.push(Array.from({ length: 100_000 }, () => ({})));
  return { read: { name: told, education: '', work: '', cut: [], pages: null } };
}
