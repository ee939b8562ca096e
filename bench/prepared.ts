import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { USUAL_IDS } from '@pythia/contracts/usual-questions.ts';
import { findAmong } from '../server/src/features/prepared/find-prepared.ts';
import { sentenceClassifier } from '../server/src/inference/sentence-classifier.ts';
import { sentenceModels } from '../server/src/inference/sentence-models.ts';

/**
 * Spoken questions against prepared answers to all usual questions, and own ones: shown, offered, time; only
 * figures of held-back.
 * node bench/prepared.ts [--show] [--thresholds] [FOLDER]
 * `asked.json`: `text`, `means` id or null, `near` a dangerous id, `also` equally good ids. `own.json`:
 * `question`, `asked` reworded, `near` with another meaning.
 */
const { values, positionals } = parseArgs({
  options: { show: { type: 'boolean', default: false }, weights: { type: 'string', default: 'prepared' } },
  allowPositionals: true,
});
const [folder = 'bench/prepared/held-back'] = positionals;
const OWN_AT_ONCE = 20;

interface AskedQuestion {
  text: string;
  means: string | null;
  near?: string | null;
  also?: string[];
}
interface OwnQuestion {
  question: string;
  asked: string[];
  near: string[];
}
const read = <Content>(name: string): Content | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Content;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

const models = sentenceModels({ onFailure: (error) => console.error(error.message) });
const classifier = sentenceClassifier(
  models.of(values.weights),
  new URL(`../server/weights/${values.weights}/head.json`, import.meta.url),
);
const meaning = models.of('meaning');
const parts = {
  meaningOf: (text: string) => classifier.kinds(text),
  vectorOf: (text: string) => meaning.vector(text),
};
const prepared = (id: string, question = ''): PreparedAnswer => ({
  id,
  question,
  wordings: [],
  text: id,
  state: 'approved',
  source: 'own',
  story: null,
  blanks: [],
});

const percent = (part: number, whole: number): number => Math.round((1_000 * part) / Math.max(whole, 1)) / 10;
function compare(what: string, is: number, sign: '≥' | '≤', limit: number): void {
  const isMet = sign === '≥' ? is >= limit : is <= limit;
  if (!isMet) process.exitCode = 1;
  console.log(`  ${what}: ${is} (aim ${sign} ${limit}) ${isMet ? 'met' : 'MISSED'}`);
}

const times: number[] = [];
async function look(among: readonly PreparedAnswer[], text: string) {
  const begun = performance.now();
  const { certain, likely } = await findAmong(parts, among, text);
  times.push(performance.now() - begun);
  const shown = certain?.text ?? null; // an answer's text is its id here
  return { shown, among: [...(shown === null ? [] : [shown]), ...likely.map((one) => one.text)] };
}

const ALL = USUAL_IDS.map((id) => prepared(id));
await look(ALL, 'What do you like to cook?'); // opens the model
await look([prepared('own-1', 'Do you cook?')], 'What do you like to cook?');
times.length = 0;

const { asked } = read<{ asked: AskedQuestion[] }>('asked.json')!;
const usual = {
  mean: 0,
  shown: 0,
  right: 0,
  among: 0,
  near: 0,
  nearShown: 0,
  other: 0,
  otherShown: 0,
  offered: 0,
};
for (const { text, means, near, also = [] } of asked) {
  const found = await look(ALL, text);
  const good = new Set([means, ...also].filter((id) => id !== null));
  const isRight = found.shown !== null && good.has(found.shown);
  usual.shown += Number(found.shown !== null);
  usual.right += Number(isRight);
  if (means !== null) {
    usual.mean += 1;
    usual.among += Number(found.among.slice(0, 3).some((id) => good.has(id)));
  } else {
    usual.offered += Number(found.among.length > 0);
    if (near) usual.near += 1;
    else usual.other += 1;
    if (found.shown !== null) {
      if (near) usual.nearShown += 1;
      else usual.otherShown += 1;
    }
  }
  if (values.show && !isRight && (found.shown !== null || means !== null))
    console.log(
      `  ${means ?? `none (${near ?? ''})`} → ${found.shown ?? `[${found.among.join(', ')}]`}: ${text}`,
    );
}
console.log(`What everybody is asked (${asked.length} questions):`);
compare('shown at once, of them right %', percent(usual.right, usual.shown), '≥', 97);
compare('of what means one, rightly shown at once %', percent(usual.right, usual.mean), '≥', 80);
compare('of what is near to one, shown at once %', percent(usual.nearShown, usual.near), '≤', 3);
compare('of what means one, right among three %', percent(usual.among, usual.mean), '≥', 97);
console.log(`  of others shown at once %: ${percent(usual.otherShown, usual.other)}`);
console.log(
  `  of what means none, something offered %: ${percent(usual.offered, asked.length - usual.mean)}`,
);

const own = read<{ own: OwnQuestion[] }>('own.json')?.own ?? [];
if (own.length > 0) {
  const told = { asked: 0, shown: 0, right: 0, among: 0, near: 0, nearOffered: 0 };
  for (let from = 0; from < own.length; from += OWN_AT_ONCE) {
    const theirs = own.slice(from, from + OWN_AT_ONCE);
    const among = theirs.map(({ question }, at) => prepared(`own-${at}`, question));
    for (const [at, { asked: others, near }] of theirs.entries()) {
      for (const text of others) {
        const found = await look(among, text);
        told.asked += 1;
        told.shown += Number(found.shown !== null);
        told.right += Number(found.shown === `own-${at}`);
        told.among += Number(found.among.includes(`own-${at}`));
      }
      for (const text of near) {
        const found = await look(among, text);
        told.near += 1;
        told.shown += Number(found.shown !== null);
        told.nearOffered += Number(found.among.length > 0);
      }
    }
  }
  console.log(`Users’ own (${own.length} questions, ${OWN_AT_ONCE} at a time, one wording each):`);
  compare(
    'shown at once, of them right %',
    told.shown === 0 ? 100 : percent(told.right, told.shown),
    '≥',
    97,
  );
  console.log(`  of other words for one, shown at once %: ${percent(told.right, told.asked)}`);
  console.log(`  of other words for one, right among what is offered %: ${percent(told.among, told.asked)}`);
  console.log(`  of what is near to one, something offered %: ${percent(told.nearOffered, told.near)}`);
}

times.sort((one, other) => one - other);
console.log(`One question: ${times[Math.floor(times.length / 2)]!.toFixed(1)} ms at the median`);
compare('p95 of one question, ms', Math.round(times[Math.floor(times.length * 0.95)]! * 10) / 10, '≤', 30);
await models.close();
