import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import terms from './terms-of-job.json' with { type: 'json' };
import { SUM } from './usual/salary.ts';
import { inLines } from './tell-episode.ts';
import { capitalised, ended, lemmasAsked, quoted, varied } from './wording.ts';

type Matter = NonNullable<Question['matter']>;

const SPEAKS_OF = Object.fromEntries(
  Object.entries(terms.speaksOf).map(([matter, says]) => [matter, new RegExp(says, 'i')]),
) as Record<Matter, RegExp>;

const TERMS = new RegExp(
  Object.values(SPEAKS_OF)
    .map(({ source }) => source)
    .join('|'),
  'i',
);
const ABOUT_ME: ReadonlySet<Matter> = new Set<Matter>([
  'notice',
  'start',
  'visa',
  'relocation',
  'references',
]);

/** Dates, places, permits: from the material, else the advert, else a gap. */
export function sayLogistics(asking: Asking): Spoken {
  const { question, told } = asking;
  const { matter } = question;
  if (matter === undefined || matter === 'start' || matter === 'notice') return NOT_SURE; // they are asked of everybody
  const own = [matter, ...(INSTEAD[matter] ?? [])]
    .map((one) => ownWordsOn(one, asking.candidate))
    .find((words) => words !== undefined);
  if (own) return { text: ended(capitalised(own)), told: [] };
  const named = OWN_FACT.has(matter) ? undefined : advertOn(asking, SPEAKS_OF[matter]);
  const advert = named && !IS_TASK.test(named) ? named : undefined;
  return { text: advert ? knowing(advert) : varied(UNKNOWN[matter], question.text, told), told: [] };
}

/** "I would move" answers how they would get there. */
const INSTEAD: Partial<Record<Matter, readonly Matter[]>> = {
  travel: ['relocation'],
  relocation: ['travel'],
};

export function ownWordsOn(matter: Matter, candidate: Candidate): string | undefined {
  const says =
    matter === 'start'
      ? new RegExp(`${SPEAKS_OF.start.source}|${SPEAKS_OF.notice.source}`, 'i')
      : SPEAKS_OF[matter];
  const said = candidate.episodes
    .filter(({ source }) => source === 'other' || source === 'education')
    .flatMap(({ sentences }) => sentences)
    .find(({ text }) => says.test(text));
  if (said) return said.text;
  const entry = candidate.holdings
    .filter(({ kind }) => kind === 'availability' || ABOUT_ME.has(matter))
    .flatMap(({ text }) => text.split(/(?<=[.;])\s+/))
    .find((text) => says.test(text));
  return entry;
}

function advertOn({ candidate, question }: Asking, speaks: RegExp): string | undefined {
  const asked = lemmasAsked(question);
  const worth = ({ text, tokens }: Candidate['job']['statements'][number]): number =>
    (SUM.test(text) ? -2 : 0) +
    (IS_TASK.test(text) ? -2 : 0) +
    1.6 * new Set(text.toLowerCase().match(new RegExp(speaks, 'gi'))).size +
    (/\d/.test(text) ? 0.5 : 0) +
    (/\b\d{1,2}[:.]\d\d\b|\b(?:shift pattern|rota|full[- ]time|part[- ]time)\b/i.test(text) ? 1 : 0) -
    (candidate.job.company !== '' && text.startsWith(candidate.job.company.split(' ')[0]!) ? 1 : 0) +
    1.5 * tokens.filter(({ lemma }) => asked.has(lemma)).length;
  const [best] = candidate.job.statements
    .filter(
      (statement) =>
        speaks.test(statement.text) ||
        (TERMS.test(statement.text) && statement.tokens.some(({ lemma }) => asked.has(lemma))),
    )
    .toSorted((one, other) => worth(other) - worth(one));
  return best?.text;
}

/** "You plan the rota" is a task, not a term. */
const IS_TASK =
  /^you (?:will |['’]ll )?(?!(?:are|have|can|will|would|be|work|start|come|travel|move)\b)\p{Ll}+ /iu;

const OWN_FACT: ReadonlySet<Matter> = new Set(['visa', 'offers', 'references']);

const knowing = (advert: string): string =>
  inLines(['I applied knowing this.', quoted(advert), 'How does it look in practice in your team?']);

const UNKNOWN: Record<Exclude<Matter, 'start' | 'notice'>, readonly string[]> = terms.unknown;
