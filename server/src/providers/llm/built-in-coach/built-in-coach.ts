import { setImmediate } from 'node:timers/promises';
import type { CoachThread } from '#coach/thread/coach-thread.ts';
import { ChatModelError, type Answerer, type ChatModel, type ChatRequest } from '../chat-model.ts';

/** Answers without any service: from the candidate's own words and a little general knowledge. */
export function builtInCoach(coach: CoachThread): ChatModel {
  const answerer: Answerer = { name: 'Built-in coach', kind: 'coach' };
  return {
    answerer,
    async *stream(request: ChatRequest, signal: AbortSignal) {
      const answer = await orModelError(compose(coach, request));
      yield { type: 'answerer', answerer, stoodIn: null };
      for (const word of answer.match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return;
        yield { type: 'text', text: word };
        // Lets each word leave on its own, and other requests run in between.
        await setImmediate();
      }
    },
    warmUp: ({ material }) => orModelError(coach.read(material)),
    close: async () => {}, // the thread belongs to who started it
  };
}

function compose(coach: CoachThread, { purpose, ...asked }: ChatRequest): Promise<string> {
  const { material, turns, instead } = asked;
  if (purpose === 'story') return coach.shapeStory(turns.at(-1)?.text ?? '');
  return purpose === 'conversation'
    ? coach.converse({ material, turns })
    : coach.answer({ material, turns, instead });
}

async function orModelError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new ChatModelError('failed', 'The built-in coach gave no answer', { cause });
  }
}
