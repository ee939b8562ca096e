import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import type { Notices } from '#db/notices.ts';
import { newId, type Id } from '#db/database.ts';
import { OtherProcesses } from './other-processes.ts';
import type { SessionNews } from './session-news.ts';

const MOST = 500;

/** Delivers to all, the sender included. */
function wire() {
  const listeners = new Set<(message: string) => void>();
  const messages: string[] = [];
  let isBroken = false;
  const notices: Notices = {
    tell: (message) => {
      if (message.length > MOST) return false;
      messages.push(message);
      if (isBroken) return true;
      for (const hear of listeners) hear(message);
      return true;
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {},
  };
  return { notices, messages, breaks: (now: boolean) => void (isBroken = now) };
}

function processOver(notices: Notices) {
  const heard: [Id, SessionNews][] = [];
  let malformed = 0;
  let missed = 0;
  const others = new OtherProcesses({
    notices,
    onNews: (session, news) => heard.push([session, news]),
    onMissed: () => (missed += 1),
    onMalformed: () => (malformed += 1),
  });
  others.listen();
  return { others, heard, malformed: () => malformed, missed: () => missed };
}

const session = newId();
const words = (interim: string) => ({ interim });

test('a process hears what happens in a session that it follows, and nothing of itself', () => {
  const { notices } = wire();
  const [here, there] = [processOver(notices), processOver(notices)];
  here.others.tell(session, words('nobody follows yet'));
  there.others.follow(session);
  here.others.tell(session, words('why us'));
  here.others.tell(newId(), words('another session'));
  expect(there.heard).toEqual([[session, words('why us')]]);
  expect(here.heard).toEqual([]);
});

const part = (text: string, begins = false) => ({
  answering: { exchange_id: 'e1', begins, parts: [{ type: 'text' as const, text }] },
});

test('of an answer nothing is told behind a part that was too long', () => {
  const { notices } = wire();
  const [here, there] = [processOver(notices), processOver(notices)];
  there.others.follow(session);
  here.others.tell(session, part('Because ', true));
  here.others.tell(session, part('of you. '.repeat(MOST)));
  here.others.tell(session, part('And them.'));
  expect(there.heard).toEqual([[session, part('Because ', true)]]);
});

test('of an answer nothing is told behind a message that was lost, and the timeline is looked at', () => {
  const { notices, breaks } = wire();
  const [here, there] = [processOver(notices), processOver(notices)];
  there.others.follow(session);
  here.others.tell(session, part('Because ', true));
  breaks(true);
  here.others.tell(session, part('of you. '));
  breaks(false);
  here.others.tell(session, part('And them.'));
  here.others.tell(session, words('thank you'));
  expect(there.heard).toEqual([
    [session, part('Because ', true)],
    [session, words('thank you')],
  ]);
  expect(there.missed()).toBe(1);
});

test('an answer of which the beginning was told before anybody followed is not told', () => {
  const { notices } = wire();
  const [here, there] = [processOver(notices), processOver(notices)];
  there.others.follow(session);
  here.others.tell(session, part('of you.'));
  expect(there.heard).toEqual([]);
});

test('an event that is too long is left to the timeline', () => {
  const { notices } = wire();
  const [here, there] = [processOver(notices), processOver(notices)];
  there.others.follow(session);
  const event = { kind: 'line', text: 'word '.repeat(MOST) } as AppendedEvent;
  here.others.tell(session, { event });
  here.others.tell(session, { changed: true });
  expect(there.heard).toEqual([[session, { changed: true }]]);
});

test('one that is closed hears nothing more', () => {
  const { notices } = wire();
  const [here, there] = [processOver(notices), processOver(notices)];
  there.others.follow(session);
  there.others.close();
  here.others.tell(session, words('why us'));
  expect(there.heard).toEqual([]);
});

test.each(['', 'null', '{"from":1}', 'no JSON'])(
  'what no process of ours wrote, %j, is told of and left',
  (text) => {
    const { notices } = wire();
    const { heard, malformed } = processOver(notices);
    notices.tell(text);
    expect([heard, malformed()]).toEqual([[], 1]);
  },
);
