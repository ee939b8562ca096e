import type { Material } from '#coach/material.ts';
import type { Answer } from '#coach/saying/say-answer.ts';
import type { ListedStory } from '#coach/shaping/list-stories.ts';

/** Never ends where the work says so. */
export function read({ work }: Material): void {
  if (work === 'hang') for (;;);
}

/** Lists nothing, and as slowly as it reads. */
export function list(material: Material): ListedStory[] {
  read(material);
  return [];
}

/** Answers as told by the question: never, with its own end at once or afterwards, after a while, or by repeating it. */
export function answer({ turns }: { turns: readonly { text: string }[] }): Answer {
  const text = turns.at(-1)?.text ?? '';
  if (text === 'hang') for (;;);
  if (text === 'die') process.exit(1);
  if (text === 'die later')
    setTimeout(() => {
      throw new Error('died idle');
    }, 50);
  const [, ms] = /^take (\d+) ms/.exec(text) ?? [];
  for (const until = performance.now() + Number(ms ?? 0); performance.now() < until;);
  return { text, alternatives: [], note: null, source: null };
}
