import { parseArgs } from 'node:util';
import { SHIPPED_STYLES } from '../contracts/src/style.ts';
import { loadCandidates } from './answers/load-candidates.ts';

/**
 * Invented candidates are asked what interviewers ask. The built-in coach answers, or, with `--prompt`, a
 * service that sends back the experience which the prompt for a language model names first.
 *
 *   node bench/answers.ts [--set tuning|held-back|all] [--show wrong|all] [--prompt] [--by-words]
 *   node bench/answers.ts --set held-back --sample 78 --to FILE
 *   node bench/answers.ts --style 1|2|3|4
 *
 * The aims hold for the half that is held back: whoever tunes the coach looks at the other half alone, so that
 * nothing but figures is printed of it unless it is asked for by name.
 *
 * `--by-words` finds stories without the sentence model, as where it is not there.
 *
 * `--style` answers in one of the four styles that come with the product.
 *
 * `--sample` writes so many answers to a file in Markdown, evenly over candidates and kinds of question, for two who
 * did not build the coach to grade: A can be said as it stands, B with a small change, C only in part, D is absurd
 * or untrue. The same answers are chosen each time.
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
// Only what is measured is loaded, so that the memory is that of the coach.
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
