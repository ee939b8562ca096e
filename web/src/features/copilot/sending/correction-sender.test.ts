import { describe, expect, test } from 'vitest';
import { lineEvent, NOW, pageOf } from '#answers/testing/timeline-events.ts';
import { ApiError } from '#api/api-error.ts';
import { takeEvents } from '#interviews/take-events.ts';
import { nextPending } from '#transcript/corrections.ts';
import { EMPTY_TRANSCRIPT } from '#transcript/transcript.ts';
import { CorrectionSender } from './correction-sender.ts';
import { shownLines, until } from '../testing/look-at.ts';
import { newMachine } from '../testing/new-machine.ts';
import { fakeClock, openWindow, takesAll, type TestWindow, timelineOfNext } from '../testing/open-window.ts';

fakeClock();

describe('a copilot with a corrected line', () => {
  const id = '01890000-0000-7000-8000-000000000001';
  const hearsWrongly = (window: TestWindow) => {
    const copilot = window.open();
    copilot.start();
    window.says('Why ass?', { id, at: NOW });
    return copilot;
  };

  test('asks as it was corrected', () => {
    const window = openWindow();
    const copilot = hearsWrongly(window);
    copilot.correctLine(`${id}/0`, 'Why us?');
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us?']);
  });

  test('tells the server, in the end also one that could not be reached at first', async () => {
    const window = openWindow();
    const copilot = hearsWrongly(window);
    window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'network' })));
    copilot.correctLine(`${id}/0`, 'Why them?');
    copilot.correctLine(`${id}/0`, 'Why us?');
    expect([shownLines(copilot), window.corrections]).toEqual([['Why us?'], ['Why them?']]);
    window.takesCorrections(takesAll);
    await window.passes(5);
    expect(window.corrections).toEqual(['Why them?', 'Why them?', 'Why us?']);
    expect(copilot.session().error).toBeNull();
  });

  test('tells after a reload what the server does not know yet', async () => {
    const window = openWindow();
    const before = window.open();
    const close = before.start();
    window.says('Why ass?', { id, at: NOW });
    window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'network' })));
    before.correctLine(`${id}/0`, 'Why us?');
    close();
    window.takesCorrections(takesAll);
    const copilot = window.open();
    copilot.start();
    await window.passes(1);
    expect([shownLines(copilot), window.corrections]).toEqual([['Why us?'], ['Why us?', 'Why us?']]);
    copilot.start();
    await window.passes(1);
    expect(window.corrections).toHaveLength(2);
  });

  test('tells when it is started again what it could not tell before it was stopped', async () => {
    const window = openWindow();
    const copilot = window.open();
    const stop = copilot.start();
    window.says('Why ass?', { id, at: NOW });
    window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'network' })));
    copilot.correctLine(`${id}/0`, 'Why us?');
    stop();
    await window.passes(1);
    window.takesCorrections(takesAll);
    copilot.start();
    await window.passes(1);
    expect(window.corrections).toEqual(['Why us?', 'Why us?']);
  });

  test('tells it to the session that it was said in, after the window has gone on in another', async () => {
    const window = openWindow();
    const copilot = hearsWrongly(window);
    copilot.goOn();
    await window.passes(61);
    window.hasTimeline(timelineOfNext);
    const later = { id: id.replace(/1$/, '2'), at: NOW + 61_000 };
    window.says('Why pow?', later);
    copilot.correctLine(`${id}/0`, 'Why us?');
    copilot.correctLine(`${later.id}/0`, 'Why now?');
    await window.passes(1);
    expect(window.corrections).toEqual(['Why us?', 'Why now?']);
    expect(window.correctedIn).toEqual(['s1', 's2']);
  });

  test('does not tell again what the server refused, and keeps it here', async () => {
    const window = openWindow();
    const copilot = hearsWrongly(window);
    window.takesCorrections(() => Promise.reject(new ApiError({ kind: 'http', status: 404 })));
    copilot.correctLine(`${id}/0`, 'Why us?');
    await window.passes(20);
    expect([shownLines(copilot), window.corrections]).toEqual([['Why us?'], ['Why us?']]);
  });

  test('shows it as another window corrected it', async () => {
    const window = openWindow();
    const line = { ...lineEvent(1, 'Why ass?'), id };
    const correction = { ...lineEvent(2, 'Why us?'), kind: 'correction', line: `${id}/0` } as const;
    window.hasTimeline(async () => pageOf([line, correction]));
    const copilot = window.open();
    copilot.start();
    await until(copilot, () => shownLines(copilot).length > 0);
    expect(shownLines(copilot)).toEqual(['Why us?']);
  });
});

/** Sends three corrections, of which the server's side fails some by a fault of ours. */
function sending(fails: (text: string) => boolean) {
  const machine = newMachine();
  const corrected = ['one', 'two', 'three'].map((text, at) => ({
    text,
    said: { ...lineEvent(at, `Not ${text}.`), id: `01890000-0000-7000-8000-00000000000${at}` },
  }));
  const said = takeEvents(
    corrected.map((each) => each.said),
    { transcript: EMPTY_TRANSCRIPT, exchanges: [] },
    's1',
  );
  machine.dispatch({ type: 'heard', transcript: said.transcript });
  for (const { text, said: line } of corrected)
    machine.dispatch({ type: 'line-corrected', line: `${line.id}/0`, text });
  const tried: string[] = [];
  const sender = new CorrectionSender({
    machine,
    sendCorrection: async (_, { text }) => {
      tried.push(text);
      if (fails(text)) throw new TypeError('a fault of ours');
    },
  });
  const pending = () => machine.select(({ transcript }) => nextPending(transcript));
  return { sender, tried, pending, signal: new AbortController().signal };
}

describe('a correction that fails in a way that nobody foresaw', () => {
  test('is sent again with the next one, and the others after it', async () => {
    let failures = 1;
    const { sender, tried, pending, signal } = sending(() => failures-- > 0);
    await expect(sender.send(signal)).rejects.toThrow('a fault of ours');
    await sender.send(signal);
    expect([tried, pending()]).toEqual([['one', 'one', 'two', 'three'], undefined]);
  });

  test('keeps no other from being sent, however often it fails', async () => {
    const { sender, tried, pending, signal } = sending((text) => text === 'one');
    await expect(sender.send(signal)).rejects.toThrow('a fault of ours');
    await sender.send(signal);
    expect([tried, pending()]).toEqual([['one', 'one', 'two', 'three'], undefined]);
  });
});
