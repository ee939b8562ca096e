import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { newExchange } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { NOW, pageOf } from '#answers/testing/timeline-events.ts';
import { isGap } from '#transcript/transcript.ts';
import type { TimelinePage } from '#answers/testing/timeline-events.ts';
import { exchanges, shownLines, newest, until } from './testing/look-at.ts';
import { fakeClock, openAndHear, openWindow, timelineOfNext } from './testing/open-window.ts';

fakeClock();

describe('a copilot', () => {
  test('counts its time down by the second', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    await window.passes(0); // what the server has is restored, which looks at the clock too
    for (const left of [60, 59, 58]) {
      expect(copilot.session().secondsLeft).toBe(left);
      await window.passes(1);
    }
  });

  test.each([
    [4, [4]],
    [0.5, [0.5]],
    [0.2, []],
  ])('that takes %s s to be reloaded says how much was not heard meanwhile, once', async (took, missed) => {
    const window = openWindow();
    const leave = window.open().start();
    window.emits({ type: 'connection', state: 'open' });
    leave();
    await window.passes(took);
    const after = openAndHear(window, 'Why now?');
    window.emits({ type: 'audio', state: 'running' });
    window.emits({ type: 'audio', state: 'running' });
    const gaps = after.session().transcript.heard.flat().filter(isGap);
    expect(gaps.map(({ lostSeconds }) => lostSeconds)).toEqual(missed);
  });

  test('that is reloaded while its capture goes on tells of no gap', async () => {
    const window = openWindow();
    const leave = window.open().start();
    window.emits({ type: 'connection', state: 'open' });
    leave();
    await window.passes(4);
    const copilot = window.open();
    copilot.start();
    window.emits({ type: 'went-on' });
    window.emits({ type: 'audio', state: 'running' });
    expect(copilot.session().transcript.heard.flat().filter(isGap)).toEqual([]);
  });

  test('that seems over at its beginning is, once the server has said so too', async () => {
    const window = openWindow();
    await window.passes(61);
    const timeline = Promise.withResolvers<TimelinePage>();
    window.hasTimeline(() => timeline.promise);
    const copilot = window.open();
    copilot.start();
    await window.passes(1);
    expect(copilot.session().phase.name).toBe('listening');
    expect(copilot.listening.state().sound.state).toBe('none');
    timeline.resolve(pageOf([]));
    await until(copilot, () => copilot.session().phase.name === 'over');
  });

  test('that only seemed over listens as soon as the server has said so', async () => {
    const window = openWindow();
    await window.passes(61);
    window.hasTimeline(timelineOfNext);
    const copilot = window.open();
    copilot.start();
    await until(copilot, () => copilot.listening.state().sound.state === 'connecting');
    expect(copilot.session().secondsLeft).toBe(60);
  });

  test('stops listening and answers no more when its time is over', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    await window.passes(61);
    copilot.asking.send('Why?');
    copilot.asking.tellInstead(newExchange(1, { text: 'Why?', source: 'typed', lines: [] }, NOW), 'I baked.');
    expect(copilot.session().phase.name).toBe('over');
    expect(window.stopCapture).toHaveBeenCalledOnce();
    expect(window.asked).toEqual([]);
    expect(window.stopSharing).toHaveBeenCalledOnce();
  });

  test('says what is missing without a shared stream, and listens as soon as there is one', async () => {
    const window = openWindow();
    window.world.stream = null;
    const copilot = window.open();
    copilot.start();
    expect(copilot.listening.state().sound).toEqual({ state: 'lost', why: MESSAGES.missingSetup });
    window.world.stream = {} as MediaStream;
    await window.passes(1);
    expect(copilot.listening.state().sound).toEqual({ state: 'connecting' });
  });

  test('does not take a lost stream again', async () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    window.emits({ type: 'ended', reason: 'track-ended', message: 'Sharing has stopped.' });
    await window.passes(2);
    expect(copilot.listening.state().sound).toEqual({ state: 'lost', why: 'Sharing has stopped.' });
  });

  test('has its lines and answers back after a reload', async () => {
    const window = openWindow();
    const before = window.open();
    const close = before.start();
    window.says('Hello. Why us? And');
    before.asking.getAnswer();
    await until(before, () => newest(before).status === 'done');
    close();
    const after = window.open();
    expect(after.session().transcript).toEqual(before.session().transcript);
    expect(newest(after)).toMatchObject({ question: { text: 'Why us?' }, status: 'done' });
    expect(markdownText(newest(after).answer)).toBe('An answer.');
  });

  test('ends with its user: hears, asks and saves nothing more, and shows nothing of before', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.asking.getAnswer();
    await window.passes(1);
    window.storage.clear();
    copilot.end();
    expect(window.world.listeningUntil.aborted).toBe(true);
    copilot.asking.send('What now?');
    await window.passes(5);
    copilot.save();
    expect(window.asked).toHaveLength(1);
    expect([shownLines(copilot), exchanges(copilot)]).toEqual([[], []]);
    expect([copilot.session().phase.name, window.storage.length]).toEqual(['left', 0]);
  });
});
