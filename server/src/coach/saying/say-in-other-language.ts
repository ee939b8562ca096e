import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { offerOf } from './alternatives.ts';
import { cueOf } from './cue.ts';
import type { Answer } from './say-answer.ts';

/** Said once to each reader. */
export const ENGLISH_ONLY =
  'The built-in coach speaks English only. A language model, which whoever runs this server can add, answers in any language.';

const CHOICES = 3;

export function sayInOtherLanguage({ episodes }: Candidate, isTold: boolean): Answer {
  const inOrder = [...episodes.filter(isPrepared), ...episodes.filter((one) => !isPrepared(one))];
  const alternatives = [...new Set(inOrder.map(offerOf))].filter(Boolean).slice(0, CHOICES);
  const asks =
    alternatives.length > 0 ? 'Which story fits?' : 'Nothing that you have entered can be offered.';
  const note = isTold ? asks : `${ENGLISH_ONLY} ${asks}`;
  const said = { text: '', alternatives, note, source: null };
  return { ...said, cue: cueOf([], said) };
}

const isPrepared = ({ source, isFavourite }: Episode): boolean => source === 'story' || isFavourite;
