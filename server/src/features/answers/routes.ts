import type { StoodIn } from '@pythia/contracts/answerer.ts';
import { previewStyle } from '@pythia/contracts/customization.ts';
import { isEnglish } from '@pythia/contracts/language.ts';
import { freeChat } from '@pythia/contracts/free-interview.ts';
import { paidStream } from '@pythia/contracts/paid-interview.ts';
import { practiceChat } from '@pythia/contracts/practice-chat.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CoachWords } from '#asking/coach-answerer.ts';
import type { Id } from '#db/database.ts';
import type { Bind } from '#http/bind-endpoint.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { Proofs } from '#proof/prove-answers.ts';
import { answerQuestion, type AnswerParts, Attempts, type WantedSession } from './answer-question.ts';
import { openProof } from './prompt.ts';
import { AskedBefore } from './prompt-beginning.ts';
import { AheadOfKey, type AheadParts } from './ahead/ahead-of-key.ts';
import type { AnsweredSession } from './answered-session.ts';
import { openByItself, type OpenByItselfParts } from './by-itself/open-by-itself.ts';
import { coachInInterviews, interviewAnswerer, modelInInterviews } from './interview-answerer.ts';
import { previewAnswer, type PreviewParts } from './preview-style.ts';
import { WarmUps, type WarmUpParts } from './warm-ups.ts';

const REMEMBERED_SESSIONS = 10_000;

interface OpeningParts<Session>
  extends
    Pick<AnswerParts, 'onFirstWords' | 'openDocuments' | 'findPrepared'>,
    Pick<PreviewParts, 'materialOf' | 'limits'>,
    Pick<AheadParts, 'paysAhead' | 'isBehind'>,
    OpenByItselfParts {
  model: LanguageModel;
  coach: CoachWords;
  openLibrary: WarmUpParts['openLibrary'];
  readyPrepared: (session: Pick<AnsweredSession, 'userId' | 'jobId'>) => Promise<void>;
  openSession: (wanted: WantedSession) => Promise<{ session: Session; release: () => void } | undefined>;
  /** @throws AppError `forbidden` where a practice does not answer that */
  admitToPractice: (asked: {
    userId: Id;
    sessionId: string;
    subscribed: boolean;
    question: string;
  }) => Promise<void>;
}

/** @returns warm-up of a session's prompt, and ways to cancel it */
export function openAnswers<Session extends AnsweredSession>(
  app: FastifyInstance,
  bind: Bind,
  parts: OpeningParts<Session>,
) {
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);
  const onSearchFailure = (error: unknown): void =>
    app.log.error({ err: error }, 'what helps to answer a question was not found');
  const warmUps = new WarmUps({
    ...parts,
    onSearchFailure,
    onFailure: warn('the beginning of a prompt was not read ahead'),
  });
  app.addHook('onClose', async () => warmUps.stop());
  const proofs = new Proofs(() => new Date());
  const onFailure = warn('the answer service failed');
  const asked = { ...parts, proofs, askedBefore: new AskedBefore(), onSearchFailure };
  const answerer = interviewAnswerer(asked, onFailure);
  const toldOfEnglish = new LRUCache<Id, true>({ max: REMEMBERED_SESSIONS });
  const onAheadFailure = warn('an answer was not begun before its key');
  const ahead = new AheadOfKey({ ...asked, answerer, toldOfEnglish, onAheadFailure });
  app.addHook('onClose', async () => ahead.stop());
  const answering = {
    ...parts,
    answerer,
    ahead,
    byModel: modelInInterviews(asked),
    byCoach: coachInInterviews(parts.coach),
    warmUps,
    toldOfEnglish,
    attempts: new Attempts(),
    onFailure,
    onStandIn: (reason: StoodIn) =>
      app.log.warn({ reason }, 'the built-in coach answered in a model’s place'),
    onSearchFailure,
  };
  bindAnswers(bind, answering);
  openByItself(app, parts, answering);

  const openAhead: OpeningParts<Session>['openSession'] = async (wanted) => {
    const opened = await parts.openSession(wanted);
    if (opened && !opened.session.isExpired) {
      warmUps.begin(opened.session);
      if (parts.model.label && isEnglish(opened.session.language))
        void openProof({ proofs, onSearchFailure }, opened.session.material);
      void parts.readyPrepared(opened.session).catch(onSearchFailure);
    }
    return opened;
  };
  return {
    openAhead,
    readAhead: ({ id, user_id: userId }: { id: Id; user_id: Id }): void => {
      void openAhead({ userId, sessionId: id })
        .then((opened) => opened?.release())
        .catch(warn('a session was not read ahead'));
    },
    callOff: ({ id }: { id: Id }): void => warmUps.cancel(id),
    callOffAllOf: (userId: Id): void => warmUps.cancelAllOf(userId),
  };
}

function bindAnswers(
  bind: Bind,
  parts: AnswerParts & PreviewParts & Pick<OpeningParts<never>, 'admitToPractice'>,
): void {
  bind(freeChat, ({ identity: { userId }, body, signal, answerHeaders }) => {
    const { session_id: sessionId, message: question, ...how } = body;
    const asked = { userId, kind: 'free' as const, sessionId, question, ...how };
    return answerQuestion(parts, { ...asked, ...answerHeaders }, signal);
  });

  bind(practiceChat, async ({ identity: { userId, subscribed }, body, signal, answerHeaders }) => {
    const { session_id: sessionId, message: question, ...how } = body;
    await parts.admitToPractice({ userId, sessionId, subscribed, question });
    const asked = { userId, kind: 'practice' as const, sessionId, question, ...how };
    return answerQuestion(parts, { ...asked, ...answerHeaders }, signal);
  });

  bind(paidStream, ({ identity: { userId }, body, signal, answerHeaders }) => {
    const { thread_id: sessionId, message_text: question, ...how } = body;
    const asked = { userId, kind: 'paid' as const, sessionId, question, ...how };
    return answerQuestion(parts, { ...asked, ...answerHeaders }, signal);
  });

  bind(previewStyle, ({ identity, body, signal, answerHeaders }) =>
    previewAnswer(parts, { identity, ...body, onAnswerer: answerHeaders.onAnswerer }, signal),
  );
}
