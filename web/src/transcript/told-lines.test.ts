import fc from 'fast-check';
import { expect, test } from 'vitest';
import { takeLines, transcriptOf } from './told-lines.ts';
import { clearSelection, selectedItems, selectionOf, toggle } from './selection.ts';
import {
  EMPTY_TRANSCRIPT,
  type SoundGap,
  hear,
  hearInterim,
  isGap,
  type Transcript,
  type Utterance,
} from './transcript.ts';

const said = (id: string, at: number, text: string): Utterance => ({ id, at, text });
const NOTHING_CHOSEN = { chosen: [], settled: null };
const inWindow = (...heard: (Utterance | SoundGap)[]) => transcriptOf(heard, NOTHING_CHOSEN);
const lines = ({ pages }: Transcript) =>
  pages.flat().map((line) => (isGap(line) ? line.lostSeconds : line.text));
const selected = (transcript: Transcript) => selectedItems(transcript).map(({ text }) => text);

test('an empty window shows the session as the server has it', () => {
  const merged = takeLines(EMPTY_TRANSCRIPT, [
    said('a', 1, 'Tell me about'),
    said('b', 2, 'yourself. Why us? And'),
  ]);
  expect(lines(merged)).toEqual(['Tell me about yourself.', 'Why us?']);
  expect(merged.open.text).toBe(' And');
  expect(selected(merged)).toEqual(['Why us?']);
});

test('what was told before is there once, also where something is new before it', () => {
  const window = inWindow(said('a', 1, 'One.'), said('c', 3, 'Three.'));
  const taken = takeLines(window, [said('a', 1, 'One.'), said('b', 2, 'Two.'), said('c', 3, 'Three.')]);
  expect(lines(taken)).toEqual(['One.', 'Two.', 'Three.']);
});

test('what only this window has keeps its place in time', () => {
  const gap = { id: 'g', at: 15, lostSeconds: 12 };
  const merged = takeLines(inWindow(said('a', 10, 'One.'), gap, said('c', 30, 'Three.')), [
    said('a', 10, 'One.'),
    said('b', 20, 'Two.'),
  ]);
  expect(lines(merged)).toEqual(['One.', 12, 'Two.', 'Three.']);
});

test('the reader’s selection stays, on whatever number its lines come to stand', () => {
  const chosen = toggle(inWindow(said('b', 2, 'Two.'), said('c', 3, 'Three.')), 0);
  const merged = takeLines(chosen, [said('a', 1, 'One.')]);
  expect(selected(merged)).toEqual(['Two.', 'Three.']);
  expect(selected(hear(merged, said('d', 4, 'Four.')))).toEqual(['Two.', 'Four.']);
});

test('a selection that was cleared stays cleared, until a newer line is there', () => {
  const cleared = clearSelection(inWindow(said('b', 2, 'Two.')));
  expect(selected(takeLines(cleared, [said('a', 1, 'One.')]))).toEqual([]);
  expect(selected(takeLines(cleared, [said('c', 3, 'Three.')]))).toEqual(['Three.']);
});

test('what is being said at the moment stays on the page', () => {
  const speaking = hearInterim(inWindow(said('b', 2, 'Two.')), 'and thr');
  expect(takeLines(speaking, [said('a', 1, 'One.')]).interim).toBe('and thr');
});

test('a timeline with nothing new changes nothing', () => {
  const transcript = inWindow(said('a', 1, 'One.'));
  expect(takeLines(transcript, [said('a', 1, 'One.')])).toBe(transcript);
});

test('a transcript can be made again of what was heard and selected', () => {
  const transcript = toggle(inWindow(said('a', 1, 'One.'), said('b', 2, 'Two. And')), 0);
  expect(transcriptOf(transcript.heard.flat(), selectionOf(transcript))).toEqual(transcript);
});

test('what goes on after all that is known is the same as if all had been heard anew', () => {
  const speech = fc.array(fc.constantFrom('One.', 'Two? And', 'so', '!', 'I see. ', '"'), { maxLength: 8 });
  fc.assert(
    fc.property(speech, speech, fc.array(fc.nat({ max: 8 })), (before, after, pressed) => {
      const utterances = [...before, ...after].map((text, place) => said(`u${place}`, place, text));
      const known = pressed.reduce(toggle, inWindow(...utterances.slice(0, before.length)));
      const goneOn = takeLines(known, utterances);
      expect(goneOn).toEqual(transcriptOf(utterances, selectionOf(known)));
    }),
  );
});
