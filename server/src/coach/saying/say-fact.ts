import { GAP } from '@pythia/contracts/gap.ts';
import { FACT_MATTERS, type FactMatter } from '@pythia/contracts/fact-matters.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import facts from './facts.json' with { type: 'json' };
import { THESIS } from './say-look-up.ts';
import { capitalised, ended, listed, varied } from './wording.ts';

export function sayFact(asking: Asking): Spoken | undefined {
  const matter = factAsked(asking);
  const typed = matter && asking.candidate.facts[matter];
  if (!typed || (matter === 'systems' && !hasNames(typed, asking.question))) return undefined;
  return { text: factSentence(matter, typed), told: [] };
}

/** Nothing is left to fill in of a matter that the candidate skips. */
export function unlessSkipped(asking: Asking, said: Spoken): Spoken {
  const matter = factAsked(asking);
  if (matter === undefined || asking.candidate.facts[matter] !== null || !hasGap(said.text)) return said;
  return { text: varied(COURTESIES[matter], asking.question.text, asking.told), told: [] };
}

export function lacksFact(asking: Pick<Asking, 'candidate' | 'question'>, answer: string): FactMatter[] {
  const matter = factAsked(asking);
  const isOpen = matter !== undefined && asking.candidate.facts[matter] === undefined;
  return isOpen && (answer === '' || hasGap(answer)) ? [matter] : [];
}

export const whereFactsGo = (matters: readonly FactMatter[]): string =>
  `Answer ${listed([...new Set(matters)].map((matter) => `“${FACT_MATTERS[matter].label}”`))} once under “Questions about facts”, where you prepare your interview.`;

export function factAsked(asking: Pick<Asking, 'candidate' | 'question'>): FactMatter | undefined {
  const { kind, text, sought, matter, usual } = asking.question;
  if (kind === 'salary') return 'salary';
  if (usual !== undefined && usual !== 'salary' && usual !== 'start-date') return undefined;
  if (!FACTUAL.has(kind)) return undefined;
  if (LICENCE.test(text)) return 'licence';
  if (kind === 'logistics') return OF_LOGISTICS[matter ?? 'start'];
  if (THESIS.test(text)) return 'dissertation';
  if (sought === 'language') return 'languages';
  return sought === 'tool' && SYSTEMS.test(text) ? 'systems' : undefined;
}

const FACTUAL: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['logistics', 'look-up']);

const OF_LOGISTICS: Partial<Record<NonNullable<Question['matter']>, FactMatter>> = {
  start: 'start',
  notice: 'start',
  visa: 'visa',
  relocation: 'relocation',
  travel: 'travel',
  remote: 'remote',
  hours: 'hours',
  references: 'references',
};

const LICENCE =
  /\b(?:driving|driver['’]?s?|clean) licen[cs]e\b|\b(?:can|do) you (?:\w+ )?drive(?: a car)?\W*$/i;
const SYSTEMS = /\b(?:systems?|software|tools?|programs?|packages?|apps?|technolog\w+|tech stack|crm)\b/i;

const hasNames = (typed: string, { names }: Question): boolean =>
  names.every((name) => typed.toLowerCase().includes(name.toLowerCase()));

const hasGap = (text: string): boolean => text.search(GAP) >= 0;

const COURTESIES: Record<FactMatter, readonly string[]> = facts.courtesies;

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
