import type { Said } from '#coach/candidate/candidate.ts';
import type { Stage } from '#coach/candidate/beats/stage-label.ts';
import type { Spoken, Telling } from '../asking.ts';
import { inLines } from '../tell-episode.ts';
import { countWords, wholeWithin } from '../wording.ts';
import type { CoachStyle } from './coach-style.ts';

export function inForm(spoken: readonly Spoken[], { form, words }: CoachStyle): string {
  const parts = spoken.filter(({ text }) => text !== '');
  if (form === 'one-liner') return unique(parts.map((said) => mostTelling(said, words))).join(' ');
  const texts = parts.map(({ text, story }) => (form === 'star' && story && inStages(story)) || text);
  const lines = within(unique(texts), words);
  return form === 'sentences'
    ? lines.map((text) => text.replaceAll('\n', ' ')).join('\n\n')
    : lines.join('\n\n');
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

export const STAGE_NAMES: Record<Stage, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
  lesson: 'Lesson',
};

function inStages({ lead, beats }: Telling): string | undefined {
  if (!beats.some(({ stage }) => stage)) return undefined;
  const lines = beats.map(({ text, stage }, at) =>
    stage && stage !== beats[at - 1]?.stage ? `**${STAGE_NAMES[stage]}.** ${text}` : text,
  );
  return inLines([lead, ...lines]);
}

const LABEL = /^\*\*\p{L}+\.\*\* /gmu;

function within(texts: readonly string[], words: number): string[] {
  if (countWords(texts.join(' ').replaceAll(LABEL, '')) <= words) return [...texts];
  const lines = texts.at(-1)?.split('\n').slice(0, -1) ?? [];
  const left = [...texts.slice(0, -1), lines.join('\n')].filter((text) => text !== '');
  return left.length > 0 ? within(left, words) : [...texts];
}

const PARTS: Record<Said['part'], number> = { result: 3, action: 2, lesson: 1, task: 0.5, situation: 0.5 };
const OWN_ACT = /^(?:I|We)\b/;

const worth = ({ part, text }: Said): number =>
  PARTS[part] + (/\d/.test(text) ? 1 : 0) + (OWN_ACT.test(text) ? 1.5 : 0);

/** The story's most telling line that fits, else the first sentence. */
function mostTelling({ text, story }: Spoken, words: number): string {
  const isShort = (said: Said): boolean => countWords(said.text) <= words;
  const [best] =
    story?.beats.toSorted((one, other) => +isShort(other) - +isShort(one) || worth(other) - worth(one)) ?? [];
  return best?.text ?? wholeWithin(text.split('\n')[0]!, 1);
}
