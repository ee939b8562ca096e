import { AnswerForm } from '../contracts/src/answer-form.ts';
import { ANSWER_WORDS } from '../contracts/src/style.ts';
import { coachThread } from '../server/src/coach/answer.ts';
import { interviewOneByOne } from './answers/interview.ts';
import { loadCandidates } from './answers/load-candidates.ts';
import { keepsForm, keepsLength, namesBeats } from './styles/keeps-style.ts';

/**
 * Does the coach keep each form at each length? Figures only.
 * node bench/styles.ts
 */
const AIM = 95;
const percent = (count: number, of: number): number => (100 * count) / of;
const shown = (share: number): string => `${share.toFixed(1)} %`.padStart(8);

const thread = coachThread();
const coach = thread.of('the bench');
let isMet = true;
for (const set of ['tuning', 'held-back'] as const) {
  const candidates = await loadCandidates(set);
  console.log(`\n${set}                form   length   named beats (of stories)`);
  for (const form of AnswerForm.options) {
    for (const words of ANSWER_WORDS) {
      const style = { form, words, lean: [] };
      const counts = { all: 0, form: 0, length: 0, stories: 0, named: 0 };
      for (const candidate of candidates) {
        const answered = await interviewOneByOne(candidate, {
          read: (material) => coach.read(material),
          answer: async (asked) => (await coach.answer({ ...asked, style })).text,
          close: () => thread.close(),
        });
        for (const { question, text } of answered) {
          counts.all += 1;
          counts.form += Number(keepsForm(text, form, question.kind === 'compound' ? 2 : 1));
          counts.length += Number(keepsLength(text, words));
          const isStory = question.kind === 'behavioural';
          counts.stories += Number(isStory);
          counts.named += Number(isStory && namesBeats(text));
        }
      }
      const shares = [counts.form, counts.length].map((count) => percent(count, counts.all));
      isMet &&= shares.every((share) => share >= AIM);
      const named = form === 'star' ? shown(percent(counts.named, counts.stories)) : '';
      console.log(`${form.padEnd(12)}${String(words).padStart(4)} ${shares.map(shown).join('  ')}  ${named}`);
    }
  }
}
await thread.close();
if (!isMet) process.exitCode = 1;
