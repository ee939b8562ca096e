import { ANOTHER_ANSWER } from '@pythia/contracts/answerer.ts';
import type { Cue } from '@pythia/contracts/cue.ts';
import type { CoachWords } from '#asking/coach-answerer.ts';
import type { ChatTurn } from '#asking/exchange.ts';
import {
  type CoachAnswer,
  type CoachBrief,
  type CoachStyle,
  type Experience,
  shortCue,
} from '#coach/answer.ts';
import type { DocumentsHandle } from '#coach/documents.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import { settlesWithin } from '#core/settles-within.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { cueByWords } from './cue-by-words.ts';
import { preparedFor, type PreparedParts } from './prepared-answer.ts';
import { type FoundPrepared, NOTHING_PREPARED } from '#asking/prepared-words.ts';

/** What a question of an interview is answered from, whoever answers. It is looked for at once, by one deadline. */
export interface AnswerBrief {
  /** What is read at a glance, as soon as that is known; null where there is nothing to say. */
  cue: Promise<Cue | null>;
  /** What the candidate prepared of it. */
  prepared: Promise<FoundPrepared>;
  /** What the coach says to it. @throws as `Coach` does */
  said: () => Promise<CoachAnswer>;
  /** What helps a language model; nothing that is not found by the deadline. */
  found: () => Promise<Found>;
}

type Found = Pick<CoachBrief, 'fitting' | 'passages'> & { experiences: readonly Experience[] };

export interface BriefParts extends PreparedParts {
  model: Pick<LanguageModel, 'label'>;
  coach: Pick<CoachWords, 'brief'>;
  /**
   * Makes a user's own documents, as they are at the moment, ready to be searched.
   * @returns undefined: there are none
   */
  openDocuments: (userId: string) => Promise<DocumentsHandle | undefined>;
  /** Milliseconds that an answer waits for what only makes it better, unless it is the usual. */
  searchWithinMs?: number | undefined;
}

interface Briefed {
  session: Parameters<typeof preparedFor>[1]['session'] & {
    material: Material;
    library: Library | undefined;
    style: CoachStyle | null;
  };
  question: string;
  /** The conversation, oldest first; the last turn is the question. */
  turns: readonly ChatTurn[];
  before?: string | undefined;
  /** The title of what is to be said. */
  instead?: string | undefined;
  isToldOfEnglish: boolean;
}

/** For what only makes an answer better. */
const WITHIN_MS = 300;
/** Of the time that there is for all. What is opened late is there for the next answer. */
const DOCUMENTS_WITHIN_MS = 60;
/** A cue is on the screen 150 ms after the key. */
const CUE_WITHIN_MS = 90;
const NO_EXPERIENCES: readonly Experience[] = []; // one list: a beginning of the prompt is known by it
const NOTHING: Pick<CoachBrief, 'fitting' | 'passages'> = { fitting: [], passages: [] };

/** Begins to look for all that a question is answered from. */
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
  return coach.brief(
    userId,
    { ...about, instead: instead === ANOTHER_ANSWER ? undefined : instead },
    { experiences },
  );
}

/** What was prepared, else of what the coach says; by words alone where that is not there by the deadline. */
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
    /** Whether somebody else than the coach answers. */
    hasModel: boolean;
  },
): Promise<Cue | null> {
  const said = coach.then(
    ({ cue }) => ({ cue }),
    () => ({ cue: null }), // whoever answers tells of it
  );
  const { certain } = await prepared;
  if (certain) return shortCue(certain.question, certain.text);
  if (!hasModel) return (await said).cue; // the coach's own answer comes as soon
  const inTime = await foundBy(cueDeadline, said, undefined);
  if (inTime) return inTime.cue;
  const wanted = instead === undefined || instead === ANOTHER_ANSWER ? question : instead;
  return cueByWords(wanted, session.material) ?? (await said).cue;
}

/** One list for each material object: a beginning of the prompt is known by its list. */
const readAlready = new WeakMap<Material, Promise<readonly Experience[]>>();

/** What a candidate can tell, for a language model, read once for a material; nothing where that fails. */
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

/** An instant on the `performance.now()` clock: one for all that is looked for, however one thing waits for another. */
const deadlineIn = (ms: number): number => performance.now() + ms;

/** What is found by the deadline, else `otherwise`. @throws as the search does */
const foundBy = async <Wanted>(
  deadline: number,
  search: Promise<Wanted>,
  otherwise: Wanted,
): Promise<Wanted> => ((await settlesWithin(search, deadline - performance.now())) ? search : otherwise);
