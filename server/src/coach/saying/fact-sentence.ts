import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { capitalised, ended } from './wording.ts';

/** An answer as it was typed in preparation: a bare yes or no as it fits also where the question is turned round. */
export function factSentence(matter: FactMatter, typed: string): string {
  const [, word, rest = ''] = YES_OR_NO.exec(typed.trim()) ?? [];
  if (word === undefined) return asTyped(typed);
  const [yes, no] = DECIDED[matter] ?? ['Yes.', 'No.'];
  const decided = /^yes$/i.test(word) ? yes : no;
  const more = rest.replace(ONLY_AGREES, '').trim();
  return more === '' ? decided : `${decided} ${asTyped(more)}`;
}

const asTyped = (typed: string): string => ended(capitalised(typed.trim()));

const YES_OR_NO = /^(yes|no|none)(?:[.!]?$|[,.;:!]\s*|\s+[–—-]\s+)(.*)$/isu;
/** `Yes, I do` says no more than `yes`. */
const ONLY_AGREES = /^(?:I|we) (?:do|have|am|can|would|will)(?:n['’]t| not)?(?:[.!]+\s*|$)/i;

const DECIDED: Partial<Record<FactMatter, readonly [yes: string, no: string]>> = {
  start: ['I have a notice period to keep.', 'I have no notice period to keep.'],
  visa: [
    'I would need a visa or sponsorship for this job.',
    'I do not need a visa or sponsorship for this job.',
  ],
  relocation: ['I would be willing to move.', 'I would rather not move.'],
  travel: ['I am able to travel.', 'I am not able to travel.'],
  remote: ['I would like to work from home.', 'I would rather work in the office.'],
  licence: ['I have a driving licence.', 'I do not have a driving licence.'],
  references: ['I can give you references.', 'I cannot give you references.'],
};
