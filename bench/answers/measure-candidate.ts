import type { BenchCandidate } from './bench-candidate.ts';
import { inventedDenials } from './denials.ts';
import { falseEmployersOf } from './false-employers.ts';
import { interviewInOneGo, interviewOneByOne, type Answered } from './interview.ts';
import { findInventions } from './inventions.ts';
import type { Interviewee } from './interviewee.ts';
import { judge, type AnswerVerdict } from './judge.ts';
import { countIdentical, countRepeating } from './repetitions.ts';
import { aboveTheRule, countSpokenWords, offersAreShort, speaksLayout } from './spoken-part.ts';

export interface Graded extends Answered, AnswerVerdict {
  /** What needs filling in, as written; a link is none. */
  brackets: string[];
  /** What is said aloud. */
  words: number;
  inventions: string[];
  denials: string[];
  falseEmployers: string[];
  speaksLayout: boolean;
  offersAreShort: boolean;
}

export interface Measured {
  candidate: BenchCandidate;
  /** All questions in one conversation, as in an interview. */
  answers: Graded[];
  /** Answers that are word for word another of this candidate's; a sentence that gains time is none. */
  identical: number;
  /**
   * Answers that repeat a sentence. Those that follow up are left out: who is asked for a number that was said a
   * minute ago says it again.
   */
  repeating: number;
  /** Answers whose first claim is right where each is asked in a conversation of its own. */
  rightApart: number;
  indexingMs: number;
}

/** @param taught text of the general knowledge that an explanation may draw on */
export async function measureCandidate(
  candidate: BenchCandidate,
  interviewee: Interviewee,
  taught: string,
): Promise<Measured> {
  const start = performance.now();
  await interviewee.read(candidate.material);
  const indexingMs = performance.now() - start;
  const together = await interviewInOneGo(candidate, interviewee);
  const apart = await interviewOneByOne(candidate, interviewee);
  const findFalseEmployers = falseEmployersOf(candidate);
  return {
    candidate,
    answers: together.map((answered) => ({
      ...answered,
      ...judge(answered.question, answered.text, answered.offered.stories),
      brackets: answered.text.match(/\[[^\]]*\](?!\()/g) ?? [],
      words: countSpokenWords(aboveTheRule(answered.text)),
      inventions: findInventions(candidate, answered, taught),
      denials: inventedDenials(candidate.material, answered.text),
      falseEmployers: findFalseEmployers(answered.text),
      speaksLayout: speaksLayout(answered.text),
      offersAreShort: offersAreShort(answered.text),
    })),
    identical: countIdentical(
      together
        .filter(({ question, text, offered }) => !offered.isChoice && !judge(question, text).isFramed)
        .map(({ text }) => text),
    ),
    repeating: countRepeating(
      together.map(({ question, text }) => ({ text, mayRepeat: question.kind === 'follow-up' })),
    ),
    rightApart: apart.filter(({ question, text }) => judge(question, text).firstIsRight).length,
    indexingMs,
  };
}
