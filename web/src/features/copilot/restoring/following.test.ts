import { CLOSE } from '@pythia/contracts/close-codes.ts';
import type { AnswerPart } from '@pythia/contracts/answer-parts.ts';
import { describe, expect, test, vi } from 'vitest';
import { answerEvent, lineEvent, pageOf, questionEvent } from '#answers/testing/timeline-events.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import { questionText } from '#transcript/question/current-question.ts';
import { newestItems } from '#transcript/transcript.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { newest, until } from '../testing/look-at.ts';
import { fakeClock, openAndHear, openWindow, timelineOfNext } from '../testing/open-window.ts';

fakeClock();

describe('a copilot whose session another window listens to', () => {
  const elsewhere: CaptureEvent = { type: 'ended', reason: 'listened-elsewhere' };

  function readingAlong() {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.emits(elsewhere);
    return { window, copilot, hears: window.tells };
  }

  test('follows what is heard, asked and answered there', () => {
    const { copilot, hears } = readingAlong();
    expect(copilot.listening.state().sound.state).toBe('elsewhere');
    hears({ event: lineEvent(1, 'Why now?') });
    hears({ event: questionEvent(2, 'Why now?') });
    expect(copilot.conversation.exchanges()).toMatchObject([{ status: 'elsewhere' }]);
    hears({ event: answerEvent(3, 'question-2', 'Because.') });
    expect(newestItems(copilot.session().transcript, 2).map(({ text }) => text)).toEqual([
      'Why us?',
      'Why now?',
    ]);
    expect(copilot.conversation.exchanges()).toMatchObject([{ status: 'done' }]);
  });

  test('shows what is being said, and asks it once, as it was in the end', async () => {
    const { window, copilot, hears } = readingAlong();
    copilot.asking.getAnswer();
    hears({ interim: 'and why' });
    expect(questionText(copilot.asking.question())).toBe('and why');
    copilot.asking.getAnswer();
    hears({ interim: 'and why now' });
    expect(copilot.asking.store.getState().armed).toBe(true);
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us?', 'and why now']);
    hears({ event: lineEvent(2, 'And why now?') });
    hears({ interim: '' });
    expect(newest(copilot).question.text).toBe('And why now?');
    expect(questionText(copilot.asking.question())).toBe('');
    hears({ interim: 'who was there' });
    expect(questionText(copilot.asking.question())).toBe('who was there');
  });

  test('shows what the candidate says there, and neither asks about it nor waits for it', () => {
    const { window, copilot, hears } = readingAlong();
    const own = { event: { ...lineEvent(2, 'Because of you.'), channel: 'candidate' as const } };
    hears({ interim: 'and why' });
    copilot.asking.getAnswer();
    hears(own);
    expect(newestItems(copilot.session().transcript, 1)).toMatchObject([
      { text: 'Because of you.', channel: 'candidate' },
    ]);
    expect(copilot.asking.store.getState().armed).toBe(true);
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us? and why']);
  });

  test('follows too where nothing is shared with it', async () => {
    const window = openWindow();
    window.world.stream = null;
    const copilot = window.open();
    copilot.start();
    expect(copilot.listening.state().sound.state).toBe('lost');
    window.tells({ event: lineEvent(1, 'Why now?') });
    expect(newestItems(copilot.session().transcript, 1)).toMatchObject([{ text: 'Why now?' }]);
  });

  test('listens in its place when it is told to, once', () => {
    const { window, copilot } = readingAlong();
    copilot.listening.listenHere();
    window.emits(elsewhere);
    window.world.stream = {} as MediaStream;
    copilot.listening.begin();
    expect(window.urls).toEqual([
      'ws://host/s1/interviewer/first',
      'ws://host/s1/interviewer/here',
      'ws://host/s1/interviewer/first',
    ]);
  });

  test('goes on behind the place up to which it was told after a reload', async () => {
    const window = openWindow();
    window.hasTimeline(async (after) => pageOf(after === 0 ? [lineEvent(1, 'Why us?')] : []));
    const copilot = window.open();
    const close = copilot.start();
    await vi.waitFor(() => expect(copilot.session().transcript.heard).toHaveLength(1));
    expect(copilot.following.upTo).toBe(1);
    window.tells({ event: lineEvent(2, 'Why now?') });
    expect(copilot.following.upTo).toBe(1); // it has no place yet
    window.tells({ up_to: 2 });
    close();
    const again = window.open();
    again.start();
    expect(window.feeds.map(({ after }) => after)).toEqual([0, 2]);
    expect(newestItems(again.session().transcript, 9).map(({ text }) => text)).toEqual([
      'Why us?',
      'Why now?',
    ]);
  });

  test('says why it is refused, and follows again when it is told to', () => {
    const { window, copilot } = readingAlong();
    window.feeds[0]!.onEnd(CLOSE.tooManyStreams, 'Too many windows.');
    expect(copilot.session().notFollowing).toBe('Too many windows.');
    copilot.followAgain();
    expect(copilot.session().notFollowing).toBeNull();
    expect(window.feeds).toHaveLength(2);
  });

  test('shows an answer as it is given, from its beginning alone', () => {
    const { window, copilot } = readingAlong();
    const answering = (begins: boolean, ...parts: AnswerPart[]) =>
      window.tells({ answering: { exchange_id: 'question-2', begins, parts } });
    const mark = { type: 'mark', exchange_id: 'question-2', answered_by: 'A model', stood_in: null } as const;
    const answer = () => markdownText(newest(copilot).answer);
    window.tells({ event: questionEvent(2, 'Why now?') });
    answering(false, { type: 'text', text: 'the middle of it' });
    expect(answer()).toBe('');
    answering(true, mark, { type: 'text', text: 'Because ' });
    answering(false, { type: 'text', text: 'of you.' });
    expect([answer(), newest(copilot)]).toMatchObject([
      'Because of you.',
      { status: 'elsewhere', answeredBy: 'A model' },
    ]);
    answering(true, mark, { type: 'text', text: 'Because of you. And' }); // all so far, on another connection
    expect(answer()).toBe('Because of you. And');
    window.tells({ event: answerEvent(3, 'question-2', 'Because of you. And them.') });
    expect([answer(), newest(copilot).status]).toEqual(['Because of you. And them.', 'done']);
    answering(false, { type: 'text', text: ' Too late.' });
    expect(answer()).toBe('Because of you. And them.');
  });

  test('is not told twice of what it asks itself', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    const { promise: goesOn, resolve } = Promise.withResolvers<void>();
    window.answersWith(async function* () {
      yield 'Because';
      await goesOn;
    });
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'streaming');
    const { sending } = newest(copilot);
    window.tells({ event: questionEvent(2, 'Why us?', { sending: sending! }) });
    window.tells({
      answering: { exchange_id: 'question-2', begins: true, parts: [{ type: 'text', text: 'Because' }] },
    });
    expect(markdownText(newest(copilot).answer)).toBe('Because');
    resolve();
    await until(copilot, () => newest(copilot).status === 'done');
    expect(copilot.conversation.exchanges()).toHaveLength(1);
  });

  test('takes the last words of the session that it was in before', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.goOn();
    window.hasTimeline(timelineOfNext);
    await window.passes(61);
    expect(copilot.session().id).toBe('s2');
    expect(window.feeds.map(({ sessionId }) => sessionId)).toEqual(['s1', 's2']);
    const [first] = window.feeds;
    first!.onMessage({ event: lineEvent(9, 'And one more thing.') });
    first!.onMessage({ up_to: 9 });
    first!.onEnd(CLOSE.sessionExpired, '');
    expect(copilot.session().phase.name).toBe('listening');
    expect(copilot.following.upTo).toBe(0);
    expect(newestItems(copilot.session().transcript, 9).map(({ text }) => text)).toContain(
      'And one more thing.',
    );
  });

  test('is told of the end', () => {
    const { window, copilot } = readingAlong();
    window.feeds[0]!.onEnd(CLOSE.sessionExpired, '');
    expect(copilot.session().phase.name).toBe('over');
  });
});
