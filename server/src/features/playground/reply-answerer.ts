import type { Answerer } from '#asking/answerer.ts';
import { coachAnswerer, type CoachWords, plainAnswer } from '#asking/coach-answerer.ts';
import { asTurns, type PastExchange } from '#asking/exchange.ts';
import { modelAnswerer, type Prompt } from '#asking/model-answerer.ts';
import { standIn } from '#asking/stand-in.ts';
import type { Library } from '#coach/library.ts';
import type { Material } from '#coach/material.ts';
import type { LanguageModel } from '#providers/llm/language-model.ts';
import { conversationPrompt, REPLY_TOKENS } from './conversation-prompt.ts';
import { storyPrompt } from './story-prompt.ts';

export interface Message {
  purpose: 'conversation' | 'story';
  text: string;
  earlier: readonly PastExchange[];
  userId: string;
  material: Material;
  library: Library;
  model: string | undefined;
}

const TEMPERATURE = 0.5;
/** Poems have refrains. */
const TIMES_SAID = { conversation: 5, story: 2 };

/**
 * Uses the model, or the coach without one. A present model's failure is shown, as the coach has no answer to
 * most messages.
 */
export const replyAnswerer = ({
  model,
  coach,
}: {
  model: LanguageModel;
  coach: CoachWords;
}): Answerer<Message> =>
  standIn(
    modelAnswerer(model, promptFor),
    coachAnswerer(coach.label, async (message) => plainAnswer(await replyOfCoach(coach, message))),
    () => {},
    (code) => code === 'absent' || model.label === null,
  );

const promptFor = ({ purpose, material, earlier, text, model }: Message): Prompt => ({
  request: {
    messages:
      purpose === 'story' ? storyPrompt(text) : conversationPrompt({ material, earlier, message: text }),
    maxTokens: REPLY_TOKENS,
    temperature: TEMPERATURE,
    model,
  },
  timesSaid: TIMES_SAID[purpose],
});

const replyOfCoach = (
  coach: CoachWords,
  { purpose, userId, text, earlier, material, library }: Message,
): Promise<string> =>
  purpose === 'story'
    ? coach.of(userId).shapeStory(text)
    : coach.of(userId).converse({ material, library, turns: asTurns(earlier, text) });
