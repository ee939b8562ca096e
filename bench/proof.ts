import { parseArgs } from 'node:util';
import { loadMarked } from './proof/marked-sentences.ts';
import { measureProof, type ProvedSentence } from './proof/measure-proof.ts';

/**
 * Sentences of answers are proved as they come from a model: is what is invented told, and nothing true?
 *
 *   node bench/proof.ts [--set tuning|held-back|all] [--show wrong]
 *
 * `proof/tuning.json` is by many writers, `proof/held-back.json` by one whom nobody who tunes has read: he sees its
 * figures alone.
 */
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'all' }, show: { type: 'string', default: 'none' } },
});

const AIMS = { caught: 97, wronglyTold: 3, wordsBehind: 6, microseconds: 40 };

let isMet = true;
for (const half of ['tuning', 'held-back'] as const) {
  if (values.set !== 'all' && values.set !== half) continue;
  const measured = await measureProof(loadMarked(half));
  if (measured.length === 0) {
    console.log(`\n${half}: ${half === 'held-back' ? 'nobody is held back' : 'no sentences'}, not measured`);
    isMet = false;
    continue;
  }
  console.log(`\n${half}: ${measured.length} sentences`);
  const invented = measured.filter(({ sentence }) => sentence.label === 'invented');
  const plain = measured.filter(({ sentence }) => sentence.label === 'true');
  const behind = measured.flatMap((one) => one.behind);
  const times = measured.flatMap(({ microseconds }) => microseconds).toSorted((a, b) => a - b);
  report('inventions told', percent(invented, isTold), '%', { least: AIMS.caught });
  report('true sentences with something told', percent(plain, isTold), '%', { most: AIMS.wronglyTold });
  report('words behind its claim, at most', Math.max(0, ...behind), '', { most: AIMS.wordsBehind });
  report('a token, p50', at(times, 0.5), 'µs', { most: AIMS.microseconds });
  console.log(`  p99 ${at(times, 0.99)} µs`);
  console.table(byKind(measured));
  if (half === 'tuning') console.table(byWriter(measured));
  if (values.show === 'wrong' && (half === 'tuning' || values.set === half)) printWrong(measured);
}
if (!isMet) process.exitCode = 1;

function isTold({ sentence, isCaught, unproved }: ProvedSentence): boolean {
  return sentence.label === 'invented' ? isCaught : unproved.length > 0;
}

function percent(all: readonly ProvedSentence[], is: (one: ProvedSentence) => boolean): number {
  return Math.round((1_000 * all.filter(is).length) / Math.max(1, all.length)) / 10;
}

function at(sorted: readonly number[], share: number): number {
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
}

function report(what: string, value: number, unit: string, aim: { least?: number; most?: number }): void {
  const isWithin = value >= (aim.least ?? -Infinity) && value <= (aim.most ?? Infinity);
  const words = aim.least === undefined ? `≤ ${aim.most}` : `≥ ${aim.least}`;
  console.log(`  ${what}: ${value} ${unit} (aim ${words}) ${isWithin ? 'met' : 'MISSED'}`);
  isMet &&= isWithin;
}

function byKind(measured: readonly ProvedSentence[]): Record<string, { sentences: number; told: number }> {
  const kinds = Map.groupBy(measured, ({ sentence }) => `${sentence.label}, ${sentence.kind}`);
  return Object.fromEntries(
    [...kinds]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([kind, ones]) => [kind, { sentences: ones.length, told: ones.filter(isTold).length }]),
  );
}

/** In percent: rules that fit one writer alone are seen by the others. */
function byWriter(
  measured: readonly ProvedSentence[],
): Record<string, { told: number; wronglyTold: number }> {
  const writers = Map.groupBy(measured, ({ writer }) => writer);
  return Object.fromEntries(
    [...writers].map(([writer, ones]) => [
      writer,
      {
        told: percent(
          ones.filter(({ sentence }) => sentence.label === 'invented'),
          isTold,
        ),
        wronglyTold: percent(
          ones.filter(({ sentence }) => sentence.label === 'true'),
          isTold,
        ),
      },
    ]),
  );
}

function printWrong(measured: readonly ProvedSentence[]): void {
  for (const { sentence, unproved, isCaught } of measured) {
    const { label, kind, text, invented } = sentence;
    if (label === 'invented' && !isCaught) console.log(`missed, ${kind}: ${text} [${invented.join(' | ')}]`);
    if (label === 'true' && unproved.length > 0)
      console.log(`true, ${kind}: ${text} [${unproved.join(' | ')}]`);
  }
}
