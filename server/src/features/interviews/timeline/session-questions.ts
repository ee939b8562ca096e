import type { Happening } from '@pythia/contracts/interviews.ts';
import type { Clock } from '#core/clock.ts';
import type { Id } from '#db/database.ts';
import type { Judge } from '#question-detector/judge.ts';
import { type Change, QuestionDetector } from '#question-detector/question-detector.ts';

type Detected = Extract<Happening, { kind: 'detected' }>;

interface SessionQuestionsParts {
  judge: Judge;
  clock: Clock;
  tell: (detected: Detected) => void;
}

const MOST_LINES = 60;
/** A stalled model delays no line; beyond this, sentences go unread. */
const MOST_WAITING = 20;

/** Finds questions in a session's lines; begins anew where they are heard in another process. */
export class SessionQuestions {
  readonly #parts: SessionQuestionsParts;
  readonly #detector: QuestionDetector;
  readonly #lines = new Map<number, Id>();
  readonly #heardAt = new Map<number, number>();
  #next = 0;
  #begun = -1;
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(parts: SessionQuestionsParts) {
    this.#parts = parts;
    this.#detector = new QuestionDetector(parts.judge);
  }

  hearInterim(text: string): void {
    if (text === '' || this.#begun === this.#next) return;
    this.#begun = this.#next;
    this.#take(() => this.#detector.hear({ at: this.#now(), line: this.#next, isFinal: false, text }));
  }

  hearLine(id: Id, text: string): void {
    const line = this.#next;
    this.#next += 1;
    this.#lines.set(line, id);
    this.#heardAt.set(line, performance.now());
    const oldest = line - MOST_LINES;
    this.#lines.delete(oldest);
    this.#heardAt.delete(oldest);
    this.#take(() => this.#detector.hear({ at: this.#now(), line, isFinal: true, text }));
  }

  answered(lines: readonly Id[]): void {
    for (const [line, id] of this.#lines) if (lines.includes(id)) this.#detector.answered(line);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #now(): number {
    return this.#parts.clock.now().getTime() / 1_000;
  }

  #take(look: () => Promise<readonly Change[]>): void {
    if (this.#waiting >= MOST_WAITING || this.#isClosed) return;
    void this.#tellWhatChanges(look);
  }

  async #tellWhatChanges(look: () => Promise<readonly Change[]>): Promise<void> {
    this.#waiting += 1;
    try {
      for (const change of await look()) this.#parts.tell(this.#toldOf(change));
    } finally {
      this.#waiting -= 1;
      this.#wakeLater();
    }
  }

  #wakeLater(): void {
    clearTimeout(this.#timer);
    const { wakeAt } = this.#detector;
    if (wakeAt === undefined || this.#isClosed) return;
    const wait = Math.max(0, (wakeAt - this.#now()) * 1_000);
    this.#timer = setTimeout(() => this.#take(() => this.#detector.wake(this.#now())), wait).unref();
  }

  #toldOf(change: Change): Detected {
    if (change.what === 'withdrawn')
      return { kind: 'detected', change: 'withdrawn', key: this.#keyOf(change.key), question: null };
    const { key, text, parts, kind: sort, isFollowUp, isDoubtful, lines } = change.question;
    return {
      kind: 'detected',
      change: change.what,
      key: this.#keyOf(key),
      question: {
        text,
        parts: [...parts],
        sort,
        follows_up: isFollowUp,
        doubtful: isDoubtful,
        lines: this.#idsOf(lines),
      },
      ...(change.what === 'replaced' && { instead: this.#keyOf(change.instead) }),
      found_ms: Math.round(performance.now() - (this.#heardAt.get(lines[1]) ?? performance.now())),
    };
  }

  #idsOf([first, last]: readonly [number, number]): Id[] {
    return [...this.#lines].filter(([line]) => line >= first && line <= last).map(([, id]) => id);
  }

  #keyOf(key: string): string {
    const [line, place] = key.split(':');
    return `${this.#lines.get(Number(line)) ?? line}/${place}`;
  }
}
