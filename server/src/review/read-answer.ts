import type { SupportLine } from '#proof/prove-answers.ts';
import type { Clause, GivenAnswer, MaterialLine, ReadText, Word } from './given-answer.ts';
import { clausesIn, piecesOf, sentencesIn, wholeLines } from './pieces.ts';
import { Prover } from './prover.ts';

/** An answer with what it is reviewed against, as plain texts. */
export interface AnswerToReview {
  question: string;
  answer: string;
  seconds: number | null;
  /** Empty where nothing was prepared. */
  prepared: string;
  /** What the candidate wrote, and what the posting says. */
  support: readonly SupportLine[];
}

/** A story of the material, and how likely it answers the question, 0 to 1. */
export interface StoryChance {
  text: string;
  chance: number;
}

interface Reading {
  /** The words of a text. */
  wordsOf: (text: string) => readonly Word[];
  /** What texts mean, by the texts as {@link textsToMean} has them; without it they are compared by words. */
  vectors?: ReadonlyMap<string, Float32Array> | undefined;
  fitting: readonly StoryChance[];
  now: () => Date;
}

/** Of the material, so many lines are compared with an answer: a long résumé has some eighty. */
const MOST_LINES = 120;
const LONGEST_LINE = 400;

/** The candidate's own lines, each once. */
const ownLines = ({ support }: AnswerToReview): string[] => {
  const own = support.filter(({ isOfPosting }) => !isOfPosting).map(({ text }) => text);
  return [...new Set(wholeLines(own))].slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
};

/** Models read small letters. */
const asMeant = (text: string): string => text.toLowerCase();

/** What has to be read by a model, so that an answer can be reviewed by what it means. */
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

/** Reads an answer against its material. */
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
  const clause = async (text: string): Promise<Clause> => ({
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
