import type { Episode, Said } from '../candidate.ts';
import { namesTitle } from '../layout/titles.ts';
import { isPast } from '../speech/verbs.ts';

/** A post held or training begun, whatever its verb: `From 2008 to 2015 I worked as a bookkeeper`. */
const HELD =
  /\b(?:I|we) (?:(?:have )?worked (?:as|at|for|in|on)|(?:started|began|trained|served|qualified) (?:as|at|in|out|with|my time)|joined|studied|left|moved to|lived|married|have no)\b/i;
const PASSIVE = /\b(?:am|is|are|was|were|be|been|being)(?: \p{L}+ly)?$/iu;

/** Whether something is done in it, as a story asks for: duties, posts, terms and hobbies are what is so. */
export const tellsDeed = ({ sentences }: Pick<Episode, 'sentences'>): boolean => sentences.some(isDeed);

/** `Approved electrician.` */
const MOST_OF_A_TITLE = 4;

const isDeed = ({ text, tokens }: Said): boolean =>
  !HELD.test(text) &&
  !(tokens.length <= MOST_OF_A_TITLE && !/^I\b/.test(text) && namesTitle(text)) &&
  tokens.some(
    (token) =>
      token.pos === 'VERB' &&
      isPast(token.text.toLowerCase()) &&
      !/^-(?:run|walk|climb)/.test(text.slice(token.at + token.text.length)) && // "I fell-run"
      !PASSIVE.test(text.slice(0, token.at).trimEnd()),
  );
