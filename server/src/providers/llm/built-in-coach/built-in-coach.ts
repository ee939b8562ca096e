import { setImmediate } from 'node:timers/promises';
import type { Answerer } from '@pythia/contracts/answerer.ts';
import type { Answer, Coach, CoachThread } from '#coach/answer.ts';
import { AppError } from '#core/errors.ts';
import { ChatModelError, type ChatModel, type ChatRequest } from '../chat-model.ts';

/** Answers without any service: from the candidate's own words and a little general knowledge. */
export function builtInCoach(thread: CoachThread): ChatModel {
  const answerer = (): Answerer => ({
    name: thread.isByWords() ? 'Built-in coach, by words alone' : 'Built-in coach',
    kind: 'coach',
  });
  return {
    get answerer() {
      return answerer();
    },
    async *stream(request: ChatRequest, signal: AbortSignal) {
      const { text, alternatives, note, source, remark } = await orModelError(
        compose(thread.of(request.userId), request),
      );
      yield { type: 'answerer', answerer: answerer(), stoodIn: null, source };
      for (const word of text.match(/\S+\s*/g) ?? []) {
        if (signal.aborted) return;
        yield { type: 'text', text: word };
        // Lets each word leave on its own, and other requests run in between.
        await setImmediate();
      }
      if (note !== null) yield { type: 'note', text: note };
      for (const title of alternatives) yield { type: 'alternative', text: title };
      if (remark !== undefined) yield { type: 'remark', text: remark };
    },
    warmUp: ({ userId, material }) => orModelError(thread.of(userId).read(material)),
    close: async () => {}, // the thread belongs to who started it
  };
}

async function compose(coach: Coach, { purpose, ...asked }: ChatRequest): Promise<Answer> {
  const { material, library, documents, turns, before, instead, language, isToldOfEnglish, style } = asked;
  if (purpose === 'interview-answer') {
    const told = { turns, before, instead, language, isToldOfEnglish, style };
    return coach.answer({ material, library, documents, ...told });
  }
  const text =
    purpose === 'story'
      ? await coach.shapeStory(turns.at(-1)?.text ?? '')
      : await coach.converse({ material, library, turns });
  return { text, alternatives: [], note: null, source: null };
}

async function orModelError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    const isBusy = cause instanceof AppError && cause.retryAfter !== undefined;
    if (isBusy) throw new ChatModelError('busy', cause.message, { retryAfter: cause.retryAfter, cause });
    throw new ChatModelError('failed', 'The built-in coach gave no answer', { cause });
  }
}
