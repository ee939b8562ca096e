import { MESSAGES } from '@pythia/contracts/messages.ts';
import { describe, expect, test } from 'vitest';
import { pageOf } from '#answers/testing/timeline-events.ts';
import { selectedItems } from '#transcript/selection.ts';
import { EMPTY_TRANSCRIPT, hear, hearInterim, isGap, newestItems } from '#transcript/transcript.ts';
import type { CopilotEvent, CopilotSession } from './copilot-session.ts';
import { advance, newCopilotSession } from './machine.ts';

const NOW = Date.UTC(2025, 0, 15, 10);
const MINUTE = 60_000;

const beginAt = (now: number, expiry: number) =>
  newCopilotSession({ id: 's1', jobTitle: 'Baker', expiry, transcript: EMPTY_TRANSCRIPT }, now);
const begin = () => beginAt(NOW, NOW + 15 * MINUTE);
const after = (...events: CopilotEvent[]) => events.reduce(advance, begin());
/** A line after what was heard before. */
const hears = (session: CopilotSession, id: string, text: string): CopilotSession =>
  advance(session, { type: 'heard', transcript: hear(session.transcript, { id, at: NOW, text }) });

const speaks = (session: CopilotSession, interim: string): CopilotSession =>
  advance(session, { type: 'heard', transcript: hearInterim(session.transcript, interim) });

const OVER = { name: 'over', failure: null, endedByUser: false } as const;

const told = (expiresAt: number, now = NOW): CopilotEvent => {
  const { session } = pageOf([], { expiresAt: new Date(expiresAt).toISOString() });
  return { type: 'told', message: { session: { ...session, job_title: 'Pilot', language: 'ja' } }, now };
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

  test('is over at zero', () => {
    const session = after({ type: 'tick', now: NOW + 15 * MINUTE });
    expect(session).toMatchObject({ phase: OVER, secondsLeft: 0 });
  });

  test('that is over stays over when the clock is set back', () => {
    const over = advance(beginAt(NOW, NOW + MINUTE), { type: 'tick', now: NOW + MINUTE });
    expect(advance(over, { type: 'tick', now: NOW })).toBe(over);
  });

  test('is over when the server says so, at its time or a moment before', () => {
    const now = NOW + 15 * MINUTE - 2_000;
    expect(after({ type: 'session-over', now })).toMatchObject({ phase: OVER, secondsLeft: 0 });
  });

  test('was ended by its user where the server says so long before, from whatever device', () => {
    const phase = { ...OVER, endedByUser: true };
    const known = told(NOW + 15 * MINUTE);
    expect(after(known, { type: 'session-over', now: NOW + MINUTE }).phase).toEqual(phase);
    const shortened = told(NOW + MINUTE, NOW + 2 * MINUTE);
    expect(after(shortened).phase).toEqual(phase);
    expect(advance(beginAt(NOW, NOW + MINUTE), shortened).phase).toEqual(OVER);
  });

  test('that the server does not know was ended by nobody, and is not followed', () => {
    expect(after({ type: 'session-over', now: NOW + MINUTE }).phase).toEqual(OVER);
    const armed = after({ type: 'armed', armed: true });
    expect(advance(armed, { type: 'session-over', now: NOW + MINUTE }).phase).toEqual(OVER);
  });

  test('says that its user has ended it, also when its time was over before', () => {
    const over = after({ type: 'tick', now: NOW + 15 * MINUTE }, { type: 'ended-by-user' });
    expect(over.phase).toEqual({ ...OVER, endedByUser: true });
  });

  test('that is over when the window opens is over at once', () => {
    expect(beginAt(NOW + MINUTE, NOW).phase).toEqual(OVER);
  });

  test('is followed by another when that was armed, unless its user ended it', () => {
    const armed = after({ type: 'armed', armed: true });
    const atItsEnd = advance(armed, { type: 'tick', now: NOW + 15 * MINUTE });
    expect(atItsEnd.phase).toEqual({ name: 'following', endedByUser: false });
    expect(advance(armed, { type: 'ended-by-user' }).phase).toEqual({ ...OVER, endedByUser: true });
    expect(advance(atItsEnd, { type: 'not-followed', why: 'No.' }).phase).toEqual({
      ...OVER,
      failure: 'No.',
    });
  });

  test('without a known end never expires by itself', () => {
    const session = beginAt(NOW, Number.NaN);
    expect(session).toMatchObject({ secondsLeft: null, phase: { name: 'listening' } });
  });
});

describe('the connection', () => {
  test('that breaks in mid-sentence leaves the half line until its final text replaces it', () => {
    const half = advance(speaks(begin(), 'tell me ab'), { type: 'interrupted' });
    expect(half.transcript.interim).toBe('tell me ab');
    const again = speaks(half, 'tell');
    expect(again.transcript.interim).toBe('tell me ab');
    const whole = hears(again, 'a', 'Tell me about it.');
    expect([whole.transcript.interim, newestItems(whole.transcript, 9).map(({ text }) => text)]).toEqual([
      '',
      ['Tell me about it.'],
    ]);
  });

  test('that lost sound says how much, between the lines before and after', () => {
    const gap = { id: 'g', at: NOW, lostSeconds: 12 };
    const one = hears(begin(), 'a', 'One.');
    const { transcript } = hears(advance(one, { type: 'missed', gap }), 'b', 'Two.');
    const lines = transcript.pages.flat();
    expect(lines.map((line) => (isGap(line) ? line.lostSeconds : line.text))).toEqual(['One.', 12, 'Two.']);
  });
});

describe('asking', () => {
  test('about lines clears all selections and puts the error away', () => {
    const session = advance(hears(begin(), 'a', 'Why us? Why now?'), { type: 'line-toggled', id: 0 });
    expect(selectedItems(session.transcript)).toHaveLength(2);
    const asked = advance({ ...session, error: MESSAGES.noTranscript }, { type: 'lines-asked' });
    expect([selectedItems(asked.transcript), asked.error]).toEqual([[], null]);
  });
});

describe('what the server has of the session', () => {
  test('brings its own job title and language', () => {
    expect(after(told(NOW + MINUTE))).toMatchObject({ jobTitle: 'Pilot', language: 'ja', known: true });
  });

  test('brings its end, whatever the window was told', () => {
    const leftOf = (expiry: number) => advance(beginAt(NOW, expiry), told(NOW + MINUTE)).secondsLeft;
    expect(leftOf(Number.NaN)).toBe(60);
    expect(leftOf(NOW + 2 * MINUTE)).toBe(60);
  });
});

describe('signing out', () => {
  const out = advance(hears(begin(), 'a', 'Why us?'), { type: 'signed-out' });

  test('leaves no word', () => {
    expect(out).toMatchObject({ phase: { name: 'left' }, jobTitle: '' });
    expect(out.transcript).toEqual(EMPTY_TRANSCRIPT);
  });

  test('lets nothing in afterwards', () => {
    expect(hears(out, 'b', 'Why now?')).toBe(out);
  });
});
