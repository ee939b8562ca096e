import { readTokens, type Token } from '#coach/language/read-text.ts';
import type { Episode, Said } from '../candidate.ts';
import { asTold } from '../speech/as-told.ts';
import { closeSentence, say } from '../speech/say.ts';
import type { Draft } from './draft.ts';
import { namesIn } from './names.ts';
import { numbersIn } from './numbers.ts';
import { partOf } from './part-of.ts';

/** A longer phrase is no entry of a list. */
const MOST_HELD = 9;

/** `500+ drops`, `score 78 to 91`: a figure without its sentence is nothing that one has. */
const COUNTS = /\d\+?\s\p{Ll}{3,}|\d%?\sto\s[£€$¥]?\d/u;

/** A draft's sentences as they can be said; `unsaid` are phrases that only a list can hold. */
export function tellDraft({ source, place, sentences }: Draft): {
  episode?: Omit<Episode, 'id'>;
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
    else if (text.split(' ').length <= MOST_HELD && !COUNTS.test(text))
      unsaid.push(text.replace(/[\s.;,:]+$/, ''));
  }
  const said = texts.map((text, index) => asSaid(text, index === 0 && texts.length > 2));
  if (said.length === 0) return { unsaid };
  const numbers = new Set(said.flatMap(({ text }) => numbersIn(text)));
  const names = new Set(said.flatMap(({ text, tokens }) => namesIn(text, tokens)));
  return { episode: { source, place, sentences: said, numbers: [...numbers], names: [...names] }, unsaid };
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
