import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { type Exchange, newExchange } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { NOW } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import { freeCopilot, paidCopilot } from '../copilot-kinds.ts';
import { exchanges, newest, selected, until } from '../testing/look-at.ts';
import { fakeClock, openAndHear, openWindow } from '../testing/open-window.ts';

fakeClock();

describe('a copilot', () => {
  test('asks about the selected line and streams the answer', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Hello. Why us?', { id: 'u1', at: NOW });
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    expect(window.messages()).toEqual(['Why us?']);
    expect(newest(copilot).question).toEqual({ text: 'Why us?', source: 'lines', lines: ['u1/1'] });
    expect(markdownText(newest(copilot).answer)).toBe('An answer.');
    expect(selected(copilot)).toEqual([]);
  });

  test.each([
    ['自己紹介をお願いします。', '自己紹介をお願いします。'],
    ['自己紹介をお願いします。なぜ当社を選びましたか？', '自己紹介をお願いします。 なぜ当社を選びましたか？'],
    ['حدثني عن نفسك.', 'حدثني عن نفسك.'],
  ])('asks about a line in another script: %s', async (said, asked) => {
    const window = openWindow();
    const copilot = openAndHear(window, said);
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    expect(window.messages()).toEqual([asked]);
  });

  test('has nothing to ask about before a line is there', () => {
    const copilot = openWindow().open();
    copilot.start();
    copilot.asking.getAnswer();
    expect(copilot.session().error).toBe(MESSAGES.noTranscript);
  });

  test('does not ask again when the key is pressed twice', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.asking.getAnswer();
    copilot.asking.getAnswer();
    expect(window.asked).toHaveLength(1);
  });

  test('leaves the running answer for a newer question', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.asking.getAnswer();
    window.says('And why now?');
    copilot.asking.getAnswer();
    expect(window.asked.map((a) => [a.message, a.signal.aborted])).toEqual([
      ['Why us?', true],
      ['And why now?', false],
    ]);
    expect(exchanges(copilot).map((e) => e.status)).toEqual(['stopped', 'waiting']);
  });

  test('sends a typed question, but not an empty one', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.asking.send('   ');
    copilot.asking.send(' What now? ');
    expect(window.messages()).toEqual(['What now?']);
  });

  test('sends the first 1,000 characters of a longer question', () => {
    const window = openWindow();
    window.open().asking.send('x'.repeat(1_001));
    expect(window.messages()).toEqual(['x'.repeat(1_000)]);
  });

  test('leaves the selection alone when a question is typed or asked again', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.says('Why us?');
    copilot.asking.send('What now?');
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.retry(newest(copilot));
    expect(window.messages()).toEqual(['What now?', 'What now?']);
    expect(selected(copilot)).toEqual(['Why us?']);
  });

  test('asks for another story to the same question, once its answer is there', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.asking.send('What now?');
    copilot.asking.tellInstead(newest(copilot), 'I baked.');
    expect(window.asked).toHaveLength(1);
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.tellInstead(newest(copilot), 'I baked.');
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.retry(newest(copilot));
    expect(window.asked.map(({ message, instead }) => [message, instead])).toEqual([
      ['What now?', undefined],
      ['What now?', 'I baked.'],
      ['What now?', 'I baked.'],
    ]);
    expect(exchanges(copilot).map(({ status }) => status)).toEqual(['done', 'done', 'waiting']);
  });

  test('asks a question in other words, about the same lines, and keeps the earlier answer', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why ass?');
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    const { question } = newest(copilot);
    copilot.asking.askAnew(newest(copilot), ' Why us? ');
    copilot.asking.askAnew(newest(copilot), ' ');
    expect(exchanges(copilot).map((exchange) => exchange.question)).toEqual([
      question,
      { ...question, text: 'Why us?' },
    ]);
    expect(window.messages()).toEqual(['Why ass?', 'Why us?']);
  });

  test('says which exchange it repeats, whether tried again, edited or asked for another story', async () => {
    const window = openWindow();
    const copilot = window.open();
    const first: Exchange = {
      ...newExchange(1, { text: 'Why?', source: 'typed', lines: [] }, NOW),
      eventId: 'e1',
    };
    copilot.asking.retry(first);
    copilot.asking.askAnew({ ...first, eventId: 'e2', question: newest(copilot).question }, 'Why us?');
    copilot.asking.send('Why?');
    await until(copilot, () => newest(copilot).status === 'done');
    copilot.asking.tellInstead(first, 'I baked.');
    expect(window.asked.map(({ again }) => again)).toEqual(['e1', 'e1', undefined, 'e1']);
  });

  test('tells another story no more when the question is asked in other words', () => {
    const window = openWindow();
    const copilot = window.open();
    const question = { text: 'Why?', source: 'typed', lines: [], instead: 'I baked.' } as const;
    copilot.asking.askAnew(newExchange(1, question, NOW), 'Why us?');
    expect(window.asked.map(({ instead }) => instead)).toEqual([undefined]);
  });

  test('clears the selection, so that a free session asks about the newest line', () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Hello. Why us?');
    copilot.asking.toggleLine(0);
    copilot.asking.clearSelection();
    expect(selected(copilot)).toEqual([]);
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us?']);
  });

  test.each([
    [
      'the reason that the server gave',
      new ApiError({ kind: 'http', status: 503, detail: 'Busy.' }),
      'Busy.',
    ],
    ['that the request failed', new ApiError({ kind: 'http', status: 500 }), MESSAGES.requestFailed],
    [
      'that the question was not sent',
      new ApiError({ kind: 'network', status: 200 }),
      MESSAGES.failedToSendQuestion,
    ],
  ])('says %s and keeps what had arrived', async (_, error, sentence) => {
    const window = openWindow();
    const copilot = window.open();
    window.answersWith(async function* () {
      yield 'Half';
      throw error;
    });
    copilot.asking.send('Why?');
    await until(copilot, () => newest(copilot).status === 'failed');
    expect(newest(copilot).error).toBe(sentence);
    expect(markdownText(newest(copilot).answer)).toBe('Half');
  });

  test.each([
    ['free', freeCopilot, MESSAGES.requestFailed],
    ['paid', paidCopilot, `${MESSAGES.apiRequestFailedPrefix}Bad Gateway`],
  ])('of the %s kind says so when a gateway has refused every try', async (_, kind, sentence) => {
    const window = openWindow({ kind });
    const copilot = window.open();
    window.answersWith(async function* () {
      yield* [];
      throw new ApiError({ kind: 'http', status: 502, statusText: 'Bad Gateway' });
    });
    copilot.asking.send('Why?');
    while (newest(copilot).status !== 'failed') {
      await until(copilot, () => ['held', 'failed'].includes(newest(copilot).status));
      window.serverReturns();
    }
    expect([newest(copilot).error, window.asked.length]).toEqual([sentence, 5]);
  });

  test('fails a question that is asked again as it would have failed at first', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.answersWith(async function* () {
      yield* [];
      throw new ApiError({ kind: 'network', status: 200 });
    });
    window.says('Why us?');
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'failed');
    copilot.asking.send('What now?');
    await until(copilot, () => newest(copilot).status === 'failed');
    for (const exchange of exchanges(copilot)) {
      copilot.asking.retry(exchange);
      await until(copilot, () => newest(copilot).status === 'failed');
    }
    const { failedToGetResponse, failedToSendQuestion } = MESSAGES;
    expect(exchanges(copilot).map(({ question, error }) => [question.text, error])).toEqual([
      ['Why us?', failedToGetResponse],
      ['What now?', failedToSendQuestion],
      ['Why us?', failedToGetResponse],
      ['What now?', failedToSendQuestion],
    ]);
  });
});
