import { describe, expect, test } from 'vitest';
import { PAGE_SIZE } from './pages.ts';
import { withCorrection } from './corrections.ts';
import { clearSelection, select, selectedItems, selectionOf, toggle } from './selection.ts';
import {
  EMPTY_TRANSCRIPT,
  hear,
  hearInterim,
  holdInterim,
  isGap,
  itemCount,
  missSound,
  newestItems,
  newestOfInterviewer,
  type Transcript,
} from './transcript.ts';

let ids = 0;
const say = (transcript: Transcript, text: string, at = 0) => hear(transcript, { id: `u${ids++}`, at, text });
const answers = (transcript: Transcript, text: string) =>
  hear(transcript, { id: `c${ids++}`, at: 0, text, channel: 'candidate' });
const heard = (...texts: string[]) => texts.reduce((t, text) => say(t, text), EMPTY_TRANSCRIPT);
const items = (transcript: Transcript) => newestItems(transcript, Number.MAX_SAFE_INTEGER);
const texts = (transcript: Transcript) => items(transcript).map((item) => item.text);
const selectedTexts = (transcript: Transcript) => selectedItems(transcript).map((item) => item.text);

describe('the transcript', () => {
  test('turns complete sentences into lines and keeps the remainder', () => {
    const begun = hear(EMPTY_TRANSCRIPT, { id: 'a', at: 1_000, text: 'Tell me about' });
    const transcript = hear(begun, { id: 'b', at: 5_000, text: 'yourself. Why' });
    expect(transcript.pages.flat()).toEqual([
      {
        id: 0,
        key: 'b/0',
        channel: 'interviewer',
        at: 5_000,
        text: 'Tell me about yourself.',
        selected: true,
        defaultSelected: true,
      },
    ]);
    expect(transcript.open.text).toBe(' Why');
  });

  test('hears an utterance once, however often it comes', () => {
    const utterance = { id: 'a', at: 0, text: 'Why us?' };
    const once = hear(EMPTY_TRANSCRIPT, utterance);
    expect(hear(once, utterance)).toBe(once);
  });

  test('selects the newest line by default, and only while it is the newest', () => {
    const transcript = heard('One. Two.', 'Three.');
    expect(selectedTexts(transcript)).toEqual(['Three.']);
    expect(items(transcript).map((i) => i.defaultSelected)).toEqual([false, false, true]);
  });

  test('keeps a line that the reader selected when newer ones arrive', () => {
    expect(selectedTexts(say(toggle(heard('One.', 'Two.'), 0), 'Three.'))).toEqual(['One.', 'Three.']);
  });

  test('unselects a line that is clicked again, the default one included', () => {
    expect(selectedTexts(toggle(heard('One.'), 0))).toEqual([]);
  });

  test('keeps a newest line that the reader took away and chose again', () => {
    const chosen = toggle(toggle(heard('One.'), 0), 0);
    expect(selectedTexts(say(chosen, 'Two.'))).toEqual(['One.', 'Two.']);
  });

  test('clears all selections at once, and leaves pages without one as they are', () => {
    const before = toggle(heard('Line. '.repeat(PAGE_SIZE), 'Two.'), PAGE_SIZE);
    const cleared = clearSelection(toggle(before, PAGE_SIZE));
    expect(selectedTexts(cleared)).toEqual([]);
    expect(cleared.pages[0]).toBe(before.pages[0]);
  });

  test('gives the selected lines in the order spoken', () => {
    expect(selectedTexts(toggle(heard('One.', 'Two?', 'Three.'), 0))).toEqual(['One.', 'Three.']);
  });

  test('adds marks that come late to the newest line, and makes no line of marks alone', () => {
    expect(texts(heard('Really?', '!'))).toEqual(['Really?!']);
    expect(itemCount(heard('...'))).toBe(0);
  });

  test('touches only the last page when a line arrives, and numbers lines through', () => {
    const before = heard('Line. '.repeat(PAGE_SIZE * 2 + 50));
    const after = say(before, 'New.');
    expect(after.pages.map((page) => page.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 51]);
    expect(after.pages.slice(0, 2).every((page, i) => page === before.pages[i])).toBe(true);
    expect(items(after).map((i) => i.id)).toEqual(items(after).map((_, index) => index));
  });

  test('counts lines and finds the newest across pages, none where none is asked for', () => {
    expect(newestItems(heard('One. Two.'), 0)).toEqual([]);
    const transcript = heard('Line. '.repeat(PAGE_SIZE), 'Next. Last.');
    expect(itemCount(transcript)).toBe(PAGE_SIZE + 2);
    expect(newestItems(transcript, 3).map((i) => i.text)).toEqual(['Line.', 'Next.', 'Last.']);
  });
});

describe('what the candidate says', () => {
  test('is a line of its own, and leaves what the interviewer is saying as it was', () => {
    const asking = hearInterim(heard('Hello. So tell me'), 'about');
    const transcript = answers(asking, ' Of course. I was ');
    expect(items(transcript).map(({ channel, text }) => [channel, text])).toEqual([
      ['interviewer', 'Hello.'],
      ['candidate', 'Of course. I was'],
    ]);
    expect([transcript.open.text, transcript.interim]).toEqual([' So tell me', 'about']);
    expect(texts(say(transcript, 'about you.')).at(-1)).toBe('So tell me about you.');
  });

  test('is not selected by default, and leaves the interviewer’s newest line so until there is a newer', () => {
    const transcript = answers(heard('Why us?'), 'Because.');
    expect(selectedTexts(transcript)).toEqual(['Why us?']);
    expect(selectedTexts(say(transcript, 'And why now?'))).toEqual(['And why now?']);
    expect(selectedTexts(select(transcript, selectionOf(transcript)))).toEqual(['Why us?']);
  });

  test('takes no marks that end what the interviewer said', () => {
    expect(texts(say(answers(heard('Well.'), 'Yes'), '.. And?'))).toEqual(['Well...', 'Yes', 'And?']);
  });

  test('is corrected as any line', () => {
    const transcript = answers(EMPTY_TRANSCRIPT, 'I baked at Bins.');
    expect(texts(withCorrection(transcript, items(transcript)[0]!.key, 'I baked at Binns.'))).toEqual([
      'I baked at Binns.',
    ]);
  });

  test('however much it is, hides no line of the interviewer', () => {
    const said = Array.from({ length: 3 * PAGE_SIZE }).reduce<Transcript>(
      (t) => answers(t, 'And so on.'),
      heard('Why us?'),
    );
    expect(newestOfInterviewer(said, 5).map(({ text }) => text)).toEqual(['Why us?']);
  });
});

describe('interim text', () => {
  const interim = hearInterim(heard('One.'), 'and tw');

  test('stands apart, until final text replaces it', () => {
    expect([interim.interim, itemCount(interim)]).toEqual(['and tw', 1]);
    expect(say(interim, 'And two.').interim).toBe('');
  });

  test('from before a break stays until as much has been heard again, or its final text', () => {
    const held = holdInterim(interim);
    expect(hearInterim(held, '').interim).toBe('and tw');
    expect(hearInterim(held, 'and').interim).toBe('and tw');
    expect(hearInterim(hearInterim(held, 'and two'), 'to').interim).toBe('to');
    expect(say(held, 'And two.').interim).toBe('');
  });
});

describe('a gap', () => {
  const gap = { id: 'g', at: 500, lostSeconds: 12 };

  test('grows while nothing is heard, and is another one after words', () => {
    const still = missSound(missSound(heard('One.'), gap), { id: 'h', at: 600, lostSeconds: 15 });
    const transcript = missSound(say(still, 'Two.'), { id: 'i', at: 700, lostSeconds: 3 });
    const shown = transcript.pages.flat().map((line) => (isGap(line) ? line.lostSeconds : line.text));
    expect(shown).toEqual(['One.', 27, 'Two.', 3]);
    expect(transcript.heard.flat().filter(isGap)).toEqual([
      { id: 'g', at: 500, lostSeconds: 27 },
      { id: 'i', at: 700, lostSeconds: 3 },
    ]);
  });

  test('stands between the lines, and is none of them', () => {
    const transcript = say(missSound(heard('One.'), gap), 'Two.');
    expect(transcript.pages.flat().map((line) => (isGap(line) ? line.lostSeconds : line.text))).toEqual([
      'One.',
      12,
      'Two.',
    ]);
    expect(items(transcript).map((item) => item.id)).toEqual([0, 1]);
  });

  test('leaves the lines of a full page in their places', () => {
    const transcript = say(missSound(heard('Line. '.repeat(PAGE_SIZE)), gap), 'Next.');
    expect(transcript.pages.map((page) => page.length)).toEqual([PAGE_SIZE, 2]);
    expect(selectedTexts(toggle(transcript, PAGE_SIZE))).toEqual([]);
  });

  test('before the first line takes none of its page', () => {
    const transcript = say(missSound(EMPTY_TRANSCRIPT, gap), 'Line. '.repeat(PAGE_SIZE + 1));
    expect(transcript.pages.map((page) => page.length)).toEqual([PAGE_SIZE + 1, 1]);
  });
});
