import { expect, test } from 'vitest';
import { newExchange } from '#answers/exchange.ts';
import { toMarkdown } from '#answers/streaming-markdown.ts';
import { fontFiles } from '#pdf/testing/font-files.ts';
import { readWithPdfJs } from '#pdf/testing/read-with-pdf-js.ts';
import { textWidth } from '#pdf/text-width.ts';
import { EMPTY_TRANSCRIPT, hear } from '#transcript/transcript.ts';
import { writePdf } from './write-pdf.ts';

const MARGINS = { left: 20, right: 190, bottom: 277 }; // millimetres
const ROUNDING = 0.01; // rounding of a file's numbers
const DAY = new Date(0).toLocaleDateString(undefined, { dateStyle: 'long' });
const timeOf = (at: number) => `9:0${at}`;

function record(lines: readonly string[], answer = '', askedAt = lines.length) {
  const heard = lines.map((text, at) => ({ id: `u${at}`, at, text }));
  const question = { text: 'Warum, Łukasz?', source: 'lines', lines: [] } as const;
  const exchange = { ...newExchange(1, question, askedAt), answer: toMarkdown(answer) };
  return {
    jobTitle: 'Bäcker, Ελένη & Дмитрий',
    transcript: heard.reduce(hear, EMPTY_TRANSCRIPT),
    exchanges: answer ? [{ ...exchange, status: 'done' as const }] : [],
  };
}

const write = (of: ReturnType<typeof record>) => writePdf(of, timeOf, Promise.resolve(fontFiles));
const linesOn = (page: { text: string }[]) => page.map(({ text }) => text);

test('it says what was said and answered, in the order of time, in words and not in marks', async () => {
  const { bytes, missing } = await write(
    record(['Hello.', 'Why us?', 'Thank you.'], '**At Acme** I cut:\n\n- costs\n- waste', 1),
  );
  const { pages } = await readWithPdfJs(bytes);
  expect(pages.map(linesOn)).toEqual([
    [
      'Interview: Bäcker, Ελένη & Дмитрий',
      DAY,
      '9:00 Hello.',
      '9:01 Why us?',
      '9:01 Warum, Łukasz?',
      'At Acme I cut:',
      '• costs',
      '• waste',
      '9:02 Thank you.',
      '1 / 1',
    ],
  ]);
  expect(missing).toEqual([]);
});

test('what is long goes on in further lines and on further pages, which are numbered', async () => {
  const words = Array.from({ length: 2_000 }, (_, n) => `word${n}`).join(' ');
  const { bytes } = await write(record([`${words}.`]));
  const { pages } = await readWithPdfJs(bytes);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(linesOn(page).at(-1)).toBe(`${index + 1} / ${pages.length}`);
    for (const { text, x, y, size } of page.slice(0, -1)) {
      expect(x).toBeGreaterThanOrEqual(MARGINS.left - ROUNDING);
      expect(x + textWidth(text, 'regular', size)).toBeLessThanOrEqual(MARGINS.right + ROUNDING);
      expect(y).toBeLessThan(MARGINS.bottom);
    }
  }
  const written = pages.flatMap((page) => linesOn(page.slice(0, -1))).join(' ');
  expect(written).toBe(`Interview: Bäcker, Ελένη & Дмитрий ${DAY} 9:00 ${words}.`);
});

test('a question of one line or many stands whole on the page on which its answer begins', async () => {
  const asked = Array.from({ length: 150 }, (_, n) => ({
    ...newExchange(
      n,
      { text: `Begin${n} ${'why '.repeat((n * 7) % 90)}end${n}`, source: 'lines', lines: [] },
      n,
    ),
    answer: toMarkdown(`Because${n} ${'of it '.repeat((n * 5) % 40)}.`),
    status: 'done' as const,
  }));
  const { bytes } = await write({ ...record(['Hello.']), exchanges: asked });
  const read = await readWithPdfJs(bytes);
  const pages = read.pages.map((page) => ` ${linesOn(page).join(' ')} `);
  expect(pages.length).toBeGreaterThan(15);
  const on = (word: string) => pages.findIndex((page) => page.includes(` ${word} `));
  for (const n of asked.keys()) {
    const page = on(`Because${n}`);
    expect(page).toBeGreaterThanOrEqual(0);
    expect([on(`Begin${n}`), on(`end${n}`)], `question ${n}`).toEqual([page, page]);
  }
});

test('a character that the font lacks is named, and a mark stands for it', async () => {
  const { bytes, missing } = await write(record(['You know 中 and 🚀 and 中.']));
  expect(missing).toEqual(['中', '🚀']);
  const { pages } = await readWithPdfJs(bytes);
  expect(linesOn(pages[0]!)).toContain('9:00 You know ? and ? and ?.');
});
