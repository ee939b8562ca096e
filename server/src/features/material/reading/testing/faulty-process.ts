import { answerOnce } from '../reading-process.ts';

/** Does what the file says: hang, fill the memory, fail, or answer. */
answerOnce(async (file) => {
  const told = new TextDecoder().decode(file);
  if (told === 'fault') throw new Error('a fault');
  const filling: object[] = [];
  while (told !== 'fine') if (told === 'fill') filling.push(Array.from({ length: 100_000 }, () => ({})));
  return { name: told, education: '', work: '', cut: [], pages: null };
});
