import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { QUESTION_KINDS } from '../judge-by-kinds.ts';
import { QuestionDetector } from '../question-detector.ts';
import { NO_QUESTIONS } from './index.ts';

test.each(NO_QUESTIONS.flatMap(({ kind, lines }) => lines.map((line) => [kind, line])))(
  'without a model a %s is no question: %s',
  async (_, text) => {
    const detector = new QuestionDetector();
    expect(await detector.hear({ at: 1, line: 1, isFinal: true, text })).toEqual([]);
    expect(await detector.wake(10)).toEqual([]);
  },
);

test('every kind has lines, and kinds of both sides a class that the model tells', () => {
  const file = new URL('../../../../training/detector/classes.json', import.meta.url);
  const { asks, asksNothing } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>;
  expect(asks).toEqual(QUESTION_KINDS);
  for (const { kind, lines } of NO_QUESTIONS) {
    expect(asksNothing).toContain(kind);
    expect(lines.length).toBeGreaterThan(2);
  }
});
