import type { Happening } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { recentExchanges } from './recent-exchanges.ts';

const question = (id: string): { id: string; happening: Happening } => ({
  id,
  happening: { kind: 'question', text: `${id}?` },
});
const answer = (exchange_id: string, text = 'Because.'): { id: string; happening: Happening } => ({
  id: `answer to ${exchange_id}`,
  happening: {
    kind: 'answer',
    exchange_id,
    text,
    state: 'complete',
    first_text_ms: null,
    total_ms: null,
    answered_by: null,
    stood_in: null,
    source: null,
    usage: null,
    alternatives: [],
    note: null,
  },
});

test('a question that was found after its answer is told with it', () => {
  const events = [answer('One'), answer('Two'), question('One'), question('Two')];
  expect(recentExchanges(events, 9).map((exchange) => exchange.question)).toEqual(['One?', 'Two?']);
});

test('the last ones are told, and none that was not answered', () => {
  const events = [question('One'), answer('One'), question('Two'), answer('Two', ''), question('Three')];
  expect(recentExchanges([...events, answer('Three')], 1)).toEqual([
    { question: 'Three?', answer: 'Because.', state: 'complete' },
  ]);
});
