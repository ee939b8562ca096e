import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { featuredRows } from '../../server/src/coach/candidate/labels/line-features.ts';
import { headersOf, type LabelledJobs, otherHeaders } from './other-headers.ts';
import { openPrinter, printed } from './printed.ts';
import { randomFrom, vary } from './vary.ts';

/**
 * Training examples with server features: each résumé as is and in variations.
 * node training/resume-lines/export.ts [--variations 4] FOLDER... > examples.json
 */
interface Labelled extends LabelledJobs {
  id: string;
}

function readLabelled(file: string, id: string): Labelled {
  const read: Labelled = { id, rows: [], labels: [], jobs: [] };
  let part = '';
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [label = '', ...text] = line.split('\t');
    if (line.startsWith('== ')) part = line.slice(3).trim();
    else if (part === '' && text.length > 0 && !line.startsWith('# ')) {
      read.labels.push(label.trim());
      read.rows.push(text.join('\t'));
    } else if (part === 'jobs' && line.includes('|')) {
      const cells = line.replace(/^\?\s*/, '').split('|');
      const [employer = '', role = '', from = '', to = ''] = cells.map((cell) => cell.trim());
      read.jobs.push({ employer, role, from, to });
    }
  }
  return read;
}

const { values, positionals } = parseArgs({
  options: { variations: { type: 'string', default: '0' }, printed: { type: 'string', default: '0' } },
  allowPositionals: true,
});
const random = randomFrom(1);

const told = ({ id, jobs, rows, labels }: Labelled) => ({
  id,
  jobs,
  lines: featuredRows(rows).map((line) => ({ ...line, text: rows[line.row]!, label: labels[line.row]! })),
});

const all = positionals.flatMap((folder) =>
  readdirSync(folder)
    .filter((one) => one.endsWith('.txt'))
    .toSorted()
    .map((name) => readLabelled(join(folder, name), `${basename(folder)}/${basename(name, '.txt')}`)),
);
const headers = all.flatMap((labelled) => headersOf(labelled).map(({ header }) => header));

/** Two thirds with other headers. */
function varied(labelled: Labelled): Labelled {
  const own = random() < 2 / 3 ? otherHeaders(labelled, headers, random) : labelled;
  return { ...own, ...vary(own, random) };
}

const examples: ReturnType<typeof told>[] = [];
const printer = Number(values.printed) > 0 ? await openPrinter() : undefined;
for (const labelled of all) {
  const others = Array.from({ length: Number(values.variations) }, () => varied(labelled));
  for (let count = 0; count < Number(values.printed); count += 1) {
    const from = count === 0 ? labelled : varied(labelled);
    const page = await printed(printer!, from, random);
    if (page) others.push({ ...from, ...page });
  }
  examples.push(...[labelled, ...others].map(told));
}
await printer?.close();
writeFileSync(1, JSON.stringify(examples));
