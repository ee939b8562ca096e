import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import type { Watch } from '#api/watch-server.ts';
import { AnswerConversation, type ConversationParts } from './answer-conversation.ts';
import type { ExchangeQuestion } from './exchange.ts';
import { takeExchanges } from './told-exchanges.ts';
import { markdownText } from './streaming-markdown.ts';
import { answerEvent, NOW, questionEvent } from './testing/timeline-events.ts';

const typed = (text: string): ExchangeQuestion => ({ text, source: 'typed', lines: [] });
const fromLines = (text: string, lines: string[] = []): ExchangeQuestion => ({
  text,
  source: 'lines',
  lines,
});

/** Answers written by hand, one at a time. */
function begin({ nextFrame = queueMicrotask }: Partial<ConversationParts> = {}) {
  const asked: Answer[] = [];
  const looks: Watch[] = [];
  const parts: ConversationParts = {
    askServer: (question, { lines, instead, signal, onHeaders }) => {
      const answer = new Answer({ question, lines, instead, signal, onHeaders });
      asked.push(answer);
      return answer.parts();
    },
    refusedWithoutReason: () => 'Refused.',
    watchServer: (watch) => looks.push(watch),
    now: () => NOW,
    nextFrame,
  };
  const conversation = new AnswerConversation(parts);
  const until = async (done: () => boolean) => {
    while (!done()) await new Promise<void>((resolve) => conversation.store.subscribe(() => resolve()));
  };
  const texts = () => conversation.exchanges().map(({ answer }) => markdownText(answer));
  const statuses = () => conversation.exchanges().map(({ status }) => status);
  const serverReturns = () => looks.find(({ signal }) => !signal.aborted)!.onProbe(true);
  return { asked, parts, looks, serverReturns, conversation, until, texts, statuses };
}

class Answer {
  readonly question: string;
  readonly lines: readonly string[];
  readonly instead: string | undefined;
  readonly signal: AbortSignal;
  readonly #onHeaders: () => void;
  readonly #coming: (() => AnswerPart | null)[] = [];
  #arrived = Promise.withResolvers<void>();

  constructor(asked: Pick<Answer, 'question' | 'lines' | 'instead' | 'signal'> & { onHeaders: () => void }) {
    this.question = asked.question;
    this.lines = asked.lines;
    this.instead = asked.instead;
    this.signal = asked.signal;
    this.#onHeaders = asked.onHeaders;
    this.signal.addEventListener('abort', () => this.fails(this.signal.reason as Error));
  }

  begins(exchange_id: string, by: { answered_by?: string; stood_in?: 'slow'; form?: 'star' } = {}): void {
    this.#onHeaders();
    this.gives({ type: 'mark', exchange_id, answered_by: null, stood_in: null, ...by });
  }
  says(text: string): void {
    this.gives({ type: 'text', text });
  }
  gives(part: AnswerPart): void {
    this.#comes(() => part);
  }
  ends(): void {
    this.#comes(() => null);
  }
  fails(error: Error): void {
    this.#comes(() => {
      throw error;
    });
  }

  #comes(next: () => AnswerPart | null): void {
    this.#coming.push(next);
    this.#arrived.resolve();
  }

  async *parts(): AsyncGenerator<AnswerPart> {
    while (true) {
      await this.#arrived.promise;
      this.#arrived = Promise.withResolvers();
      for (const next of this.#coming.splice(0)) {
        const part = next();
        if (part === null) return;
        yield part;
      }
    }
  }
}

async function beginHeld(text = 'Why?') {
  const begun = begin();
  begun.conversation.ask(typed(text));
  begun.asked[0]!.fails(new ApiError({ kind: 'network' }));
  await begun.until(() => begun.statuses()[0] === 'held');
  return begun;
}

describe('a conversation', () => {
  test('receives two answers at once, each into its own exchange', async () => {
    const { conversation, asked, until, texts, statuses } = begin();
    conversation.ask(typed('Why?'));
    conversation.ask(typed('How?'));
    asked[1]!.says('Like this.');
    await until(() => texts()[1] !== '');
    asked[0]!.says('Because.');
    await until(() => texts()[0] !== '');
    expect(texts()).toEqual(['Because.', 'Like this.']);
    expect(statuses()).toEqual(['streaming', 'streaming']);
  });

  test('stops one answer, keeps what arrived of it, and leaves the other alone', async () => {
    const { conversation, asked, until, texts, statuses } = begin();
    conversation.ask(typed('Why?'));
    conversation.ask(typed('How?'));
    asked[0]!.says('Because');
    await until(() => texts()[0] !== '');
    conversation.stop(conversation.exchanges()[0]!.id);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(texts()).toEqual(['Because', '']);
    expect(statuses()).toEqual(['stopped', 'waiting']);
  });

  test('keeps what arrived since the last frame when it is stopped', async () => {
    const { promise: waitsForFrame, resolve: nextFrame } = Promise.withResolvers<unknown>();
    const { conversation, asked, texts } = begin({ nextFrame });
    conversation.ask(typed('Why?'));
    asked[0]!.says('Because');
    await waitsForFrame;
    await Promise.resolve(); // the piece follows its frame
    conversation.stopAll();
    expect(texts()).toEqual(['Because']);
  });

  test('knows the lines that a question is made of, and its id once the server tells it', async () => {
    const { conversation, asked, until } = begin();
    conversation.ask(fromLines('Why us?', ['u1/0']));
    asked[0]!.begins('e1');
    await until(() => conversation.exchanges()[0]!.eventId !== null);
    expect(asked[0]!.lines).toEqual(['u1/0']);
    expect(conversation.exchanges()[0]).toMatchObject({
      eventId: 'e1',
      question: { text: 'Why us?', lines: ['u1/0'] },
    });
  });

  test('asks for another story to the same question', () => {
    const { conversation, asked } = begin();
    conversation.ask(typed('Why?'));
    conversation.ask({ ...typed('Why?'), instead: 'I baked at Binns.' });
    expect(asked.map(({ question, instead }) => [question, instead])).toEqual([
      ['Why?', undefined],
      ['Why?', 'I baked at Binns.'],
    ]);
  });

  test('knows who answers, and for whom, once the server tells it', async () => {
    const { conversation, asked, until } = begin();
    conversation.ask(typed('Why?'));
    const known = () =>
      conversation.exchanges().map(({ answeredBy, stoodIn, source }) => [answeredBy, stoodIn, source]);
    expect(known()).toEqual([[null, null, null]]);
    asked[0]!.begins('e1', { answered_by: 'Built-in coach', stood_in: 'slow' });
    asked[0]!.gives({ type: 'source', text: 'From your résumé' });
    await until(() => known()[0]![2] !== null);
    expect(known()).toEqual([['Built-in coach', 'slow', 'From your résumé']]);
  });

  test('knows the form in which it is given, and what is said of that', async () => {
    const { conversation, asked, until, statuses } = begin();
    conversation.ask(typed('Why?'));
    asked[0]!.begins('e1', { form: 'star' });
    asked[0]!.says('**Task.** So.');
    asked[0]!.gives({ type: 'remark', text: 'You avoid “so”.' });
    asked[0]!.ends();
    await until(() => statuses()[0] === 'done');
    expect(conversation.exchanges()).toMatchObject([{ form: 'star', remark: 'You avoid “so”.' }]);
  });

  test('keeps what stands beside an answer apart from its text', async () => {
    const { conversation, asked, until, texts, statuses } = begin();
    conversation.ask(typed('Why?'));
    asked[0]!.says('Because.\n\n---\n\n');
    for (const text of ['I baked.', 'I sold.']) asked[0]!.gives({ type: 'alternative', text });
    asked[0]!.gives({ type: 'note', text: 'Add more.' });
    asked[0]!.gives({ type: 'end', state: 'complete', usage: null });
    asked[0]!.ends();
    await until(() => statuses()[0] === 'done');
    expect(texts()).toEqual(['Because.\n\n---\n\n']);
    expect(conversation.exchanges()).toMatchObject([
      { alternatives: ['I baked.', 'I sold.'], note: 'Add more.' },
    ]);
  });

  test.each([
    ['typed', typed('Why?'), MESSAGES.failedToSendQuestion],
    ['made of lines', fromLines('Why?'), MESSAGES.failedToGetResponse],
  ])('a question that was %s fails with its own sentence', async (_, question, sentence) => {
    const { conversation, asked, until, statuses } = begin();
    conversation.ask(question);
    asked[0]!.fails(new ApiError({ kind: 'network', status: 200 }));
    await until(() => statuses()[0] === 'failed');
    expect(conversation.exchanges()[0]!.error).toBe(sentence);
  });

  test('begins anew where what came before was no answer, shown already or not', async () => {
    const { conversation, asked, until, texts } = begin();
    conversation.ask(typed('Why?'));
    asked[0]!.says('Hm. ');
    await until(() => texts()[0] !== '');
    asked[0]!.says('So. ');
    asked[0]!.gives({ type: 'anew' });
    asked[0]!.says('Because.');
    asked[0]!.ends();
    await until(() => !conversation.isAnswering());
    expect(texts()).toEqual(['Because.']);
  });

  test('keeps a bounded number of exchanges', () => {
    const { conversation } = begin();
    for (let asked = 1; asked <= 120; asked++) conversation.ask(typed(`Question ${asked}`));
    const { length, 0: first } = conversation.exchanges();
    expect([length, first!.question.text]).toEqual([100, 'Question 21']);
  });

  test('forgets everything, and hears no more of it', async () => {
    const { conversation, asked } = begin();
    conversation.ask(typed('Why?'));
    conversation.clear();
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(conversation.exchanges()).toEqual([]);
  });
});

describe('while the server cannot be reached', () => {
  test('a question is held, and its answer comes when the server is back', async () => {
    const { conversation, asked, serverReturns, until, texts, statuses } = await beginHeld();
    expect([conversation.isAnswering(), asked.length]).toEqual([true, 1]);
    serverReturns();
    await until(() => statuses()[0] === 'waiting');
    asked[1]!.says('Because.');
    await until(() => texts()[0] === 'Because.');
    expect(asked.map(({ question }) => question)).toEqual(['Why?', 'Why?']);
  });

  test('a held question can be taken back, and nobody looks for the server any more', async () => {
    const { conversation, looks, statuses } = await beginHeld();
    conversation.stopAll();
    expect([statuses(), conversation.isAnswering()]).toEqual([['unsent'], false]);
    expect(looks.every(({ signal }) => signal.aborted)).toBe(true);
  });

  test('a held question that its reader did not take back says why it was not sent', async () => {
    const { conversation, statuses } = await beginHeld();
    conversation.takeBackHeld('Too late.');
    expect([statuses(), conversation.exchanges()[0]!.error]).toEqual([['unsent'], 'Too late.']);
  });

  test('an answer that arrives is no held question, and goes on when those are taken back', async () => {
    const { conversation, asked, until, texts, statuses } = begin();
    conversation.ask(typed('Why?'));
    asked[0]!.says('Because');
    await until(() => texts()[0] !== '');
    conversation.takeBackHeld('Too late.');
    expect(statuses()).toEqual(['streaming']);
  });

  test('a held question stays held when its window goes, and is sent when that is back', async () => {
    const { conversation, asked, until, statuses } = await beginHeld();
    conversation.leave();
    expect([statuses(), conversation.isAnswering()]).toEqual([['held'], false]);
    conversation.resumeHeld();
    await until(() => asked.length === 2);
    expect(asked[1]!.question).toBe('Why?');
  });

  test('of two that were held when the window went, only the newer is sent', async () => {
    const before = await beginHeld('Why?');
    before.conversation.ask(typed('How?'));
    before.asked[1]!.fails(new ApiError({ kind: 'network' }));
    await before.until(() => before.statuses()[1] === 'held');
    const { asked, parts } = begin();
    const conversation = new AnswerConversation(parts, before.conversation.exchanges());
    conversation.resumeHeld();
    expect(conversation.exchanges().map(({ status }) => status)).toEqual(['unsent', 'waiting']);
    expect(asked.map(({ question }) => question)).toEqual(['How?']);
  });

  test('forgotten means not sent', async () => {
    const { conversation, looks } = await beginHeld();
    conversation.clear();
    expect(looks.every(({ signal }) => signal.aborted)).toBe(true);
    expect(conversation.exchanges()).toEqual([]);
  });
});

const tell = (conversation: AnswerConversation, events: readonly SessionEvent[]) =>
  conversation.restore(takeExchanges(conversation.exchanges(), events));

describe('what the server has of a conversation', () => {
  test('comes into an empty window in the order asked', () => {
    const { conversation, texts, statuses } = begin();
    tell(conversation, [
      questionEvent(1, 'Why?', { lines: ['u1/0'] }),
      questionEvent(2, 'How?'),
      answerEvent(3, 'question-2', 'Like this.', { state: 'stopped' }),
      answerEvent(4, 'question-1', 'Because.'),
    ]);
    expect(conversation.exchanges().map(({ question }) => [question.text, question.lines])).toEqual([
      ['Why?', ['u1/0']],
      ['How?', []],
    ]);
    expect(texts()).toEqual(['Because.', 'Like this.']);
    expect(statuses()).toEqual(['done', 'stopped']);
  });

  test('tells who answered, also for an answer that is here already', () => {
    const { conversation } = begin();
    tell(conversation, [questionEvent(1, 'Why?'), answerEvent(2, 'question-1', 'Because.')]);
    expect(conversation.exchanges()[0]).toMatchObject({ answeredBy: null, stoodIn: null });
    const named = { answered_by: 'Built-in coach', stood_in: 'failed', source: 'From your résumé' } as const;
    tell(conversation, [answerEvent(2, 'question-1', 'Because.', named)]);
    expect(conversation.exchanges()[0]).toMatchObject({
      answeredBy: 'Built-in coach',
      stoodIn: 'failed',
      source: 'From your résumé',
    });
  });

  test('is not there twice, however often it comes', () => {
    const { conversation } = begin();
    const events = [questionEvent(1, 'Why?'), answerEvent(2, 'question-1', 'Because.')];
    tell(conversation, events);
    const once = conversation.exchanges();
    tell(conversation, events);
    expect(conversation.exchanges()).toEqual(once);
  });

  test('finds its question in this window by its id, or by its attempt where the id was never told', async () => {
    const { conversation, asked, until, statuses } = begin();
    conversation.ask(typed('Why?'));
    conversation.ask(typed('How?'));
    asked[0]!.begins('question-1');
    asked[0]!.ends();
    asked[1]!.fails(new ApiError({ kind: 'http', status: 503, detail: 'Busy.' }));
    await until(() => !statuses().includes('waiting'));
    const { sending } = conversation.exchanges()[1]!;
    tell(conversation, [
      questionEvent(1, 'Why?'),
      questionEvent(2, 'How?', { sending: sending! }),
      answerEvent(3, 'question-2', '', { state: 'failed' }),
    ]);
    expect(conversation.exchanges().map(({ eventId, error }) => [eventId, error])).toEqual([
      ['question-1', undefined],
      ['question-2', 'Busy.'],
    ]);
  });

  test('does not touch an answer that this window is receiving', () => {
    const { conversation, asked, statuses } = begin();
    conversation.ask(typed('Why?'));
    asked[0]!.begins('question-1');
    const { sending } = conversation.exchanges()[0]!;
    tell(conversation, [
      questionEvent(1, 'Why?', { sending: sending! }),
      answerEvent(2, 'question-1', 'Because.'),
    ]);
    expect(statuses()).toEqual(['waiting']);
  });

  test('shows a question of another window until its answer is there', () => {
    const { conversation, texts, statuses } = begin();
    tell(conversation, [questionEvent(1, 'Why?')]);
    expect([statuses(), conversation.awaitsOther()]).toEqual([['elsewhere'], true]);
    tell(conversation, [answerEvent(2, 'question-1', 'Because.')]);
    expect([statuses(), texts(), conversation.awaitsOther()]).toEqual([['done'], ['Because.'], false]);
  });

  test('waits for no answer that must have come long ago', () => {
    const { conversation, statuses } = begin();
    tell(conversation, [questionEvent(1, 'Why?', { at: new Date(NOW - 3_600_000).toISOString() })]);
    conversation.giveUpOld();
    expect([statuses(), conversation.awaitsOther()]).toEqual([['failed'], false]);
  });
});
