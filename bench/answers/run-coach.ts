import type { Library } from '../../server/src/coach/library.ts';
import { NO_MATERIAL } from '../../server/src/coach/material.ts';
import { inOneText } from '../../server/src/coach/saying/rule.ts';
import type { Interviewee } from './interviewee.ts';
import type { BenchCandidate } from './bench-candidate.ts';
import { measureCandidate, type Measured } from './measure-candidate.ts';
import { printAnswers, printInventions, type Printing } from './print-answers.ts';
import { printByKind, printCandidates, printSet } from './report.ts';
import { writeSample } from './sample.ts';
import { readTaught } from './taught.ts';

/** A subscriber without choices. */
const library: Library = { fields: null, hidden: [] };

/** Patience: no question falls back to words on a busy machine. */
const PATIENT_MS = 60_000;

/** @returns whether the held-back half meets the aims */
export async function runCoach(
  candidates: readonly BenchCandidate[],
  { show, showsHeldBack, sample, style, byWords }: Printing,
): Promise<boolean> {
  const memory = [residentMegabytes()];
  const { coachThread, usualClassifier } = await import('../../server/src/coach/answer.ts'); // here, so that its memory counts
  const { sentenceModels } = await import('../../server/src/inference/sentence-models.ts');
  const models = sentenceModels({ onFailure: console.error });
  const thread = coachThread({
    meaning: byWords ? undefined : models.of('meaning'),
    usualQuestions: byWords ? undefined : usualClassifier(models.of('prepared')),
    readWithinMs: PATIENT_MS,
  });
  const own = thread.of('the bench');
  const coach: Interviewee = {
    ...own,
    answer: async (asked) => inOneText({ ...(await own.answer({ ...asked, library, style })), note: null }), // the note is for the reader alone
    offered: async (asked) => {
      const { alternatives, note, source } = await own.answer({ ...asked, library, style });
      const told = alternatives.map(
        async (instead) => (await own.answer({ ...asked, library, instead, style })).text,
      );
      return { stories: await Promise.all(told), isChoice: note !== null, isOwn: isOwn(source) };
    },
    close: async () => {
      await thread.close();
      await models.close();
    },
  };
  await coach.read(NO_MATERIAL); // one-time loading is no candidate's cost
  memory.push(residentMegabytes());

  const taught = readTaught();
  const measured: Measured[] = [];
  for (const candidate of candidates) measured.push(await measureCandidate(candidate, coach, taught));
  await coach.close();
  memory.push(residentMegabytes());

  const shown = measured.filter(({ candidate }) => candidate.set === 'tuning' || showsHeldBack);
  printAnswers(shown, show);
  if (sample.count > 0) writeSample(measured, sample);
  printCandidates(measured);
  const met = { tuning: true, 'held-back': true };
  for (const set of ['tuning', 'held-back'] as const) {
    const ofSet = measured.filter(({ candidate }) => candidate.set === set);
    if (ofSet.length === 0) continue;
    met[set] = printSet(set, ofSet);
    printByKind(ofSet);
    printInventions(ofSet.filter((one) => shown.includes(one)));
  }
  console.log(`\nmemory: ${memory[0]} MB empty, ${memory[1]} with the coach, ${memory[2]} at the end`);
  return met['held-back'];
}

const residentMegabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6);

const isOwn = (source: string | null): boolean =>
  source !== null && !source.startsWith('From Industry knowledge');
