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
  /** Has this see to what is asked in the sessions that are opened. */
  attendBy: (attend: (session: AttendedSession) => ByItself) => void;
  /** Lets an answer be made under all that a call for it is held to. @throws AppError */
  admitAnswer: <T>(
    whose: { userId: string; forSubscribers: boolean },
    answer: () => Promise<T>,
  ) => Promise<T>;
  /** Whether this process is so far behind that nothing more should be begun. */
  isBehind: () => boolean;
  foundPatience?: ByItselfParts['patience'];
}

/** A server that is busy for a moment is asked so often. */
const MOST_ATTEMPTS = 3;
const SOON_SECONDS = 2;

/** Has found questions asked by themselves, by the way of all questions; a server that closes stops them. */
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
    for await (const _ of parts); // its windows are told by their feeds
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
        await sleep(wait * 1_000, signal).catch(() => {}); // aborted: nothing is left to be done
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

/** A later attempt has taken its place. */
const isOvertaken = (error: unknown): boolean => error instanceof AppError && error.code === 'conflict';
