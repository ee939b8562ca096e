import { STORY_PREFIX } from '@pythia/contracts/playground.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { BELONGINGS } from '#belongings.ts';
import { newId } from '#db/database.ts';
import { eraseAccount } from '#features/users/erase-accounts.ts';
import { answerCall, beginAnswer, startChatService, type ChatCall } from '#testing/chat-service.ts';
import { playgroundCalls } from '#testing/playground-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';
import { signInSubscriber } from '#testing/subscribed-user.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function start(respond?: (call: ChatCall) => void, environment: NodeJS.ProcessEnv = {}) {
  const service = respond && (await startChatService(respond));
  const running = await startTestApp({
    ...(service && { OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' }),
    ...environment,
  });
  cleanups.push(running.close);
  if (service) cleanups.push(service.close);
  const user = await signInSubscriber(running);
  return { running, user, service, calls: playgroundCalls(running, user) };
}

const systemOf = (call: ChatCall | undefined) => call?.body.messages[0]?.content;
const saidIn = (call: ChatCall | undefined) => call?.body.messages.slice(1).map(({ content }) => content);

describe('a message alone', () => {
  test('is answered as plain text, and nothing of it is kept', async () => {
    const { calls } = await start((call) => answerCall(call, 'Hello', ' there.'));
    const reply = await calls.say('Hello?');
    expect([reply.statusCode, reply.body]).toEqual([200, 'Hello there.']);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['x-answered-by']).toBe('gpt-4o-mini');
    expect(await calls.list()).toEqual([]);
  });

  test('that begins as the story generator’s does is told as a story', async () => {
    const { calls, service } = await start((call) => answerCall(call, 'A story.'));
    await calls.say(`${STORY_PREFIX}I ran a bakery.`);
    await calls.say('I ran a bakery.');
    const [story, chat] = service!.calls;
    expect(saidIn(story)).toEqual(['I ran a bakery.']);
    expect(systemOf(story)).toContain('a story to be told in an interview');
    expect(systemOf(chat)).not.toContain('a story to be told in an interview');
  });

  test('is answered with what is known of the candidate', async () => {
    const { calls, service, running, user } = await start((call) => answerCall(call, 'Yes.'));
    const { db } = running.dependencies;
    await db
      .insertInto('materials')
      .values({
        user_id: user.userId,
        name: 'Sam',
        education: '',
        work: 'Baker',
        file_name: null,
        updated_at: 1,
      })
      .execute();
    await db
      .insertInto('stories')
      .values({
        id: newId(),
        user_id: user.userId,
        title: 'Flour',
        text: 'I weighed every batch.',
        notes: '',
        tags: '[]',
        created_at: 1,
        updated_at: 1,
      })
      .execute();
    await calls.say('What am I good at?');
    expect(systemOf(service!.calls[0])).toMatch(
      /<name>\nSam\n[^]*<story>\n# Flour\n\nI weighed every batch\.\n/,
    );
  });

  test('is answered by the built-in coach where there is no model', async () => {
    const { calls } = await start();
    const reply = await calls.say('Tell me about a time you had a conflict with a coworker.');
    expect(reply.body).toContain('From the built-in coach.');
  });

  test('of a user without Pro is refused', async () => {
    const { running } = await start();
    const reply = await playgroundCalls(running, await signInNewUser(running)).say('Hello?');
    expect(reply.statusCode).toBe(403);
  });
});

describe('the models on offer', () => {
  test('are the operator’s, and any other name is refused', async () => {
    const { calls, service } = await start((call) => answerCall(call, 'x'), {
      CHAT_MODEL: 'large',
      CHAT_MODELS: 'small, large,',
    });
    expect((await calls.models()).json()).toEqual({ models: ['large', 'small'] });
    for (const model of ['gpt-4o-mini', 'large', 'small']) await calls.ask(model);
    expect(service!.calls.map(({ body }) => body.model)).toEqual(['large', 'large', 'small']);
    const refused = await calls.ask('gpt-9');
    expect([refused.statusCode, refused.json()]).toEqual([422, { detail: SERVER_MESSAGES.unknownModel }]);
  });

  test('tell who answered when one was chosen', async () => {
    const { calls } = await start((call) => answerCall(call, 'x'), { CHAT_MODELS: 'small' });
    expect((await calls.ask('small')).headers['x-answered-by']).toBe('small');
  });

  test('are the coach alone where there is no model', async () => {
    const { calls } = await start(undefined, { CHAT_MODELS: 'small' });
    expect((await calls.models()).json()).toEqual({ models: ['Built-in coach'] });
    expect((await calls.ask('small')).statusCode).toBe(422);
    expect((await calls.ask('gpt-4o-mini')).statusCode).toBe(200);
  });
});

describe('a message in a conversation', () => {
  test('is kept with its reply under the ids in the headers', async () => {
    const { calls } = await start((call) => answerCall(call, 'I would', ' cache it.'));
    const conversation_id = await calls.begin();
    const reply = await calls.say('How?', { conversation_id, parent_id: null });
    const message = { id: reply.headers['x-message-id'], parent_id: null, is_user: true, text: 'How?' };
    expect(await calls.messages(conversation_id)).toMatchObject([
      { ...message, state: 'complete', answered_by: null },
      {
        id: reply.headers['x-reply-id'],
        parent_id: message.id,
        is_user: false,
        text: 'I would cache it.',
        state: 'complete',
        answered_by: 'gpt-4o-mini',
      },
    ]);
  });

  test('is there, and its reply running, before the first text', async () => {
    const { calls, service } = await start(() => {});
    const conversation_id = await calls.begin();
    const asked = service!.nextCall();
    const saying = calls.say('How?', { conversation_id });
    const call = await asked;
    const kept = await calls.messages(conversation_id);
    expect(kept).toMatchObject([{ text: 'How?' }, { text: '', state: 'running' }]);
    answerCall(call, 'So.');
    await saying;
    expect((await calls.messages(conversation_id))[1]).toMatchObject({ text: 'So.', state: 'complete' });
  });

  test('is asked with what was said before on its own branch', async () => {
    const { calls, service } = await start((call) => answerCall(call, `reply ${service!.calls.length}`));
    const conversation_id = await calls.begin();
    const first = await calls.say('one', { conversation_id });
    const parent_id = String(first.headers['x-reply-id']);
    await calls.say('two', { conversation_id, parent_id });
    await calls.say('two, edited', { conversation_id, parent_id });
    expect(service!.calls.map(saidIn)).toEqual([
      ['one'],
      ['one', 'reply 1', 'two'],
      ['one', 'reply 1', 'two, edited'],
    ]);
    const kept = await calls.messages(conversation_id);
    expect(kept.filter((message) => message.parent_id === parent_id).map(({ text }) => text)).toEqual([
      'two',
      'two, edited',
    ]);
  });

  test('is asked with all of the reply before, also what stands below a rule in it', async () => {
    const draft = 'Here is a draft:\n\n---\n\nDear Ms Adeyemi,\n\n---\n\nShorter?';
    const { calls, service } = await start((call) => answerCall(call, draft));
    const conversation_id = await calls.begin();
    const first = await calls.say('A letter, please', { conversation_id });
    await calls.say('Yes', { conversation_id, parent_id: String(first.headers['x-reply-id']) });
    expect(saidIn(service!.calls[1])).toEqual(['A letter, please', draft, 'Yes']);
  });

  test('is asked with a pasted posting of the earlier turns to its end, as long as there is room', async () => {
    const { calls, service } = await start((call) => answerCall(call, 'Noted.'));
    const conversation_id = await calls.begin();
    const posting = `${'We bake bread. '.repeat(400)}Bring your own apron.`;
    const first = await calls.say(posting, { conversation_id });
    await calls.say('What do I bring?', { conversation_id, parent_id: String(first.headers['x-reply-id']) });
    expect(saidIn(service!.calls[1])).toEqual([posting, 'Noted.', 'What do I bring?']);
  });

  test('whose service fails keeps the reply as failed, with the service’s error for the caller', async () => {
    const { calls } = await start(({ response }) => response.writeHead(401).end());
    const conversation_id = await calls.begin();
    const reply = await calls.say('How?', { conversation_id });
    expect([reply.statusCode, reply.json()]).toEqual([502, { detail: SERVER_MESSAGES.answerServiceRefused }]);
    expect((await calls.messages(conversation_id))[1]).toMatchObject({ text: '', state: 'failed' });
  });

  test('that breaks off keeps what came of the reply', async () => {
    const { calls } = await start((call) => {
      beginAnswer(call, 'Half');
      call.response.end();
    });
    const conversation_id = await calls.begin();
    await calls.say('How?', { conversation_id }).catch(() => {}); // the connection breaks
    expect((await calls.messages(conversation_id))[1]).toMatchObject({ text: 'Half', state: 'partial' });
  });

  test('whose reply was running when its process died is shown as cut off', async () => {
    const { calls, running, service } = await start(() => {});
    const conversation_id = await calls.begin();
    const asked = service!.nextCall();
    const saying = calls.say('How?', { conversation_id });
    const call = await asked;
    running.clock.advance(29_000);
    const stateShown = async () => (await calls.messages(conversation_id))[1]?.state;
    expect(await stateShown()).toBe('running');
    running.clock.advance(1_000);
    expect(await stateShown()).toBe('partial');
    answerCall(call, 'Late.');
    await saying;
    expect(await stateShown()).toBe('complete');
  });

  test('follows a reply of the same conversation, or is not taken', async () => {
    const { calls } = await start();
    const [conversation_id, other] = [await calls.begin(), await calls.begin()];
    const elsewhere = await calls.say('Hello?', { conversation_id: other });
    const here = await calls.say('Hello?', { conversation_id });
    const kept = await calls.messages(conversation_id);
    for (const id of [elsewhere.headers['x-reply-id'], here.headers['x-message-id'], newId()]) {
      const parent_id = String(id);
      expect((await calls.say('Why?', { conversation_id, parent_id })).statusCode).toBe(404);
    }
    expect(await calls.messages(conversation_id)).toEqual(kept);
  });

  test('finds no room in one that is full', async () => {
    const { calls, running } = await start();
    const conversation_id = await calls.begin();
    const full = Array.from({ length: 399 }, () => ({
      id: newId(),
      conversation_id,
      parent_id: null,
      is_user: 1 as const,
      text: 'x',
      state: 'complete' as const,
      answered_by: null,
      created_at: 1,
      written_at: 1,
    }));
    await running.dependencies.db.insertInto('messages').values(full).execute();
    const reply = await calls.say('One more?', { conversation_id });
    expect([reply.statusCode, reply.json()]).toEqual([409, { detail: SERVER_MESSAGES.conversationFull }]);
  });
});

describe('conversations', () => {
  test('are listed with the one spoken in last first', async () => {
    const { calls, running } = await start();
    const first = await calls.begin('First');
    running.clock.advance(1_000);
    await calls.begin('Second');
    expect(await calls.list()).toEqual(['Second', 'First']);
    running.clock.advance(1_000);
    await calls.say('Hello?', { conversation_id: first });
    expect(await calls.list()).toEqual(['First', 'Second']);
  });

  test('are found by words of their title or of one message, in any case', async () => {
    const { calls } = await start((call) => answerCall(call, 'Gewiß, im ÖFFENTLICHEN Dienst.'));
    const conversation_id = await calls.begin('Łukasz rehearses');
    await calls.say('Where?', { conversation_id });
    await calls.begin('Another');
    expect(await calls.list('łUKASZ')).toEqual(['Łukasz rehearses']);
    expect(await calls.list('dienst öffentlichen')).toEqual(['Łukasz rehearses']);
    expect(await calls.list('where dienst')).toEqual([]);
    expect(await calls.list('')).toEqual(['Another', 'Łukasz rehearses']);
  });

  test('are renamed, and deleted', async () => {
    const { calls } = await start();
    const [first] = [await calls.begin('First'), await calls.begin('Second')];
    expect((await calls.rename(first, ' Renamed ')).json()).toMatchObject({ id: first, title: 'Renamed' });
    expect(await calls.list()).toEqual(['Second', 'Renamed']);
    expect((await calls.remove(first)).statusCode).toBe(204);
    expect((await calls.remove(first)).statusCode).toBe(404);
    expect(await calls.list()).toEqual(['Second']);
  });

  test('that are deleted come back together with their messages, and are found again', async () => {
    const { calls } = await start((call) => answerCall(call, 'Gewiß.'));
    const ids = [await calls.begin('First'), await calls.begin('Second')];
    await calls.say('Hello?', { conversation_id: ids[0]! });
    const before = await calls.messages(ids[0]!);
    for (const id of ids) await calls.remove(id);
    expect([await calls.list(), await calls.list('gewiß')]).toEqual([[], []]);
    expect((await calls.read(ids[0]!)).statusCode).toBe(404);
    expect((await calls.say('Why?', { conversation_id: ids[0]! })).statusCode).toBe(404);
    expect((await calls.restore([...ids, newId()])).statusCode).toBe(204);
    expect([await calls.list(), await calls.list('gewiß')]).toEqual([['Second', 'First'], ['First']]);
    expect(await calls.messages(ids[0]!)).toEqual(before);
  });

  test('that are called back take the place of the oldest beyond a hundred', async () => {
    const { calls, running } = await start();
    const ids: string[] = [];
    for (let n = 1; n <= 100; n++) {
      running.clock.advance(1);
      ids.push(await calls.begin(`Number ${n}`));
    }
    for (const id of ids.slice(-2)) await calls.remove(id);
    running.clock.advance(1);
    for (const title of ['New', 'Newest']) await calls.begin(title);
    expect(await calls.list()).toHaveLength(100);
    await calls.restore(ids.slice(-2));
    const titles = await calls.list();
    expect([titles.length, titles.slice(0, 3), titles.at(-1)]).toEqual([
      100,
      ['Newest', 'New', 'Number 100'],
      'Number 3',
    ]);
  });

  test('of another user are not found', async () => {
    const { calls, running } = await start();
    const id = await calls.begin();
    const theirs = playgroundCalls(running, await signInSubscriber(running));
    const replies = [
      await theirs.read(id),
      await theirs.rename(id, 'Mine'),
      await theirs.remove(id),
      await theirs.say('Hello?', { conversation_id: id }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(await theirs.list()).toEqual([]);
    expect(await calls.list()).toEqual(['Rehearsal']);
  });

  test('beyond a hundred give way, the oldest first, but for one that is being written in', async () => {
    const { calls, running, service } = await start(() => {});
    const conversation_id = await calls.begin('Written in');
    const asked = service!.nextCall();
    const saying = calls.say('How?', { conversation_id });
    const call = await asked;
    for (let n = 1; n <= 100; n++) {
      running.clock.advance(1);
      await calls.begin(`Number ${n}`);
    }
    expect((await calls.list()).slice(-2)).toEqual(['Number 1', 'Written in']);
    answerCall(call, 'So.');
    await saying;
    running.clock.advance(1);
    await calls.begin('The newest');
    const titles = await calls.list();
    expect([titles.length, titles.at(-1)]).toEqual([100, 'Number 2']);
  });

  test('are part of what the user downloads, branches included', async () => {
    const { calls, running, user } = await start((call) => answerCall(call, 'So.'));
    const conversation_id = await calls.begin('About bread');
    for (const message of ['one', 'two']) await calls.say(message, { conversation_id });
    const { headers } = user;
    const reply = await running.app.inject({ url: '/api/v1/users/me/data', headers });
    expect(reply.json()).toMatchObject({
      conversations: [
        {
          conversation: { id: conversation_id, title: 'About bread' },
          messages: [{ text: 'one' }, { text: 'So.', state: 'complete' }, { text: 'two' }, { text: 'So.' }],
        },
      ],
    });
  });

  test('go with the account, their messages in batches', async () => {
    const { calls, running, user } = await start();
    const conversation_id = await calls.begin();
    const { db } = running.dependencies;
    const message = { conversation_id, is_user: 1 as const, text: 'Hello?', state: 'complete' as const };
    const times = { created_at: 0, written_at: 0 };
    const messages = Array.from({ length: 1_201 }, () => ({ ...message, ...times, id: newId() }));
    await db.insertInto('messages').values(messages).execute();
    const deleted: number[] = [];
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        deleted.push(Number(result.numAffectedRows ?? 0));
        return result;
      },
    });
    await eraseAccount({ db: counting, belongings: BELONGINGS }, user.userId);
    expect(deleted.filter((rows) => rows > 0)).toEqual([500, 500, 201, 1]);
    expect(await calls.list()).toEqual([]);
  });

  test('that are deleted while a reply is written in them break it off', async () => {
    const { calls, service } = await start((call) => beginAnswer(call, 'Half'));
    const conversation_id = await calls.begin();
    const asked = service!.nextCall();
    const brokenOff = calls.say('How?', { conversation_id }).catch((error: unknown) => error);
    const { closed } = await asked;
    await calls.remove(conversation_id);
    await closed;
    expect(await brokenOff).toMatchObject({ message: 'response destroyed before completion' });
    await calls.restore([conversation_id]);
    expect(await calls.messages(conversation_id)).toMatchObject([{}, { text: 'Half', state: 'stopped' }]);
  }, 15_000);
});
