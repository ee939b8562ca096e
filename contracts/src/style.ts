import { z } from 'zod';
import { AnswerForm } from './answer-form.ts';
import { LIMITS } from './limits.ts';
import { Text } from './text.ts';

export type { AnswerForm, StyleChoice } from './answer-form.ts';

export const ANSWER_WORDS = [30, 60, 90, 150] as const;

export const ANSWER_LANGUAGES = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'sw',
  'ta',
  'th',
  'tl',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

const Words = z.array(Text.trim().min(1).max(LIMITS.styleWord)).max(LIMITS.styleWords);

export const Style = z.object({
  form: AnswerForm,
  words: z.literal(ANSWER_WORDS),
  tone: z.enum(['plain', 'warm', 'formal', 'confident']),
  prefer: Words,
  avoid: Words,
  /** Wording only: no rule can be changed. */
  instructions: Text.trim().max(LIMITS.styleInstructions),
  level: z.enum(['B1', 'B2', 'C1', 'C2']),
  spelling: z.enum(['british', 'american']),
  /** `as-asked`: the question's language. */
  language: z.enum(['as-asked', ...ANSWER_LANGUAGES]),
  lean: z.array(z.enum(['favourites', 'metrics', 'people'])).max(3),
});
export type Style = z.infer<typeof Style>;

/** The coach selects the candidate's own words and rewrites none. */
export const APPLIES_TO_COACH: Readonly<Record<keyof Style, boolean>> = {
  form: true,
  words: true,
  tone: false,
  prefer: false,
  avoid: false,
  instructions: false,
  level: false,
  spelling: false,
  language: false,
  lean: true,
};

export const NamedStyle = z.object({ name: Text.trim().min(1).max(LIMITS.styleName), style: Style });
export type NamedStyle = z.infer<typeof NamedStyle>;

export const Styles = z.tuple([NamedStyle, NamedStyle, NamedStyle, NamedStyle]);
export type Styles = z.infer<typeof Styles>;

const PLAIN: Style = {
  form: 'beats',
  words: 90,
  tone: 'plain',
  prefer: [],
  avoid: [],
  instructions: '',
  level: 'C1',
  spelling: 'american',
  language: 'as-asked',
  lean: [],
};

export const SHIPPED_STYLES: Styles = [
  { name: 'Screening call', style: { ...PLAIN, words: 60, tone: 'warm' } },
  {
    name: 'Hiring manager',
    style: { ...PLAIN, form: 'star', words: 150, tone: 'confident', lean: ['metrics'] },
  },
  { name: 'Technical round', style: { ...PLAIN, words: 150, lean: ['metrics'] } },
  { name: 'Panel', style: { ...PLAIN, form: 'sentences', words: 90, tone: 'formal', lean: ['people'] } },
];
