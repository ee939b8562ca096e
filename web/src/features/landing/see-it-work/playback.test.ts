import { expect, test } from 'vitest';
import { markdownText } from '#answers/streaming-markdown.ts';
import { newestItems } from '#transcript/transcript.ts';
import { openPlayback, type Sound } from './playback.ts';
import type { RecordedEvent } from './recorded-session.ts';

const EVENTS: RecordedEvent[] = [
  { at: 500, kind: 'interim', text: 'Why' },
  { at: 1_000, kind: 'final', text: 'Why here?' },
  { at: 3_000, kind: 'asked', question: 'Why here?' },
  { at: 4_000, kind: 'answered', text: 'Because.' },
  { at: 5_000, kind: 'finished' },
];

/** Moved by hand. */
function stage({ refused = false } = {}) {
  let now = 0;
  let look: ((now: number) => void) | undefined;
  const sound = {
    currentTime: 0,
    get ended() {
      return sound.currentTime >= 2;
    },
    error: null,
    playing: false,
    play: async () => {
      if (refused) throw new Error('not allowed');
      sound.playing = true;
    },
    pause: () => {
      sound.playing = false;
    },
  };
  const playback = openPlayback(EVENTS, sound satisfies Sound, (next) => (look = next));
  const frame = () => {
    const next = look;
    look = undefined;
    next?.(now);
  };
  const pass = (ms: number) => {
    now += ms;
    if (sound.playing) sound.currentTime = Math.min(sound.currentTime + ms / 1_000, 2);
    frame();
  };
  const lines = () => newestItems(playback.state().replay.transcript, 9).map(({ text }) => text);
  return { playback, sound, frame, pass, lines };
}

test('what was said appears with its sound', () => {
  const { playback, frame, pass, lines } = stage();
  playback.play();
  frame();
  pass(600);
  expect(playback.state().replay.transcript.interim).toBe('Why');
  pass(600);
  expect(lines()).toEqual(['Why here?']);
});

test('a sound that is still loading holds the words back', () => {
  const { playback, sound, frame, pass, lines } = stage();
  playback.play();
  frame();
  sound.playing = false;
  pass(1_500);
  expect(lines()).toEqual([]);
});

test('after the sound the answer arrives, and the playback ends', () => {
  const { playback, frame, pass } = stage();
  playback.play();
  frame();
  for (let second = 0; second < 6; second++) pass(1_000);
  const { phase, replay } = playback.state();
  expect(phase).toBe('ended');
  expect(replay.exchange).toMatchObject({ question: { text: 'Why here?' }, status: 'done' });
  expect(replay.exchange && markdownText(replay.exchange.answer)).toBe('Because.');
});

test('a pause stops sound and words, and playing goes on from there', () => {
  const { playback, sound, frame, pass, lines } = stage();
  playback.play();
  frame();
  pass(600);
  playback.pause();
  expect(sound.playing).toBe(false);
  pass(5_000);
  expect(lines()).toEqual([]);
  playback.play();
  frame();
  pass(600);
  expect(lines()).toEqual(['Why here?']);
});

test('where sound is refused the words are shown without it', async () => {
  const { playback, frame, pass, lines } = stage({ refused: true });
  playback.play();
  await Promise.resolve();
  frame();
  pass(1_100);
  expect(lines()).toEqual(['Why here?']);
});

test('a replay starts from nothing', () => {
  const { playback, sound, frame, pass, lines } = stage();
  playback.play();
  frame();
  for (let second = 0; second < 6; second++) pass(1_000);
  playback.restart();
  expect(sound.currentTime).toBe(0);
  expect(lines()).toEqual([]);
  frame();
  pass(1_200);
  expect(lines()).toEqual(['Why here?']);
  expect(playback.state().phase).toBe('playing');
});
