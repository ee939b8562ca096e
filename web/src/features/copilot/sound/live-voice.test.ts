import { expect, test } from 'vitest';
import { shownLines } from '../testing/look-at.ts';
import { fakeClock, NEXT, openWindow, timelineOfNext } from '../testing/open-window.ts';

fakeClock();

const MICROPHONE = 'ws://host/s1/candidate/here';
const OPEN = { type: 'connection', state: 'open' } as const;

function listening() {
  const window = openWindow();
  const copilot = window.open();
  copilot.start();
  window.emits(OPEN);
  return { window, copilot, own: () => copilot.ownVoice.store.getState() };
}

test('the microphone is off until it is switched on, and its words go to the candidate’s channel', async () => {
  const { window, copilot, own } = listening();
  expect([own().state, window.urls.includes(MICROPHONE)]).toEqual(['off', false]);
  await copilot.ownVoice.switchOn();
  expect(own().state).toBe('listening');
  expect(window.urls.at(-1)).toBe(MICROPHONE);
});

test('what the candidate says is a line that the key does not ask', async () => {
  const { window, copilot } = listening();
  window.says('Why us?');
  const at = new Date(Date.now()).toISOString();
  window.tells({ event: { kind: 'line', id: 'own', at, channel: 'candidate', text: 'Could you say more?' } });
  expect(shownLines(copilot)).toEqual(['Why us?', 'Could you say more?']);
  copilot.asking.getAnswer();
  expect(window.messages()).toEqual(['Why us?']);
});

test('a microphone that is refused is said to be, and the interviewer is heard on', async () => {
  const { window, copilot, own } = listening();
  window.takesMicrophone(() => {
    throw new Error('The microphone was refused.');
  });
  await copilot.ownVoice.switchOn();
  expect(own()).toMatchObject({ state: 'off', trouble: 'The microphone was refused.' });
  expect(copilot.listening.hears).toBe(true);
  const reloaded = window.open();
  reloaded.start();
  window.emits(OPEN);
  await window.passes(1);
  expect(reloaded.ownVoice.store.getState()).toMatchObject({ state: 'off', trouble: null });
});

test('one that is unplugged is said to be, and can be switched on again', async () => {
  const { window, copilot, own } = listening();
  await copilot.ownVoice.switchOn();
  window.emits({ type: 'ended', reason: 'track-ended' });
  expect(own()).toMatchObject({ state: 'off', trouble: expect.stringContaining('unplugged') });
  await copilot.ownVoice.switchOn();
  expect(own()).toMatchObject({ state: 'listening', trouble: null });
});

test('after a reload it goes on where the browser gives it without asking', async () => {
  const { window, copilot } = listening();
  await copilot.ownVoice.switchOn();
  window.world.isMicrophoneAllowed = true;
  const reloaded = window.open();
  reloaded.start();
  window.emits(OPEN);
  await window.passes(1);
  expect(reloaded.ownVoice.store.getState().state).toBe('listening');
});

test('after a reload the window says that it has to ask, where the browser would', async () => {
  const { window, copilot } = listening();
  await copilot.ownVoice.switchOn();
  const reloaded = window.open();
  reloaded.start();
  window.emits(OPEN);
  await window.passes(1);
  expect(reloaded.ownVoice.store.getState()).toMatchObject({
    state: 'off',
    trouble: 'Your microphone was on, and this window has to ask for it again.',
  });
});

test('asked for while another window takes over, it goes on there after that', async () => {
  const { window, copilot } = listening();
  window.world.isMicrophoneAllowed = true;
  const asked = copilot.ownVoice.switchOn();
  copilot.ownVoice.end();
  await asked;
  const reloaded = window.open();
  reloaded.start();
  window.emits(OPEN);
  await window.passes(1);
  expect(reloaded.ownVoice.store.getState().state).toBe('listening');
});

test('switched off it stays off, also after a reload', async () => {
  const { window, copilot, own } = listening();
  await copilot.ownVoice.switchOn();
  copilot.ownVoice.switchOff();
  window.emits({ type: 'ended', reason: 'stopped' });
  expect(own()).toMatchObject({ state: 'off', trouble: null });
  window.world.isMicrophoneAllowed = true;
  const reloaded = window.open();
  reloaded.start();
  window.emits(OPEN);
  await window.passes(1);
  expect(reloaded.ownVoice.store.getState().state).toBe('off');
});

test('it goes with the window that listens', async () => {
  const { window, copilot, own } = listening();
  const [tellFirst] = window.emitters;
  await copilot.ownVoice.switchOn();
  window.world.isMicrophoneAllowed = true;
  const second = window.openAnother();
  second.start();
  window.emits({ type: 'ended', reason: 'listened-elsewhere' });
  expect(second.ownVoice.store.getState().state).toBe('off');
  second.listening.listenHere();
  window.emits(OPEN);
  tellFirst!({ type: 'ended', reason: 'listened-elsewhere' });
  await window.passes(1);
  expect([own().state, second.ownVoice.store.getState().state]).toEqual(['off', 'listening']);
});

test('it goes over into the session that follows, and ends with the last one', async () => {
  const { window, copilot, own } = listening();
  await copilot.ownVoice.switchOn();
  copilot.goOn();
  window.hasTimeline(timelineOfNext);
  await window.passes(61);
  expect(window.capture.moveTo.mock.calls.flat()).toContain(`ws://host/${NEXT.sessionId}/candidate/here`);
  expect(own().state).toBe('listening');
  await window.passes(62);
  expect(own().state).toBe('off');
});

test('signed out, nothing is heard any more', async () => {
  const { copilot, own } = listening();
  await copilot.ownVoice.switchOn();
  copilot.end();
  expect(own().state).toBe('off');
});
