import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import facts from './facts.json' with { type: 'json' };
import { capitalised, ended } from './wording.ts';

/** Typed in preparation; a bare yes or no fits turned questions too. */
export function factSentence(matter: FactMatter, typed: string): string {
  const [, word, rest = ''] = YES_OR_NO.exec(typed.trim()) ?? [];
  if (word === undefined) return asTyped(typed);
  const { yes, no } = DECIDED[matter] ?? { yes: 'Yes.', no: 'No.' };
  const decided = /^yes$/i.test(word) ? yes : no;
  const more = rest.replace(ONLY_AGREES, '').trim();
  return more === '' ? decided : `${decided} ${asTyped(more)}`;
}

const asTyped = (typed: string): string => ended(capitalised(typed.trim()));

const YES_OR_NO = /^(yes|no|none)(?:[.!]?$|[,.;:!]\s*|\s+[–—-]\s+)(.*)$/isu;
/** `Yes, I do` says no more than `yes`. */
const ONLY_AGREES = /^(?:I|we) (?:do|have|am|can|would|will)(?:n['’]t| not)?(?:[.!]+\s*|$)/i;

const DECIDED: Partial<Record<FactMatter, { yes: string; no: string }>> = facts.decided;
