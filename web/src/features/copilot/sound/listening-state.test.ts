import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { listen, type ListeningEvent, NOT_LISTENING } from './listening-state.ts';

const after = (...events: ListeningEvent[]) => events.reduce(listen, NOT_LISTENING);

const open: ListeningEvent = { type: 'connection', state: 'open' };
const broken: ListeningEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1_000,
  code: 1006,
  wasClean: false,
};

describe('another window that listens', () => {
  const another: ListeningEvent = { type: 'listener', is: 'another' };
  const nobody: ListeningEvent = { type: 'listener', is: 'nobody' };

  test('is what a window says in which nothing is shared, and whether it still does', () => {
    const beside = after({ type: 'nothing-shared', why: MESSAGES.sharingStopped }, another);
    expect(beside.sound).toEqual({ state: 'elsewhere', isConnected: true });
    expect(listen(beside, nobody).sound).toEqual({ state: 'elsewhere', isConnected: false });
    expect(listen(listen(beside, nobody), another)).toEqual(beside);
  });

  test('changes nothing in a window that listens, or of which nobody said that another does', () => {
    for (const state of [after(open), after({ type: 'started' }), after(open, broken)])
      expect(listen(state, another)).toBe(state);
    const lost = after({ type: 'nothing-shared', why: MESSAGES.sharingStopped });
    expect(listen(lost, nobody)).toBe(lost);
  });
});

describe('the connection', () => {
  test('goes from connecting to listening', () => {
    expect(after({ type: 'started' }).sound.state).toBe('connecting');
    expect(after({ type: 'started' }, open).sound.state).toBe('listening');
  });

  test('that breaks says so until it is open again', () => {
    expect(after(open, broken)).toMatchObject({
      sound: { state: 'reconnecting' },
      trouble: MESSAGES.connectionClosed,
    });
    expect(after(open, broken, { type: 'connection', state: 'connecting' }).sound.state).toBe('reconnecting');
    expect(after(open, broken, open)).toMatchObject({ sound: { state: 'listening' }, trouble: null });
  });

  test('that sends what was kept of a share that has ended is not listened on', () => {
    const lost = after(open, broken, { type: 'share-ended' });
    expect(lost.sound).toEqual({ state: 'lost', why: MESSAGES.sharingStopped });
    expect(listen(lost, open)).toBe(lost);
  });

  test('that never opened is a connection error', () => {
    expect(after({ type: 'started' }, broken).trouble).toBe(MESSAGES.connectionError);
  });

  test('that the server closes for a restart reconnects without an alarm', () => {
    const restart: ListeningEvent = {
      type: 'connection',
      state: 'reconnecting',
      inMs: 1_000,
      code: 1012,
      wasClean: true,
    };
    expect(after(open, restart)).toMatchObject({ sound: { state: 'reconnecting' }, trouble: null });
  });

  test('that the server refuses with a sentence says that of the sound', () => {
    const refused = after(open, { type: 'detail', detail: 'Full.' }, { ...broken, wasClean: true });
    expect(refused.trouble).toBe('Full.');
  });

  test('that is broken tells how much sound is kept, from one try to the next', () => {
    const kept = after(open, broken, { type: 'kept', seconds: 14 });
    expect(kept.sound).toEqual({ state: 'reconnecting', keptSeconds: 14 });
    const triedAgain = [{ type: 'connection', state: 'connecting' } as const, broken].reduce(listen, kept);
    expect(triedAgain).toBe(kept);
    expect(listen(listen(kept, open), { type: 'kept', seconds: 15 }).sound.state).toBe('listening');
  });

  test('says why the sound was lost', () => {
    const ended: ListeningEvent = { type: 'ended', reason: 'no-audio-track', message: MESSAGES.noAudioTrack };
    expect(after(open, ended).sound).toEqual({ state: 'lost', why: MESSAGES.noAudioTrack });
  });

  test('tells when the browser waits for a click', () => {
    const blocked: ListeningEvent = { type: 'audio', state: 'needs-gesture' };
    expect(after(open, blocked).needsGesture).toBe(true);
    expect(after(open, blocked, { type: 'audio', state: 'running' }).needsGesture).toBe(false);
  });

  test('that is over listens no longer, and knows still what the recogniser can do', () => {
    const unavailable: ListeningEvent = { type: 'status', state: 'unavailable', detail: 'No model.' };
    const over = after(open, unavailable, { type: 'hearing', hearing: true }, { type: 'session-over' });
    expect(over).toEqual({ ...NOT_LISTENING, speech: after(unavailable).speech });
  });
});

test('a tab of which nothing was heard for long is soundless, until the first sound', () => {
  const listening = listen(listen(NOT_LISTENING, { type: 'started' }), { type: 'soundless' });
  expect(listening.soundless).toBe(true);
  expect(listen(listening, { type: 'hearing', hearing: false }).soundless).toBe(true);
  expect(listen(listening, { type: 'hearing', hearing: true }).soundless).toBe(false);
  expect(listen(listening, { type: 'started' }).soundless).toBe(false);
});
