import type { BenchCandidate, BenchQuestion } from './bench-candidate.ts';
import { interviewOneByOne, type Answered } from './interview.ts';
import type { Interviewee } from './interviewee.ts';
import { holds } from './judge.ts';

/** Answered by an experience. */
const TOLD = new Set<BenchQuestion['kind']>([
  'behavioural',
  'experience',
  'strength',
  'weakness',
  'situational',
  'follow-up',
  'compound',
]);

/** The prompt's first experience. */
export interface NamedAnswer extends Answered {
  isRight: boolean;
}

/** Leaves out questions without an answer in the material. */
export async function measurePrompt(
  candidate: BenchCandidate,
  interviewee: Interviewee,
): Promise<NamedAnswer[]> {
  const { work, education, stories, other } = candidate.material;
  const own = [work, education, ...stories, other].join('\n');
  const answered = await interviewOneByOne(candidate, interviewee);
  return answered
    .filter(
      ({ question }) => TOLD.has(question.kind) && question.right.flat().some((mark) => holds(own, mark)),
    )
    .map((one) => ({ ...one, isRight: one.question.right.flat().some((mark) => holds(one.text, mark)) }));
}
