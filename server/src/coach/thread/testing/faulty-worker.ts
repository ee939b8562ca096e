import { serialize } from 'node:v8';
import type { Material } from '#coach/material.ts';
import type { Answer } from '#coach/saying/say-answer.ts';
import type { ListedStory } from '#coach/shaping/listed-stories.ts';
import type { Opened } from '../opened.ts';
import type { Outcome } from '../task.ts';

/** Who answered `die when told` dies of a message on this channel. */
export const DEATH = 'death';

const opened = new Set<string>();
let openings = 0;

/** Never ends where the work says so. */
export function open({ handle, material: { work } }: { handle: string; material: Material }): Opened {
  if (work === 'hang') stand(Infinity);
  openings += 1;
  opened.add(handle);
  return { texts: [], employers: [] };
}

/** Lists nothing, and as slowly as it reads. */
export function listStories({ material }: { material: Material }): ListedStory[] {
  open({ handle: '', material });
  return [];
}

/**
 * Answers as told by the question: never, with its own end at once or when told, after a while, with the bytes of the
 * question or the openings so far, as if it had forgotten, or by repeating it.
 */
export function answer(asked: { material: string; turns: readonly { text: string }[] }): Outcome<Answer> {
  if (!opened.has(asked.material)) return { notOpen: 'material' };
  const text = asked.turns.at(-1)?.text ?? '';
  if (text === 'hang') for (;;);
  if (text === 'die') process.exit(1);
  if (text === 'die when told') {
    new BroadcastChannel(DEATH).onmessage = () => {
      throw new Error('died idle');
    };
  }
  if (text === 'forget') opened.clear();
  const [, ms] = /^take (\d+) ms/.exec(text) ?? [];
  stand(Number(ms ?? 0));
  if (text === 'how many bytes?') return said(String(serialize(asked).byteLength));
  return said(text === 'how many openings?' ? String(openings) : text);
}

/** The thread does nothing else meanwhile, as if it thought, and leaves the core to other tests. */
const stand = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const said = (text: string): Outcome<Answer> => ({
  result: { text, alternatives: [], note: null, source: null, cue: null },
});
