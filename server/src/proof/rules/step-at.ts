import { nameAt } from '../names/name.ts';
import { awardAt } from './award.ts';
import { certificateAt } from './certificate.ts';
import { dateAt } from './date.ts';
import { degreeAt } from './degree.ts';
import { endOfIdiom } from './idiom.ts';
import { moneyNameAt } from './money.ts';
import { numberClaimAt } from './number.ts';
import type { Step } from './step.ts';
import { termAt } from './term.ts';
import { titleAt } from './title.ts';
import { toolAt } from './tool.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';

/**
 * What the rules make of the lexemes from `at` on; undefined where nothing is claimed there. A fixed phrase is no claim,
 * whatever number or name it has.
 */
export function stepAt(sentence: SentenceSoFar, at: number): Step | undefined {
  if (sentence.tokens[at]!.type === 'p') return undefined;
  const phraseEnd = endOfIdiom(sentence, at);
  if (sentence.isShort) return undefined;
  if (phraseEnd) return { end: phraseEnd, isPhrase: true };
  for (const rule of RULES) {
    const step = rule(sentence, at);
    if (step) return step;
  }
  return undefined;
}

const RULES = [
  dateAt,
  numberClaimAt,
  moneyNameAt,
  degreeAt,
  certificateAt,
  awardAt,
  titleAt,
  nameAt,
  toolAt,
  termAt,
];
