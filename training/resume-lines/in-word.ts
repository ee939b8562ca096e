import { readDocx } from '../../server/src/features/material/reading/docx/read-docx.ts';
import {
  cell,
  docx,
  item,
  paragraph,
  rows as table,
} from '../../server/src/features/material/reading/testing/docx-files.ts';
import { alignedWith } from './aligned.ts';
import { columnsOf, type LabelledRows, pick, type TrainingRow, SIGN } from './vary.ts';

const BESIDE = /skill|language|interest|contact|qualification|award|reference|education/;
const HEADER = /employer|role|dates/;

/** One column, a two-column table, or rows for headers. */
type Design = 'plain' | 'columns' | 'rows';
const DESIGNS: readonly Design[] = ['plain', 'columns', 'rows'];

/** Text as Word has it. */
export async function inWord(
  labelled: LabelledRows,
  random: () => number,
): Promise<LabelledRows | undefined> {
  const { text } = await readDocx(docx(bodyOf(labelled, pick(DESIGNS, random))));
  return alignedWith(labelled, text.split('\n'));
}

function bodyOf({ rows, labels }: LabelledRows, design: Design): string {
  const lines = rows.map((text, at): TrainingRow => [text, labels[at]!]);
  if (design !== 'columns') return lines.map(design === 'rows' ? inRow : line).join('');
  const { top, side, main } = columnsOf(lines, BESIDE);
  const column = (own: readonly TrainingRow[]): string => cell(...own.map(line), paragraph(''));
  return top.map(line).join('') + table([column(side), column(main)]);
}

const line = ([text, label]: TrainingRow): string =>
  label === 'bullet' && SIGN.test(text) ? item(text.replace(SIGN, '')) : paragraph(text.trimEnd());

/** Tabs or many blanks make cells. */
function inRow(row: TrainingRow): string {
  const cells = row[0].trim().split(/\t+|\s{3,}/);
  return HEADER.test(row[1]) && cells.length > 1
    ? table(cells.map((text) => cell(paragraph(text))))
    : line(row);
}
