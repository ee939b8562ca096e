import type { Style } from '@pythia/contracts/style.ts';
import { ANSWER_LANGUAGES, ANSWER_WORDS } from '@pythia/contracts/style.ts';

interface Option<Value> {
  value: Value;
  label: string;
}

export const FORMS: readonly Option<Style['form']>[] = [
  { value: 'beats', label: 'Short lines' },
  { value: 'one-liner', label: 'One sentence' },
  { value: 'star', label: 'STAR' },
  { value: 'sentences', label: 'Flowing' },
];

export const FORM_HINTS: Record<Style['form'], string> = {
  beats: 'A first line that stands alone, then one short sentence a line.',
  'one-liner': 'A single sentence, and nothing else.',
  star: 'Situation, task, action and result, each under its name. The built-in coach shows the names that you wrote.',
  sentences: 'A paragraph to be read as it is spoken.',
};

export const LENGTHS: readonly Option<string>[] = ANSWER_WORDS.map((words) => ({
  value: String(words),
  label: String(words),
}));

export const TONES: readonly Option<Style['tone']>[] = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
  { value: 'confident', label: 'Confident' },
];

export const LEVELS: readonly Option<Style['level']>[] = [
  { value: 'B1', label: 'B1' },
  { value: 'B2', label: 'B2' },
  { value: 'C1', label: 'C1' },
  { value: 'C2', label: 'C2' },
];

export const SPELLINGS: readonly Option<Style['spelling']>[] = [
  { value: 'american', label: 'American' },
  { value: 'british', label: 'British' },
];

export const LEANS: readonly Option<Style['lean'][number]>[] = [
  { value: 'favourites', label: 'Favourites' },
  { value: 'metrics', label: 'With figures' },
  { value: 'people', label: 'About people' },
];

const names = new Intl.DisplayNames(['en'], { type: 'language' });

export const LANGUAGES: readonly Option<Style['language']>[] = [
  { value: 'as-asked', label: 'As asked' },
  ...ANSWER_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'en'),
  ),
];
