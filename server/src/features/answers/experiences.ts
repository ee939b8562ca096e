import type { CoachStyle, Experience, Fitting } from '#coach/answer.ts';
import type { Material } from '#coach/material.ts';
import type { ChatTurn } from '#asking/exchange.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { foundBy } from './search-deadline.ts';

interface Candidate {
  userId: string;
  material: Material;
}

interface AskedAbout extends Candidate {
  turns: readonly ChatTurn[];
  before?: string | undefined;
  /** The title of the story that is to be told. */
  instead?: string | undefined;
  /** By which of several that fit one is preferred. */
  style?: CoachStyle | null | undefined;
}

/** What the coach reads of a candidate, for a language model's prompt. */
export interface Experiences {
  /** Each at the index by which `fitting` names it. */
  all: (candidate: Candidate) => Promise<readonly Experience[]>;
  /** Those that fit the last turn, the best first; of a story that is to be told, that alone. */
  fitting: (asked: AskedAbout, count: number) => Promise<readonly Fitting[]>;
}

export interface ExperienceParts {
  model: LanguageModel;
  experiences: Experiences;
  /** Hears of a search that failed; the answer goes on without it. */
  onSearchFailure: (error: unknown) => void;
}

const NAMED = 3;

const read = new WeakMap<Material, Promise<readonly Experience[]>>();

/**
 * What a candidate can tell, read once for each material object; nothing where that fails. The built-in coach needs no
 * list of it.
 */
export function readExperiences(
  { model, experiences, onSearchFailure }: ExperienceParts,
  { userId, material }: Candidate,
): Promise<readonly Experience[]> {
  if (model.label === null) return Promise.resolve(NOTHING);
  const known = read.get(material);
  if (known) return known;
  const reading = experiences.all({ userId, material }).catch((error: unknown) => {
    onSearchFailure(error);
    read.delete(material);
    return NOTHING;
  });
  read.set(material, reading);
  return reading;
}

/** One object: a beginning of the prompt is known by its list. */
const NOTHING: readonly never[] = [];

/** What a candidate can tell, and what of it fits the last turn; nothing that is not found by the deadline. */
export async function experiencesFor(
  parts: ExperienceParts,
  asked: AskedAbout,
  deadline: number,
): Promise<{ experiences: readonly Experience[]; fitting: readonly Fitting[] }> {
  if (parts.model.label === null) return { experiences: NOTHING, fitting: NOTHING };
  const reading = readExperiences(parts, asked);
  const search = parts.experiences.fitting(asked, NAMED).catch((error: unknown) => {
    parts.onSearchFailure(error);
    return NOTHING;
  });
  const [experiences, fitting] = await Promise.all([
    foundBy(deadline, reading, NOTHING),
    foundBy(deadline, search, NOTHING),
  ]);
  return { experiences, fitting: experiences.length > 0 ? fitting : NOTHING };
}
