import { REPLAY } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test, vi } from 'vitest';
import { markdownText } from '#answers/streaming-markdown.ts';
import { lineEvent, NOW, pageOf } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import type { CopilotSession } from '../machine/copilot-session.ts';
import { shownLines, newest, until } from '../testing/look-at.ts';
import {
  anAnswer,
  fakeClock,
  NEXT,
  noServer,
  openAndHear,
  openWindow,
  SESSION_OVER,
  theNext,
  timelineOfNext,
} from '../testing/open-window.ts';

fakeClock();

const isArmed = ({ phase }: CopilotSession) => phase.name === 'listening' && phase.armed;

describe('a copilot that is to go on in a new session', () => {
  test('does so when its time is over, with its sound, its lines and the answer that is arriving', async () => {
    const window = openWindow();
    const rest = Promise.withResolvers<void>();
    window.answersWith(async function* () {
      yield 'Half';
      await rest.promise;
      yield ' and whole.';
    });
    const copilot = openAndHear(window, 'Why us?');
    copilot.goOn();
    window.hasTimeline(timelineOfNext);
    copilot.asking.getAnswer();
    await window.passes(61);
    expect(copilot.session()).toMatchObject({
      id: 's2',
      phase: { name: 'listening', armed: false },
      secondsLeft: 60,
      previousUrl: NEXT.previousUrl,
    });
    expect(window.capture.moveTo).toHaveBeenCalledOnce();
    expect(window.stopCapture).not.toHaveBeenCalled();
    expect(shownLines(copilot)).toEqual(['Why us?']);
    rest.resolve();
    await until(copilot, () => newest(copilot).status === 'done');
    expect(markdownText(newest(copilot).answer)).toBe('Half and whole.');
  });

  test('leaves the session before its last words when it was over already', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    await window.passes(61);
    window.hasTimeline(timelineOfNext);
    copilot.goOn();
    await vi.waitFor(() => expect(copilot.session().id).toBe('s2'));
    expect(window.urls).toEqual(['ws://host/s1/interviewer/first', 'ws://host/s2/interviewer/first']);
    window.feeds[0]!.onMessage({ event: lineEvent(500, 'And why now?') });
    window.emitters[0]?.({ type: 'gap', seconds: 3 });
    window.emitters[0]?.({ type: 'ended', reason: 'stopped' });
    expect(copilot.session().transcript.heard.flat().slice(-2)).toMatchObject([
      { text: 'And why now?', session: 's1' },
      { lostSeconds: 3 },
    ]);
    expect(copilot.listening.state().sound.state).toBe('connecting');
  });

  test('still is after a reload, in no other window, and not when it is opened after its end', async () => {
    const window = openWindow();
    const before = window.open();
    const close = before.start();
    before.goOn();
    close();
    expect([window.open(), window.openAnother()].map((copilot) => isArmed(copilot.session()))).toEqual([
      true,
      false,
    ]);
    await window.passes(61);
    expect(isArmed(window.open().session())).toBe(false);
  });

  test('keeps what follows under the new session', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.goOn();
    await window.passes(62);
    const kept = Array.from({ length: window.storage.length }, (_, at) => window.storage.key(at));
    expect(kept.filter((key) => key?.includes(':s2:'))).not.toEqual([]);
  });

  test('ends after all when that is taken back', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.goOn();
    copilot.stayToEnd();
    await window.passes(61);
    expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: false, failure: null });
    expect(window.stopCapture).toHaveBeenCalledOnce();
  });

  test('ends when somebody ended it before its time', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.goOn();
    await window.passes(0); // the server tells of the session
    window.emits(SESSION_OVER);
    expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: true, failure: null });
    expect(window.stopCapture).toHaveBeenCalledOnce();
  });

  test('goes on as soon as the server ends it, a moment before the time', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    copilot.goOn();
    await window.passes(59);
    window.emits(SESSION_OVER);
    await until(copilot, () => copilot.session().phase.name === 'listening');
    expect(window.capture.moveTo).toHaveBeenCalledOnce();
  });

  test('does so as soon as the server is back that was away at the end, with its sound', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.continuesWith(() => Promise.reject(new ApiError({ kind: 'network' })));
    window.hasTimeline(timelineOfNext);
    copilot.goOn();
    await window.passes(65);
    expect(copilot.session().phase.name).toBe('following');
    window.continuesWith(theNext);
    await window.passes(10);
    expect(copilot.session()).toMatchObject({
      phase: { name: 'listening' },
      previousUrl: NEXT.previousUrl,
    });
    expect(window.capture.moveTo).toHaveBeenCalledOnce();
    expect(window.stopCapture).not.toHaveBeenCalled();
  });

  test('asks a question there that was held until then', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    const starting = Promise.withResolvers<typeof NEXT>();
    window.continuesWith(() => starting.promise);
    window.hasTimeline(timelineOfNext);
    window.answersWith(noServer);
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'held');
    window.answersWith(anAnswer);
    copilot.goOn();
    await window.passes(61);
    window.serverReturns();
    await window.passes(1);
    expect(window.asked).toHaveLength(1);
    starting.resolve(NEXT);
    await until(copilot, () => newest(copilot).status === 'done');
    expect([window.asked.length, copilot.session().id]).toEqual([2, 's2']);
  });

  test('gives up when the server is away for longer than its sound is kept, and can be tried again', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.continuesWith(() => Promise.reject(new ApiError({ kind: 'network' })));
    copilot.goOn();
    await window.passes(60);
    for (let second = 0; second <= REPLAY.keptSeconds + 30; second++) await window.passes(1);
    const why = MESSAGES.networkError;
    expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: false, failure: why });
    expect(window.stopCapture).toHaveBeenCalledOnce();
    const expiresAt = new Date(NOW + 900_000).toISOString();
    window.continuesWith(async () => ({ ...NEXT, expiresAt }));
    window.hasTimeline(async () => pageOf([], { expiresAt }));
    copilot.goOn();
    await window.passes(0);
    expect(copilot.session().phase.name).toBe('listening');
  });

  test('says why it could not, stops listening, and does so at another try', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    const why = 'No trials remaining';
    window.continuesWith(() => Promise.reject(new ApiError({ kind: 'http', status: 403, detail: why })));
    copilot.goOn();
    await window.passes(61);
    expect(copilot.session().phase).toEqual({ name: 'over', endedByUser: false, failure: why });
    expect(window.stopCapture).toHaveBeenCalledOnce();

    window.continuesWith(theNext);
    copilot.goOn();
    await until(copilot, () => copilot.session().phase.name === 'listening');
    window.says('And now?');
    expect(shownLines(copilot)).toEqual(['Why us?', 'And now?']);
  });
});
