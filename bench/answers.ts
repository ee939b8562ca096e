import { parseArgs } from 'node:util';
import type { BenchCandidate } from './answers/bench-candidate.ts';
import { loadCandidates } from './answers/load-candidates.ts';
import { measureCandidate, type Measured } from './answers/measure-candidate.ts';
import { printAnswers, printInventions, printTotals, tableOf } from './answers/report.ts';
import { readTaught } from './answers/taught.ts';

/**
 * Invented candidates are asked what interviewers ask, and the built-in coach answers.
 *
 *   node bench/answers.ts [--set tuning|held-back|all] [--show wrong|all]
 *
 * The aims hold for the half that is held back: whoever tunes the coach looks at the other half alone.
 */
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'all' }, show: { type: 'string' } },
});
const set = oneOf(values.set, ['tuning', 'held-back', 'all']);
const show = values.show === undefined ? undefined : oneOf(values.show, ['wrong', 'all']);

const candidates = await loadCandidates(set);
const emptyMegabytes = process.memoryUsage.rss() / 1e6;
const { builtInCoach } = await import('./answers/built-in-coach.ts'); // here, so that its memory is counted
const nobody = {
  company: '',
  role: '',
  jobDescription: '',
  name: '',
  education: '',
  work: '',
  stories: [],
  other: '',
};
await builtInCoach.index(nobody); // what is loaded once is not the first candidate's cost
const loadedMegabytes = process.memoryUsage.rss() / 1e6;

const taught = readTaught();
const measured: Measured[] = [];
for (const candidate of candidates) measured.push(await measureCandidate(candidate, builtInCoach, taught));
await builtInCoach.close();

if (show) printAnswers(measured, show);
console.table(tableOf(measured));
for (const half of ['tuning', 'held-back'] satisfies BenchCandidate['set'][]) {
  const ofHalf = measured.filter(({ candidate }) => candidate.set === half);
  if (ofHalf.length === 0) continue;
  const isMet = printTotals(half, ofHalf);
  printInventions(ofHalf);
  if (half === 'held-back' && !isMet) process.exitCode = 1;
}
const megabytes = [emptyMegabytes, loadedMegabytes, process.memoryUsage.rss() / 1e6].map(Math.round);
console.log(`\nmemory: ${megabytes[0]} MB empty, ${megabytes[1]} with the coach, ${megabytes[2]} at the end`);

function oneOf<Value extends string>(given: string, allowed: readonly Value[]): Value {
  const value = allowed.find((one) => one === given);
  if (value === undefined) throw new Error(`${given} is none of ${allowed.join(', ')}`);
  return value;
}
