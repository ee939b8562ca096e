import type { ChatTurn } from '../../server/src/asking/exchange.ts';
import type { BenchCandidate, BenchQuestion } from './bench-candidate.ts';
import type { Interviewee, Offered } from './interviewee.ts';
import { judge } from './judge.ts';
import { aboveTheRule } from './spoken-part.ts';

export interface Answered {
  question: BenchQuestion;
  text: string;
  offered: Offered;
  ms: number;
  /** The oldest first. */
  askedBefore: string[];
}

/** Each question alone, a follow-up with the one above. */
export const interviewOneByOne = (candidate: BenchCandidate, interviewee: Interviewee): Promise<Answered[]> =>
  interview(candidate, interviewee, (question) => question.kind !== 'follow-up');

/** One conversation. */
export const interviewInOneGo = (candidate: BenchCandidate, interviewee: Interviewee): Promise<Answered[]> =>
  interview(candidate, interviewee, () => false);

async function interview(
  { material, questions }: BenchCandidate,
  interviewee: Interviewee,
  startsAfresh: (question: BenchQuestion) => boolean,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  let turns: ChatTurn[] = [];
  for (const question of questions) {
    if (startsAfresh(question)) turns = [];
    const askedBefore = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
    turns.push({ role: 'user', text: question.ask });
    const start = performance.now();
    const text = await interviewee.answer({ material, turns });
    const ms = performance.now() - start;
    const offered = (await interviewee.offered?.({ material, turns })) ?? {
      stories: [],
      isChoice: false,
      isOwn: false,
    };
    answered.push({ question, text, offered, ms, askedBefore });
    const chosen = offered.isChoice ? choose(question, offered.stories) : undefined;
    turns.push({ role: 'assistant', text: chosen ?? aboveTheRule(text) });
  }
  return answered;
}

/** Chooses the right story if offered. */
const choose = (question: BenchQuestion, offered: readonly string[]): string | undefined =>
  offered.find((text) => judge(question, text).firstIsRight) ?? offered[0];
