import { coachThread } from '../server/src/coach/answer.ts';
import { textsOfStories } from '../server/src/coach/meaning/story-meanings.ts';
import { indexMaterial } from '../server/src/coach/index-material.ts';
import { sentenceModels } from '../server/src/inference/sentence-models.ts';
import { loadCandidates } from './answers/load-candidates.ts';

/**
 * Cost of finding by meaning: a question's vector, a candidate's reading, memory, and answers beside four
 * opening users, with and without.
 * node bench/meaning.ts
 */
const AIMS = { questionMs: 5, indexingMs: 300, megabytes: 250, answerP95Ms: 30 };
const ASKED = 300;
const INDEXING_USERS = 4;

const megabytes = (): number => process.memoryUsage.rss() / 1e6;
const share = (values: readonly number[], of: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * of)]!;
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

let isMet = true;
function report(what: string, value: number, unit: string, most: number): void {
  isMet &&= value <= most;
  console.log(
    `${what}: ${Math.round(value * 10) / 10} ${unit} (aim ≤ ${most}) ${value <= most ? 'met' : 'MISSED'}`,
  );
}

const candidates = await loadCandidates('tuning');
const questions = candidates.flatMap((one) => one.questions.map(({ ask }) => ask));
const texts = candidates.map(({ material }) => textsOfStories(indexMaterial(material).candidate.episodes));

const before = megabytes();
const models = sentenceModels({ onFailure: console.error });
const meaning = models.of('meaning');
await meaning.vector('Tell me about yourself.');
const ofQuestions: number[] = [];
for (const question of questions.slice(0, ASKED))
  ofQuestions.push(await timed(() => meaning.vector(question)));
report('the vector of a question, median', share(ofQuestions, 0.5), 'ms', AIMS.questionMs);
const ofCandidates: number[] = [];
for (const own of texts)
  ofCandidates.push(await timed(() => Promise.all(own.map((text) => meaning.vector(text, 'ahead')))));
console.log(
  `texts of a candidate: ${share(
    texts.map(({ length }) => length),
    0.5,
  )} in the middle`,
);
report('what is read of a candidate, median', share(ofCandidates, 0.5), 'ms', AIMS.indexingMs);
report('what is read of a candidate, slowest', Math.max(...ofCandidates), 'ms', AIMS.indexingMs);
report('what the model takes in memory', megabytes() - before, 'MB', AIMS.megabytes);

async function answering(withMeaning: boolean): Promise<number> {
  const thread = coachThread({ meaning: withMeaning ? meaning : undefined, onDeath: console.error });
  const [asker] = candidates;
  await thread.of('asker').read(asker!.material);
  const asking = new AbortController();
  const index = async (user: number): Promise<void> => {
    for (let round = 0; !asking.signal.aborted; round += 1) {
      const { material } = candidates[(user + round * INDEXING_USERS) % candidates.length]!;
      const work = material.work.replaceAll(/\.(?=\s|$)/g, `, and so on ${user}-${round}.`);
      await thread.of(`user ${user}`).read({ ...material, work });
    }
  };
  const indexing = Array.from({ length: INDEXING_USERS }, (_, user) => index(user));
  const took: number[] = [];
  for (const question of questions.slice(0, ASKED)) {
    const turns = [{ role: 'user' as const, text: question }];
    took.push(await timed(() => thread.of('asker').answer({ material: asker!.material, turns })));
  }
  asking.abort();
  await Promise.all(indexing);
  await thread.close();
  return share(took, 0.95);
}

console.log(
  `p95 of an answer while four users index, by words alone: ${Math.round(await answering(false))} ms`,
);
report('p95 of an answer while four users index', await answering(true), 'ms', AIMS.answerP95Ms);
await models.close();
if (!isMet) process.exitCode = 1;
