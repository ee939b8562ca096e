import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Coach } from '../server/src/coach/answer.ts';
import type { DocumentPart } from '../server/src/coach/documents.ts';
import { FIELDS } from '../server/src/coach/knowledge/fields.ts';
import { NO_MATERIAL, type Material } from '../server/src/coach/material.ts';
import { openCoach } from './own-documents/open-coach.ts';
import { readParts } from './own-documents/read-parts.ts';

/**
 * Questions on users' own documents: does the section that answers come first, for the coach and in a model's prompt,
 * three at once, and beside twenty of the longest documents?
 *
 *   node bench/own-documents.ts [--set for-tuning|NAME] [--by-words] [--show wrong] [--without-long]
 *
 * Of what is held back only figures are printed.
 */
const { values } = parseArgs({
  options: {
    'by-words': { type: 'boolean', default: false },
    'without-long': { type: 'boolean', default: false },
    set: { type: 'string', default: 'all' },
    show: { type: 'string', default: 'none' },
  },
});
const LEAST_PERCENT = 85;
const DOCUMENTS = 20;
const MOST_CHARACTERS = 200_000;
const AT_ONCE = 3;

interface Asked {
  document: string;
  section: string;
  asked: string;
  wording: 'plain' | 'oblique';
}
/** The document that a company hands out, which begins with its name. */
const COMPANY = {
  tuning: 'handbook.md',
  school: 'policy.md',
  bikes: 'brochure.md',
  river: 'report.txt',
  brewery: 'brochure.md',
  council: 'guide.md',
  hospital: 'welcome.md',
  lender: 'about_us.md',
  'held-back': 'company.md',
  'held-back-2': 'company.md',
  'held-back-3': 'company.md',
};
type Set = keyof typeof COMPANY;
const isHeldBack = (set: Set): boolean => set.startsWith('held-back');

interface Asking {
  set: Set;
  company: string;
  parts: DocumentPart[];
  questions: Asked[];
}
type Way = (coach: Coach, chosen: Asking, question: Asked) => Promise<string | null>;

const thread = openCoach(values['by-words']);
const library = { fields: [...FIELDS.keys()], hidden: [] };

async function load(set: Set): Promise<Asking> {
  const folder = join(import.meta.dirname, 'own-documents', set);
  const parts = await readParts(set);
  const questions = JSON.parse(readFileSync(join(folder, 'questions.json'), 'utf8')) as Asked[];
  const company =
    /^#*\s*(.+?)(?::| Handbook|$)/m.exec(readFileSync(join(folder, COMPANY[set]), 'utf8'))?.[1] ?? '';
  return { set, company, parts, questions };
}
/** Somebody who has worked a little, of whose stories none answers. */
const materialOf = ({ company }: Asking): Material => ({
  ...NO_MATERIAL,
  company,
  work: `Assistant, Northwind Stationers, 2021 – 2023
- Put up the shelves of a new shop.
- Counted the stock each Friday and found two boxes that nobody had missed.
- Taught a new colleague the till in an afternoon.`,
});

const handle = (chosen: Asking, long: boolean) => ({
  owner: `${chosen.set} ${long}`,
  version: `${chosen.set} ${long}`,
});
const about = (chosen: Asking, long: boolean, { asked }: Asked) => ({
  material: materialOf(chosen),
  library,
  documents: handle(chosen, long),
  turns: [{ role: 'user' as const, text: asked }],
});

const WAYS: Record<string, (long: boolean) => Way> = {
  coach: (long) => async (coach, chosen, question) =>
    (await coach.answer(about(chosen, long, question))).source,
  prompt: (long) => async (coach, chosen, question) =>
    (await coach.brief(about(chosen, long, question))).passages[0]?.source ?? null,
};

/** Fields whose entries would answer what is asked of these documents. */
const NEAR_THEM = new Set([
  'data',
  'software',
  'product',
  'projects',
  'people',
  'human-resources',
  'sales',
  'marketing',
  'teaching',
  'charity',
  'customer-service',
]);
const NEAR_ONE: Partial<Record<Set, readonly string[]>> = {
  brewery: ['hospitality', 'manufacturing'],
  council: ['housing'],
  hospital: ['nursing', 'medicine', 'pharmacy', 'laboratory'],
  lender: ['finance', 'law'],
};

/** English text on other matters. */
function longDocuments(set: Set): DocumentPart[] {
  const isNear = (id: string): boolean => NEAR_THEM.has(id) || (NEAR_ONE[set]?.includes(id) ?? false);
  const entries = [...FIELDS].flatMap(([id, field]) => (isNear(id) ? [] : field.entries));
  const parts: DocumentPart[] = [];
  for (let document = 0; document < DOCUMENTS; document += 1) {
    for (let length = 0, at = 0; length < MOST_CHARACTERS; at += 1) {
      const entry = entries[(document * 31 + at * 13) % entries.length]!;
      const text = `${entry.answer} ${entry.points.join(' ')} Note ${document}-${at}.`;
      parts.push({ title: `Document ${document}`, path: ['Report', entry.name], text });
      length += text.length;
    }
  }
  return parts;
}

const sourceOf = ({ document, section }: Asked): string => {
  const title = document.replace(/\.\w+$/, '');
  return `From ${title}: ${section.length <= 40 ? section : `${section.slice(0, 39).trimEnd()}…`}`;
};

let isMet = true;
async function measure(chosen: Asking, long: boolean): Promise<void> {
  const coach = thread.of(handle(chosen, long).owner);
  await coach.read(materialOf(chosen));
  await coach.openLibrary(library);
  const begun = performance.now();
  await coach.openDocuments(handle(chosen, long).version, async () => [
    ...chosen.parts,
    ...(long ? longDocuments(chosen.set) : []),
  ]);
  await coach.learned();
  console.log(
    `\n${chosen.set}${long ? ', beside twenty of the longest' : ''}: ready in ${Math.round(performance.now() - begun)} ms`,
  );
  for (const [name, way] of Object.entries(WAYS)) {
    for (const atOnce of [1, AT_ONCE]) {
      const found: { question: Asked; source: string | null }[] = [];
      const took: number[] = [];
      for (let from = 0; from < chosen.questions.length; from += atOnce)
        found.push(
          ...(await Promise.all(
            chosen.questions.slice(from, from + atOnce).map(async (question) => {
              const start = performance.now();
              const source = await way(long)(coach, chosen, question);
              took.push(performance.now() - start);
              return { question, source };
            }),
          )),
        );
      const right = found.filter(({ question, source }) => source === sourceOf(question));
      const percent = Math.round((1_000 * right.length) / found.length) / 10;
      const p95 = Math.round(took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)]!);
      if (isHeldBack(chosen.set) && percent < LEAST_PERCENT) isMet = false;
      console.log(
        `  ${name}, ${atOnce} at once: right section first ${percent} % (aim ≥ ${LEAST_PERCENT} %) ${percent >= LEAST_PERCENT ? 'met' : 'MISSED'}, p95 ${p95} ms`,
      );
      if (values.show === 'wrong' && !isHeldBack(chosen.set) && atOnce === 1)
        for (const { question, source } of found.filter((one) => !right.includes(one)))
          console.log(
            `    ${question.wording}: ${question.asked}\n      wanted ${sourceOf(question)}, found ${source}`,
          );
    }
  }
}

for (const set of Object.keys(COMPANY) as Set[])
  if (values.set === 'all' || values.set === set || (values.set === 'for-tuning' && !isHeldBack(set)))
    for (const long of values['without-long'] ? [false] : [false, true]) await measure(await load(set), long);
await thread.close();
if (!isMet) process.exitCode = 1;
