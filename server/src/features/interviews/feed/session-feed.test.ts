import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import type { FeedMessage } from '@pythia/contracts/feed.ts';
import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { SessionFeed } from './session-feed.ts';

const STEPS = ['hear', 'store', 'place', 'hear elsewhere', 'tell elsewhere', 'notify', 'read'] as const;

/** Runs steps of a session while its feed begins. */
async function feedDuring(steps: readonly (typeof STEPS)[number][]) {
  const stored: ReturnType<typeof rowOf>[] = [];
  const unwritten: AppendedEvent[] = [];
  const elsewhere: string[] = [];
  const reads: (() => void)[] = [];
  const messages: FeedMessage[] = [];
  let batch: ReturnType<typeof rowOf>[] = [];
  let heard = 0;
  const hear = (): AppendedEvent => {
    const at = new Date(++heard).toISOString();
    return { kind: 'line', id: `line-${heard}`, at, channel: 'interviewer', text: 'Why?' };
  };
  const socket = Object.assign(new EventEmitter(), {
    readyState: 1,
    OPEN: 1,
    bufferedAmount: 0,
    send: (text: string, onSent?: () => void) => {
      messages.push(JSON.parse(text) as FeedMessage);
      onSent?.();
    },
  });
  const feed = new SessionFeed({
    socket: socket as unknown as WebSocket,
    connection: { cork() {}, uncork() {} } as Writable,
    session: { soFar: () => [...unwritten.map((event) => ({ event })), { interim: '' }] },
    after: 0,
    read: (after) => {
      const { promise, resolve } = Promise.withResolvers<typeof stored>();
      const page = stored.filter(({ seq }) => seq > after).slice(0, 2);
      reads.push(() => resolve(page));
      return promise;
    },
    tells: (message) => message,
  });
  const take = {
    hear: () => {
      const event = hear();
      unwritten.push(event);
      feed.hear({ event });
    },
    store: () => {
      if (batch.length > 0) return;
      batch = unwritten.map((event, place) => rowOf(event, stored.length + place + 1));
      stored.push(...batch);
    },
    place: () => {
      unwritten.splice(0, batch.length);
      const placed = batch.splice(0);
      if (placed.length > 0) feed.hear({ placed });
    },
    'tell elsewhere': () => {
      const event = hear();
      elsewhere.push(event.id);
      feed.hear({ event });
    },
    'hear elsewhere': () => void stored.push(rowOf(hear(), stored.length + 1)),
    notify: () => feed.hear({ changed: true }),
    read: () => reads.shift()?.(),
  };
  const begun = feed.begin();
  for (const step of steps) {
    take[step]();
    await Promise.resolve();
  }
  for (const step of ['place', 'store', 'place', 'notify'] as const) take[step]();
  for (let idle = 0; idle < 20; idle = reads.length > 0 ? 0 : idle + 1) {
    take.read();
    await Promise.resolve();
  }
  await begun;
  return { stored: stored.map(({ id }) => id), elsewhere, messages };
}

const rowOf = ({ id, at, kind, channel }: AppendedEvent, seq: number) => ({
  session_id: 's',
  id,
  at: Date.parse(at),
  kind,
  channel,
  body: '{"text":"Why?"}',
  seq,
  deleted_at: null,
});

const idsIn = (message: FeedMessage): string[] => {
  if ('events' in message) return message.events.map(({ id }) => id);
  return 'event' in message ? [message.event.id] : [];
};

test('a feed tells all, and no place before the events up to it, whatever happens while it begins', async () => {
  const steps = fc.array(fc.constantFrom(...STEPS), { maxLength: 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { stored, elsewhere, messages } = await feedDuring(taken);
      const told = new Set<string>();
      for (const message of messages) {
        for (const id of idsIn(message)) told.add(id);
        if ('up_to' in message)
          expect(stored.slice(0, message.up_to).filter((id) => !told.has(id))).toEqual([]);
      }
      const places = messages.flatMap((message) => ('up_to' in message ? [message.up_to] : []));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.at(-1)).toBe(stored.length);
      expect(elsewhere.filter((id) => !told.has(id))).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
