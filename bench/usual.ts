import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { askPeople } from './usual/ask-people.ts';
import { countHalf, isMet, printHalf } from './usual/count-half.ts';
import { inMarkdown } from './usual/in-markdown.ts';
import { readPeople } from './usual/person.ts';

/**
 * Invented people who have prepared nothing are asked the usual questions, in five wordings each.
 *
 *   node bench/usual.ts [--set people|held-back|all] [--by-words] [--to FILE]
 *
 * `--to` writes answers, beside what a good one contains, for whoever reads them; of `usual/held-back/` only where that is
 * asked for by name: whoever tunes the coach sees its figures alone.
 *
 * `--by-words`: without the model that tells what a question means.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    'by-words': { type: 'boolean', default: false },
    to: { type: 'string' },
  },
});
const halves = (['people', 'held-back'] as const).filter(
  (half) => values.set === 'all' || values.set === half,
);
for (const half of halves) {
  if (readPeople(half).length === 0) {
    console.log(`\n${half}: nobody`);
    continue;
  }
  const answers = await askPeople(half, { byWords: values['by-words'] });
  const counted = countHalf(answers);
  printHalf(half, counted);
  if (!isMet(counted)) process.exitCode = 1;
  if (values.to !== undefined && (half === 'people' || values.set === half))
    writeFileSync(values.to, inMarkdown(answers));
}
