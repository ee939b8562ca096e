import { parseArgs } from 'node:util';
import { loadCandidates } from './answers/load-candidates.ts';

/**
 * Invented candidates are asked what interviewers ask. The built-in coach answers, or, with `--prompt`, a
 * service that sends back the experience which the prompt for a language model names first.
 *
 *   node bench/answers.ts [--set tuning|held-back|all] [--show wrong|all] [--prompt]
 *
 * The aims hold for the half that is held back: whoever tunes the coach looks at the other half alone.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    show: { type: 'string', default: 'none' },
    prompt: { type: 'boolean', default: false },
  },
});
const candidates = await loadCandidates(oneOf(values.set, ['tuning', 'held-back', 'all']));
const show = oneOf(values.show, ['none', 'wrong', 'all']);
// Only what is measured is loaded, so that the memory is that of the coach.
const { run } = values.prompt
  ? await import('./answers/run-prompt.ts')
  : await import('./answers/run-coach.ts');
const isMet = await run(candidates, show);
if (!isMet) process.exitCode = 1;

function oneOf<Value extends string>(given: string, allowed: readonly Value[]): Value {
  const value = allowed.find((one) => one === given);
  if (value === undefined) throw new Error(`${given} is none of ${allowed.join(', ')}`);
  return value;
}
