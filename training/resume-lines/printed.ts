import { chromium, type Browser } from 'playwright-core';
import { readPdf } from '../../server/src/features/material/reading/pdf/read-pdf.ts';
import { chaptersOf, type LabelledRows, type Row } from './vary.ts';

/** How a page is designed: which lines stand in a column of their own, and how wide all is. */
interface Design {
  /** Labels of the chapters that stand beside the others; none: one column. */
  beside?: RegExp;
  side?: 'left' | 'right';
  css: string;
}

const BESIDE = /skill|language|interest|contact|qualification|award|reference/;
const DESIGNS: readonly Design[] = [
  { css: 'body{font:10.5pt Georgia,serif;max-width:150mm}' },
  { css: 'body{font:9.5pt sans-serif;width:110mm}' },
  { beside: BESIDE, side: 'left', css: 'body{font:9pt sans-serif}.side{width:52mm}.main{width:118mm}' },
  { beside: BESIDE, side: 'right', css: 'body{font:9.5pt serif}.side{width:45mm}.main{width:125mm}' },
  {
    beside: /education|qualification|skill|language/,
    side: 'right',
    css: 'body{font:8.5pt sans-serif}.side{width:80mm}.main{width:88mm}',
  },
];

export const openPrinter = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });

/** Résumés as a PDF's text gives them again: wrapped by a page, and in the order in which its columns are read. */
export async function printed(
  browser: Browser,
  labelled: LabelledRows,
  random: () => number,
): Promise<LabelledRows | undefined> {
  const design = DESIGNS[Math.floor(random() * DESIGNS.length)]!;
  const page = await browser.newPage();
  try {
    await page.setContent(htmlOf(labelled, design));
    const file = await page.pdf({
      format: 'A4',
      margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' },
    });
    const { text } = await readPdf(new Uint8Array(file));
    return alignedWith(labelled, text.split('\n'));
  } finally {
    await page.close();
  }
}

function htmlOf({ rows, labels }: LabelledRows, { beside, side, css }: Design): string {
  const chapters = chaptersOf(rows.map((text, at): Row => [text, labels[at]!]));
  const isBeside = (chapter: readonly Row[]): boolean =>
    beside !== undefined && chapter.filter(([, label]) => beside.test(label)).length > chapter.length / 2;
  const [top = [], ...rest] = chapters;
  const main = rest.filter((chapter) => !isBeside(chapter));
  const column = (name: string, own: readonly Row[][]): string =>
    `<div class="${name}">${own.flat().map(line).join('')}</div>`;
  const columns = [column('side', rest.filter(isBeside)), column('main', main)];
  const body = beside
    ? `<div class="both">${(side === 'left' ? columns : columns.toReversed()).join('')}</div>`
    : rest.flat().map(line).join('');
  return `<style>${css}.both{display:flex;gap:8mm}p{margin:0 0 2pt;white-space:pre-wrap;tab-size:8}.gap{height:8pt}.name{font-size:20pt}.heading{font-size:12pt;font-weight:bold;margin-top:6pt}</style>${top.map(line).join('')}${body}`;
}

const line = ([text, label]: Row): string =>
  label === 'blank'
    ? '<p class="gap"></p>'
    : `<p class="${label.split('+').join(' ')}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}@]+/gu) ?? [];

/** Rows that were read, each with the labels of the lines whose words it begins with; undefined where too many are found in none. */
function alignedWith({ rows, labels }: LabelledRows, read: readonly string[]): LabelledRows | undefined {
  const lines = rows
    .map((text, at) => ({ words: wordsOf(text), label: labels[at]!, next: 0 }))
    .filter(({ words }) => words.length > 0);
  const aligned: LabelledRows = { rows: [], labels: [] };
  let lost = 0;
  let last = 0;
  for (const text of read) {
    const words = wordsOf(text);
    const own: string[] = [];
    for (let at = 0; at < words.length;) {
      let best = { line: -1, length: 0, value: 0 };
      lines.forEach(({ words: theirs, next }, index) => {
        let length = 0;
        while (next + length < theirs.length && theirs[next + length] === words[at + length]) length += 1;
        if (length === 0) return;
        const isWhole = next + length === theirs.length;
        const value = length + (isWhole ? 0.5 : 0) - Math.abs(index - last) / 1_000;
        if (value > best.value) best = { line: index, length, value };
      });
      if (best.length === 0) {
        at += 1;
        lost += 1;
        continue;
      }
      const found = lines[best.line]!;
      own.push(...(found.next === 0 ? found.label.split('+') : ['wrapped']));
      found.next += best.length;
      at += best.length;
      last = best.line;
    }
    const told =
      own.length > 1 && own.some((label) => label !== 'wrapped')
        ? own.filter((label) => label !== 'wrapped')
        : own;
    if (words.length > 0 && told.length === 0) continue; // found nowhere
    aligned.rows.push(text);
    aligned.labels.push(
      text.trim() === '' ? 'blank' : told.length === 0 ? 'furniture' : [...new Set(told)].join('+'),
    );
  }
  return lost > 12 ? undefined : aligned;
}
