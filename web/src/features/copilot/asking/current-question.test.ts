import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { questionText } from '#transcript/question/current-question.ts';
import { detectedEvent, lineEvent, questionEvent } from '#answers/testing/timeline-events.ts';
import type { Copilot } from '../copilot.ts';
import { freeCopilot, paidCopilot } from '../copilot-kinds.ts';
import { newest, until } from '../testing/look-at.ts';
import { fakeClock, openAndHear, openWindow, SESSION_OVER, type TestWindow } from '../testing/open-window.ts';

fakeClock();

const loud = (window: TestWindow) => window.emits({ type: 'level', rms: 0.1, peak: 0.2 });

describe('a copilot with its current question', () => {
  test('asks all of a question of several sentences, once, and then what is said next', () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'You had an outage. How did you resolve it?');
    copilot.asking.getAnswer();
    window.says('Okay.');
    copilot.asking.getAnswer();
    window.says('And who was there?');
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['You had an outage. How did you resolve it?', 'And who was there?']);
  });

  test('asks what was found in what was said, and what is said next by itself', () => {
    const window = openWindow();
    const copilot = window.open();
    copilot.start();
    const line = lineEvent(1, 'We also have a gym. How did you resolve it?');
    for (const event of [line, detectedEvent(2, 'How did you resolve it?', [line.id])])
      window.tells({ event });
    copilot.asking.getAnswer();
    window.says('And who was there?');
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['How did you resolve it?', 'And who was there?']);
  });

  test('asks it in the words of its reader at once, and not again', () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'How did you dissolve it?');
    loud(window);
    copilot.asking.askInWords('How did you resolve it?');
    copilot.asking.askInWords(' ');
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['How did you resolve it?']);
  });

  test('says in the words of its kind that there is nothing new to ask', async () => {
    for (const [kind, sentence] of [
      [freeCopilot, MESSAGES.nothingNew],
      [paidCopilot, MESSAGES.selectTranscript],
    ] as const) {
      const window = openWindow({ kind });
      const copilot = openAndHear(window, 'Why us?');
      copilot.asking.getAnswer();
      await until(copilot, () => newest(copilot).status === 'done');
      copilot.asking.getAnswer();
      expect([window.messages(), copilot.session().error]).toEqual([['Why us?'], sentence]);
    }
  });

  test.each([
    ['something is said', (window: TestWindow) => window.says('Why now?')],
    ['somebody is about to say it', (window) => window.tells({ interim: 'why now' })],
    ['a line is selected', (_, copilot) => copilot.asking.toggleLine(0)],
    ['a question is begun further up', (_, copilot) => copilot.asking.reachLine(1)],
    ['a question is typed', (_, copilot) => copilot.asking.send('And why now?')],
    ['the same is asked again', (_, copilot) => copilot.asking.retry(newest(copilot))],
    ['another window asks', (window) => window.tells({ event: questionEvent(7, 'And the salary?') })],
  ] satisfies [string, (window: TestWindow, copilot: Copilot) => void][])(
    'no longer says that there is nothing to ask once %s',
    async (_, act) => {
      const window = openWindow({ kind: paidCopilot });
      const copilot = openAndHear(window, 'Why us? How do you know?');
      copilot.asking.getAnswer();
      await until(copilot, () => newest(copilot).status === 'done');
      copilot.asking.getAnswer();
      window.says('Okay.');
      expect(copilot.session().error).toBe(MESSAGES.selectTranscript);
      act(window, copilot);
      expect(copilot.session().error).toBeNull();
    },
  );

  test('says it no longer while it waits for who is speaking, and leaves what else is said', () => {
    const window = openWindow({ kind: paidCopilot });
    const copilot = openAndHear(window, 'Okay.');
    copilot.asking.getAnswer();
    window.tells({ interim: 'so' });
    loud(window);
    copilot.asking.getAnswer();
    expect([copilot.asking.store.getState().armed, copilot.session().error]).toEqual([true, null]);
    copilot.asking.getAnswer();
    expect(copilot.session().error).toBe(MESSAGES.selectTranscript);
    copilot.reportError('The styles could not be loaded.');
    window.says('Why now?');
    expect(copilot.session().error).toBe('The styles could not be loaded.');
  });

  test('waits for who is speaking, and asks the whole', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'You had an outage.');
    loud(window);
    window.tells({ interim: 'how did you' });
    copilot.asking.getAnswer();
    expect([copilot.asking.store.getState().armed, window.asked]).toEqual([true, []]);
    for (let moment = 0; moment < 5; moment++) {
      loud(window);
      await window.passes(0.1);
    }
    expect(window.capture.flush).not.toHaveBeenCalled();
    await window.passes(0.4);
    expect(window.capture.flush).toHaveBeenCalledOnce();
    window.says('How did you resolve it?');
    await window.passes(1);
    expect(window.messages()).toEqual(['You had an outage. How did you resolve it?']);
    expect(copilot.asking.store.getState().armed).toBe(false);
  });

  test('asks at once in writing without spaces, and of what is said next only the rest', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'はじめまして。');
    window.tells({ interim: 'なぜ当社を' });
    copilot.asking.getAnswer();
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'done');
    window.tells({ interim: 'なぜ当社を選びましたか' });
    expect(questionText(copilot.asking.question())).toBe('選びましたか');
  });

  test('asks at once at a second press, and follows the words until they are final', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'You had an outage.');
    window.tells({ interim: 'how did you dissolve' });
    copilot.asking.getAnswer();
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['You had an outage. how did you dissolve']);
    await until(copilot, () => newest(copilot).status === 'done');
    window.tells({ interim: 'how did you dissolve it' });
    expect(newest(copilot).question.text).toBe('You had an outage. how did you dissolve');
    window.says('How did you resolve it?');
    expect(newest(copilot)).toMatchObject({
      status: 'done',
      question: { text: 'You had an outage. How did you resolve it?' },
    });
    copilot.asking.getAnswer();
    expect(window.messages()).toHaveLength(1);
  });

  test('waits no longer when it is stopped or the session is over', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'You had an outage.');
    window.tells({ interim: 'how did you' });
    copilot.asking.getAnswer();
    copilot.asking.stop();
    await window.passes(5);
    copilot.asking.getAnswer();
    await window.passes(0.5);
    window.emits(SESSION_OVER);
    await window.passes(5);
    expect([window.messages(), copilot.asking.store.getState().armed]).toEqual([[], false]);
  });

  test('tells the server what was said before and not asked about', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'You had an outage.');
    await window.passes(30);
    window.says('How did you resolve it?');
    copilot.asking.getAnswer();
    expect([window.messages(), newest(copilot).question.before]).toEqual([
      ['How did you resolve it?'],
      'You had an outage.',
    ]);
  });

  test('begins further up, and loses its end, by keys', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'You had an outage.');
    await window.passes(30);
    window.says('How did you resolve it? Did it last?');
    copilot.asking.reachLine(1);
    copilot.asking.drop();
    copilot.asking.getAnswer();
    expect(window.messages()).toEqual(['You had an outage. How did you resolve it?']);
  });

  test('knows after a reload what was asked', async () => {
    const window = openWindow();
    const before = window.open();
    const close = before.start();
    window.says('Why us? Okay.');
    before.asking.getAnswer();
    await until(before, () => newest(before).status === 'done');
    close();
    const after = window.open();
    after.start();
    after.asking.getAnswer();
    expect(window.messages()).toEqual(['Why us?']);
  });
});
