import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { markdownText } from '#answers/streaming-markdown.ts';
import { questionFrom } from '#transcript/transcript.ts';
import { advance, type CopilotEvent, newCopilotSession, runningExchange } from './copilot-session.ts';

const NOW = Date.UTC(2025, 0, 15, 10);
const MINUTE = 60_000;

const begin = () => newCopilotSession(NOW + 15 * MINUTE, NOW);
const after = (...events: CopilotEvent[]) =>
  events.reduce((session, event) => advance(session, event, '10:00:00'), begin());

const open: CopilotEvent = { type: 'connection', state: 'open' };
const broken: CopilotEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1_000,
  code: 1006,
  wasClean: false,
};
const asked: CopilotEvent = { type: 'asked', id: 1, question: 'Why us?' };
const text = (piece: string): CopilotEvent => ({ type: 'answer-text', id: 1, text: piece });

describe('the time of a session', () => {
  test('counts down by the clock it is given', () => {
    expect(begin().secondsLeft).toBe(900);
    expect(after({ type: 'tick', now: NOW + MINUTE }).secondsLeft).toBe(840);
  });

  test('is the same session while the second is the same', () => {
    const session = begin();
    expect(advance(session, { type: 'tick', now: NOW }, '')).toBe(session);
  });

  test('expires at zero, and listens no longer', () => {
    const session = after(open, { type: 'tick', now: NOW + 15 * MINUTE });
    expect(session).toMatchObject({ expired: true, secondsLeft: 0, sound: { state: 'none' } });
  });

  test('expires when the server closes the socket for it', () => {
    expect(after(open, { type: 'ended', reason: 'session-expired' }).expired).toBe(true);
  });

  test('that is over when the window opens is expired at once', () => {
    expect(newCopilotSession(NOW, NOW + MINUTE).expired).toBe(true);
  });

  test('without a known end never expires by itself', () => {
    const session = newCopilotSession(Number.NaN, NOW);
    expect(session).toMatchObject({ secondsLeft: null, expired: false });
  });
});

describe('the connection', () => {
  test('goes from connecting to listening', () => {
    expect(after({ type: 'sound-started' }).sound.state).toBe('connecting');
    expect(after({ type: 'sound-started' }, open).sound.state).toBe('listening');
  });

  test('that breaks says so until it is open again', () => {
    expect(after(open, broken)).toMatchObject({
      sound: { state: 'reconnecting' },
      error: MESSAGES.connectionClosed,
    });
    expect(after(open, broken, { type: 'connection', state: 'connecting' }).sound.state).toBe('reconnecting');
    expect(after(open, broken, open)).toMatchObject({ sound: { state: 'listening' }, error: null });
  });

  test('that never opened is a connection error', () => {
    expect(after({ type: 'sound-started' }, broken).error).toBe(MESSAGES.connectionError);
  });

  test('that the server closes for a restart reconnects without an alarm', () => {
    const restart: CopilotEvent = {
      type: 'connection',
      state: 'reconnecting',
      inMs: 1_000,
      code: 1012,
      wasClean: true,
    };
    expect(after(open, restart)).toMatchObject({ sound: { state: 'reconnecting' }, error: null });
  });

  test('that is refused for its token leads to the authentication view', () => {
    expect(after(open, { type: 'ended', reason: 'authentication-failed' }).authenticationFailed).toBe(true);
  });

  test('says why the sound was lost, and forgets what was half heard', () => {
    const session = after(
      open,
      { type: 'interim', text: 'tell me' },
      { type: 'ended', reason: 'no-audio-track', message: MESSAGES.noAudioTrack },
    );
    expect(session.sound).toEqual({ state: 'lost', why: MESSAGES.noAudioTrack });
    expect(session.transcript.interim).toBe('');
  });

  test('tells when the browser waits for a click', () => {
    const blocked: CopilotEvent = { type: 'audio', state: 'needs-gesture' };
    expect(after(open, blocked).needsGesture).toBe(true);
    expect(after(open, blocked, { type: 'audio', state: 'running' }).needsGesture).toBe(false);
  });
});

describe('asking', () => {
  test('goes from waiting to streaming to done', () => {
    expect(after(asked).exchanges[0]).toMatchObject({ question: 'Why us?', status: 'waiting' });
    expect(after(asked, text('Bec')).exchanges[0]!.status).toBe('streaming');
    const done = after(asked, text('Bec'), text('ause.'), { type: 'answer-ended', id: 1, status: 'done' });
    expect(done.exchanges[0]!.status).toBe('done');
    expect(markdownText(done.exchanges[0]!.answer)).toBe('Because.');
    expect(runningExchange(done)).toBeNull();
  });

  test('clears all selections', () => {
    const heard: CopilotEvent = { type: 'transcript', text: 'Why us? Why now?' };
    const session = after(heard, { type: 'line-toggled', id: 0 });
    expect(questionFrom(session.transcript)).toBe('Why us? Why now?');
    expect(
      advance(session, asked, '')
        .transcript.pages.flat()
        .some((line) => line.selected),
    ).toBe(false);
  });

  test('keeps what arrived when the answer fails, with the reason', () => {
    const failed = after(asked, text('Bec'), {
      type: 'answer-ended',
      id: 1,
      status: 'failed',
      error: MESSAGES.failedToGetResponse,
    });
    expect(failed.exchanges[0]).toMatchObject({ status: 'failed', error: MESSAGES.failedToGetResponse });
    expect(markdownText(failed.exchanges[0]!.answer)).toBe('Bec');
  });

  test('ignores text that comes after a stop', () => {
    const stopped = after(asked, { type: 'answer-ended', id: 1, status: 'stopped' }, text('late'));
    expect(stopped.exchanges[0]!.status).toBe('stopped');
    expect(markdownText(stopped.exchanges[0]!.answer)).toBe('');
  });

  test('puts the error away with the next question', () => {
    expect(after({ type: 'failed', error: MESSAGES.noTranscript }, asked).error).toBeNull();
  });

  test('keeps a bounded number of exchanges', () => {
    const many = Array.from({ length: 120 }, (_, id): CopilotEvent => ({
      type: 'asked',
      id,
      question: 'Why?',
    }));
    const { exchanges } = after(...many);
    expect([exchanges.length, exchanges.at(-1)!.id]).toEqual([100, 119]);
  });
});
