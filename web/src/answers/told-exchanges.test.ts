import { expect, test } from 'vitest';
import { type Exchange, newExchange } from './exchange.ts';
import { takeExchanges } from './told-exchanges.ts';
import { markdownText, toMarkdown } from './streaming-markdown.ts';
import { answerEvent, NOW, questionEvent } from './testing/timeline-events.ts';

test('a timeline that is known is looked through with a few looks at each exchange, however many there are', () => {
  const count = 1_000;
  let looks = 0;
  const known = Array.from({ length: count }, (_, n): Exchange => {
    const exchange = newExchange(n + 1, { text: `Why ${n}?`, source: 'typed', lines: [] }, NOW);
    const answered = { ...exchange, status: 'done', answer: toMarkdown('Because.') } as const;
    return Object.defineProperty(answered, 'eventId', {
      enumerable: true,
      get: () => {
        looks += 1;
        return `question-${2 * n}`;
      },
    });
  });
  const events = known.flatMap(({ question: { text } }, n) => [
    questionEvent(2 * n, text),
    answerEvent(2 * n + 1, `question-${2 * n}`, 'Because.'),
  ]);
  expect(takeExchanges(known, events)).toBe(known);
  expect(looks).toBeLessThan(5 * count);
});

const TEXT = 'Why us?';
const sentAt = (at: number) => ({ sending: { id: 'the-question', at } });
const lost = [questionEvent(1, TEXT, sentAt(1)), answerEvent(2, 'question-1', '', { state: 'stopped' })];
const answered = [questionEvent(3, TEXT, sentAt(2)), answerEvent(4, 'question-3', 'For the ovens.')];

test.each([
  ['before the one that is answered', [...lost, ...answered]],
  ['after it', [...answered, ...lost]],
])('an attempt that its sender gave up, and that arrived %s, is no exchange', (_, events) => {
  const merged = takeExchanges([], events);
  expect(merged.map(({ eventId, status }) => [eventId, status])).toEqual([['question-3', 'done']]);
  expect(merged.map(({ answer }) => markdownText(answer))).toEqual(['For the ovens.']);
});

test('an attempt that its sender gave up stays none while the next one is under way', () => {
  const question = { text: TEXT, source: 'typed', lines: [] } as const;
  const held = { ...newExchange(1, question, NOW), ...sentAt(2), status: 'held' } as const;
  expect(takeExchanges([held], lost)).toEqual([held]);
  const [known] = takeExchanges([held], answered);
  expect(known).toMatchObject({ id: 1, eventId: 'question-3', status: 'held' });
});

test('an answer that was cut is no failure: it is there, and says why it ends', () => {
  const told = { state: 'partial', cut: 'length' } as const;
  const events = [questionEvent(1, TEXT), answerEvent(2, 'question-1', 'For the', told)];
  const [merged] = takeExchanges([], events);
  expect(merged).toMatchObject({ status: 'done', cut: 'length' });
  const own = { ...merged!, cut: undefined } as unknown as Exchange; // a window that missed the end
  expect(takeExchanges([own], events)).toMatchObject([{ status: 'done', cut: 'length' }]);
});

test('an answer comes with the form in which it was given, and what is said of it', () => {
  const told = { form: 'sentences', remark: 'You avoid “so”.' } as const;
  const [merged] = takeExchanges([], [questionEvent(1, 'Why?'), answerEvent(2, 'question-1', 'So.', told)]);
  expect(merged).toMatchObject(told);
});

test('what the timeline tells of an answer’s claims is shown with it', () => {
  const proof = [{ type: 'unproved', from: 3, to: 9 } as const];
  const events = [questionEvent(1, TEXT), answerEvent(2, 'question-1', 'At Google.', { proof })];
  expect(takeExchanges([], events)).toMatchObject([{ status: 'done', proof }]);
});

test('what could be said until the answer came is shown with it, and without it', () => {
  const cue = { title: 'The oven', beats: ['It failed.'] };
  const events = [questionEvent(1, TEXT), answerEvent(2, 'question-1', '', { cue, state: 'stopped' })];
  expect(takeExchanges([], events)).toMatchObject([{ status: 'stopped', cue }]);
});
