import type { QuestionKind } from '#coach/question/question.ts';
import asked from './asked-questions.json' with { type: 'json' };

/** Questions as interviewers of many fields ask them, by kind; half of each kind plainly, half in other words. */
export const ASKED: Readonly<
  Record<Exclude<QuestionKind, 'follow-up'>, { plain: string[]; oblique: string[] }>
> = asked;
