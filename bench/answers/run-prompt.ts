import { coachThread } from '../../server/src/coach/answer.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';
import type { BenchCandidate } from './bench-candidate.ts';
import { measurePrompt, type NamedAnswer } from './measure-prompt.ts';
import { promptedModel } from './prompted-model.ts';
import type { Printing } from './print-answers.ts';

const LEAST_RIGHT_PERCENT = 75;

/** @returns whether the held-back half meets the aim */
export async function runPrompt(
  candidates: readonly BenchCandidate[],
  { show, showsHeldBack, byWords }: Printing,
): Promise<boolean> {
  const models = sentenceModels({ onFailure: console.error });
  const thread = coachThread({ meaning: byWords ? undefined : models.of('meaning') });
  const coach = thread.of('the bench');
  const model = await promptedModel(thread);
  const named = { tuning: [] as NamedAnswer[], 'held-back': [] as NamedAnswer[] };
  for (const candidate of candidates) {
    await coach.read(candidate.material); // the session's opening reads it
    const ofCandidate = await measurePrompt(candidate, model);
    named[candidate.set].push(...ofCandidate);
    if (candidate.set === 'tuning' || showsHeldBack)
      for (const one of ofCandidate) if (show === 'all' || (show === 'wrong' && !one.isRight)) print(one);
    console.log(`${candidate.field}: ${percentRight(ofCandidate)} % of ${ofCandidate.length}`);
  }
  await model.close();
  await thread.close();
  await models.close();
  for (const [set, ofSet] of Object.entries(named)) {
    if (ofSet.length === 0) continue;
    const isMet = percentRight(ofSet) >= LEAST_RIGHT_PERCENT;
    const result = `${percentRight(ofSet)} % of ${ofSet.length} questions`;
    console.log(
      `${set}, a right experience named first: ${result} (aim ≥ ${LEAST_RIGHT_PERCENT} %) ${isMet ? 'met' : 'MISSED'}`,
    );
  }
  return named['held-back'].length === 0 || percentRight(named['held-back']) >= LEAST_RIGHT_PERCENT;
}

const percentRight = (named: readonly NamedAnswer[]): number =>
  Math.round((1000 * named.filter(({ isRight }) => isRight).length) / named.length) / 10;

function print({ question, text, isRight }: NamedAnswer): void {
  const expected = question.right.flat().join(' | ');
  console.log(`\n${isRight ? 'right' : 'wrong'} · ${question.ask}\nExpected: ${expected}\n${text}\n`);
}
