import { parseArgs } from 'node:util';
import { SHIPPED_STYLES } from '../contracts/src/style.ts';
import { loadCandidates } from './answers/load-candidates.ts';

/**
 * Asks invented candidates interviewers' questions; the coach answers, or with `--prompt` an echo of the
 * prompt's first experience.
 * node bench/answers.ts [--set tuning|held-back|all] [--show wrong|all] [--prompt] [--by-words] [--style
 * 1|2|3|4]
 * node bench/answers.ts --set held-back --sample 78 --to FILE
 * Aims hold for the held-back half, of which only figures are printed unless asked for: tune on the other.
 * `--by-words`: without the sentence model. `--sample`: fixed answers, even over candidates and kinds, for two
 * graders who did not build the coach (A as it stands, B with a small change, C in part, D absurd or untrue).
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    show: { type: 'string', default: 'none' },
    prompt: { type: 'boolean', default: false },
    'by-words': { type: 'boolean', default: false },
    sample: { type: 'string', default: '0' },
    to: { type: 'string', default: 'answers.md' },
    style: { type: 'string', default: 'none' },
  },
});
const set = oneOf(values.set, ['tuning', 'held-back', 'all']);
const candidates = await loadCandidates(set);
const show = oneOf(values.show, ['none', 'wrong', 'all']);
const style = oneOf(values.style, ['none', '1', '2', '3', '4']);
const styled = style === 'none' ? undefined : SHIPPED_STYLES[Number(style) - 1]?.style;
const sample = { count: Number(values.sample), file: values.to };
// only what is measured is loaded, as memory counts
const run = values.prompt
  ? (await import('./answers/run-prompt.ts')).runPrompt
  : (await import('./answers/run-coach.ts')).runCoach;
const isMet = await run(candidates, {
  show,
  showsHeldBack: set === 'held-back',
  sample,
  style: styled,
  byWords: values['by-words'],
});
if (!isMet) process.exitCode = 1;

function oneOf<Value extends string>(given: string, allowed: readonly Value[]): Value {
  const value = allowed.find((one) => one === given);
  if (value === undefined) throw new Error(`${given} is none of ${allowed.join(', ')}`);
  return value;
}
