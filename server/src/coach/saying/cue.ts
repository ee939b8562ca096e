import type { Cue } from '@pythia/contracts/cue.ts';
import type { Episode } from '#coach/candidate/candidate.ts';
import type { Passage } from '#coach/knowledge/passages.ts';
import type { Spoken } from './asking.ts';
import { hasOwnTitle } from './source-of.ts';

const MOST_BEATS = 3;
const BEAT_CHARACTERS = 90;
const WHICH = 'Which story fits?';

export function cueOf(
  spoken: readonly Spoken[],
  { source, alternatives }: { source: string | null; alternatives: readonly string[] },
): Cue | null {
  const beats = spoken.flatMap(({ story, text }) => story?.beats.map((beat) => beat.text) ?? [text]);
  const cue = shortCue(titleOf(spoken) ?? placeIn(source), beats.join('\n'));
  if (cue || alternatives.length === 0) return cue;
  return { title: WHICH, beats: [...alternatives] };
}

export const cueOfPassage = ({ title, sentences }: Passage): Cue | null =>
  shortCue(title, sentences.join('\n'));

/** First beats and the last, which is the outcome; null without beats. */
export function shortCue(title: string | null, text: string): Cue | null {
  const lines = text.split(/\n+|(?<=[.!?])\s+(?=["“]?[\p{Lu}\d])/u).filter((line) => line.trim() !== '');
  const beats = lines.length > MOST_BEATS ? [...lines.slice(0, MOST_BEATS - 1), lines.at(-1)!] : lines;
  return beats.length === 0 ? null : { title, beats: [...new Set(beats.map(short))] };
}

function titleOf(spoken: readonly Spoken[]): string | undefined {
  const story = onlyStory(spoken);
  return story && hasOwnTitle(story) ? story.title : undefined;
}

export function onlyStory(spoken: readonly Spoken[]): Episode | undefined {
  const [first, ...others] = new Set(spoken.flatMap((said) => said.told));
  return others.length === 0 ? first : undefined;
}

/** `From your résumé: Rye & Co., 2019–21` → `Rye & Co., 2019–21` */
const placeIn = (source: string | null): string | null =>
  (source && /^From [^:]+: (.+)$/.exec(source)?.[1]) ?? null;

function short(beat: string): string {
  const plain = beat.trim();
  if (plain.length <= BEAT_CHARACTERS) return plain;
  return `${plain.slice(0, BEAT_CHARACTERS).replace(/[\s,;:–-]+\S*$/u, '')} …`;
}
