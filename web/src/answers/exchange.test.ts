import { expect, test } from 'vitest';
import { endExchange, newExchange, receive, receiveBeside } from './exchange.ts';

const asked = newExchange(1, { text: 'Why us?', source: 'typed', lines: [] }, 0);
const google = { type: 'unproved', from: 3, to: 9 } as const;
const backed = { type: 'backed', from: 0, to: 10, line: 'At Acme', source: 'From your résumé' } as const;

test('what is told of an answer’s claims is kept in order, and gone with what was none of the answer', () => {
  const told = [google, backed].reduce(receiveBeside, receive(asked, 'At Google. At Acme.'));
  expect(told.proof).toEqual([google, backed]);
  expect(receiveBeside(told, { type: 'anew' }).proof).toEqual([]);
});

test('an answer that has ended is told nothing more', () => {
  const ended = endExchange(receive(asked, 'At Google.'), 'stopped');
  expect(receiveBeside(ended, google)).toBe(ended);
});
