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
  /** Blanks; no links. */
  brackets: string[];
  /** Spoken words. */
  words: number;
  inventions: string[];
  denials: string[];
  falseEmployers: string[];
  speaksLayout: boolean;
  offersAreShort: boolean;
}

export interface Measured {
  candidate: BenchCandidate;
  /** One conversation. */
  answers: Graded[];
  /** Word for word equal, without sentences that gain time. */
  identical: number;
  /** Repeated sentences, without follow-ups, which may repeat. */
  repeating: number;
  /** Right first claims when asked alone. */
  rightApart: number;
  indexingMs: number;
}

/** @param taught general knowledge for explanations */
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
