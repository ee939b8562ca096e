import { z } from 'zod';
import { DRAFT } from './budgets.ts';
import { defineEndpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { Text } from './text.ts';
import { USUAL_IDS } from './usual-questions.ts';

/** Only approved answers are used in an interview. */
export const PreparedAnswer = z.object({
  id: z.union([z.enum(USUAL_IDS), Text.max(48).regex(/^(?:posting|own)-[\da-z-]+$/)]),
  question: Text.trim().max(LIMITS.preparedQuestion),
  wordings: z.array(Text.trim().min(1).max(LIMITS.preparedQuestion)).max(LIMITS.preparedWordings),
  text: Text.trim().max(LIMITS.preparedText),
  /** `skipped`: not to be asked about again. */
  state: z.enum(['draft', 'approved', 'skipped']),
  source: z.enum(['story', 'fact', 'frame', 'model', 'own']),
  story: Text.trim().max(LIMITS.storyTitle).nullable(),
  blanks: z.array(Text.max(LIMITS.preparedBlank)).max(2),
});
export type PreparedAnswer = z.infer<typeof PreparedAnswer>;

const isOfUsual = ({ id }: PreparedAnswer): boolean => (USUAL_IDS as readonly string[]).includes(id);

const sizeOf = ({ question, wordings, text, blanks }: PreparedAnswer): number =>
  [question, text, ...wordings, ...blanks].join('').length;

const PreparedAnswers = z
  .array(
    PreparedAnswer.refine(
      (answer) => answer.state !== 'approved' || answer.text !== '',
      'An approved answer has words.',
    ).refine((answer) => isOfUsual(answer) || answer.question !== '', 'A question has words.'),
  )
  .max(LIMITS.prepared)
  .refine(
    (answers) => new Set(answers.map(({ id }) => id)).size === answers.length,
    'A question has one answer.',
  )
  .refine(
    (answers) => answers.reduce((sum, answer) => sum + sizeOf(answer), 0) <= LIMITS.preparedAll,
    `Too long: all answers together have at most ${LIMITS.preparedAll} characters.`,
  );

const JobId = z.uuid().nullable();

const Version = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

export const FREE_PREPARED = 5;

export const readPrepared = defineEndpoint({
  method: 'GET',
  path: '/prepared',
  summary: 'What the signed-in user has prepared, for one application or for all',
  access: 'user',
  query: z.object({ job_id: z.uuid().optional() }),
  reply: z.object({ version: Version, answers: z.array(PreparedAnswer) }),
});

export const savePrepared = defineEndpoint({
  method: 'PUT',
  path: '/prepared',
  summary:
    'Keep these as all that the signed-in user has prepared for one application, or for all; 409 when that was changed since the version that is named',
  access: 'user',
  body: z.object({ job_id: JobId, version: Version, answers: PreparedAnswers }),
  reply: z.object({ version: Version }),
});

export const draftAnswer = defineEndpoint({
  method: 'POST',
  path: '/prepared/draft',
  summary:
    'Draft an answer to a question from the signed-in user’s own material, with the titles of other stories that may fit; nothing is kept. Without words where the material has none',
  access: 'user',
  budgets: DRAFT,
  body: z.object({
    job_id: JobId,
    id: PreparedAnswer.shape.id,
    question: PreparedAnswer.shape.question,
    story: Text.trim().min(1).max(LIMITS.storyTitle).optional(),
    only: z.literal('stories').optional(),
  }),
  reply: PreparedAnswer.pick({ text: true, source: true, story: true }).extend({
    others: z.array(z.string()),
  }),
});

export const suggestWordings = defineEndpoint({
  method: 'POST',
  path: '/prepared/wordings',
  summary:
    'Suggest other words in which a question of the signed-in user’s own may be asked; nothing is kept',
  access: 'user',
  budgets: DRAFT,
  body: z.object({ question: PreparedAnswer.shape.question.min(1) }),
  reply: PreparedAnswer.pick({ wordings: true }),
});
