import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { hear, isGap, missSound, type Transcript } from '#transcript/transcript.ts';
import { takeEvents } from './take-events.ts';

const idOf = (place: number) => `01890000-0000-7000-8000-${String(place).padStart(12, '0')}`;
const event = (of: object, seq: number, at = seq) =>
  ({ seq, id: idOf(seq), at: new Date(at * 1_000).toISOString(), ...of }) as SessionEvent;
const line = (text: string, seq: number, at?: number) =>
  event({ kind: 'line', channel: 'interviewer', text }, seq, at);
const correction = (of: number, text: string, seq: number) =>
  event({ kind: 'correction', line: `${idOf(of)}/0`, text }, seq);
const question = (text: string, seq: number) => event({ kind: 'question', text }, seq);
const answer = (to: number, text: string, seq: number) =>
  event({ kind: 'answer', exchange_id: idOf(to), text, state: 'complete' }, seq);

const lines = ({ pages }: Transcript) =>
  pages.flat().map((line) => (isGap(line) ? line.lostSeconds : line.text));

const TALK = [
  line('Hello. Why ass', 1),
  line('and not them?', 2),
  question('Why us?', 3),
  correction(2, 'Why us and not them?', 4),
  answer(3, 'Because.', 5),
  line('What is written late', 6, 3),
  line('And then?', 7),
];

describe('a timeline', () => {
  test('is read into lines as they were corrected, and questions with their answers', () => {
    const { transcript, exchanges } = takeEvents(TALK);
    expect(lines(transcript)).toEqual(['Hello.', 'Why us and not them?', 'What is written late And then?']);
    expect(
      exchanges.map(({ question, answer, status }) => [question.text, markdownText(answer), status]),
    ).toEqual([['Why us?', 'Because.', 'done']]);
  });

  test('says the same in whatever pages it is read, and once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: TALK.length })), (cuts) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), TALK.length];
        const pages = ends.slice(1).map((end, place) => TALK.slice(ends[place], end));
        const read = pages.reduce((known, page) => takeEvents(page, known), takeEvents([]));
        expect(read).toEqual(takeEvents(TALK));
        expect(takeEvents(TALK, read)).toEqual(read);
      }),
    );
  });

  test('is laid over what the window has of its own, which keeps its place in time', () => {
    const first = takeEvents(TALK.slice(0, 2));
    const gap = missSound(first.transcript, { id: 'own-1', at: 2_500, lostSeconds: 12 });
    const own = hear(gap, { id: idOf(7), at: 7_000, text: 'And then?' });
    const { transcript } = takeEvents(TALK, { ...first, transcript: own });
    expect(lines(transcript)).toEqual([
      'Hello.',
      'Why us and not them?',
      12,
      'What is written late And then?',
    ]);
  });

  test('with nothing new leaves all as it is', () => {
    const read = takeEvents(TALK);
    const again = takeEvents(TALK.slice(3), read);
    expect(again.transcript).toBe(read.transcript);
    expect(again.exchanges).toBe(read.exchanges);
  });

  test('says by its channel who said a line', () => {
    const own = { ...line('Because.', 2), channel: 'candidate' } as SessionEvent;
    const { transcript } = takeEvents([line('Why us?', 1), own]);
    expect(transcript.pages.flat()).toMatchObject([{ channel: 'interviewer' }, { channel: 'candidate' }]);
  });

  test('says in which session a line was said, where a window goes through several', () => {
    const { transcript } = takeEvents(TALK.slice(0, 1), undefined, 's1');
    expect(transcript.heard.flat()).toMatchObject([{ session: 's1' }]);
  });
});
