import { describe, expect, test } from 'vitest';
import {
  clearSelection,
  EMPTY_TRANSCRIPT,
  hear,
  hearInterim,
  itemCount,
  newestItems,
  PAGE_SIZE,
  questionFrom,
  toggle,
  type Transcript,
} from './transcript.ts';

const heard = (...texts: string[]) => texts.reduce((t, text) => hear(t, text, '10:00:00'), EMPTY_TRANSCRIPT);
const lines = (transcript: Transcript) => transcript.pages.flat();
const selectedTexts = (transcript: Transcript) =>
  lines(transcript)
    .filter((i) => i.selected)
    .map((i) => i.text);

describe('the transcript', () => {
  test('turns complete sentences into lines and keeps the remainder', () => {
    const transcript = hear(heard('Tell me about'), 'yourself. Why', '10:00:05');
    expect(lines(transcript)).toEqual([
      { id: 0, time: '10:00:05', text: 'Tell me about yourself.', selected: true, defaultSelected: true },
    ]);
    expect(transcript.open.text).toBe(' Why');
  });

  test('selects the newest line by default, and only while it is the newest', () => {
    const transcript = heard('One. Two.', 'Three.');
    expect(selectedTexts(transcript)).toEqual(['Three.']);
    expect(lines(transcript).map((i) => i.defaultSelected)).toEqual([false, false, true]);
  });

  test('keeps a line that the reader selected when newer ones arrive', () => {
    const transcript = hear(toggle(heard('One.', 'Two.'), 0), 'Three.', '');
    expect(selectedTexts(transcript)).toEqual(['One.', 'Three.']);
  });

  test('unselects a line that is clicked again, the default one included', () => {
    expect(selectedTexts(toggle(heard('One.'), 0))).toEqual([]);
  });

  test('keeps a newest line that the reader took away and chose again', () => {
    const chosen = toggle(toggle(heard('One.'), 0), 0);
    expect(selectedTexts(hear(chosen, 'Two.', ''))).toEqual(['One.', 'Two.']);
  });

  test('clears all selections at once', () => {
    expect(selectedTexts(clearSelection(toggle(heard('One.', 'Two.'), 0)))).toEqual([]);
  });

  test('asks about the selected lines in the order spoken', () => {
    expect(questionFrom(toggle(heard('One.', 'Two?', 'Three.'), 0))).toBe('One. Three.');
  });

  test('asks about the newest line when none is selected', () => {
    expect(questionFrom(clearSelection(heard('One.', 'Two?')))).toBe('Two?');
    expect(questionFrom(EMPTY_TRANSCRIPT)).toBe('');
  });

  test('holds the interim text apart, until final text replaces it', () => {
    const interim = hearInterim(heard('One.'), 'and tw');
    expect(interim.interim).toBe('and tw');
    expect(itemCount(interim)).toBe(1);
    expect(hear(interim, 'And two.', '').interim).toBe('');
  });

  test('adds marks that come late to the newest line, and makes no line of marks alone', () => {
    expect(lines(heard('Really?', '!')).map((i) => i.text)).toEqual(['Really?!']);
    expect(itemCount(heard('...'))).toBe(0);
  });

  test('touches only the last page when a line arrives, and numbers lines through', () => {
    const before = heard('Line. '.repeat(PAGE_SIZE * 2 + 50));
    const after = hear(before, 'New.', '');
    expect(after.pages.map((page) => page.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 51]);
    expect(after.pages.slice(0, 2).every((page, i) => page === before.pages[i])).toBe(true);
    expect(lines(after).map((i) => i.id)).toEqual(lines(after).map((_, index) => index));
  });

  test('counts lines and finds the newest across pages', () => {
    const transcript = heard('Line. '.repeat(PAGE_SIZE), 'Next. Last.');
    expect(itemCount(transcript)).toBe(PAGE_SIZE + 2);
    expect(newestItems(transcript, 3).map((i) => i.text)).toEqual(['Line.', 'Next.', 'Last.']);
  });
});
