import { inLines } from '../tell-episode.ts';
import { capitalised, ended, listed } from '../wording.ts';
import { likelyLines, ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const MOST = 5;
const LIKELY = 0.4;
const LABEL = /^(?:[^:]{3,40}:|(?:interests|hobbies)\b\W*?)\s+/i;
/** Of another column: `with battery pumps until 5 am. We` */
const BROKEN = /^(?:with|until|of|for|and|from|by|to)\b|\b(?:we|the|an?|of)$/i;
/** `Interests    Chess` is read as two. */
const HEADING = /^(?:interests|hobbies|pastimes)$/i;
const OPENS = String.raw`(?:In my (?:spare|free) time|Outside (?:of )?work|Away from (?:work|the \p{L}+)|At weekends),? I\b`;
const SENTENCE = new RegExp(
  `^(?:I\\b|${OPENS}|(?:\\p{L}+day )?(?:nights|mornings|evenings|\\p{L}+days) I\\b)`,
  'iu',
);
/** "I play the viola in a community orchestra", and no key role in a project. */
const PASTIME = new RegExp(
  String.raw`\bI (?:also )?(?:play (?!an? )(?:\p{L}+ )|sing\b|swim\b|cycle\b|climb\b|knit\b|dance\b|fish\b|row\b|garden\b)|^${OPENS}|\bkeep an allotment\b`,
  'iu',
);

/** `chess at the club in, Semaphore`, `drumming, badly` */
function joined(items: readonly string[], next: string): string[] {
  const last = items.at(-1) ?? '';
  const between = /\b(?:in|at|with|for|and)$/i.test(last)
    ? ' '
    : last && /^(?:\p{L}+ly$|(?:and )?not\b|but\b|though\b)/u.test(next)
      ? ', '
      : '';
  return between ? [...items.slice(0, -1), last + between + next] : [...items, next];
}

/** "I am fine with earlies, lates and weekends. Chess" was split at its commas. */
const TERMS = /\b(?:earlies|lates|weekends?|shifts?|(?<!day )nights|overtime|relocate|notice)\b/i;

const QUALIFICATION = /\b(?:BSc|BA|MSc|MA|PhD|HN[CD]|GCSEs?|NVQ|diploma|degree|certificate|licen[cs]e)\b/i;

/** Interests as they are listed; nobody reads or walks who has not written it. */
export const hobbies: UsualRule = {
  draft: 'fact',
  isOfOneself: true,
  say: (asking) => {
    const { candidate } = asking;
    const interests = candidate.holdings
      .filter(({ kind }) => kind === 'interest')
      .flatMap(({ text }) => text.split(/(?<=\p{Ll}{3})\.\s+(?=\p{Lu}\p{Ll})/u))
      .map((text) =>
        text
          .replace(/^[^\p{L}\p{N}]+/u, '')
          .replace(LABEL, '')
          .replace(/^[^\p{L}\p{N}]+/u, '')
          .replace(/[.;]+$/, ''),
      )
      .filter(
        (text) => !HEADING.test(text) && !BROKEN.test(text) && !QUALIFICATION.test(text) && !TERMS.test(text),
      )
      .reduce<string[]>(joined, [])
      .slice(0, MOST);
    if (interests.length === 0) {
      const line =
        likelyLines(asking, 'hobbies', LIKELY)[0] ?? ownLines(candidate, (text) => PASTIME.test(text))[0];
      return line && { text: line.text, told: [line.episode] };
    }
    const areSentences = interests.some((text) => SENTENCE.test(text));
    const text = areSentences
      ? inLines(interests.map((one) => ended(capitalised(one))))
      : `My interests are ${listed(interests)}.`;
    return { text, told: [], isWithoutOffers: true };
  },
};
