import type { AnsweringWay } from '@pythia/contracts/answering.ts';
import type { AppendedEvent, Sending } from '@pythia/contracts/interviews.ts';
import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/database.ts';
import type { EarlyCue } from '../early-cue/early-cue.ts';
import { type AskedQuestion, type HeardQuestion, HeardLines, lowerCaseWords } from './heard-lines.ts';

type EventOf<Kind extends AppendedEvent['kind']> = Extract<AppendedEvent, { kind: Kind }>;

export interface WatchedSession {
  id: Id;
  userId: Id;
  isFree: boolean;
  way: AnsweringWay;
  isExpired: boolean;
  isCatchingUp: boolean;
  /** Lines with these words were asked about: the next question has none of them. */
  answered(lines: readonly Id[]): void;
}

export interface AskedByItself extends AskedQuestion {
  found: string;
  sending: Sending;
  /** Exchange that this one replaces, since its question went on. */
  again?: string;
}

export interface ByItselfParts {
  clock: Clock;
  session: WatchedSession;
  cue: Pick<EarlyCue, 'hear' | 'found' | 'clear'>;
  /** Starts an answer before the key is pressed; null: what was started is no question any more. */
  begin: (asked: AskedQuestion | null) => void;
  /** Settles at the end of the answer; never rejects. */
  ask: (asked: AskedByItself, signal: AbortSignal) => Promise<void>;
  patience?: Partial<Patience> | undefined;
}

interface Patience {
  quiet: number;
  /** Longest wait while its speaker talks on. */
  most: number;
  /** Words within this time may continue the question, which is then asked again as a whole. */
  goesOn: number;
}

const PATIENCE: Patience = { quiet: 700, most: 3_000, goesOn: 4_000 };
const LOOK_AGAIN_MS = 300;
/** A pressed question's line comes at most this much later, and shares this part of its words. */
const JUST_PRESSED_MS = 10_000;
const SAME_SHARE = 0.6;

interface Waiting {
  key: string;
  question: HeardQuestion;
  since: number;
  chain: Chain | undefined;
}

interface Chain {
  sending: Sending;
  /** The question may go on until then, by `performance.now()`. */
  until: number;
  text: string;
  exchangeId: Id | undefined;
  giveUp: AbortController;
}

/**
 * Asks the interviewer's questions without a press, in the process that hears them, so that each is asked
 * once whatever windows do. A question is asked once its speaker is quiet, and again in the same place when
 * it goes on. After a break only the last question is asked.
 */
export class ByItself {
  readonly #parts: ByItselfParts;
  readonly #patience: Patience;
  readonly #lines = new HeardLines();
  readonly #waiting = new Map<string, Waiting>();
  readonly #chains = new Map<string, Chain>();
  readonly #timers = new Set<NodeJS.Timeout>();
  #spokenAt = -Infinity;
  #look: NodeJS.Timeout | undefined;
  #begun: string | undefined;
  #wasCatchingUp = false;
  #pressed = { words: new Set<string>(), at: -Infinity };

  constructor(parts: ByItselfParts) {
    this.#parts = parts;
    this.#patience = { ...PATIENCE, ...parts.patience };
  }

  spoke({ interim }: { interim: string }): void {
    if (interim.trim() === '') return;
    this.#spokenAt = performance.now();
    if (!this.#parts.session.isCatchingUp) this.#parts.cue.hear(interim);
  }

  happened(event: AppendedEvent, isHere: boolean): void {
    if (event.kind === 'line' && event.channel === 'interviewer') this.#lines.hear(event);
    if (event.kind === 'correction') this.#lines.correct(event);
    if (event.kind === 'question') this.#onQuestion(event);
    if (event.kind === 'question' || (event.kind === 'detected' && !event.question)) this.#parts.cue.clear();
    if (event.kind !== 'detected') return;
    if (event.channel === 'candidate') this.#chains.get(event.key)?.giveUp.abort();
    if (event.question === null) this.#takeBack(event.key);
    else if (isHere) this.#onFound(event, event.question);
  }

  close(): void {
    clearTimeout(this.#look);
    this.#parts.begin(null);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#waiting.clear();
  }

  #onQuestion({ id, found, text, lines = [] }: EventOf<'question'>): void {
    this.#lines.ask(lines);
    if (found === undefined) this.#pressed = { words: new Set(lowerCaseWords(text)), at: performance.now() };
    const chain = found === undefined ? undefined : this.#chains.get(found);
    if (chain) chain.exchangeId ??= id;
    for (const [key, { question }] of this.#waiting) if (this.#isAsked(question)) this.#waiting.delete(key);
  }

  /** A key pressed mid-sentence asks before the line exists. */
  #isAsked(question: HeardQuestion): boolean {
    if (this.#lines.isAsked(question)) return true;
    const { words, at } = this.#pressed;
    if (performance.now() - at > JUST_PRESSED_MS) return false;
    const own = lowerCaseWords(question.text);
    return own.filter((word) => words.has(word)).length >= own.length * SAME_SHARE;
  }

  #takeBack(key: string): void {
    this.#waiting.delete(key);
    if (key !== this.#begun) return;
    this.#begun = undefined;
    this.#parts.begin(null);
  }

  #beginAhead(key: string, question: HeardQuestion): void {
    if (question.doubtful || this.#isAsked(question) || this.#parts.session.isCatchingUp) return;
    this.#begun = key;
    this.#parts.begin(this.#lines.asked(question));
  }

  #onFound({ key, instead }: EventOf<'detected'>, question: HeardQuestion): void {
    if (instead !== undefined) this.#waiting.delete(instead);
    if (!question.doubtful && !this.#parts.session.isCatchingUp) this.#parts.cue.found(question.text);
    const own = this.#chains.get(key);
    const replaced = this.#chains.get(instead ?? '');
    const chain = own ?? (replaced && canGoOn(replaced) ? replaced : undefined);
    const { way, isExpired } = this.#parts.session;
    const isSettled = own !== undefined && (!canGoOn(own) || own.text === question.text);
    if (way === 'shown' && !isExpired) this.#beginAhead(key, question);
    if (way !== 'itself' || question.doubtful || isExpired || isSettled) {
      this.#waiting.delete(key);
      return;
    }
    if (!chain && this.#isAsked(question)) return;
    this.#waiting.set(key, { key, question, chain, since: performance.now() });
    this.#wasCatchingUp ||= this.#parts.session.isCatchingUp;
    this.#lookIn(this.#patience.quiet);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#look);
    this.#look = setTimeout(() => this.#askWaiting(), ms).unref();
  }

  #askWaiting(): void {
    if (this.#waiting.size === 0) return;
    const { session } = this.#parts;
    if (session.isCatchingUp) {
      this.#wasCatchingUp = true;
      return this.#lookIn(LOOK_AGAIN_MS);
    }
    const now = performance.now();
    const newest = [...this.#waiting.values()].at(-1)!;
    const quietIn = Math.min(this.#spokenAt + this.#patience.quiet, newest.since + this.#patience.most) - now;
    if (quietIn > 0) return this.#lookIn(quietIn);
    const wanted = this.#wasCatchingUp ? [newest] : [...this.#waiting.values()];
    this.#wasCatchingUp = false;
    this.#waiting.clear();
    if (session.way === 'itself' && !session.isExpired) for (const one of wanted) this.#ask(one);
  }

  #ask({ key, question, chain }: Waiting): void {
    const { clock, ask } = this.#parts;
    const at = Math.max((chain?.sending.at ?? 0) + 1, clock.now().getTime());
    const sending = { id: chain?.sending.id ?? sendingId(key), at };
    const giveUp = new AbortController();
    const lines = [...question.lines];
    const until = performance.now() + this.#patience.goesOn;
    this.#chains.set(key, { sending, until, text: question.text, exchangeId: undefined, giveUp });
    this.#forgetOld();
    const again = chain?.exchangeId;
    const asked = { ...this.#lines.asked(question), found: key, sending, ...(again && { again }) };
    void ask(asked, giveUp.signal);
    this.#partLater(lines);
  }

  #partLater(lines: readonly Id[]): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#parts.session.answered(lines);
    }, this.#patience.goesOn).unref();
    this.#timers.add(timer);
  }

  #forgetOld(): void {
    const [oldest] = this.#chains.keys();
    if (this.#chains.size > MOST_CHAINS && oldest !== undefined) this.#chains.delete(oldest);
  }
}

const MOST_CHAINS = 100;

const canGoOn = ({ until, giveUp }: Chain): boolean => performance.now() <= until && !giveUp.signal.aborted;

/** Equal for all attempts at one question. */
const sendingId = (found: string): string => `found-${found.replaceAll(/[^\w-]/g, '-')}`.slice(0, 64);
