import type { SessionEvent } from '@pythia/contracts/interviews.ts';
import { describe, expect, test, vi } from 'vitest';
import { answerEvent, lineEvent, pageOf, questionEvent } from '#answers/testing/timeline-events.ts';
import type { CaptureEvent } from '#listening/capture/capture-events.ts';
import type { ReadEvent } from '#listening/read-along.ts';
import { questionText } from '#transcript/question/current-question.ts';
import { newestItems } from '#transcript/transcript.ts';
import { newest } from './testing/look-at.ts';
import { anEmptyTimeline, fakeClock, openAndHear, openWindow, SESSION_OVER } from './testing/open-window.ts';

fakeClock();

const appended = (event: SessionEvent): ReadEvent => ({ type: 'appended', event });

describe('a copilot whose session another window listens to', () => {
  const elsewhere: CaptureEvent = { type: 'ended', reason: 'listened-elsewhere' };

  function readingAlong() {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.emits(elsewhere);
    return { window, copilot, hears: (event: ReadEvent) => window.reading[0]?.onEvent(event) };
  }

  test('reads along with what is heard, asked and answered there', () => {
    const { window, copilot, hears } = readingAlong();
    expect(window.reading.map(({ url }) => url)).toEqual(['ws://host/s1/interviewer/no']);
    expect(copilot.listening.state().sound.state).toBe('elsewhere');
    hears(appended(lineEvent(1, 'Why now?')));
    hears(appended(questionEvent(2, 'Why now?')));
    expect(copilot.conversation.exchanges()).toMatchObject([{ status: 'elsewhere' }]);
    hears(appended(answerEvent(3, 'question-2', 'Because.')));
    expect(newestItems(copilot.session().transcript, 2).map(({ text }) => text)).toEqual([
      'Why us?',
      'Why now?',
    ]);
    expect(copilot.conversation.exchanges()).toMatchObject([{ status: 'done' }]);
  });

  test('shows what is being said, and asks it once, as it was in the end', async () => {
    const { window, copilot, hears } = readingAlong();
    copilot.asking.getAnswer();
    hears({ type: 'interim', text: 'and why' });
    expect(questionText(copilot.asking.question())).toBe('and why');
    copilot.asking.getAnswer();
    hears({ type: 'interim', text: 'and why now' });
    expect(copilot.asking.store.getState().armed).toBe(true);
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us?', 'and why now']);
    hears(appended(lineEvent(2, 'And why now?')));
    hears({ type: 'interim', text: '' });
    expect(newest(copilot).question.text).toBe('And why now?');
    expect(questionText(copilot.asking.question())).toBe('');
    hears({ type: 'interim', text: 'who was there' });
    expect(questionText(copilot.asking.question())).toBe('who was there');
  });

  test('shows what the candidate says there, and neither asks about it nor waits for it', () => {
    const { window, copilot, hears } = readingAlong();
    const own = appended({ ...lineEvent(2, 'Because of you.'), channel: 'candidate' });
    hears({ type: 'interim', text: 'and why' });
    copilot.asking.getAnswer();
    hears(own);
    expect(newestItems(copilot.session().transcript, 1)).toMatchObject([
      { text: 'Because of you.', channel: 'candidate' },
    ]);
    expect(copilot.asking.store.getState().armed).toBe(true);
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us? and why']);
  });

  test('reads along too where nothing is shared with it, until something is', () => {
    const window = openWindow();
    window.world.stream = null;
    const read = vi.fn<typeof anEmptyTimeline>(anEmptyTimeline);
    window.hasTimeline(read);
    const copilot = window.open();
    copilot.start();
    expect(copilot.listening.state().sound.state).toBe('lost');
    expect(window.reading.map(({ url }) => url)).toEqual(['ws://host/s1/interviewer/no']);
    window.reading[0]?.onEvent(appended(lineEvent(1, 'Why now?')));
    expect(newestItems(copilot.session().transcript, 1)).toMatchObject([{ text: 'Why now?' }]);
    expect(read).toHaveBeenCalledOnce();
    window.reading[0]?.onEvent({ type: 'status', state: 'ready' }); // on another connection
    expect(read).toHaveBeenCalledTimes(2);
    copilot.listening.listenTo({} as MediaStream);
    expect(window.reading[0]?.signal.aborted).toBe(true);
  });

  test('reads along again once its share has ended', () => {
    const window = openWindow();
    window.open().start();
    window.emits({ type: 'share-ended' });
    window.emits({ type: 'ended', reason: 'track-ended' });
    expect(window.reading.map(({ url, signal }) => [url, signal.aborted])).toEqual([
      ['ws://host/s1/interviewer/no', false],
    ]);
  });

  test('listens in its place when it is told to, once', () => {
    const { window, copilot } = readingAlong();
    copilot.listening.listenHere();
    expect(window.reading[0]?.signal.aborted).toBe(true);
    window.emits(elsewhere);
    window.world.stream = {} as MediaStream;
    copilot.listening.begin();
    expect(window.urls).toEqual([
      'ws://host/s1/interviewer/first',
      'ws://host/s1/interviewer/here',
      'ws://host/s1/interviewer/first',
    ]);
  });

  test('looks for what it missed when a connection begins, in the timeline from where it was read', async () => {
    const window = openWindow();
    const read: number[] = [];
    window.hasTimeline(async (after) => {
      read.push(after);
      return pageOf(after === 0 ? [lineEvent(1, 'Why us?')] : []);
    });
    const copilot = window.open();
    copilot.start();
    await vi.waitFor(() => expect(copilot.session().transcript.heard).toHaveLength(1));
    window.emits({ type: 'connection', state: 'open' });
    window.emits({ type: 'status', state: 'preparing' });
    window.emits({ type: 'status', state: 'ready' });
    await vi.waitFor(() => expect(read).toEqual([0, 1]));
  });

  test('says why it is refused, and reads along again when it is told to', () => {
    const { window, copilot, hears } = readingAlong();
    hears({ type: 'detail', detail: 'Too many windows.' });
    expect(copilot.listening.state().trouble).toBe('Too many windows.');
    copilot.listening.follow();
    expect(copilot.listening.state()).toMatchObject({ trouble: null, sound: { state: 'elsewhere' } });
    expect(window.reading.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test('is told of the end', () => {
    const { window, copilot, hears } = readingAlong();
    hears(SESSION_OVER);
    expect(copilot.session().phase.name).toBe('over');
    expect(window.reading[0]?.signal.aborted).toBe(true);
  });
});
