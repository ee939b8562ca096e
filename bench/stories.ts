import { parseArgs } from 'node:util';
import { coachThread } from '../server/src/coach/answer.ts';
import { loadResumes } from './stories/load-resumes.ts';
import { measureResume } from './stories/measure-resume.ts';
import { printStoriesHalf, printWrong } from './stories/report.ts';

/**
 * Résumés of many layouts are read as the coach reads them: is every story whole, alone and under its employer?
 * The people and the employers are invented.
 *
 *   node bench/stories.ts [--set tuning|held-back|all] [--show wrong]
 *
 * Whoever tunes the coach reads `stories/tuning/` and lists what is wrong there. Of `stories/held-back/` he sees
 * the figures only: its files, and `--set held-back --show wrong`, are for those who do not tune.
 */
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'all' }, show: { type: 'string', default: 'none' } },
});
const thread = coachThread();
let isMet = true;
for (const half of ['tuning', 'held-back'] as const) {
  if (values.set !== 'all' && values.set !== half) continue;
  const measured = [];
  for (const resume of loadResumes(half)) measured.push(await measureResume(resume, thread.of('the bench')));
  if (values.show === 'wrong' && (half === 'tuning' || values.set === half)) printWrong(measured);
  isMet = printStoriesHalf(half, measured) && isMet;
}
await thread.close();
if (!isMet) process.exitCode = 1;
