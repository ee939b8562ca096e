import { expect, test } from 'vitest';
import { type Exchange, newExchange } from './exchange.ts';
import { mergeExchanges } from './merge-exchanges.ts';
import { toMarkdown } from './streaming-markdown.ts';
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
  expect(mergeExchanges(known, events)).toBe(known);
  expect(looks).toBeLessThan(5 * count);
});

test('an answer comes with the form in which it was given, and what is said of it', () => {
  const told = { form: 'sentences', remark: 'You avoid “so”.' } as const;
  const [merged] = mergeExchanges([], [questionEvent(1, 'Why?'), answerEvent(2, 'question-1', 'So.', told)]);
  expect(merged).toMatchObject(told);
});
