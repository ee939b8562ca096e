import { z } from 'zod';
import { ANSWER_SIZES } from './answer-sizes.ts';
import { ANSWER } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { StyleChoice } from './answer-form.ts';
import { SHIPPED_STYLES, Style, Styles } from './style.ts';
import { Text } from './text.ts';

const Spoken = Text.trim().min(1).max(LIMITS.vocabularyWord);

const Vocabulary = z
  .array(z.object({ word: Spoken, sounds_like: Spoken.optional() }))
  .max(LIMITS.vocabularyWords);
export type Vocabulary = z.infer<typeof Vocabulary>;

const Eyes = z.object({
  answer_size: z.literal(ANSWER_SIZES),
  density: z.enum(['comfortable', 'compact']),
  transcript_side: z.enum(['left', 'right']),
  hints: z.boolean(),
  /** Single keys as commands (WCAG 2.1.4). */
  character_keys: z.boolean(),
});
export type Eyes = z.infer<typeof Eyes>;

export const Customization = z.object({
  styles: Styles,
  current: StyleChoice,
  vocabulary: Vocabulary,
  eyes: Eyes,
});
export type Customization = z.infer<typeof Customization>;

export const USUAL_CUSTOMIZATION: Customization = {
  styles: SHIPPED_STYLES,
  current: null,
  vocabulary: [],
  eyes: {
    answer_size: 100,
    density: 'comfortable',
    transcript_side: 'left',
    hints: true,
    character_keys: true,
  },
};

const Version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const readCustomization = defineEndpoint({
  method: 'GET',
  path: '/customization',
  summary: 'What the signed-in user has chosen of the Customization Suite; at version 0 the usual',
  access: 'user',
  reply: Customization.extend({ version: Version }),
});

export const saveCustomization = defineEndpoint({
  method: 'PUT',
  path: '/customization',
  summary:
    'Keep these as all the choices of the signed-in user; 409 when they were changed since the version that is named',
  access: 'subscriber',
  body: Customization.extend({ version: Version }),
  reply: z.object({ version: Version }),
});

/**
 * Uses the remembered résumé, stories and settled parts; stores nothing. 429 beyond a few an hour without a
 * subscription, 422 where no model is configured.
 */
export const previewStyle = defineEndpoint({
  method: 'POST',
  path: '/customization/preview',
  summary: 'Stream the answer to a question under a style, by the built-in coach or by the language model',
  access: 'user',
  budgets: ANSWER,
  body: z.object({
    question: Text.trim().min(1).max(LIMITS.question),
    style: Style.nullable(),
    by: z.enum(['coach', 'model']),
  }),
  reply: 'answer-stream',
});
