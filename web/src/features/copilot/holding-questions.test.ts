import { describe, expect, test } from 'vitest';
import { exchanges, newest, until } from './testing/look-at.ts';
import { anAnswer, fakeClock, noServer, openAndHear, openWindow } from './testing/open-window.ts';

fakeClock();

/** A copilot that holds a question. */
async function openAndHold() {
  const window = openWindow();
  const copilot = window.open();
  const close = copilot.start();
  window.answersWith(noServer);
  copilot.asking.send('Why us?');
  await until(copilot, () => newest(copilot).status === 'held');
  window.answersWith(anAnswer);
  return { window, copilot, close };
}

describe('a copilot whose server is away', () => {
  test('holds a question of any sort, and sends it when the server is back', async () => {
    const { window, copilot } = await openAndHold();
    window.serverReturns();
    await until(copilot, () => newest(copilot).status === 'done');
    window.says('Why now?');
    for (const ask of [
      () => copilot.asking.getAnswer(),
      () => copilot.asking.retry(newest(copilot)),
      () => copilot.asking.tellInstead(newest(copilot), 'I baked.'),
    ]) {
      window.answersWith(noServer);
      ask();
      await until(copilot, () => newest(copilot).status === 'held');
      window.answersWith(anAnswer);
      window.serverReturns();
      await until(copilot, () => newest(copilot).status === 'done');
    }
    const sent = window.asked.map(({ message, instead }) => instead ?? message);
    const each = ['Why us?', 'Why now?', 'Why now?', 'I baked.'];
    expect(sent).toEqual(each.flatMap((question) => [question, question]));
  });

  test('ends a held question for a newer one', async () => {
    const { window, copilot } = await openAndHold();
    copilot.asking.send('Why now?');
    await until(copilot, () => newest(copilot).status === 'done');
    window.serverReturns();
    expect(exchanges(copilot).map(({ status }) => status)).toEqual(['unsent', 'done']);
    expect(window.messages()).toEqual(['Why us?', 'Why now?']);
  });

  test('does not ask again when the key is pressed twice', async () => {
    const window = openWindow();
    const copilot = openAndHear(window, 'Why us?');
    window.answersWith(noServer);
    copilot.asking.getAnswer();
    await until(copilot, () => newest(copilot).status === 'held');
    copilot.asking.getAnswer();
    expect([exchanges(copilot).length, window.asked.length]).toEqual([1, 1]);
  });

  test('says so when its session ends first', async () => {
    const { window, copilot } = await openAndHold();
    await window.passes(61);
    const error = 'The session ended before the server was back.';
    expect(newest(copilot)).toMatchObject({ status: 'unsent', error });
    window.serverReturns();
    expect(window.asked).toHaveLength(1);
  });

  test('still holds the question after a reload, and sends it', async () => {
    const { window, close } = await openAndHold();
    close();
    const after = window.open();
    expect(newest(after)).toMatchObject({ status: 'held', question: { text: 'Why us?' } });
    after.start();
    await until(after, () => newest(after).status === 'done');
    expect(window.messages()).toEqual(['Why us?', 'Why us?']);
  });

  test('looks for the server at once when the sound reaches it again', async () => {
    const { window, copilot } = await openAndHold();
    expect(window.looksFor().map(({ firstInMs }) => firstInMs === 0)).toEqual([false]);
    window.emits({ type: 'connection', state: 'open' });
    expect(window.looksFor().map(({ firstInMs }) => firstInMs)).toEqual([0]);
    copilot.end();
  });

  test('sends nothing after its user has signed out', async () => {
    const { window, copilot } = await openAndHold();
    copilot.end();
    expect(window.looksFor()).toEqual([]);
    window.serverReturns();
    await window.passes(5);
    expect([window.asked.length, exchanges(copilot)]).toEqual([1, []]);
  });
});
