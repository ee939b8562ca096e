import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST, UtteranceBounds, type UtteranceSpan, type UtteranceTurn } from './utterance-bounds.ts';

const WINDOW = 512;
const windows = (seconds: number): number => Math.round((seconds * 16_000) / WINDOW);

/** Alternating seconds of voice and quiet. */
function follow(...seconds: number[]): {
  turns: UtteranceTurn[];
  bounds: UtteranceBounds;
  spans: UtteranceSpan[];
} {
  const bounds = new UtteranceBounds();
  const turns: UtteranceTurn[] = [];
  const spans: UtteranceSpan[] = [];
  let end = 0;
  for (const [place, length] of seconds.entries()) {
    for (let n = 0; n < windows(length); n += 1) {
      end += WINDOW;
      const turn = bounds.hear(end, place % 2 === 0);
      if (turn) turns.push(turn);
      if (turn === 'end') {
        spans.push(bounds.span!);
        bounds.end();
      }
      if (turn === 'long') {
        const { from, to } = bounds.span!;
        spans.push({ from, to: to - 16_000 });
        bounds.cutAt(to - 16_000);
      }
    }
  }
  return { turns, bounds, spans };
}

test('an utterance begins before its first voice and ends after a quiet', () => {
  const { turns, spans } = follow(0, 1, 2, 1);
  expect(turns).toEqual(['begin', 'pause', 'end']);
  const [{ from, to } = { from: 0, to: 0 }] = spans;
  expect(from / 16_000).toBeCloseTo(0.7, 1);
  expect(to / 16_000).toBeCloseTo(3.1, 1);
});

test('a short pause ends nothing, and may end a whole sentence when it is longer', () => {
  expect(follow(1, 0.1, 1).turns).toEqual(['begin']);
  expect(follow(1, 0.2, 1).turns).toEqual(['begin', 'pause', 'resume']);
  expect(follow(1, 0.2).bounds.endsSentence).toBe(false);
  expect(follow(1, 0.4).bounds.endsSentence).toBe(true);
});

test('a voice without a pause is cut, and goes on from there', () => {
  const { bounds } = follow(8.7);
  let end = windows(8.7) * WINDOW;
  while (bounds.hear((end += WINDOW), true) !== 'long') expect(end).toBeLessThan(LONGEST + 16_000);
  bounds.cutAt(100_000);
  expect(bounds.span!.from).toBe(100_000);
});

test('utterances never overlap, and every voice is in one of them', () => {
  const lengths = fc.array(fc.double({ min: 0.04, max: 3, noNaN: true }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(lengths, (seconds) => {
      const quiet = seconds.length % 2 === 0 ? [0, 2] : [2];
      const { spans } = follow(...seconds, ...quiet);
      for (const [place, span] of spans.entries()) {
        expect(span.to).toBeGreaterThan(span.from);
        expect(span.from).toBeGreaterThanOrEqual(spans[place - 1]?.to ?? 0);
      }
      let at = 0;
      for (const [place, length] of seconds.entries()) {
        const end = at + windows(length) * WINDOW;
        const voiceEnd = place % 2 === 0 ? end : at;
        for (let sample = at; sample < voiceEnd; sample += WINDOW)
          expect(spans.some(({ from, to }) => from <= sample && to > sample)).toBe(true);
        at = end;
      }
    }),
  );
});

test('what is decoded in a pause is all that is said if the pause is the end', () => {
  const bounds = new UtteranceBounds();
  let end = 0;
  for (; end < 16_000; end += WINDOW) bounds.hear(end + WINDOW, true);
  while (bounds.hear((end += WINDOW), false) !== 'pause') expect(end).toBeLessThan(32_000);
  const inPause = bounds.span;
  while (bounds.hear((end += WINDOW), false) !== 'end') expect(end).toBeLessThan(32_000);
  expect(bounds.span).toEqual(inPause);
});
