import { newId } from '../../server/src/db/columns.ts';
import { answerQuestion } from '../../server/src/features/answers/answer-question.ts';
import type { ChatTurn } from '../../server/src/providers/llm/chat-model.ts';
import { openAiCompatible } from '../../server/src/providers/llm/openai-compatible/openai-compatible.ts';
import { answer, startChatService, type ChatCall } from '../../server/testing/chat-service.ts';
import type { Interviewee } from './interviewee.ts';

/** The service sends this where a prompt names no experience; no candidate has it as a mark. */
const NOTHING_NAMED = 'Nothing is named.';

/**
 * The product's own way to a language model, as far as a local service that sends back the experience
 * which the prompt names first, and so shows what a model would have begun from.
 */
export async function promptedModel(): Promise<Interviewee> {
  const service = await startChatService((call) => answer(call, firstExperience(call) ?? NOTHING_NAMED));
  const model = openAiCompatible({ baseUrl: service.baseUrl });
  return {
    read: async () => {},
    answer: async ({ material, turns }) => {
      const session = {
        isExpired: false,
        material,
        append: () => ({ id: newId() }),
        recent: async (count: number) => exchangesOf(turns).slice(-count),
      };
      const parts = {
        model,
        openSession: async () => ({ session, release: () => {} }),
        onFailure: (failure: Error) => {
          throw failure;
        },
      };
      const asked = {
        userId: newId(),
        sessionId: '',
        kind: 'free' as const,
        question: turns.at(-1)?.text ?? '',
      };
      const { text } = await answerQuestion(parts, asked, new AbortController().signal);
      let whole = '';
      for await (const piece of text) whole += piece;
      return whole;
    },
    close: async () => {
      await model.close();
      await service.close();
    },
  };
}

/** That of the last question: earlier ones may stand in the conversation above it. */
function firstExperience({ body }: ChatCall): string | undefined {
  const prompt = body.messages.map(({ content }) => content).join('\n');
  return [...prompt.matchAll(/<experience n="1"[^>]*>([\s\S]*?)<\/experience>/g)].at(-1)?.[1]?.trim();
}

/** The questions before the last one with their answers, oldest first. */
const exchangesOf = (turns: readonly ChatTurn[]): { question: string; answer: string }[] =>
  turns.flatMap(({ role, text }, at) =>
    role === 'assistant' ? [{ question: turns[at - 1]?.text ?? '', answer: text }] : [],
  );
