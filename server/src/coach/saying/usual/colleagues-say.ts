import type { Episode } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { isPraise } from './kinds-of-story.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const SAID_OF_ME =
  /\b(?:calls?|called|describes?|described|know|knows) me (?:as\b|the\b|an?\b|for\b)|\b(?:says?|said|tells? me|told me) (?:that )?I (?:am|was|have|had|keep|kept|stay|always|never)\b/i;

/** `Nominated by the ward sisters: "Ana never makes you feel stupid."` */
const QUOTED = /[“"]([^“”"]{10,})[”"]/;

/** What was said of the candidate, in the words that they have written down; it is nobody's opinion that they might have. */
export const colleaguesSay: UsualRule = {
  draft: 'fact',
  say: (asking) => {
    const praise = asking.candidate.episodes.find(isPraise);
    if (praise) return { text: inLines([SAID, ...inQuotes(praise)]), told: [praise] };
    const [first = ''] = asking.candidate.name.replace(/^(?:Dr|Mrs?|Ms)\.? /, '').split(' ');
    const isQuoted = (text: string): boolean =>
      first !== '' && QUOTED.exec(text)?.[1]!.includes(first) === true;
    const [line] = ownLines(asking.candidate, (text) => SAID_OF_ME.test(text) || isQuoted(text));
    return line && { text: line.text, told: [line.episode] };
  },
};

const SAID = 'This was said of me.';

/** What is said in several sentences is read as one: `"Calm. That is the whole review."` */
function inQuotes({ sentences }: Episode): string[] {
  const texts = sentences.map(({ text }) => text);
  const end = texts.findIndex((text) => /["”]\.?$/.test(text)) + 1;
  return [texts.slice(0, end).join(' '), ...texts.slice(end)];
}
