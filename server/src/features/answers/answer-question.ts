import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { StoodIn } from '@pythia/contracts/answerer.ts';
import type { Sending } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { LRUCache } from 'lru-cache';
import { standing } from '#asking/exchange.ts';
import type { Answerer } from '#asking/answerer.ts';
import { streamAnswer, type AnswerEnd, type AnsweredBy } from '#asking/stream-answer.ts';
import { ENGLISH_ONLY } from '#coach/answer.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import type { ModelError } from '#providers/llm/language-model.ts';
import type { AnsweredSession } from './answered-session.ts';
import type { AheadOfKey } from './ahead/ahead-of-key.ts';
import { type BriefParts, type InterviewQuestion, questionIn } from './brief.ts';
import type { WarmUps } from './warm-ups.ts';

/** Events read at once; a session of usual length has fewer exchanges. */
const RECENT_EXCHANGES = 100;

export interface AnswerParts extends BriefParts {
  answerer: Answerer<InterviewQuestion>;
  openSession: (
    wanted: WantedSession,
  ) => Promise<{ session: AnsweredSession; release: () => void } | undefined>;
  warmUps: WarmUps;
  attempts: Attempts;
  ahead: Pick<AheadOfKey, 'take' | 'makeWay'>;
  toldOfEnglish: Pick<Map<Id, true>, 'has'> & { set: (session: Id, isTold: true) => unknown };
  onFailure: (error: ModelError) => void;
  onFirstWords?: ((ms: number) => void) | undefined;
  onStandIn: (reason: StoodIn) => void;
}

export interface WantedSession {
  userId: Id;
  sessionId: string;
  kind?: 'free' | 'paid' | 'practice';
}

export interface SessionQuestion extends WantedSession {
  question: string;
  lines?: string[] | undefined;
  /** Words said before the question, as context. */
  before?: string | undefined;
  /** Title of an alternative to tell. */
  instead?: string | undefined;
  /** Exchange that is asked once more. */
  again?: string | undefined;
  sending?: Sending | undefined;
  /** Key of the found question, where no press asked it. */
  found?: string | undefined;
  onExchange: (id: Id) => void;
  onAnswerer: (by: AnsweredBy) => void;
}

/**
 * Streams an answer with the session's last exchanges as context. The session stays open until the stream
 * ends. An attempt that was overtaken on its way stores nothing.
 * @throws AppError `not-found` for a session that is not the caller's, `forbidden` when its time is over or
 * its user ends it meanwhile, `conflict` when the question is sent again; and as {@link streamAnswer} does
 */
export async function* answerQuestion(
  parts: AnswerParts,
  {
    question,
    lines = [],
    before,
    instead,
    again,
    sending,
    found: key,
    onExchange,
    onAnswerer,
    ...wanted
  }: SessionQuestion,
  caller: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { session, release } = found(await parts.openSession(wanted));
  try {
    if (session.isExpired) throw new AppError('forbidden', MESSAGES.sessionExpired);
    const overtaken = sending ? [parts.attempts.begin(session.id, sending)] : [];
    const signal = AbortSignal.any([caller, session.ended, ...overtaken]);
    parts.warmUps.cancel(session.id);
    const recent = await session.recent(RECENT_EXCHANGES);
    const earlier = standing(recent, { question, lines, again });
    signal.throwIfAborted();
    const begun = parts.ahead.take(session, { question, before, instead, again, earlier }, signal);
    if (!begun) parts.ahead.makeWay();
    const happening = {
      kind: 'question' as const,
      text: question,
      ...(lines.length > 0 && { lines }),
      ...(again && { again }),
      ...(sending && { sending }),
      ...(key && { found: key }),
    };
    const exchangeId = session.append(happening, { id: begun?.exchangeId }).id;
    onExchange(exchangeId);
    const onEnd = (end: AnswerEnd): void => {
      session.append({ kind: 'answer', exchange_id: exchangeId, ...end });
      if (end.note?.startsWith(ENGLISH_ONLY)) parts.toldOfEnglish.set(session.id, true);
      if (end.stood_in) parts.onStandIn(end.stood_in);
      if (end.stood_in === 'slow') parts.warmUps.beginAgain(session);
    };
    const isToldOfEnglish = parts.toldOfEnglish.has(session.id);
    const asked =
      begun?.asked ??
      questionIn(parts, { session, exchangeId, earlier, before, question, instead, isToldOfEnglish });
    const answer = streamAnswer(
      {
        ...parts,
        answerer: begun?.answerer ?? parts.answerer,
        cue: asked.brief.cue,
        exchangeId,
        onAnswerer,
        beforeFirst: () => session.countUse(),
        onEnd,
      },
      asked,
      signal,
    );
    for await (const part of answer) {
      session.tellAnswering(exchangeId, part);
      yield part;
    }
  } finally {
    release();
  }
}

/** Questions whose newest attempt is known: those of some minutes, longer than a network delays one. */
const REMEMBERED = 1_000;

/**
 * Attempts to send a question, known to this process. A sender who tries again has given up earlier attempts,
 * which may still arrive late.
 */
export class Attempts {
  readonly #newest = new LRUCache<string, { at: number; overtaken: AbortController }>({ max: REMEMBERED });

  /**
   * @returns aborts when a later attempt arrives
   * @throws AppError `conflict` for one that was overtaken on its way
   */
  begin(session: Id, { id, at }: Sending): AbortSignal {
    const key = `${session} ${id}`;
    const before = this.#newest.get(key);
    if (before && before.at > at) throw sentAgain();
    before?.overtaken.abort(sentAgain());
    const overtaken = new AbortController();
    this.#newest.set(key, { at, overtaken });
    return overtaken.signal;
  }
}

const sentAgain = (): AppError => new AppError('conflict', SERVER_MESSAGES.questionSentAgain);
