import { ANOTHER_ANSWER, preparedTitle } from '@pythia/contracts/answerer.ts';
import type { Cue } from '@pythia/contracts/cue.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import type { Style } from '@pythia/contracts/style.ts';
import { type AskedExchange, asTurns } from '#asking/exchange.ts';
import { type FoundPrepared, NOTHING_PREPARED } from '#asking/prepared-words.ts';
import {
  type Coach,
  type CoachAnswer,
  type CoachBrief,
  type CoachStyle,
  type Dialogue,
  type Experience,
  shortCue,
} from '#coach/answer.ts';
import type { DocumentsHandle } from '#coach/documents.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { Id } from '#db/database.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { cueByWords } from './cue-by-words.ts';

export interface InterviewQuestion {
  exchangeId: string | null;
  material: Material;
  language: string;
  style: Style | null;
  earlier: readonly AskedExchange[];
  before?: string | undefined;
  question: string;
  instead?: string | undefined;
  brief: AnswerBrief;
}

/** All that an answer is made from. Searches run at once, with one deadline. */
export interface AnswerBrief {
  cue: Promise<Cue | null>;
  prepared: Promise<FoundPrepared>;
  said: () => Promise<CoachAnswer>;
  /** Help for a language model; what is late is left out. */
  found: () => Promise<Found>;
}

type Found = Pick<CoachBrief, 'fitting' | 'passages'> & { experiences: readonly Experience[] };

export interface PreparedParts {
  findPrepared: (asked: {
    userId: Id;
    jobId: Id | null;
    isFree: boolean;
    question: string;
  }) => Promise<FoundPrepared>;
  onSearchFailure: (error: unknown) => void;
}

export interface BriefParts extends PreparedParts {
  model: Pick<LanguageModel, 'label'>;
  coach: { of: (userId: Id) => Pick<Coach, 'brief'> };
  openDocuments: (userId: string) => Promise<DocumentsHandle | undefined>;
  /** Milliseconds that an answer waits for optional parts. */
  searchWithinMs?: number | undefined;
}

interface AskedOfPrepared {
  session: { userId: Id; jobId: Id | null; isFree: boolean; language: string };
  question: string;
  instead?: string | undefined;
}

interface Briefed extends AskedOfPrepared, Pick<Dialogue, 'turns' | 'before'> {
  session: AskedOfPrepared['session'] & {
    material: Material;
    library: Library | undefined;
    style: CoachStyle | null;
  };
  isToldOfEnglish: boolean;
}

const WITHIN_MS = 300;
const DOCUMENTS_WITHIN_MS = 60;
const CUE_WITHIN_MS = 90;
const NO_EXPERIENCES: readonly Experience[] = []; // one list: the prompt's beginning is cached by its identity
const NOTHING: Pick<CoachBrief, 'fitting' | 'passages'> = { fitting: [], passages: [] };

interface Asked extends Omit<Briefed, 'turns'> {
  session: Briefed['session'] & { style: Style | null };
  exchangeId: string | null;
  earlier: readonly AskedExchange[];
}

/** What an answerer is asked; the search for it begins. */
export function questionIn(parts: BriefParts, { exchangeId, earlier, ...asked }: Asked): InterviewQuestion {
  const { session, before, question, instead } = asked;
  const { material, language, style } = session;
  const brief = briefFor(parts, { ...asked, turns: asTurns(earlier, question) });
  return { exchangeId, material, language, style, earlier, before, question, instead, brief };
}

export function briefFor(parts: BriefParts, asked: Briefed): AnswerBrief {
  const { material } = asked.session;
  const deadline = deadlineIn(parts.searchWithinMs ?? WITHIN_MS);
  const cueDeadline = deadlineIn(CUE_WITHIN_MS);
  const search = preparedFor(parts, asked);
  const prepared = foundBy(deadline, search, NOTHING_PREPARED);
  const hasModel = parts.model.label !== null;
  const wantsExperiences = hasModel && !readAlready.has(material);
  const coach = briefOfCoach(parts, asked, wantsExperiences);
  coach.catch(parts.onSearchFailure);
  const experiences = hasModel
    ? readExperiences(material, async () => (await coach).experiences ?? [])
    : undefined;
  return {
    prepared,
    cue: cueFor(asked, {
      prepared: foundBy(cueDeadline, search, NOTHING_PREPARED),
      coach,
      cueDeadline,
      hasModel,
    }),
    said: async () => (await coach).answer,
    found: async () => {
      const [known, { fitting, passages }] = await Promise.all([
        experiences ? foundBy(deadline, experiences, NO_EXPERIENCES) : NO_EXPERIENCES,
        foundBy(deadline, coach, NOTHING).catch(() => NOTHING),
      ]);
      return { experiences: known, fitting: known.length > 0 ? fitting : [], passages };
    },
  };
}

/**
 * Finds the candidate's prepared answer: by title if one is chosen; none where a story is chosen or the
 * search fails.
 */
export async function preparedFor(
  { findPrepared, onSearchFailure }: PreparedParts,
  { session: { userId, jobId, isFree, language }, question, instead }: AskedOfPrepared,
): Promise<FoundPrepared> {
  if (!isEnglish(language)) return NOTHING_PREPARED; // the meaning of questions can be found in English only
  const isAnother = instead === ANOTHER_ANSWER;
  const { certain, likely } = await findPrepared({ userId, jobId, isFree, question }).catch(
    (error: unknown) => {
      onSearchFailure(error);
      return NOTHING_PREPARED;
    },
  );
  const all = certain ? [certain, ...likely] : likely;
  if (isAnother) return { certain: undefined, likely: all };
  if (instead === undefined) return { certain, likely };
  const wanted = all.find((one) => preparedTitle(one.question) === instead);
  return { certain: wanted, likely: wanted ? all.filter((one) => one !== wanted) : [] };
}

async function briefOfCoach(
  { coach, openDocuments, onSearchFailure }: BriefParts,
  { session, turns, before, instead, isToldOfEnglish }: Briefed,
  experiences: boolean,
): Promise<CoachBrief> {
  const { userId, material, library, language, style } = session;
  const opening = library && openDocuments(userId).catch(onSearchFailure);
  const documents =
    opening && ((await foundBy(deadlineIn(DOCUMENTS_WITHIN_MS), opening, undefined)) ?? undefined);
  const about = { material, library, documents, turns, before, language, style, isToldOfEnglish };
  return coach
    .of(userId)
    .brief({ ...about, instead: instead === ANOTHER_ANSWER ? undefined : instead }, { experiences });
}

/** Uses a prepared answer, else the coach's; by words alone where neither is there by the deadline. */
async function cueFor(
  { question, instead, session }: Briefed,
  {
    prepared,
    coach,
    cueDeadline,
    hasModel,
  }: {
    prepared: Promise<FoundPrepared>;
    coach: Promise<CoachBrief>;
    cueDeadline: number;
    hasModel: boolean;
  },
): Promise<Cue | null> {
  const said = coach.then(
    ({ cue }) => ({ cue }),
    () => ({ cue: null }),
  );
  const { certain } = await prepared;
  if (certain) return shortCue(certain.question, certain.text);
  if (!hasModel) return (await said).cue;
  const inTime = await foundBy(cueDeadline, said, undefined);
  if (inTime) return inTime.cue;
  const wanted = instead === undefined || instead === ANOTHER_ANSWER ? question : instead;
  return cueByWords(wanted, session.material) ?? (await said).cue;
}

const readAlready = new WeakMap<Material, Promise<readonly Experience[]>>();

/** Reads a material's experiences once; empty where that fails. */
export function readExperiences(
  material: Material,
  readAll: () => Promise<readonly Experience[]>,
): Promise<readonly Experience[]> {
  const known = readAlready.get(material);
  if (known) return known;
  const reading = readAll().catch(() => {
    readAlready.delete(material);
    return NO_EXPERIENCES;
  });
  readAlready.set(material, reading);
  return reading;
}

/** Instant of `performance.now()`, shared by all searches. */
const deadlineIn = (ms: number): number => performance.now() + ms;

const foundBy = async <Wanted>(
  deadline: number,
  search: Promise<Wanted>,
  otherwise: Wanted,
): Promise<Wanted> => ((await settlesWithin(search, deadline - performance.now())) ? search : otherwise);
