import { expect, test } from 'vitest';
import type { StyleEvent } from '../machine/session-style.ts';
import { newMachine } from '../testing/new-machine.ts';
import { StyleSender } from './style-sender.ts';

const told: StyleEvent = {
  kind: 'style',
  id: 'e1',
  at: '2026-01-01T00:00:00.000Z',
  channel: 'copilot',
  choice: 2,
  named: null,
};
const { signal } = new AbortController();

test('who asks after a switch waits until the server has taken it', async () => {
  const server = Promise.withResolvers<StyleEvent>();
  const sender = new StyleSender({ machine: newMachine(), switchStyle: () => server.promise });
  const order: string[] = [];
  const sent = sender.send(2, signal).then(() => order.push('taken'));
  const asked = sender.taken().then(() => order.push('asked'));
  expect(order).toEqual([]);
  server.resolve(told);
  await Promise.all([sent, asked]);
  expect(order).toEqual(['taken', 'asked']);
});

test('of switches that were made while one is under way the last one is sent, and settles them all', async () => {
  const sent: unknown[] = [];
  const settled: unknown[] = [];
  const machine = newMachine();
  machine.watch(
    ({ style }) => style.told,
    (told) => settled.push(told?.choice),
  );
  const sender = new StyleSender({
    machine,
    switchStyle: async (_, choice) => {
      sent.push(choice);
      return { ...told, choice };
    },
  });
  await Promise.all([0, 1, 2].map((choice) => sender.send(choice as 0 | 1 | 2, signal)));
  expect([sent, settled]).toEqual([[0, 2], [2]]);
});
