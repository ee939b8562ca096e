import { setImmediate } from 'node:timers/promises';
import type { Answerer, ChatModel, ChatRequest } from '../chat-model.ts';
import { answerQuestion } from './answer-question.ts';
import { converse } from './converse.ts';
import { shapeStory } from './shape-story.ts';

/** Answers without any service: from the candidate's own words, a small knowledge base, and visible gaps. */
export function builtInCoach(): ChatModel {
  const answerer: Answerer = { name: 'Built-in coach', kind: 'coach' };
  return {
    answerer,
    async *stream(request: ChatRequest, signal: AbortSignal) {
      yield { type: 'answerer', answerer, stoodIn: null };
      for (const word of compose(request).match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return;
        yield { type: 'text', text: word };
        // Lets each word leave on its own, and other requests run in between.
        await setImmediate();
      }
    },
    close: async () => {},
  };
}

function compose({ purpose, turns, material }: ChatRequest): string {
  if (purpose === 'story') return shapeStory(turns.at(-1)?.text ?? '');
  return purpose === 'conversation' ? converse(turns, material) : answerQuestion(turns, material);
}
