import { parseArgs } from 'node:util';
import { coachThread } from '../server/src/coach/answer.ts';
import { lineLabeller } from '../server/src/coach/line-labeller.ts';
import { loadResumes } from './stories/load-resumes.ts';
import { measureResume } from './stories/measure-resume.ts';
import { printStoriesHalf, printWrong } from './stories/report.ts';

/**
 * Résumés of many layouts: every story whole, alone, under its employer? Invented people and employers.
 * node bench/stories.ts [--set tuning|held-back|all] [--show wrong] [--by-rules]
 * `--by-rules`: without the line model, as texts of a few lines or in other languages are read.
 * Tune on `stories/tuning/`; `stories/held-back/` shows figures only.
 */
const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'all' },
    show: { type: 'string', default: 'none' },
    'by-rules': { type: 'boolean', default: false },
  },
});
const labeller = values['by-rules'] ? undefined : lineLabeller({ onFailure: console.error });
const thread = coachThread();
let isMet = true;
for (const half of ['tuning', 'held-back'] as const) {
  if (values.set !== 'all' && values.set !== half) continue;
  const measured = [];
  for (const resume of loadResumes(half))
    measured.push(await measureResume(resume, thread.of('the bench'), labeller));
  if (values.show === 'wrong' && (half === 'tuning' || values.set === half)) printWrong(measured);
  isMet = printStoriesHalf(half, measured) && isMet;
}
await thread.close();
await labeller?.close();
if (!isMet) process.exitCode = 1;
