import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { selectedItems } from '#transcript/selection.ts';
import { EMPTY_TRANSCRIPT, hear, isGap, newestItems } from '#transcript/transcript.ts';
import { advance, type CopilotEvent, newCopilotSession } from './copilot-session.ts';

const NOW = Date.UTC(2025, 0, 15, 10);
const MINUTE = 60_000;

const beginAt = (now: number, expiry: number) =>
  newCopilotSession({ jobTitle: 'Baker', expiry, transcript: EMPTY_TRANSCRIPT }, now);
const begin = () => beginAt(NOW, NOW + 15 * MINUTE);
const after = (...events: CopilotEvent[]) => events.reduce(advance, begin());
const heard = (id: string, text: string): CopilotEvent => ({
  type: 'heard',
  utterance: { id, at: NOW, text },
});

const open: CopilotEvent = { type: 'connection', state: 'open' };
const broken: CopilotEvent = {
  type: 'connection',
  state: 'reconnecting',
  inMs: 1_000,
  code: 1006,
  wasClean: false,
};
describe('the time of a session', () => {
  test('counts down by the clock it is given', () => {
    expect(begin().secondsLeft).toBe(900);
    expect(after({ type: 'tick', now: NOW + MINUTE }).secondsLeft).toBe(840);
  });

  test('is the same session while the second is the same', () => {
    const session = begin();
    expect(advance(session, { type: 'tick', now: NOW })).toBe(session);
  });

  test('expires at zero, and listens no longer', () => {
    const session = after(open, { type: 'tick', now: NOW + 15 * MINUTE });
    expect(session).toMatchObject({ expired: true, secondsLeft: 0, sound: { state: 'none' } });
  });

  test('that is over stays over when the clock is set back', () => {
    const over = advance(beginAt(NOW, NOW + MINUTE), { type: 'tick', now: NOW + MINUTE });
    expect(advance(over, { type: 'tick', now: NOW })).toBe(over);
  });

  test('expires when the server closes the socket for it', () => {
    expect(after(open, { type: 'ended', reason: 'session-expired' }).expired).toBe(true);
  });

  test('says that its user has ended it, also when the socket was closed for it before', () => {
    const closed = after(open, { type: 'ended', reason: 'session-expired' });
    expect(closed.endedByUser).toBe(false);
    expect(advance(closed, { type: 'ended-by-user' })).toMatchObject({ expired: true, endedByUser: true });
  });

  test('that is over when the window opens is expired at once', () => {
    expect(beginAt(NOW + MINUTE, NOW).expired).toBe(true);
  });

  test('without a known end never expires by itself', () => {
    const session = beginAt(NOW, Number.NaN);
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
      soundTrouble: MESSAGES.connectionClosed,
      error: null,
    });
    expect(after(open, broken, { type: 'connection', state: 'connecting' }).sound.state).toBe('reconnecting');
    expect(after(open, broken, open)).toMatchObject({ sound: { state: 'listening' }, soundTrouble: null });
  });

  test('that never opened is a connection error', () => {
    expect(after({ type: 'sound-started' }, broken).soundTrouble).toBe(MESSAGES.connectionError);
  });

  test('that the server closes for a restart reconnects without an alarm', () => {
    const restart: CopilotEvent = {
      type: 'connection',
      state: 'reconnecting',
      inMs: 1_000,
      code: 1012,
      wasClean: true,
    };
    expect(after(open, restart)).toMatchObject({ sound: { state: 'reconnecting' }, soundTrouble: null });
  });

  test('that the server refuses with a sentence says that of the sound, not of the answers', () => {
    const refused = after(open, { type: 'detail', detail: 'Full.' }, { ...broken, wasClean: true });
    expect([refused.soundTrouble, refused.error]).toEqual(['Full.', null]);
  });

  test('that is broken stays so when something is asked meanwhile', () => {
    const asked = after(open, broken, { type: 'lines-asked' }, { type: 'error-dismissed' });
    expect(asked.soundTrouble).toBe(MESSAGES.connectionClosed);
  });

  test('that is broken tells how much sound is kept, from one try to the next', () => {
    const kept = after(open, broken, { type: 'kept', seconds: 14 });
    expect(kept.sound).toEqual({ state: 'reconnecting', keptSeconds: 14 });
    const triedAgain = [{ type: 'connection', state: 'connecting' } as const, broken].reduce(advance, kept);
    expect(triedAgain).toBe(kept);
    expect(advance(advance(kept, open), { type: 'kept', seconds: 15 }).sound.state).toBe('listening');
  });

  test('that is refused for its token leads to the authentication view', () => {
    expect(after(open, { type: 'ended', reason: 'authentication-failed' }).authenticationFailed).toBe(true);
  });

  test('says why the sound was lost', () => {
    const ended: CopilotEvent = { type: 'ended', reason: 'no-audio-track', message: MESSAGES.noAudioTrack };
    expect(after(open, ended).sound).toEqual({ state: 'lost', why: MESSAGES.noAudioTrack });
  });

  test('that breaks in mid-sentence leaves the half line until its final text replaces it', () => {
    const half = after(open, { type: 'interim', text: 'tell me ab' }, broken, open);
    expect(half.transcript.interim).toBe('tell me ab');
    const again = advance(half, { type: 'interim', text: 'tell' });
    expect(again.transcript.interim).toBe('tell me ab');
    const whole = advance(again, heard('a', 'Tell me about it.'));
    expect([whole.transcript.interim, newestItems(whole.transcript, 9).map(({ text }) => text)]).toEqual([
      '',
      ['Tell me about it.'],
    ]);
  });

  test('that lost sound says how much, between the lines before and after', () => {
    const gap = { id: 'g', at: NOW, lostSeconds: 12 };
    const { transcript } = after(heard('a', 'One.'), { type: 'missed', gap }, heard('b', 'Two.'));
    const lines = transcript.pages.flat();
    expect(lines.map((line) => (isGap(line) ? line.lostSeconds : line.text))).toEqual(['One.', 12, 'Two.']);
  });

  test('tells when the browser waits for a click', () => {
    const blocked: CopilotEvent = { type: 'audio', state: 'needs-gesture' };
    expect(after(open, blocked).needsGesture).toBe(true);
    expect(after(open, blocked, { type: 'audio', state: 'running' }).needsGesture).toBe(false);
  });
});

describe('asking', () => {
  test('about lines clears all selections and puts the error away', () => {
    const session = after(heard('a', 'Why us? Why now?'), { type: 'line-toggled', id: 0 });
    expect(selectedItems(session.transcript)).toHaveLength(2);
    const asked = advance({ ...session, error: MESSAGES.noTranscript }, { type: 'lines-asked' });
    expect([selectedItems(asked.transcript), asked.error]).toEqual([[], null]);
  });
});

describe('what the server has of the session', () => {
  const restored: CopilotEvent = {
    type: 'restored',
    jobTitle: 'Pilot',
    expiry: NOW + MINUTE,
    transcript: hear(EMPTY_TRANSCRIPT, { id: 'a', at: NOW, text: 'Why us?' }),
  };

  test('brings its lines and its own job title', () => {
    const session = after(restored);
    expect(session.jobTitle).toBe('Pilot');
    expect(newestItems(session.transcript, 9).map(({ text }) => text)).toEqual(['Why us?']);
  });

  test('brings its end, whatever the window was told', () => {
    const ticked = (expiry: number) =>
      [restored, { type: 'tick', now: NOW } as const].reduce(advance, beginAt(NOW, expiry));
    expect(ticked(Number.NaN).secondsLeft).toBe(60);
    expect(ticked(NOW + 2 * MINUTE).secondsLeft).toBe(60);
  });
});

describe('signing out', () => {
  const out = after(open, heard('a', 'Why us?'), { type: 'signed-out' });

  test('leaves no word and no sound', () => {
    expect(out).toMatchObject({ signedOut: true, jobTitle: '', sound: { state: 'none' } });
    expect(out.transcript).toEqual(EMPTY_TRANSCRIPT);
  });

  test('lets nothing in afterwards', () => {
    expect(advance(out, heard('b', 'Why now?'))).toBe(out);
  });
});
