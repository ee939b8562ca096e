import { isEnglish } from '@pythia/contracts/language.ts';
import type { Glance } from '@pythia/contracts/feed.ts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#core/errors.ts';
import { sleep } from '#core/sleep.ts';
import type { Clock } from '#core/clock.ts';
import type { AheadOfKey } from '../ahead/ahead-of-key.ts';
import { answerQuestion, type AnswerParts } from '../answer-question.ts';
import type { AnsweredSession } from '../answered-session.ts';
import { EarlyCue } from '../early-cue/early-cue.ts';
import { Looks } from '../early-cue/looks.ts';
import { type AskedByItself, ByItself, type ByItselfParts, type WatchedSession } from './by-itself.ts';

type AttendedSession = WatchedSession & AnsweredSession & { tellGlance: (glance: Glance | null) => void };

export interface OpenByItselfParts {
  clock: Clock;
  attendBy: (attend: (session: AttendedSession) => ByItself) => void;
  /**
   * Admits an answer under the limits of a call.
   * @throws AppError
   */
  admitAnswer: <T>(
    whose: { userId: string; forSubscribers: boolean },
    answer: () => Promise<T>,
  ) => Promise<T>;
  isBehind: () => boolean;
  foundPatience?: ByItselfParts['patience'];
}

const MOST_ATTEMPTS = 3;
const SOON_SECONDS = 2;

/** Asks found questions through the usual path; a closing server stops them. */
export function openByItself(
  app: FastifyInstance,
  { clock, attendBy, admitAnswer, isBehind, foundPatience }: OpenByItselfParts,
  answering: AnswerParts & { ahead: Pick<AheadOfKey, 'begin' | 'drop'> },
): void {
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    closing.abort();
    await Promise.allSettled(underWay);
  });

  const answer = async (
    { userId, id: sessionId, isFree }: WatchedSession,
    { text: question, ...asked }: AskedByItself,
    signal: AbortSignal,
  ): Promise<void> => {
    const wanted = { userId, sessionId, kind: isFree ? ('free' as const) : ('paid' as const) };
    const unheard = { onExchange: () => {}, onAnswerer: () => {} };
    const parts = answerQuestion(answering, { ...wanted, ...asked, question, ...unheard }, signal);
    for await (const _ of parts);
  };

  const ask = async (session: WatchedSession, asked: AskedByItself, giveUp: AbortSignal): Promise<void> => {
    const signal = AbortSignal.any([giveUp, closing.signal]);
    const whose = { userId: session.userId, forSubscribers: !session.isFree };
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        return await admitAnswer(whose, () => answer(session, asked, signal));
      } catch (error) {
        if (signal.aborted || isOvertaken(error)) return;
        const wait = error instanceof AppError ? (error.retryAfter ?? Infinity) : Infinity;
        if (wait > SOON_SECONDS || attempt === MOST_ATTEMPTS) {
          app.log.warn({ err: error }, 'a question was not answered by itself');
          return;
        }
        await sleep(wait * 1_000, signal).catch(() => {});
      }
    }
  };

  const looks = new Looks(answering);
  attendBy(
    (session) =>
      new ByItself({
        clock,
        session,
        patience: foundPatience,
        cue: new EarlyCue({
          look: (question) => looks.look(session, question),
          tell: (glance) => session.tellGlance(glance),
          isBusy: () => looks.isBusy || isBehind() || !isEnglish(session.language),
        }),
        begin: (asked) => (asked ? answering.ahead.begin(session, asked) : answering.ahead.drop(session.id)),
        ask: (asked, signal) => {
          const asking = ask(session, asked, signal).finally(() => underWay.delete(asking));
          underWay.add(asking);
          return asking;
        },
      }),
  );
}

const isOvertaken = (error: unknown): boolean => error instanceof AppError && error.code === 'conflict';
