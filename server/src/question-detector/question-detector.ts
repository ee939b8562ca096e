import type { LineResult } from './heard.ts';
import { plainOf, SentenceJoiner } from './join-sentences.ts';
import { FOLLOW_UP, type Judge, LEAST, type SpokenPiece, SURE, type Verdict } from './judge.ts';
import { followsByForm, kindByForm } from './kind-by-form.ts';
import type { GrowingQuestion, DetectedQuestion } from './question.ts';
import { type FinalLine, sentencesOf } from './sentences.ts';

export type Change =
  | { what: 'asked' | 'revised'; question: DetectedQuestion }
  | { what: 'replaced'; question: DetectedQuestion; instead: string }
  | { what: 'withdrawn'; key: string };

const MOST_LINES = 24;
const MOST_SHOWN = 100;
/** Seconds; without its usual full stop a sentence may go on. */
const UNMARKED_WAIT = 1.5;
const OWN_ANSWER_WAIT = 1.7;
const MOST_ROUNDS = 6;

/**
 * Finds questions in the interviewer's speech. Final words decide; interim ones only tell when a line began.
 * Without a model the grammar decides alone, which lets more through.
 */
export class QuestionDetector {
  readonly #judge: Judge;
  #lines: FinalLine[] = [];
  #begun: { line: number; at: number } | undefined;
  #verdicts = new Map<string, Verdict | undefined>();
  #shown: { question: DetectedQuestion; said: string; isGone: boolean }[] = [];
  #answeredLine = -1;
  #wakeAt: number | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(judge: Judge = async () => undefined) {
    this.#judge = judge;
  }

  /** Time, by the clock of `heard`, at which `wake` must be called if nothing is heard before. */
  get wakeAt(): number | undefined {
    return this.#wakeAt;
  }

  hear(heard: LineResult): Promise<readonly Change[]> {
    return this.#inTurn(() => this.#hear(heard));
  }

  wake(now: number): Promise<readonly Change[]> {
    return this.#inTurn(() => (this.#wakeAt !== undefined && this.#wakeAt <= now ? this.#look(now) : []));
  }

  /** Lines up to this one were answered: none belongs to the next question. */
  answered(line: number): void {
    this.#answeredLine = Math.max(this.#answeredLine, line);
  }

  #inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #hear(heard: LineResult): Promise<readonly Change[]> {
    if (this.#begun?.line !== heard.line) this.#begun = { line: heard.line, at: heard.at };
    const line: FinalLine = { ...heard, from: this.#begun.at };
    if (!heard.isFinal || this.#lines.some((one) => one.line >= heard.line)) return [];
    this.#lines = [...this.#lines, line].slice(-MOST_LINES);
    return this.#look(heard.at);
  }

  async #look(now: number): Promise<readonly Change[]> {
    let questions: readonly GrowingQuestion[] = [];
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const wanted = new Map<string, SpokenPiece>();
      questions = this.#join((key, spoken) => {
        if (!this.#verdicts.has(key)) wanted.set(key, spoken);
        return this.#verdicts.get(key);
      });
      if (wanted.size === 0) break;
      await Promise.all(
        [...wanted].map(async ([key, spoken]) => void this.#verdicts.set(key, await this.#judge(spoken))),
      );
    }
    this.#forget();
    return this.#changes(questions, now);
  }

  #join(verdictOf: (key: string, spoken: SpokenPiece) => Verdict | undefined): readonly GrowingQuestion[] {
    const joiner = new SentenceJoiner(verdictOf);
    let lastLine = -1;
    for (const sentence of sentencesOf(this.#lines)) {
      if (lastLine <= this.#answeredLine && sentence.line > this.#answeredLine) joiner.partTurn();
      joiner.add(sentence);
      lastLine = sentence.lastLine;
    }
    return joiner.questions;
  }

  #forget(): void {
    const first = this.#lines[0]?.line ?? 0;
    for (const key of this.#verdicts.keys())
      if (Number(key.split(':')[0]) < first) this.#verdicts.delete(key);
    this.#shown = this.#shown.slice(-MOST_SHOWN);
  }

  #changes(questions: readonly GrowingQuestion[], now: number): readonly Change[] {
    const changes: Change[] = [];
    this.#wakeAt = undefined;
    const standing = questions.filter(({ isDropped }) => !isDropped);
    const replaced = new Set(standing.map(({ replaces }) => replaces));
    for (const growing of standing) {
      if (replaced.has(growing.key)) continue;
      const said = plainOf(growing);
      const shown = this.#shown.findLast(({ question }) => question.key === growing.key);
      if (shown && shown.said === said && !shown.isGone) continue;
      const readyAt = readyAtOf(growing, questions.at(-1) === growing);
      if (readyAt > now) {
        if (readyAt < Infinity) this.#wakeAt = Math.min(this.#wakeAt ?? Infinity, readyAt);
        continue;
      }
      const question = questionOf(growing, said, shown?.question);
      const instead = this.#shown.find((one) => one.question.key === growing.replaces && !one.isGone);
      if (shown) Object.assign(shown, { question, said, isGone: false });
      else this.#shown.push({ question, said, isGone: false });
      if (instead) {
        instead.isGone = true;
        changes.push({ what: 'replaced', question, instead: instead.question.key });
      } else changes.push({ what: shown ? 'revised' : 'asked', question });
    }
    const there = new Set(standing.map(({ key }) => key));
    const first = this.#lines[0]?.line ?? 0;
    for (const shown of this.#shown) {
      const { key, lines } = shown.question;
      if (shown.isGone || lines[0] < first || there.has(key) || replaced.has(key)) continue;
      shown.isGone = true;
      changes.push({ what: 'withdrawn', key });
    }
    return changes;
  }
}

function readyAtOf(question: GrowingQuestion, isLast: boolean): number {
  if (question.state === 'broken') return Infinity;
  if (question.state === 'unmarked') return question.to + UNMARKED_WAIT;
  const isOfNobody = question.isAside && !question.isToYou && !question.isRequest;
  const isSure = question.verdicts.some((verdict) => verdict && verdict.asks >= SURE);
  return isOfNobody && isLast && !isSure ? question.to + OWN_ANSWER_WAIT : 0;
}

function questionOf(
  growing: GrowingQuestion,
  said: string,
  shown: DetectedQuestion | undefined,
): DetectedQuestion {
  const first = growing.verdicts.find((verdict) => verdict !== undefined);
  const most = Math.max(...growing.verdicts.map((verdict) => verdict?.asks ?? 0));
  const follows = followsUp(growing, said, first);
  return {
    key: growing.key,
    text: growing.words.join(' '),
    parts: growing.parts,
    kind: shown?.kind ?? (follows ? FOLLOW_UP : (first?.kind ?? kindByForm(said, growing.hasScene))),
    isFollowUp: shown?.isFollowUp ?? follows,
    isDoubtful: first
      ? most < (growing.isBehindAnswer ? LEAST.firmBehindAnswer : LEAST.firm)
      : growing.isLikelyNone,
    replaces: growing.replaces,
    lines: [growing.firstLine, growing.lastLine],
  };
}

const followsUp = (growing: GrowingQuestion, said: string, verdict: Verdict | undefined): boolean =>
  verdict
    ? verdict.followsUp >= (growing.isBehindAnswer ? LEAST.followsUp : LEAST.followsUpUnheard)
    : growing.isBehindAnswer && !growing.hasScene && !growing.isRequest && followsByForm(said);
