import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type FlawCount, countFlaws } from './practice/count-flaws.ts';
import { readPractised } from './practice/practised-answer.ts';
import { reviewAll } from './practice/review-all.ts';

/**
 * Reviews answers with planted flaws: each found, nothing good blamed?
 * node bench/practice.ts [--set tuning|held-back|all|FILE] [--by-words] [--show errors]
 * Tune on `practice/tuning.json`; `practice/held-back.json`, by another writer, shows figures only.
 * `--by-words`: without the sentence model.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    'by-words': { type: 'boolean', default: false },
    show: { type: 'string', default: 'none' },
  },
});

const AIMS = { found: 90, spoiled: 6 };

const HALVES = ['tuning', 'held-back'];
const isFile = values.set !== 'all' && !HALVES.includes(values.set);
const sets = values.set === 'all' ? HALVES : [values.set];
for (const set of sets) {
  const file = isFile ? set : new URL(`practice/${set}.json`, import.meta.url);
  if (!existsSync(file)) {
    console.error(`There is no ${file}`);
    process.exitCode = 1;
    continue;
  }
  const counted = countFlaws(await reviewAll(readPractised(file), { byWords: values['by-words'] }));
  console.log(`\n${set}: ${counted.answers} answers, ${counted.good} of them good, ${counted.planted} flaws`);
  report(counted);
  console.table(counted.byFlaw);
  if (values.show === 'errors' && set !== 'held-back') console.log(counted.errors.join('\n'));
}

function report({ found, planted, spoiled, good, miscounted, p50 }: FlawCount): void {
  const ofPlanted = percent(found, planted);
  const ofGood = percent(spoiled, good);
  const isMet = ofPlanted >= AIMS.found && ofGood <= AIMS.spoiled;
  console.log(`  planted flaws told: ${ofPlanted} % (aim ≥ ${AIMS.found})`);
  console.log(`  good answers with a false one: ${ofGood} % (aim ≤ ${AIMS.spoiled})`);
  console.log(`  countable flaws told wrongly: ${miscounted}; a review, p50: ${p50} ms`);
  if (!isMet) process.exitCode = 1;
}

function percent(part: number, whole: number): number {
  return Math.round((1_000 * part) / Math.max(1, whole)) / 10;
}
