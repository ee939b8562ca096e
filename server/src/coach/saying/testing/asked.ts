import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';
import { readTokens } from '#coach/language/read-text.ts';
import { NO_MATERIAL, type Material } from '#coach/material.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import type { Told } from '#coach/stories/told.ts';

export const NOTHING_TOLD: Told = { episodes: [], sentences: new Set(), last: undefined };

export const candidateFrom = (material: Partial<Material>): Candidate =>
  readCandidate({ ...NO_MATERIAL, ...material });

/** A question whose kind the test decides. */
export function asks(text: string, kind: QuestionKind, details: Partial<Question> = {}): Question {
  const focus = readTokens(text);
  return { text, kind, certainty: 1, focus, names: [], ...details };
}

/** Episodes as if they were found, in the order in which marks of their text are given. */
export function foundByMarks(candidate: Candidate, ...marks: readonly string[]): Found[] {
  return marks.map((mark, place) => ({
    episode: episodeWith(candidate, mark),
    score: 10 - place,
    coverage: 0.8,
    matched: [],
  }));
}

/** @throws where no sentence has the mark: the test's material and its expectation have parted */
export function episodeWith({ episodes }: Candidate, mark: string): Episode {
  const episode = episodes.find(({ sentences }) => sentences.some(({ text }) => text.includes(mark)));
  if (!episode) throw new Error(`No episode says “${mark}”`);
  return episode;
}
