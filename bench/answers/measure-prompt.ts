import type { BenchCandidate, BenchQuestion } from './bench-candidate.ts';
import { interviewOneByOne, type Answered } from './interview.ts';
import type { Interviewee } from './interviewee.ts';
import { holds } from './judge.ts';

/** Kinds that an experience answers. */
const TOLD = new Set<BenchQuestion['kind']>([
  'behavioural',
  'experience',
  'strength',
  'weakness',
  'situational',
  'follow-up',
  'compound',
]);

/** What the prompt named first for a question that an experience of the candidate answers. */
export interface NamedAnswer extends Answered {
  isRight: boolean;
}

/** Leaves out the questions to which nothing in the candidate's own material is an answer. */
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
