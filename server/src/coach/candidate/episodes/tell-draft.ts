import { titleFrom } from '@pythia/contracts/story-title.ts';
import { readTokens, type Token } from '#coach/language/read-text.ts';
import type { Episode, Said } from '../candidate.ts';
import { asTold } from '../speech/as-told.ts';
import { closeSentence, say } from '../speech/say.ts';
import type { Draft } from './draft.ts';
import { namesIn } from './names.ts';
import { numbersIn } from './numbers.ts';
import { partOf } from './part-of.ts';
import { tellsAct } from './new-matter.ts';
import type { Written } from './written.ts';

/** A longer phrase is no entry of a list. */
const MOST_HELD = 9;

/** `500+ drops`, `score 78 to 91`: a figure without its sentence is nothing that one has. */
const COUNTS = /\d\+?\s\p{Ll}{3,}|\d%?\sto\s[£€$¥]?\d/u;

/** An episode that has no number among the candidate's yet. */
export type ReadEpisode = Omit<Episode, 'id'>;

/** A draft's sentences as they can be said; `unsaid` are phrases that only a list can hold. */
export function tellDraft({ source, place, sentences, title }: Draft): {
  episode?: ReadEpisode;
  unsaid: string[];
} {
  const isCurrent = place.from === '' ? undefined : place.isCurrent;
  const texts: string[] = [];
  const unsaid: string[] = [];
  for (const { text, tokens } of sentences) {
    const spoken = source === 'story' ? [asTold(text)] : say(text, isCurrent);
    if (spoken.length > 0) texts.push(...spoken);
    // What has a verb among other sentences was told in sentences by the candidate.
    else if (sentences.length > 1 && isWhole(text, tokens)) texts.push(closeSentence(text));
    else if (source === 'work' && setsScene(text, sentences)) texts.push(closeSentence(text));
    else if (text.split(' ').length <= MOST_HELD && !COUNTS.test(text))
      unsaid.push(text.replace(/[\s.;,:]+$/, ''));
  }
  const [first] = texts;
  if (first === undefined) return { unsaid };
  return { episode: episodeOf({ source, place, title: title ?? titleFrom(first), texts }), unsaid };
}

interface Telling
  extends Pick<Episode, 'title' | 'source' | 'place'>, Partial<Pick<Episode, 'isFavourite' | 'isReworded'>> {
  /** Its sentences, as they are said. */
  texts: readonly string[];
}

/** An episode of sentences that can be said. */
export function episodeOf({ texts, isFavourite = false, isReworded = false, ...rest }: Telling): ReadEpisode {
  const sentences = texts.map((text, index) => asSaid(text, index === 0 && texts.length > 2));
  const numbers = new Set(sentences.flatMap(({ text }) => numbersIn(text)));
  const names = new Set(sentences.flatMap(({ text, tokens }) => namesIn(text, tokens)));
  return { ...rest, isFavourite, isReworded, sentences, numbers: [...numbers], names: [...names] };
}

/** "Night march, wrong valley, my map." before what was done then. */
function setsScene(text: string, [first, next]: readonly Written[]): boolean {
  const words = text.split(' ');
  return (
    text === first?.text &&
    next !== undefined &&
    tellsAct(next) &&
    words.length > 3 &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2
  );
}

const isWhole = (text: string, tokens: readonly Token[]): boolean =>
  /[.!?]$/.test(text) &&
  tokens.length >= 5 &&
  tokens.slice(1).some(({ pos, text: word }) => (pos === 'VERB' || pos === 'AUX') && !word.endsWith('ing'));

const asSaid = (text: string, isOpening: boolean): Said => ({
  text,
  tokens: readTokens(text),
  part: partOf(text, isOpening),
});
