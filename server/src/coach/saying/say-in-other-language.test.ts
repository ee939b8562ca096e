import { expect, test } from 'vitest';
import type { Material } from '../material.ts';
import { answer, converse, open } from '../thread/coach-worker.ts';
import type { Outcome } from '../thread/task.ts';
import { ENGLISH_ONLY } from './say-in-other-language.ts';

const material: Material = {
  company: 'Northwind',
  role: 'Baker',
  jobDescription: '',
  name: '',
  education: '',
  work: 'Baker, Rye & Co., 2019 – 2022\n- Cut waste by 37% with a starter that needs no feeding.\n- Trained 4 apprentices.',
  stories: ['# The burnt order\n\nI once burnt an order. We baked through the night, and no guest noticed.'],
  settled: [],
  settledJobs: [],
  facts: {},
  other: '',
};
type How = { language?: string; isToldOfEnglish?: boolean; instead?: string };

function opened(of: Material, text: string) {
  open({ handle: 'theirs', material: of });
  return { material: 'theirs', turns: [{ role: 'user' as const, text }] };
}

function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('result' in outcome) return outcome.result;
  throw new Error(`It has no result: ${JSON.stringify(outcome)}`);
}

const ask = (text: string, how: How = {}, of: Material = material) =>
  resultOf(answer({ ...opened(of, text), ...how }));

test('to a question in another language it offers the stories by title, the prepared one first, and says why', () => {
  const { text, alternatives, note, source } = ask('自己紹介をお願いします。');
  expect([text, source]).toEqual(['', null]);
  expect(alternatives[0]).toBe('The burnt order');
  expect(alternatives.length).toBeGreaterThan(1);
  expect(alternatives.length).toBeLessThanOrEqual(3);
  expect(note).toBe(`${ENGLISH_ONLY} Which story fits?`);
});

test('who was told is told no more', () => {
  expect(ask('حدثني عن نفسك.', { isToldOfEnglish: true }).note).toBe('Which story fits?');
});

test('in an interview in another language it understands what is in English, and nothing that may be in either', () => {
  expect(ask('How did you reduce waste?', { language: 'de' }).text).toContain('37%');
  expect(ask('Kubernetes?', { language: 'de' }).note).toContain(ENGLISH_ONLY);
  expect(ask('Kubernetes?', { language: 'en-GB' }).note ?? '').not.toContain(ENGLISH_ONLY);
});

test('a story that is chosen is told', () => {
  expect(ask('自己紹介をお願いします。', { language: 'ja', instead: 'The burnt order' }).text).toContain(
    'burnt an order',
  );
});

test('without a story nothing is offered', () => {
  const bare = { ...material, work: '', stories: [] };
  const { alternatives, note } = ask('Расскажите о себе.', {}, bare);
  expect([alternatives, note]).toEqual([[], `${ENGLISH_ONLY} Nothing that you have entered can be offered.`]);
});

test('the chat says it as well', () => {
  expect(resultOf(converse(opened(material, 'Wie gehen Sie mit Stress um?')))).toBe(ENGLISH_ONLY);
});
