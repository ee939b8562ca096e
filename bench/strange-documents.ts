import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Coach } from '../server/src/coach/answer.ts';
import type { DocumentPart } from '../server/src/coach/documents.ts';
import { NO_MATERIAL } from '../server/src/coach/material.ts';
import { judge } from './answers/judge.ts';
import { loadCandidates } from './answers/load-candidates.ts';
import { openCoach } from './own-documents/open-coach.ts';
import { readParts } from './own-documents/read-parts.ts';

/**
 * Candidates with a stranger's documents: how many answers that are right without them are lost to a section, and how
 * many remarks get one?
 *
 *   node bench/strange-documents.ts [--set tuning|held-back] [--show lost]
 */
const { values } = parseArgs({
  options: { set: { type: 'string', default: 'tuning' }, show: { type: 'string', default: 'none' } },
});
const set = values.set === 'held-back' ? 'held-back' : 'tuning';
const shows = values.show === 'lost' && set === 'tuning';
const MOST = { lost: 5, remarks: 12 };
const SETS = ['council', 'lender', 'school', 'brewery', 'river', 'bikes', 'hospital', 'tuning'] as const;
const ANOTHER = 3;
const VERSION = '1';
const library = { fields: null, hidden: [] };
const percent = (part: number, whole: number): number => Math.round((1_000 * part) / whole) / 10;
const verdict = (found: number, most: number): string =>
  `${found} % (aim ≤ ${most} %) ${found <= most ? 'met' : 'MISSED'}`;

const thread = openCoach();
const parts = new Map<string, DocumentPart[]>();
for (const name of SETS) {
  parts.set(name, await readParts(name));
  const coach = thread.of(name);
  await coach.openDocuments(VERSION, async () => parts.get(name)!);
  await coach.learned();
}
const beside = (name: string) => ({ owner: name, version: VERSION });
const turnsOf = (text: string) => [{ role: 'user' as const, text }];

const plain = thread.of('nobody');
let right = 0;
let lost = 0;
for (const [at, { material, questions }] of (await loadCandidates(set)).entries()) {
  await plain.read(material);
  for (const name of [SETS[at % SETS.length]!, SETS[(at + ANOTHER) % SETS.length]!])
    for (const question of questions.filter(({ kind }) => kind !== 'follow-up')) {
      const asked = { material, library, turns: turnsOf(question.ask) };
      const isRight = async (coach: Coach, documents?: ReturnType<typeof beside>): Promise<boolean> =>
        judge(question, (await coach.answer({ ...asked, documents })).text).firstIsRight;
      if (!(await isRight(plain))) continue;
      right += 1;
      if (await isRight(thread.of(name), beside(name))) continue;
      lost += 1;
      if (shows) console.log(`  lost beside ${name}: ${question.kind}: ${question.ask}`);
    }
}
const lostPercent = percent(lost, right);
console.log(`${set}: of ${right} right answers lost to a section: ${verdict(lostPercent, MOST.lost)}`);

interface Heard {
  heard: string;
  asks: boolean;
}
const heard = readFileSync(new URL(`remarks/${set}.jsonl`, import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Heard);
const material = {
  ...NO_MATERIAL,
  work: 'Assistant, Northwind Stationers, 2021 – 2023\n- Put up the shelves.',
};
const sections = { remarks: 0, questions: 0 };
for (const name of SETS.slice(0, 2))
  for (const { heard: text, asks } of heard) {
    const asked = { material, library, documents: beside(name), turns: turnsOf(text) };
    const { source } = await thread.of(name).answer(asked);
    const isSection = parts.get(name)!.some(({ title }) => source?.startsWith(`From ${title}`));
    if (isSection) sections[asks ? 'questions' : 'remarks'] += 1;
    if (isSection && !asks && shows) console.log(`  told for a remark: ${text}: ${source}`);
  }
const remarks = 2 * heard.filter(({ asks }) => !asks).length;
const told = percent(sections.remarks, remarks);
console.log(`${set}: of ${remarks} remarks told a section: ${verdict(told, MOST.remarks)}`);
console.log(`  of ${2 * heard.length - remarks} questions: ${sections.questions}`);
await thread.close();
if (lostPercent > MOST.lost || told > MOST.remarks) process.exitCode = 1;
