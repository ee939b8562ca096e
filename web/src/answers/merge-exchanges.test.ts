import { expect, test } from 'vitest';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { type Exchange, newExchange } from './exchange.ts';
import { mergeExchanges } from './merge-exchanges.ts';
import { toMarkdown } from './streaming-markdown.ts';

const at = '2026-03-01T12:00:00Z';

test('a timeline that is known is looked through with a few looks at each exchange, however many there are', () => {
  const count = 1_000;
  let looks = 0;
  const known = Array.from({ length: count }, (_, n): Exchange => {
    const exchange = newExchange(n + 1, { text: `Why ${n}?`, source: 'typed', lines: [] }, Date.parse(at));
    const answered = { ...exchange, status: 'done', answer: toMarkdown('Because.') } as const;
    return Object.defineProperty(answered, 'eventId', {
      enumerable: true,
      get: () => {
        looks += 1;
        return `q${n}`;
      },
    });
  });
  const events = known.flatMap(({ question: { text } }, n): AppendedEvent[] => [
    { kind: 'question', id: `q${n}`, at, channel: 'candidate', text },
    {
      kind: 'answer',
      id: `a${n}`,
      at,
      channel: 'copilot',
      exchange_id: `q${n}`,
      text: 'Because.',
      state: 'complete',
      first_text_ms: 1,
      total_ms: 2,
      answered_by: null,
      stood_in: null,
      source: null,
      usage: null,
      alternatives: [],
      note: null,
    },
  ]);
  expect(mergeExchanges(known, events)).toBe(known);
  expect(looks).toBeLessThan(5 * count);
});
