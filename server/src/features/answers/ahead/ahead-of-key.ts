import { LRUCache } from 'lru-cache';
import { type AskedExchange, standing } from '#asking/exchange.ts';
import type { Answerer } from '#asking/answerer.ts';
import { newId, type Id } from '#db/database.ts';
import type { AnsweredSession } from '../answered-session.ts';
import { type BriefParts, type InterviewQuestion, questionIn } from '../brief.ts';
import type { AskedQuestion } from '../by-itself/heard-lines.ts';
import { ReplayedEvents } from './replayed-events.ts';

export interface AheadParts extends BriefParts {
  answerer: Answerer<InterviewQuestion>;
  paysAhead: boolean;
  isBehind: () => boolean;
  toldOfEnglish: Pick<Map<Id, true>, 'has'>;
  onAheadFailure: (error: unknown) => void;
}

type AheadSession = Pick<
  AnsweredSession,
  'id' | 'userId' | 'jobId' | 'isFree' | 'material' | 'library' | 'language' | 'style' | 'recent'
>;

export interface BegunAnswer {
  exchangeId: Id;
  asked: InterviewQuestion;
  answerer: Answerer<InterviewQuestion>;
}

interface Begun extends BegunAnswer {
  words: string;
  hasBefore: boolean;
  from: string;
  material: AheadSession['material'];
  giveUp: AbortController;
}

interface PressedKey {
  question: string;
  before?: string | undefined;
  instead?: string | undefined;
  again?: string | undefined;
  earlier: readonly AskedExchange[];
}

const MINUTE_MS = 60_000;
const MOST_A_MINUTE = 12;
const RECENT_EXCHANGES = 100;
const REMEMBERED_SESSIONS = 10_000;

/**
 * Starts the answer to a found question before its key is pressed, where that costs nothing: one at a time in
 * a session, twelve a minute. Nothing is stored or charged before the key takes it, in any window of this
 * process; pressed questions of others come first.
 */
export class AheadOfKey {
  readonly #parts: AheadParts;
  readonly #begun = new Map<Id, Begun>();
  readonly #beginning = new Map<Id, AbortController>();
  readonly #times = new LRUCache<Id, number[]>({ max: REMEMBERED_SESSIONS });

  constructor(parts: AheadParts) {
    this.#parts = parts;
  }

  begin(session: AheadSession, asked: AskedQuestion): void {
    this.drop(session.id);
    if (!this.#mayBegin(session.id)) return;
    const giveUp = new AbortController();
    this.#beginning.set(session.id, giveUp);
    void this.#begin(session, asked, giveUp).catch(this.#parts.onAheadFailure);
  }

  drop(sessionId: Id): void {
    this.#beginning.get(sessionId)?.abort();
    this.#beginning.delete(sessionId);
    this.#begun.get(sessionId)?.giveUp.abort();
    this.#begun.delete(sessionId);
  }

  makeWay(): void {
    if (this.#parts.answerer.label?.kind !== 'local') return;
    this.stop();
  }

  stop(): void {
    for (const id of [...this.#beginning.keys(), ...this.#begun.keys()]) this.drop(id);
  }

  /**
   * Gives the early answer to the pressed key, once; one for another question is given up.
   * @param signal ends the answer from now on
   */
  take(session: AheadSession, key: PressedKey, signal: AbortSignal): BegunAnswer | undefined {
    const begun = this.#begun.get(session.id);
    const fits =
      begun !== undefined &&
      key.instead === undefined &&
      key.again === undefined &&
      begun.words === plain(key.question) &&
      (key.before === undefined || begun.hasBefore) &&
      begun.material === session.material &&
      begun.from === answeredFrom(session, key.earlier);
    if (!fits) {
      this.drop(session.id);
      return undefined;
    }
    this.#begun.delete(session.id);
    signal.addEventListener('abort', () => begun.giveUp.abort(), { once: true });
    return begun;
  }

  #forget(sessionId: Id, giveUp: AbortController): void {
    if (this.#begun.get(sessionId)?.giveUp === giveUp) this.#begun.delete(sessionId);
  }

  #mayBegin(sessionId: Id): boolean {
    const { answerer, paysAhead, isBehind } = this.#parts;
    if (isBehind() || (answerer.label?.kind === 'service' && !paysAhead)) return false;
    const now = performance.now();
    const times = (this.#times.get(sessionId) ?? []).filter((at) => at > now - MINUTE_MS);
    if (times.length >= MOST_A_MINUTE) return false;
    this.#times.set(sessionId, [...times, now]);
    return true;
  }

  async #begin(
    session: AheadSession,
    { text: question, lines, before }: AskedQuestion,
    giveUp: AbortController,
  ): Promise<void> {
    const { answerer, toldOfEnglish } = this.#parts;
    const { id } = session;
    const recent = await session.recent(RECENT_EXCHANGES).finally(() => {
      if (this.#beginning.get(id) === giveUp) this.#beginning.delete(id);
    });
    if (giveUp.signal.aborted) return;
    const earlier = standing(recent, { question, lines, again: undefined });
    const isToldOfEnglish = toldOfEnglish.has(id);
    const exchangeId = newId();
    const asked = questionIn(this.#parts, {
      session,
      exchangeId,
      earlier,
      before,
      question,
      isToldOfEnglish,
    });
    const events = new ReplayedEvents(answerer.answer(asked, giveUp.signal), () => this.#forget(id, giveUp));
    this.#begun.set(id, {
      exchangeId,
      asked,
      answerer: {
        get label() {
          return answerer.label;
        },
        answer: () => events.read(),
      },
      words: plain(question),
      hasBefore: before !== undefined,
      from: answeredFrom(session, earlier),
      material: asked.material,
      giveUp,
    });
  }
}

const answeredFrom = ({ language, style }: AheadSession, earlier: readonly AskedExchange[]): string =>
  JSON.stringify([language, style, earlier.map(({ id }) => id)]);

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).join(' ');
