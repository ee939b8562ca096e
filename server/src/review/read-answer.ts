import type { SupportLine } from '#proof/prove-answers.ts';
import type { MaterialClause, GivenAnswer, MaterialLine, ReadText, TaggedWord } from './given-answer.ts';
import { clausesIn, piecesOf, sentencesIn, wholeLines } from './pieces.ts';
import { Prover } from './prover.ts';

export interface AnswerToReview {
  question: string;
  answer: string;
  seconds: number | null;
  prepared: string;
  support: readonly SupportLine[];
}

/** `chance`: probability that the story answers the question. */
export interface StoryChance {
  text: string;
  chance: number;
}

interface Reading {
  wordsOf: (text: string) => readonly TaggedWord[];
  /** Keys as {@link textsToMean} returns them; without vectors, texts are compared by words. */
  vectors?: ReadonlyMap<string, Float32Array> | undefined;
  fitting: readonly StoryChance[];
  now: () => Date;
}

const MOST_LINES = 120;
const LONGEST_LINE = 400;

const ownLines = ({ support }: AnswerToReview): string[] => {
  const own = support.filter(({ isOfPosting }) => !isOfPosting).map(({ text }) => text);
  return [...new Set(wholeLines(own))].slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
};

const asMeant = (text: string): string => text.toLowerCase();

export function textsToMean(given: AnswerToReview): string[] {
  const lines = ownLines(given);
  const texts = [
    given.question,
    ...piecesOf(given.answer),
    ...sentencesIn(given.prepared),
    ...lines,
    ...lines.flatMap(clausesIn),
  ];
  return [...new Set(texts.map(asMeant))];
}

export async function readAnswer(
  given: AnswerToReview,
  { wordsOf, vectors, fitting, now }: Reading,
): Promise<GivenAnswer> {
  const { question, seconds, support } = given;
  const read = (text: string): ReadText => ({
    text,
    words: wordsOf(text),
    vector: vectors?.get(asMeant(text)),
  });
  const pieces = piecesOf(given.answer).map(read);
  const texts = pieces.map(({ text }) => text);
  const prepared = sentencesIn(given.prepared);
  const prover = new Prover(now);
  const clause = async (text: string): Promise<MaterialClause> => ({
    ...read(text),
    numbers: await prover.numbersIn(text),
    unsaid: await prover.numbersIn(text, [question, ...texts]),
  });
  const line = async (text: string): Promise<MaterialLine> => ({
    ...read(text),
    clauses: await Promise.all(clausesIn(text).map(clause)),
  });
  return {
    question: read(question),
    text: texts.join('\n'),
    seconds,
    pieces,
    lines: await Promise.all(ownLines(given).map(line)),
    fitting: fitting.map(({ text, chance }) => ({ ...read(text), chance })),
    unproved: await prover.unprovedIn(texts, support, [question, ...prepared]),
    prepared: await Promise.all(prepared.map(clause)),
  };
}
