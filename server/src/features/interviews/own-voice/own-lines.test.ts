import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnLines } from './own-lines.ts';

const QUESTION = 'Tell me about a time you had a conflict with a coworker.';
const ANSWER = 'Two bakers quarrelled over the early shift.';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listen() {
  const lines = new OwnLines({ now: () => new Date() });
  const kept: string[] = [];
  return {
    lines,
    kept,
    hear: (text: string) => {
      lines.hear({ text }, (left) => void kept.push(left));
      lines.lineEnded('candidate', 300);
    },
    interviewer: (text: string, agoMs = 300) => {
      lines.hearInterviewer({ text, at: new Date().toISOString() });
      lines.lineEnded('interviewer', agoMs);
    },
  };
}

test('words of the candidate are a line after a moment', () => {
  const { hear, kept } = listen();
  hear(ANSWER);
  expect(kept).toEqual([]);
  vi.advanceTimersByTime(3_000);
  expect(kept).toEqual([ANSWER]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an echo that is heard before the line that it is of is none of the candidate’s', () => {
  const { hear, interviewer, kept } = listen();
  hear(QUESTION);
  vi.advanceTimersByTime(500);
  interviewer(QUESTION);
  vi.advanceTimersByTime(3_000);
  expect(kept).toEqual([]);
});

test('while the interviewer goes on, an echo of a part waits for the rest', () => {
  const { lines, hear, interviewer, kept } = listen();
  lines.hearInterim('Tell');
  hear('Tell me about a time');
  vi.advanceTimersByTime(3_000);
  lines.hearInterim('Tell me about a time you had a conflict');
  vi.advanceTimersByTime(1_000);
  interviewer('Tell me about a time you had a conflict with a coworker, with somebody who was new.');
  vi.advanceTimersByTime(3_000);
  expect(kept).toEqual([]);
});

test('an echo waits until the interviewer is heard so far, however late that is', () => {
  const { lines, hear, interviewer, kept } = listen();
  lines.interviewerIsHeard(true);
  lines.heardInterviewer(5_000);
  hear(QUESTION);
  vi.advanceTimersByTime(9_000);
  interviewer(QUESTION, 9_300);
  lines.heardInterviewer(1_000);
  vi.advanceTimersByTime(500);
  expect(kept).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('where the interviewer is heard in time, the candidate is as well', () => {
  const { lines, hear, kept } = listen();
  lines.interviewerIsHeard(true);
  hear(ANSWER);
  vi.advanceTimersByTime(500);
  lines.heardInterviewer(100);
  vi.advanceTimersByTime(250);
  expect(kept).toEqual([ANSWER]);
});

test('who speaks into endless words is heard', () => {
  const { lines, hear, kept } = listen();
  lines.hearInterim('And then we');
  hear(ANSWER);
  vi.advanceTimersByTime(30_500);
  expect(kept).toEqual([ANSWER]);
});

test('what is held when everybody leaves is kept, in order', () => {
  const { lines, hear, kept } = listen();
  hear('One.');
  hear('Two.');
  lines.close();
  expect(kept).toEqual(['One.', 'Two.']);
  expect(vi.getTimerCount()).toBe(0);
});

test('a flood is not held', () => {
  const { hear, kept } = listen();
  for (let at = 0; at < 100; at += 1) hear(`Number ${at} of these.`);
  expect(kept).toHaveLength(60);
});
