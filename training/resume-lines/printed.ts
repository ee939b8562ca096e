import { chromium, type Browser } from 'playwright-core';
import { readPdf } from '../../server/src/features/material/reading/pdf/read-pdf.ts';
import { alignedWith } from './aligned.ts';
import { columnsOf, type LabelledRows, pick, type TrainingRow } from './vary.ts';

/** Column of lines, and widths. */
interface Design {
  /** Labels beside; none: one column. */
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

/** Text as a PDF has it: wrapped, in column order. */
export async function printed(
  browser: Browser,
  labelled: LabelledRows,
  random: () => number,
): Promise<LabelledRows | undefined> {
  const design = pick(DESIGNS, random);
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
  const {
    top,
    side: own,
    main,
  } = columnsOf(
    rows.map((text, at): TrainingRow => [text, labels[at]!]),
    beside,
  );
  const column = (name: string, lines: readonly TrainingRow[]): string =>
    `<div class="${name}">${lines.map(line).join('')}</div>`;
  const columns = [column('side', own), column('main', main)];
  const body = beside
    ? `<div class="both">${(side === 'left' ? columns : columns.toReversed()).join('')}</div>`
    : main.map(line).join('');
  return `<style>${css}.both{display:flex;gap:8mm}p{margin:0 0 2pt;white-space:pre-wrap;tab-size:8}.gap{height:8pt}.name{font-size:20pt}.heading{font-size:12pt;font-weight:bold;margin-top:6pt}</style>${top.map(line).join('')}${body}`;
}

const line = ([text, label]: TrainingRow): string =>
  label === 'blank'
    ? '<p class="gap"></p>'
    : `<p class="${label.split('+').join(' ')}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
