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

/** A message to reply to, and of whom. */
export interface Message {
  purpose: 'conversation' | 'story';
  text: string;
  /** Oldest first. */
  earlier: readonly PastExchange[];
  userId: string;
  material: Material;
  library: Library;
  /** Undefined: the usual one. */
  model: string | undefined;
}

const TEMPERATURE = 0.5;
/** A poem of a conversation may have a refrain. */
const TIMES_SAID = { conversation: 5, story: 2 };

/**
 * The model, and the coach where none is there. A failure of one that is there is told, since of most messages the coach
 * can say nothing.
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
    ? coach.shapeStory(userId, text)
    : coach.converse(userId, { material, library, turns: asTurns(earlier, text) });
