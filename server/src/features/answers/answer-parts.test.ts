import { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { createParser } from 'eventsource-parser';
import { afterEach, expect, test } from 'vitest';
import { beginAnswer, doneEvent, finishEvent, startChatService } from '#testing/chat-service.ts';
import { interviewCalls } from '#testing/interview-calls.ts';
import { signInNewUser } from '#testing/sign-in-new-user.ts';
import { startTestApp } from '#testing/start-test-app.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

const WORK = `Work: Head Baker, Rye & Co., 2019 - 2021
- Cut flour waste by 20% by weighing every batch.
- When the oven failed one night, I moved the dough to a neighbour, and no order was late.
- Trained four apprentices, and all of them passed.`;
const QUESTION = 'How did you reduce flour waste?';

/** A free session with answers in either form. */
async function begin({ resume_summary = '', ...environment }: Record<string, string> = {}) {
  const running = await startTestApp(environment);
  cleanups.push(running.close);
  const user = await signInNewUser(running);
  const calls = interviewCalls(running, user);
  const session_id = await calls.start({ resume_summary });
  const ask = (message: string, accept?: string, instead?: string) =>
    running.app.inject({
      method: 'POST',
      url: '/api/v1/free/chat',
      headers: { ...user.headers, ...(accept !== undefined && { accept }) },
      payload: { session_id, message, instead },
    });
  const events = () => calls.events(session_id);
  return { running, user, session_id, ask, events };
}

const EVENTS = 'text/event-stream';

function partsIn(body: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => parts.push(AnswerPart.parse({ type: event, ...JSON.parse(data) })),
  });
  parser.feed(body);
  return parts;
}

const textsOf = (parts: readonly AnswerPart[], type: AnswerPart['type']): string[] =>
  parts.flatMap((part) => (part.type === type && 'text' in part ? [part.text] : []));

test('the parts of an answer are events for who asks for them, and are kept in the timeline', async () => {
  const { ask, events } = await begin({ resume_summary: WORK });
  const { statusCode, headers, body } = await ask(QUESTION, EVENTS);
  expect([statusCode, headers['content-type']]).toEqual([200, EVENTS]);
  const parts = partsIn(body);
  const [asked, answered] = await events();
  const by = { answered_by: 'Built-in coach', stood_in: null };
  const source = 'From your résumé: Head Baker, Rye & Co., 2019–21';
  expect(parts.slice(0, 2)).toEqual([
    { type: 'mark', exchange_id: asked?.id, ...by },
    { type: 'source', text: source },
  ]);
  expect(parts.at(-1)).toEqual({ type: 'end', state: 'complete', usage: null });
  const text = textsOf(parts, 'text').join('');
  const alternatives = textsOf(parts, 'alternative');
  expect(text).toContain('flour waste by 20%');
  expect(text).not.toContain('---');
  expect(alternatives).toHaveLength(2);
  expect(answered).toMatchObject({ text, alternatives, note: null, source, ...by });
});

test.each([undefined, '*/*', 'text/plain'])(
  'whoever accepts %j reads the same in plain text, with the other stories as a list behind a rule',
  async (accept) => {
    const parts = partsIn((await (await begin({ resume_summary: WORK })).ask(QUESTION, EVENTS)).body);
    const { headers, body } = await (await begin({ resume_summary: WORK })).ask(QUESTION, accept);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const list = textsOf(parts, 'alternative').map((line) => `- ${line}`);
    expect(body).toBe(`${textsOf(parts, 'text').join('')}\n\n---\n\n${list.join('\n')}`);
  },
);

test('stories to choose from stand under what was heard, with no sentence to say, in either form, and are kept', async () => {
  const question = 'Tell me about a time when you made a bad investment.';
  const { ask, events } = await begin({ resume_summary: WORK });
  const parts = partsIn((await ask(question, EVENTS)).body);
  expect(parts.map(({ type }) => type)).toEqual([
    'mark',
    'note',
    'alternative',
    'alternative',
    'alternative',
    'end',
  ]);
  const [note] = textsOf(parts, 'note');
  expect(note).toBe(`Which story fits? Heard: “${question}”`);
  const alternatives = textsOf(parts, 'alternative');
  expect((await events())[1]).toMatchObject({ text: '', note, alternatives, state: 'complete' });
  const { body } = await (await begin({ resume_summary: WORK })).ask(question);
  expect(body).toBe(['---', '', note, ...alternatives.map((title) => `- ${title}`)].join('\n'));
  const [, chosen = ''] = alternatives;
  expect((await ask(question, undefined, chosen)).body).not.toMatch(/^---/);
});

test('where the résumé goes is a note, behind a rule in plain text', async () => {
  const { ask, events } = await begin();
  const parts = partsIn((await ask('Tell me about a conflict.', EVENTS)).body);
  const note = 'Answers come from your own work once you add your résumé on the interview page.';
  expect(textsOf(parts, 'note')).toEqual([note]);
  expect((await events())[1]).toMatchObject({ note, alternatives: [] });
  const { body } = await (await begin()).ask('Tell me about a conflict.');
  expect(body).toBe(`${textsOf(parts, 'text').join('')}\n\n---\n\n${note}`);
});

test('the lists and rules of a service’s answer are its text, and its usage comes with the end', async () => {
  const prose = ['I would.\n\n', '---\n\n', '- Cache it.'];
  const usage = `data: {"choices":[],"usage":{"prompt_tokens":12,"completion_tokens":7}}\n\n`;
  const service = await startChatService((call) => {
    beginAnswer(call, ...prose);
    call.response.end(finishEvent + usage + doneEvent);
  });
  cleanups.push(service.close);
  const { ask, events } = await begin({ OPENAI_BASE_URL: service.baseUrl, OPENAI_API_KEY: 'key-1' });
  const parts = partsIn((await ask('How?', EVENTS)).body);
  expect(textsOf(parts, 'text').join('')).toBe(prose.join(''));
  const counted = { prompt: 12, completion: 7, cached: null };
  expect(parts.at(-1)).toEqual({ type: 'end', state: 'complete', usage: counted });
  expect((await events())[1]).toMatchObject({ text: prose.join(''), alternatives: [], usage: counted });
});

test('events of an answer that breaks off end with why', async () => {
  const service = await startChatService((call) => beginAnswer(call, 'Half'));
  cleanups.push(service.close);
  const { running, user, session_id } = await begin({
    OPENAI_BASE_URL: service.baseUrl,
    OPENAI_API_KEY: 'key-1',
  });
  const address = await running.app.listen({ port: 0, host: '127.0.0.1' });
  const response = await fetch(`${address}/api/v1/free/chat`, {
    method: 'POST',
    headers: { ...user.headers, accept: EVENTS, 'content-type': 'application/json' },
    body: JSON.stringify({ session_id, message: 'How?' }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let body = '';
  while (!body.includes('Half')) body += (await reader.read()).value;
  service.calls[0]!.response.destroy();
  for (let more = await reader.read(); !more.done; more = await reader.read()) body += more.value;
  expect(partsIn(body).map(({ type }) => type)).toEqual(['mark', 'cue', 'mark', 'text', 'end']);
  expect(partsIn(body).at(-1)).toMatchObject({ state: 'partial', cut: 'broken' });
});

test('a refusal is the same in either form', async () => {
  const { ask, running } = await begin();
  running.clock.advance(15 * 60_000);
  expect((await ask('Hello?', EVENTS)).statusCode).toBe(403);
  expect((await ask('Hello?', EVENTS)).json()).toEqual((await ask('Hello?')).json());
});

test('why an answer was cut is told at its end, and kept in the timeline', async () => {
  const service = await startChatService((call) => {
    beginAnswer(call, '<think>Hm.</think>I led');
    call.response.end(finishEvent.replace('stop', 'length') + doneEvent);
  });
  cleanups.push(service.close);
  const { ask, events } = await begin({ OPENAI_BASE_URL: service.baseUrl });
  const parts = partsIn((await ask(QUESTION, EVENTS)).body);
  expect(textsOf(parts, 'text').join('')).toBe('I led');
  expect(parts.at(-1)).toEqual({ type: 'end', state: 'partial', cut: 'length', usage: null });
  expect((await events())[1]).toMatchObject({ text: 'I led', state: 'partial', cut: 'length' });
});
