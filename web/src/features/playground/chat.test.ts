import type { ConversationMessage } from '@pythia/contracts/playground.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { shownBranch } from './branches.ts';
import { Chat, type ChatParts } from './chat.ts';

const NOW = Date.UTC(2026, 0, 1);
const conversation = { id: 'c1', title: '', created_at: '', updated_at: '' };

const told = (id: string, parent_id: string | null, change: Partial<ConversationMessage> = {}) => ({
  id,
  parent_id,
  is_user: id.startsWith('m'),
  text: id,
  state: 'complete' as const,
  answered_by: null,
  at: new Date(NOW).toISOString(),
  ...change,
});

type Asked = Parameters<ChatParts['stream']>;

/** Replies by hand: null ends, an error breaks. */
function begin({ id = null as string | null, kept = [] as ConversationMessage[] } = {}) {
  const asked: Asked[] = [];
  const titles: string[] = [];
  const stopped: string[] = [];
  const server = { messages: kept, isReached: true, isGone: false, read: Promise.resolve() };
  let next = Promise.withResolvers<string | null>();
  const chat = new Chat(
    {
      create: async (title) => {
        titles.push(title);
        return { ...conversation, title };
      },
      read: async () => {
        const { messages, isGone, isReached } = server;
        if (!isReached) throw new ApiError({ kind: 'network' });
        if (isGone) throw new ApiError({ kind: 'http', status: 404, detail: SERVER_MESSAGES.notFound });
        await server.read;
        return { conversation, messages };
      },
      async *stream(...given) {
        if (!server.isReached) throw new ApiError({ kind: 'network' });
        if (server.isGone)
          throw new ApiError({ kind: 'http', status: 404, detail: SERVER_MESSAGES.notFound });
        asked.push(given);
        given[1].signal.addEventListener('abort', () => next.reject(given[1].signal.reason));
        given[1].onHeaders(
          new Headers({ 'x-message-id': `m${asked.length}`, 'x-reply-id': `r${asked.length}` }),
        );
        for (let piece = await next.promise; piece !== null; piece = await next.promise) {
          next = Promise.withResolvers();
          yield piece;
        }
        next = Promise.withResolvers();
      },
      stop: async (id) => void stopped.push(id),
      onChange: () => {},
      now: () => NOW,
      nextFrame: queueMicrotask,
    },
    id,
  );
  const until = async (done: () => boolean) => {
    while (!done()) await new Promise<void>((resolve) => chat.store.subscribe(() => resolve()));
  };
  const shown = () => {
    const { messages, chosen } = chat.store.getState();
    return shownBranch(messages, chosen).map(({ message }) => message);
  };
  const arrived = () => markdownText(chat.store.getState().writing!.markdown);
  const writes = (piece: string | null) => next.resolve(piece);
  const breaks = (error: Error) => next.reject(error);
  return { chat, asked, titles, stopped, server, until, shown, arrived, writes, breaks };
}

describe('a message', () => {
  test('begins a conversation named by its first words, and its reply is appended as it arrives', async () => {
    const { chat, asked, titles, until, shown, arrived, writes } = begin();
    const sending = chat.send(
      `How do I tell of a conflict\nwith somebody who ${'never '.repeat(20)}listens?`,
    );
    await until(() => asked.length === 1);
    writes('First');
    await until(() => arrived() === 'First');
    writes(' second.');
    await until(() => arrived() === 'First second.');
    writes(null);
    await sending;
    expect(titles).toEqual(['How do I tell of a conflict with somebody who…']);
    expect(shown()).toMatchObject([
      { id: 'm1', is_user: true, state: 'complete' },
      { id: 'r1', parent_id: 'm1', text: 'First second.', state: 'complete' },
    ]);
    expect(chat.isBusy).toBe(false);
  });

  test('that is blank, or comes while a reply is being written, is ignored', async () => {
    const { chat, asked, stopped, until, shown } = begin({ id: 'c1' });
    await chat.send(' \n');
    expect(shown()).toEqual([]);
    void chat.send('one');
    await until(() => asked.length === 1);
    await chat.send('two');
    expect([asked.length, shown().length]).toEqual([1, 2]);
    void chat.stop();
    expect(stopped).toEqual(['c1']); // it would go on without its reader
  });

  test('that comes while a reply is written elsewhere, or goes on over a reload, is ignored', async () => {
    const { chat, asked, server, until, shown } = begin({
      id: 'c1',
      kept: [told('m8', null), told('r8', 'm8', { text: 'Half', state: 'running' })],
    });
    await chat.load();
    void chat.send('two');
    expect(shown().length).toBe(2);
    server.messages = [told('m8', null), told('r8', 'm8')];
    await chat.load();
    void chat.send('two');
    await until(() => asked.length === 1);
    expect(shown().length).toBe(4);
    void chat.stop();
  });

  test('follows the reply before; in other words it stands beside the first', async () => {
    const { chat, asked, until, shown, writes } = begin({
      id: 'c1',
      kept: [told('m8', null), told('r8', 'm8')],
    });
    await chat.load();
    const sending = chat.send('more');
    await until(() => asked.length === 1);
    writes(null);
    await sending;
    const [first] = shown();
    chat.resend(first!, 'edited');
    await until(() => asked.length === 2);
    expect(asked.map(([{ parent_id }]) => parent_id)).toEqual(['r8', null]);
    expect(shown().map(({ id }) => id)).toEqual(['m2', 'r2']);
    chat.showBeside(shown()[0]!, -1);
    expect(shown().map(({ id }) => id)).toEqual(['m8', 'r8', 'm1', 'r1']);
    void chat.stop();
  });

  test('in other words is shown, whichever was chosen before', async () => {
    const kept = [told('m8', null), told('r8', 'm8'), told('m9', null), told('r9', 'm9')];
    const { chat, asked, until, shown } = begin({ id: 'c1', kept });
    await chat.load();
    chat.showBeside(shown()[0]!, -1);
    const [first] = shown();
    expect(first!.id).toBe('m8');
    chat.resend(first!, 'edited');
    await until(() => asked.length === 1);
    expect(shown().map(({ id }) => id)).toEqual(['m1', 'r1']);
    void chat.stop();
  });
});

describe('a reply', () => {
  test('that is stopped keeps what has arrived', async () => {
    const { chat, asked, until, shown, arrived, writes } = begin({ id: 'c1' });
    const sending = chat.send('one');
    await until(() => asked.length === 1);
    writes('Half');
    await until(() => arrived() === 'Half');
    void chat.stop();
    await sending;
    expect(shown()[1]).toMatchObject({ text: 'Half', state: 'stopped' });
  });

  test.each([
    ['refused', new ApiError({ kind: 'http', status: 503, detail: 'Busy.' }), 'Busy.'],
    ['away behind its gateway', new ApiError({ kind: 'http', status: 502 }), MESSAGES.unexpectedResponse],
    ['not reached', new ApiError({ kind: 'network' }), MESSAGES.networkError],
  ])('of a server that is %s says why', async (_, error, sentence) => {
    const { chat, asked, until, shown, breaks } = begin({ id: 'c1' });
    const sending = chat.send('one');
    await until(() => asked.length === 1);
    breaks(error);
    await sending;
    expect(shown()[1]).toMatchObject({ text: '', state: 'failed', error: sentence });
  });

  test('that breaks off keeps what has arrived, and says why', async () => {
    const { chat, asked, until, shown, arrived, writes, breaks } = begin({ id: 'c1' });
    const sending = chat.send('one');
    await until(() => asked.length === 1);
    writes('Half');
    await until(() => arrived() === 'Half');
    breaks(new ApiError({ kind: 'network', status: 200 }));
    await sending;
    expect(shown()[1]).toMatchObject({ text: 'Half', state: 'partial', error: MESSAGES.networkError });
  });

  test('that another window receives is seen as the server has it', async () => {
    const { chat, server, shown } = begin({
      id: 'c1',
      kept: [told('m8', null), told('r8', 'm8', { text: 'Half', state: 'running' })],
    });
    await chat.load();
    expect([chat.isWrittenElsewhere, shown()[1]?.text]).toEqual([true, 'Half']);
    server.messages = [told('m8', null), told('r8', 'm8', { text: 'Whole', state: 'running' })];
    await chat.load();
    expect([chat.isWrittenElsewhere, shown()[1]?.text]).toEqual([true, 'Whole']);
    server.messages = [told('m8', null), told('r8', 'm8', { text: 'Whole' })];
    await chat.load();
    expect([chat.isWrittenElsewhere, shown()[1]?.text]).toEqual([false, 'Whole']);
  });
});

test('a reply that is written elsewhere is stopped from here', async () => {
  const { chat, server, stopped, shown } = begin({
    id: 'c1',
    kept: [told('m8', null), told('r8', 'm8', { text: 'Half', state: 'running' })],
  });
  await chat.load();
  server.messages = [told('m8', null), told('r8', 'm8', { text: 'Half', state: 'stopped' })];
  await chat.stop();
  await chat.load();
  expect([stopped, shown()[1]?.state]).toEqual([['c1'], 'stopped']);
  await chat.stop();
  expect(stopped).toEqual(['c1']);
});

test('a message that has not changed stays the same object when the conversation is read again', async () => {
  const { chat, server, shown } = begin({ id: 'c1', kept: [told('m8', null), told('r8', 'm8')] });
  await chat.load();
  const before = shown();
  server.messages = structuredClone(server.messages);
  await chat.load();
  expect(shown()[0]).toBe(before[0]);
  expect(shown()[1]).toBe(before[1]);
});

describe('what the server was not reached with', () => {
  const kept = [told('m8', null), told('r8', 'm8')];

  test('stays before what was said after it', async () => {
    const { chat, asked, server, until, shown, writes } = begin({ id: 'c1', kept });
    await chat.load();
    server.isReached = false;
    await chat.send('more');
    server.isReached = true;
    chat.resend(shown()[2]!, 'more');
    await until(() => asked.length === 1);
    writes(null);
    await until(() => !chat.isBusy);
    server.messages = [...kept, told('m1', 'r8', { text: 'more' }), told('r1', 'm1', { text: '' })];
    await chat.load();
    expect(shown().map(({ id }) => id)).toEqual(['m8', 'r8', 'm1', 'r1']);
  });

  test('but took all the same is there once, when it is reached again', async () => {
    const { chat, server, until, shown } = begin({ id: 'c1', kept });
    await chat.load();
    server.isReached = false;
    await chat.send('lost');
    chat.resend(shown()[2]!, 'taken');
    await until(() => !chat.isBusy);
    server.isReached = true;
    server.messages = [...kept, told('m9', 'r8', { text: 'taken' }), told('r9', 'm9', { state: 'stopped' })];
    await chat.load();
    expect(shown()).toMatchObject([{ id: 'm8' }, { id: 'r8' }, { id: 'm9' }, { id: 'r9', state: 'stopped' }]);
    expect(chat.store.getState().messages).toHaveLength(6);
  });
});

test('what the server took after something that it never got is there once', async () => {
  const { chat, server, shown } = begin({ id: 'c1', kept: [told('m8', null), told('r8', 'm8')] });
  await chat.load();
  server.isReached = false;
  await chat.send('lost');
  await chat.send('taken');
  expect(chat.unsent).toBe('lost\n\ntaken');
  server.isReached = true;
  server.messages = [
    ...server.messages,
    told('m9', 'r8', { text: 'taken' }),
    told('r9', 'm9', { state: 'stopped' }),
  ];
  await chat.load();
  expect(shown().map(({ id }) => (id.startsWith('local') ? 'lost' : id))).toEqual([
    'm8',
    'r8',
    'lost',
    'lost',
    'm9',
    'r9',
  ]);
  expect(chat.unsent).toBe('lost');
});

test('what was asked before a message says nothing of it when it comes after', async () => {
  const { chat, asked, server, until, shown, writes } = begin({
    id: 'c1',
    kept: [told('m8', null), told('r8', 'm8')],
  });
  await chat.load();
  const late = Promise.withResolvers<void>();
  server.read = late.promise;
  const loading = chat.load();
  const sending = chat.send('more');
  await until(() => asked.length === 1);
  writes(null);
  await sending;
  late.resolve();
  await loading;
  expect(shown().map(({ id }) => id)).toEqual(['m8', 'r8', 'm1', 'r1']);
});

test('a conversation that another window has deleted is gone with the next message', async () => {
  const { chat, server, shown } = begin({ id: 'c1', kept: [told('m8', null), told('r8', 'm8')] });
  await chat.load();
  server.isGone = true;
  await chat.send('more');
  expect(chat.store.getState().loading).toBe('gone');
  expect(shown()[2]).toMatchObject({ text: 'more' });
});
