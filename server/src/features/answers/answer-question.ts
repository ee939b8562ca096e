import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { StoodIn } from '@pythia/contracts/answerer.ts';
import type { Sending } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { asTurns, standing } from '../../asking/exchange.ts';
import type { Answerer } from '#asking/answerer.ts';
import { streamAnswer, type AnswerEnd, type AnsweredBy } from '#asking/stream-answer.ts';
import { ENGLISH_ONLY } from '#coach/answer.ts';
import { AppError } from '#core/errors.ts';
import type { Id } from '#db/database.ts';
import { found } from '#http/found.ts';
import type { ModelError } from '#providers/llm/language-model.ts';
import type { AnsweredSession } from './answered-session.ts';
import type { AheadOfKey } from './ahead/ahead-of-key.ts';
import type { Attempts } from './attempts.ts';
import { type BriefParts, briefFor } from './brief.ts';
import type { InterviewQuestion } from './interview-question.ts';
import type { WarmUps } from './warm-ups.ts';

/** All that a session of usual length has. */
const RECENT_EXCHANGES = 100;

export interface AnswerParts extends BriefParts {
  answerer: Answerer<InterviewQuestion>;
  /** The caller's own session; undefined: there is none. */
  openSession: (
    wanted: WantedSession,
  ) => Promise<{ session: AnsweredSession; release: () => void } | undefined>;
  warmUps: WarmUps;
  attempts: Attempts;
  ahead: Pick<AheadOfKey, 'take' | 'makeWay'>;
  /** The sessions whose user was told that the built-in coach speaks English only. */
  toldOfEnglish: Pick<Map<Id, true>, 'has'> & { set: (session: Id, isTold: true) => unknown };
  onFailure: (error: ModelError) => void;
  onFirstWords?: ((ms: number) => void) | undefined;
  /** Hears each time that the coach answered in a model's place. */
  onStandIn: (reason: StoodIn) => void;
}

/** A user's own session, of any kind unless said. */
export interface WantedSession {
  userId: Id;
  sessionId: string;
  kind?: 'free' | 'paid' | 'practice';
}

export interface Question extends WantedSession {
  question: string;
  /** Keys of the lines that it was made of. */
  lines?: string[] | undefined;
  /** What was said before it and was not asked about. */
  before?: string | undefined;
  /** The title of an alternative, where that is to be told. */
  instead?: string | undefined;
  /** The exchange of which it asks the same again. */
  again?: string | undefined;
  /** With which attempt it came. */
  sending?: Sending | undefined;
  /** The key of the question that was found, where it is asked by itself. */
  found?: string | undefined;
  /** Hears the id that the exchange has in the session's timeline, before the first text. */
  onExchange: (id: Id) => void;
  /** Hears who answers, before the first text. */
  onAnswerer: (by: AnsweredBy) => void;
}

/**
 * Streams the answer to a question of a session, with the session's last exchanges as its context. The session
 * is open from the first piece that is read until the stream ends or is given up. Of an attempt that nobody waits for
 * any more when it arrives nothing is kept.
 * @throws AppError `not-found` for a session that is not the caller's, `forbidden` when its time is over or its
 * user ends it meanwhile, `conflict` when it is sent again, and as {@link streamAnswer} does
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
  }: Question,
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
    const { material, language, style } = session;
    const isToldOfEnglish = parts.toldOfEnglish.has(session.id);
    const turns = asTurns(earlier, question);
    const brief =
      begun?.brief ?? briefFor(parts, { session, question, turns, before, instead, isToldOfEnglish });
    const answerer = begun?.answerer ?? parts.answerer;
    const answer = streamAnswer(
      {
        ...parts,
        answerer,
        cue: brief.cue,
        exchangeId,
        onAnswerer,
        beforeFirst: () => session.countUse(),
        onEnd,
      },
      { exchangeId, material, language, style, earlier, before, question, instead, brief },
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
