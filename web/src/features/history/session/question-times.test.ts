import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { answerEvent, lineEvent, questionEvent } from '#answers/testing/timeline-events.ts';
import { medianTimes, timesInWords, timesOf } from './question-times.ts';

const found = (seq: number, line: string, found_ms: number): SessionEvent => ({
  kind: 'detected',
  id: `detected-${seq}`,
  seq,
  at: '2025-01-15T10:00:00.000Z',
  channel: 'copilot',
  change: 'asked',
  key: `${line}/0`,
  question: { text: 'Why?', parts: [], sort: 'other', follows_up: false, doubtful: false, lines: [line] },
  found_ms,
});

const EVENTS: SessionEvent[] = [
  { ...lineEvent(1, 'Why?'), spoken_ms: 600 },
  found(2, 'line-1', 30),
  questionEvent(3, 'Why?', { lines: ['line-1/0'] }),
  answerEvent(4, 'question-3', 'So.', { first_text_ms: 200, total_ms: 1_300 }),
  questionEvent(5, 'Typed?'),
  answerEvent(6, 'question-5', 'So.', { first_text_ms: 400, total_ms: null }),
  questionEvent(7, 'Unanswered?'),
];

test('each step of a question is told where it was measured', () => {
  const times = timesOf(EVENTS);
  expect([...times.keys()]).toEqual(['question-3', 'question-5']);
  expect(timesInWords(times.get('question-3')!)).toBe(
    'Line 0.6 s · Question 0.03 s · First word 0.2 s · Last word 1.1 s',
  );
  expect(timesInWords(times.get('question-5')!)).toBe('First word 0.4 s');
});

test('a median is that of the steps that were measured', () => {
  const median = medianTimes(timesOf(EVENTS).values());
  expect(median).toEqual({ line: 600, question: 30, firstWord: 300, lastWord: 1_100 });
  expect(timesInWords(medianTimes([]))).toBe('');
});
