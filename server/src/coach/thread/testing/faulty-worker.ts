import type { Answer } from '#coach/saying/say-answer.ts';

/** Answers as told by the question: never, with its own end at once or afterwards, or by repeating it. */
export function answer({ turns }: { turns: readonly { text: string }[] }): Answer {
  const text = turns.at(-1)?.text ?? '';
  if (text === 'hang') for (;;);
  if (text === 'die') process.exit(1);
  if (text === 'die later')
    setTimeout(() => {
      throw new Error('died idle');
    }, 50);
  return { text, source: null };
}
