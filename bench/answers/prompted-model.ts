import type { Happening } from '@pythia/contracts/interviews.ts';
import type { Material } from '../../server/src/coach/material.ts';
import { newId } from '../../server/src/db/database.ts';
import { answerQuestion, Attempts } from '../../server/src/features/answers/answer-question.ts';
import { AskedBefore } from '../../server/src/features/answers/prompt-beginning.ts';
import { Proofs } from '../../server/src/proof/prove-answers.ts';
import type { CoachWords } from '../../server/src/asking/coach-answerer.ts';
import { WarmUps } from '../../server/src/features/answers/warm-ups.ts';
import type { ChatTurn } from '../../server/src/asking/exchange.ts';
import { modelInInterviews } from '../../server/src/features/answers/interview-answerer.ts';
import { openAiCompatible } from '../../server/src/providers/llm/openai-compatible/openai-compatible.ts';
import { answerCall, startChatService, type ChatCall } from '../../server/testing/chat-service.ts';
import type { Interviewee } from './interviewee.ts';

/** Sent without an experience; no candidate's mark. */
const NOTHING_NAMED = 'Nothing is named.';

/** The product's path to a model, up to a local echo of the prompt's first experience. */
export async function promptedModel(coach: Pick<CoachWords, 'of'>): Promise<Interviewee> {
  const service = await startChatService((call) => answerCall(call, firstExperience(call) ?? NOTHING_NAMED));
  const model = openAiCompatible({ baseUrl: service.baseUrl });
  const failures = { onSearchFailure: fail, onFailure: fail, onStandIn: fail };
  const warmUps = new WarmUps({ model, coach, openLibrary: async () => {}, ...failures });
  const answerer = modelInInterviews({
    model,
    askedBefore: new AskedBefore(),
    proofs: new Proofs(() => new Date()),
    ...failures,
  });
  return {
    read: async () => {},
    answer: async ({ material, turns }) => {
      const session = openSession(material, turns);
      const opened = async () => ({ session, release: () => {} });
      const whose = { userId: newId(), sessionId: session.id, kind: 'free' as const };
      const parts = answerQuestion(
        {
          model,
          answerer,
          coach,
          openDocuments: async () => undefined,
          findPrepared: async () => ({ certain: undefined, likely: [] }),
          warmUps,
          toldOfEnglish: new Map(),
          attempts: new Attempts(),
          ahead: { take: () => undefined, makeWay: () => {} },
          openSession: opened,
          ...failures,
        },
        { ...whose, question: turns.at(-1)?.text ?? '', onExchange: () => {}, onAnswerer: () => {} },
        new AbortController().signal,
      );
      let whole = '';
      for await (const part of parts) if (part.type === 'text') whole += part.text;
      return whole;
    },
    close: async () => {
      await model.close();
      await service.close();
    },
  };
}

function fail(failure: unknown): never {
  throw failure instanceof Error ? failure : new Error(String(failure));
}

const ASKED_ONCE = { id: '', lines: [], again: undefined };

/** Earlier questions were asked and answered. */
function openSession(material: Material, turns: readonly ChatTurn[]) {
  const exchanges = turns.flatMap(({ role, text }, at) =>
    role === 'assistant'
      ? [{ ...ASKED_ONCE, question: turns[at - 1]?.text ?? '', answer: text, state: 'complete' as const }]
      : [],
  );
  return {
    id: newId(),
    userId: newId(),
    jobId: null,
    isFree: true,
    isExpired: false,
    ended: new AbortController().signal,
    style: null,
    material,
    library: undefined,
    language: 'en',
    tellAnswering: () => {},
    append: (happening: Happening) => ({
      ...happening,
      id: newId(),
      at: new Date().toISOString(),
      channel: 'copilot' as const,
    }),
    countUse: async () => {},
    recent: async (count: number) => exchanges.slice(-count),
  };
}

/** Found by the number in the asking message. */
function firstExperience({ body: { messages } }: ChatCall): string | undefined {
  const asked = messages.at(-1)?.content ?? '';
  const number = /<may_fit>(E\d+)/.exec(asked)?.[1];
  const lines = `${messages[0]?.content}\n${asked}`.split('\n');
  return lines.find((line) => line.startsWith(`${number} `))?.slice(`${number} `.length);
}
