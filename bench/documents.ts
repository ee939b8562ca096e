import { setTimeout as delay } from 'node:timers/promises';
import { coachThread, type Coach } from '../server/src/coach/answer.ts';
import type { DocumentPart } from '../server/src/coach/documents.ts';
import { FIELDS } from '../server/src/coach/knowledge/fields.ts';
import { NO_MATERIAL } from '../server/src/coach/material.ts';

/**
 * Search in all fields and twenty documents for a hundred users, one waiting beside the longest documents; then
 * twenty users with the longest, beside one who asks: answer time and memory.
 * node bench/documents.ts
 */
const AIMS = { p95Ms: 80, answerMs: 300, megabytes: 800, grownMegabytes: 60 };
const DOCUMENTS = 20;
const USUAL_CHARACTERS = 20_000;
const MOST_CHARACTERS = 200_000;
const USERS = 100;
const FULL_USERS = 20;
/** The first round fills the cache. */
const ROUNDS = 3;
const QUESTIONS = [
  'What does the Leakfinder do?',
  'What do you know about us?',
  'What is a hash table?',
  'How would you explain double-entry bookkeeping to a shop owner?',
  'Why do you want to work in the Fenwick valley?',
];

const entries = [...FIELDS.values()].flatMap((field) => field.entries);
const library = { fields: [...FIELDS.keys()], hidden: [] };
const material = { ...NO_MATERIAL, company: 'Aldermoor Water' };

/** English text, shuffled by user. */
function documentsOf(user: number, characters: number): DocumentPart[] {
  const parts: DocumentPart[] = [];
  for (let document = 0; document < DOCUMENTS; document += 1) {
    for (let length = 0, at = 0; length < characters; at += 1) {
      const entry = entries[(user * 7 + document * 31 + at * 13) % entries.length]!;
      const text = `${entry.answer} ${entry.points.join(' ')} Note ${user}-${document}-${at}.`;
      parts.push({ title: `Document ${document}`, path: ['Report', entry.name], text });
      length += text.length;
    }
  }
  const told = 'Aldermoor Water makes the Leakfinder in the Fenwick valley.';
  return [...parts, { title: 'Briefing', path: ['About them'], text: told }];
}

/** Made once, as it blocks the event loop. */
const longest = documentsOf(USERS, MOST_CHARACTERS);

const handle = (user: number) => ({ owner: `user ${user}`, version: `version of ${user}` });
const open = (user: number, parts: readonly DocumentPart[]): Promise<void> =>
  thread.of(handle(user).owner).openDocuments(handle(user).version, async () => parts);

async function lookUp(coach: Coach, user: number, text: string): Promise<number> {
  const begun = performance.now();
  const asked = { material, library, documents: handle(user), turns: [{ role: 'user' as const, text }] };
  const found = (await coach.brief(asked)).passages;
  if (text === QUESTIONS[0] && found[0]?.source !== 'From Briefing: About them') throw new Error('not found');
  return performance.now() - begun;
}

const p95 = (took: readonly number[]): number =>
  Math.round(took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.95)]! * 10) / 10;

/** One user's answers beside the longest documents. */
async function answersBeside(others: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const coach = thread.of('the one who asks');
  const isOver = others.then(() => true);
  for (let at = 0; !(await Promise.race([isOver, delay(20, false)])); at += 1) {
    const begun = performance.now();
    const turns = [{ role: 'user' as const, text: QUESTIONS[at % QUESTIONS.length]! }];
    await coach.answer({ material, library, turns });
    took.push(performance.now() - begun);
  }
  return took;
}

async function askAfterAll(users: readonly number[]): Promise<void> {
  await Promise.all(
    users.map(async (user) => {
      await open(user, longest);
      await lookUp(thread.of(handle(user).owner), user, QUESTIONS[1]!);
    }),
  );
}

function report(what: string, value: number, unit: string, aim: number): void {
  console.log(`${what}: ${value} ${unit} (aim ≤ ${aim}) ${value <= aim ? 'met' : 'MISSED'}`);
  if (value > aim) process.exitCode = 1;
}

const thread = coachThread();
await thread.of('anybody').openLibrary(library);

const took: number[] = [];
const opening: number[] = [];
for (let user = 0; user < USERS; user += 1) {
  const coach = thread.of(handle(user).owner);
  const begun = performance.now();
  await open(user, documentsOf(user, USUAL_CHARACTERS));
  opening.push(performance.now() - begun);
  for (const question of QUESTIONS) took.push(await lookUp(coach, user, question));
}
report('a look-up, 95th percentile', p95(took), 'ms', AIMS.p95Ms);
console.log(
  `twenty documents of ${USUAL_CHARACTERS} characters are ready in ${p95(opening)} ms, 95th percentile`,
);
const largest = USERS;
const begun = performance.now();
const isReady = open(largest, longest).then(() => true);
const beside: number[] = [];
const other = largest - 1;
while (!(await Promise.race([isReady, delay(20, false)])))
  beside.push(await lookUp(thread.of(handle(other).owner), other, QUESTIONS[1]!));
const seconds = Math.round((performance.now() - begun) / 100) / 10;
console.log(`twenty documents of ${MOST_CHARACTERS} characters are ready in ${seconds} s`);
report('a look-up of somebody else meanwhile, 95th percentile', p95(beside), 'ms', AIMS.p95Ms);
const own: number[] = [];
for (let at = 0; at < 50; at += 1)
  own.push(await lookUp(thread.of(handle(largest).owner), largest, QUESTIONS[at % QUESTIONS.length]!));
report('a look-up in the longest documents, 95th percentile', p95(own), 'ms', AIMS.p95Ms);

const full = Array.from({ length: FULL_USERS }, (_, at) => USERS + 1 + at);
const memory: number[] = [];
const answers: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  answers.push(...(await answersBeside(askAfterAll(full))));
  memory.push(Math.round(process.memoryUsage().rss / 1e6));
}
console.log(`${answers.length} answers beside ${FULL_USERS} users with the longest documents`);
report('such an answer, 95th percentile', p95(answers), 'ms', AIMS.answerMs);
report('the slowest of them', Math.round(Math.max(...answers)), 'ms', AIMS.answerMs);
console.log(`the process after each time: ${memory.join(', ')} MB`);
report('the process at most', Math.max(...memory), 'MB', AIMS.megabytes);
report(
  'what it grew by since the first time',
  Math.max(...memory.slice(1)) - memory[0]!,
  'MB',
  AIMS.grownMegabytes,
);
await thread.close();
