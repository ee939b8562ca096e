import { expect, test } from 'vitest';
import { withCorrection, nextPending, acknowledge } from './corrections.ts';
import { takeCorrections, takeLines, transcriptOf } from './told-lines.ts';
import { PAGE_SIZE } from './pages.ts';
import { selectedItems, selectionOf } from './selection.ts';
import { EMPTY_TRANSCRIPT, hear, isItem, type Transcript } from './transcript.ts';

const FIRST = '01890000-0000-7000-8000-000000000001';
const SECOND = '01890000-0000-7000-8000-000000000002';

const said = (transcript: Transcript, text: string, id = FIRST) => hear(transcript, { id, at: 0, text });
const heard = said(EMPTY_TRANSCRIPT, 'Why ass? Why now?');
const lines = ({ pages }: Transcript) =>
  pages.flat().flatMap((line) => (isItem(line) ? [[line.text, line.heard]] : []));
const first = ({ pages }: Transcript) => pages.flat().find(isItem);

test('a corrected line says what was written, in one line, and remembers what was heard', () => {
  const corrected = withCorrection(heard, `${FIRST}/0`, '  Why\nus? ');
  expect(lines(corrected)).toEqual([
    ['Why us?', 'Why ass?'],
    ['Why now?', undefined],
  ]);
});

test.each(['Why ass?', ' '])('with %j a line is again as it was heard', (written) => {
  const back = withCorrection(withCorrection(heard, `${FIRST}/0`, 'Why us?'), `${FIRST}/0`, written);
  expect(lines(back)).toEqual(lines(heard));
  expect(nextPending(back)).toEqual({ line: `${FIRST}/0`, text: 'Why ass?' });
});

test('nothing changes when the words stay or the line is unknown', () => {
  expect(withCorrection(heard, `${FIRST}/0`, 'Why ass?')).toBe(heard);
  expect(withCorrection(heard, `${SECOND}/0`, 'Why us?')).toBe(heard);
});

test('a correction leaves the selection and the other pages as they are', () => {
  const long = said(EMPTY_TRANSCRIPT, 'Line. '.repeat(PAGE_SIZE * 2));
  const corrected = withCorrection(long, `${FIRST}/0`, 'First.');
  expect(corrected.pages[1]).toBe(long.pages[1]);
  expect(selectionOf(corrected)).toEqual(selectionOf(long));
});

test('what the vocabulary made of a line is marked as such, until somebody writes in it or puts it back', () => {
  const told = { line: `${FIRST}/0`, heard: 'Why ass?', text: 'Why AWS?' };
  const corrected = takeCorrections(heard, [told]);
  expect(first(corrected)).toMatchObject({ text: 'Why AWS?', heard: 'Why ass?', byVocabulary: true });
  expect(nextPending(corrected)).toBeUndefined();
  const written = withCorrection(corrected, told.line, 'Why us?');
  expect(first(written)).toMatchObject({ text: 'Why us?', heard: 'Why ass?' });
  expect(first(written)?.byVocabulary).toBeUndefined();
  const back = withCorrection(corrected, told.line, 'Why ass?');
  expect(lines(back)).toEqual(lines(heard));
  expect(nextPending(back)).toEqual({ line: told.line, text: 'Why ass?' });
  expect(lines(takeCorrections(back, [told]))).toEqual(lines(heard));
});

test('what the vocabulary made of other words than a line says, leaves it as it was heard', () => {
  const told = { line: `${FIRST}/0`, heard: 'ass?', text: 'AWS?' };
  expect(lines(takeCorrections(heard, [told]))).toEqual(lines(heard));
});

test('marks that come late end what was heard, not what somebody wrote', () => {
  const corrected = withCorrection(heard, `${FIRST}/1`, 'Why then');
  expect(lines(said(corrected, '!', SECOND))[1]).toEqual(['Why then', 'Why now?!']);
});

test('a transcript can be made again of what was heard, selected and corrected', () => {
  const corrected = withCorrection(said(heard, 'And', SECOND), `${FIRST}/1`, 'Why then?');
  expect(transcriptOf(corrected.heard.flat(), selectionOf(corrected), corrected.corrections)).toEqual(
    corrected,
  );
});

test('a correction outlives what the server had of the session before it', () => {
  const corrected = withCorrection(heard, `${FIRST}/0`, 'Why us?');
  const merged = takeLines(corrected, [{ id: SECOND, at: -1, text: 'Hello.' }]);
  expect(lines(merged).map(([text]) => text)).toEqual(['Hello.', 'Why us?', 'Why now?']);
  expect(selectedItems(merged).map(({ text }) => text)).toEqual(['Why now?']);
});

test('of the server’s corrections of a line the last one counts, also for a line that is heard later', () => {
  const told = [
    { line: `${FIRST}/1`, text: 'Why here?' },
    { line: `${FIRST}/1`, text: 'Why then?' },
  ];
  expect(lines(takeCorrections(heard, told))[1]).toEqual(['Why then?', 'Why now?']);
  expect(lines(said(takeCorrections(EMPTY_TRANSCRIPT, told), 'Why ass? Why now?'))[1]).toEqual([
    'Why then?',
    'Why now?',
  ]);
  const taken = takeCorrections(heard, told);
  expect(takeCorrections(taken, told)).toBe(taken);
});

test('the server’s correction does not undo one that is yet to be sent', () => {
  const corrected = withCorrection(heard, `${FIRST}/0`, 'Why us?');
  const told = [{ line: `${FIRST}/0`, text: 'Why them?' }];
  expect(takeCorrections(corrected, told)).toBe(corrected);
  const settled = acknowledge(corrected, { line: `${FIRST}/0`, text: 'Why us?' });
  expect(lines(takeCorrections(settled, told))[0]).toEqual(['Why them?', 'Why ass?']);
});

test('a correction is to be sent until the server has answered for these words', () => {
  const line = `${FIRST}/0`;
  const corrected = withCorrection(withCorrection(heard, line, 'Why us?'), line, 'Why them?');
  expect(nextPending(acknowledge(corrected, { line, text: 'Why us?' }))).toEqual({ line, text: 'Why them?' });
  expect(nextPending(acknowledge(corrected, { line, text: 'Why them?' }))).toBeUndefined();
});

test('a line that only this window has heard is corrected here, and nothing is to be sent', () => {
  const own = said(EMPTY_TRANSCRIPT, 'Why ass?', 'own-1-0');
  const corrected = withCorrection(own, 'own-1-0/0', 'Why us?');
  expect(lines(corrected)).toEqual([['Why us?', 'Why ass?']]);
  expect(nextPending(corrected)).toBeUndefined();
});

test('an older correction that is told again does not replace a newer one', () => {
  const line = 'l1';
  const [older, newer] = [
    { line, text: 'Why then?', at: '2026-01-01T10:00:00.000Z' },
    { line, text: 'Why now?', at: '2026-01-01T10:00:05.000Z' },
  ];
  const taken = takeCorrections(EMPTY_TRANSCRIPT, [older, newer]);
  expect(takeCorrections(taken, [older]).corrections.get(line)?.text).toBe('Why now?');
});

test('one’s own correction, once the server has told of it, stands against an older one', () => {
  const line = `${FIRST}/0`;
  const own = withCorrection(heard, line, 'Why us?');
  const told = takeCorrections(own, [{ line, text: 'Why us?', at: '2026-01-01T10:00:05.000Z' }]);
  const settled = acknowledge(told, { line, text: 'Why us?' });
  const older = { line, text: 'Why then?', at: '2026-01-01T10:00:00.000Z' };
  expect(takeCorrections(settled, [older])).toBe(settled);
});
