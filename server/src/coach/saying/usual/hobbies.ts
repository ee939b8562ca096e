import { inLines } from '../tell-episode.ts';
import { capitalised, ended, listed } from '../wording.ts';
import type { UsualRule } from './usual-rule.ts';

const MOST = 5;

/** Interests as they are listed; nobody reads or walks who has not written it. */
export const hobbies: UsualRule = {
  draft: 'fact',
  isOfOneself: true,
  say: ({ candidate: { holdings } }) => {
    const interests = holdings
      .filter(({ kind }) => kind === 'interest')
      .map(({ text }) => text.replace(/^[^:]{3,40}:\s+/, '').replace(/[.;]+$/, ''))
      .slice(0, MOST);
    if (interests.length === 0) return undefined;
    const areSentences = interests.some((text) => /^I\b/.test(text));
    const text = areSentences
      ? inLines(interests.map((one) => ended(capitalised(one))))
      : `My interests are ${listed(interests)}.`;
    return { text, told: [], isWithoutOffers: true };
  },
};
