import type { Candidate, Episode, Place, Said } from '#coach/candidate/candidate.ts';
import { readSentences } from '#coach/language/read-text.ts';
import type { Question } from '#coach/question/question.ts';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import type { Told } from '../told.ts';

const NOWHERE: Place = { employer: '', title: '', from: '', to: '', isCurrent: false };

/** An episode as the reader of a candidate gives it: the first sentence sets the scene, the last says how it ended. */
export function testEpisode(text: string, changes: Partial<Episode> = {}): Episode {
  const read = readSentences(text);
  const partOf = (at: number): Said['part'] => {
    if (at === read.length - 1) return 'result';
    return at === 0 ? 'situation' : 'action';
  };
  return {
    id: 0,
    title: '',
    isFavourite: false,
    isReworded: false,
    source: 'work',
    place: NOWHERE,
    sentences: read.map((sentence, at) => ({ ...sentence, sentence: at, part: partOf(at) })),
    numbers: text.match(/\d[\d.,%]*/g) ?? [],
    names: [],
    ...changes,
  };
}

/** A candidate of nothing but these episodes, numbered in their order. */
export function candidateOf(
  episodes: readonly (string | Episode)[],
  changes: Partial<Candidate> = {},
): Candidate {
  const told = episodes.map((one, id) => ({ ...(typeof one === 'string' ? testEpisode(one) : one), id }));
  return {
    name: '',
    episodes: told,
    holdings: [],
    gaps: [],
    facts: {},
    places: [],
    job: { company: '', role: '', statements: [] },
    words: new Set(
      told.flatMap(({ sentences }) => sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma))),
    ),
    ...changes,
  };
}

export const questionOf = (text: string, last?: Episode): Question =>
  understandQuestions(text, { questions: last ? ['Tell me about it.'] : [], last })[0]!;

export const toldOf = (...episodes: readonly Episode[]): Told => ({
  episodes: episodes.map(({ id }) => id),
  sentences: new Set(),
  last: episodes.at(-1),
});
