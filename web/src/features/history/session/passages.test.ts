import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { takeEvents } from '#interviews/take-events.ts';
import { heardPassages } from './passages.ts';

let seq = 0;
const line = (id: string, text: string, at = seq) =>
  ({ kind: 'line', id, text, seq: (seq += 1), at: new Date(at).toISOString() }) as SessionEvent;
const correction = (of: string, text: string) =>
  ({ kind: 'correction', id: `c${seq}`, line: of, text, seq: (seq += 1) }) as SessionEvent;

const passages = (events: SessionEvent[]) => heardPassages(takeEvents(events).transcript);
const written = (events: SessionEvent[]) =>
  passages(events).map(({ events, sentences }) => [events.join(), ...sentences.map(({ text }) => text)]);

test('a line is a passage of its sentences', () => {
  expect(written([line('a', 'Hello. Why us?'), line('b', 'And then?')])).toEqual([
    ['a', 'Hello.', 'Why us?'],
    ['b', 'And then?'],
  ]);
});

test('lines that share a sentence are one passage, whose words do not run into each other', () => {
  expect(written([line('a', 'Hello. So tell me'), line('b', 'about you.'), line('c', 'Well?')])).toEqual([
    ['a,b', 'Hello.', 'So tell me about you.'],
    ['c', 'Well?'],
  ]);
});

test('what the candidate says is a passage of its own, also within a sentence of the interviewer', () => {
  const asks = line('a', 'So tell me');
  const answers = { ...line('c', 'Yes. Of course'), channel: 'candidate' } as SessionEvent;
  const events = [asks, answers, line('b', 'about you.')];
  expect(written(events)).toEqual([
    ['a,b', 'So tell me about you.'],
    ['c', 'Yes. Of course'],
  ]);
  expect(passages(events).map(({ channel }) => channel)).toEqual(['interviewer', 'candidate']);
});

test('what no mark ends is there', () => {
  expect(written([line('a', 'Hello. I mean')])).toEqual([['a', 'Hello.', 'I mean']]);
});

test('a line deleted from between others leaves them as they were', () => {
  expect(written([line('a', 'One.'), line('c', 'Three.')])).toEqual([
    ['a', 'One.'],
    ['c', 'Three.'],
  ]);
});

test('a line that was written late stands where it was said', () => {
  expect(written([line('b', 'Two.', 2_000), line('a', 'One.', 1_000)])).toEqual([
    ['a', 'One.'],
    ['b', 'Two.'],
  ]);
});

test('the last correction of a sentence counts, and one with the words that were heard is none', () => {
  const events = [
    line('a', 'Why ass? Who kneels?'),
    correction('a/0', 'Why as?'),
    correction('a/0', 'Why us?'),
  ];
  const [passage] = passages([...events, correction('a/1', 'Who?'), correction('a/1', 'Who kneels?')]);
  expect(passage?.sentences).toMatchObject([
    { key: 'a/0', text: 'Why us?', heard: 'Why ass?' },
    { key: 'a/1', text: 'Who kneels?' },
  ]);
});
