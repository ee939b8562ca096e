import { readdirSync, readFileSync } from 'node:fs';
import { usualMaterial } from '../../bench/usual/ask-people.ts';
import { type UsualPerson, readPeople } from '../../bench/usual/person.ts';
import { lineLabeller } from '../../server/src/coach/line-labeller.ts';
import { indexMaterial } from '../../server/src/coach/index-material.ts';
import { fileReader } from '../../server/src/features/material/reading/file-reader.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';

/** Sentences with their vectors for `fit_kinds.py`: `node training/meaning/export-kinds.ts > kinds.json` */
const models = sentenceModels({ onFailure: console.error });
const meaning = models.of('meaning');
const read = async (texts: readonly string[]): Promise<{ text: string; vector: number[] }[]> => {
  const sentences: { text: string; vector: number[] }[] = [];
  for (const text of texts) {
    const vector = [...(await meaning.vector(text))!].map((one) => Number(one.toFixed(4)));
    sentences.push({ text, vector });
  }
  return sentences;
};
const here = (name: string): URL => new URL(name, import.meta.url);

const labeller = lineLabeller({ onFailure: console.error });
const reader = fileReader({ maxSeconds: 120 });
async function storiesOf(person: UsualPerson): Promise<string[][]> {
  const material = await usualMaterial(person, reader, labeller);
  const { candidate } = indexMaterial(material, await labeller.labelsIn(material));
  const told = candidate.episodes.map(({ sentences }) => sentences.map(({ text }) => text));
  return [...told, ...candidate.holdings.map(({ text }) => [text])];
}

const people = [];
for (const person of readPeople('people')) {
  const stories = [];
  for (const texts of await storiesOf(person)) stories.push(await read(texts));
  people.push({ id: person.id, expects: person.expects, stories });
}
reader.close();
await labeller.close();

const examples = [];
for (const file of readdirSync(here('examples/'))) {
  let heading = '';
  for (const line of readFileSync(here(`examples/${file}`), 'utf8').split('\n')) {
    if (line.startsWith('#')) heading = line.slice(1).trim();
    const [, also = '', text] = /^\+ (?:\[([^\]]*)\] )?(.+)$/.exec(line) ?? [];
    if (text === undefined) continue;
    const headings = [heading, ...also.split(/[ ,]+/)].filter(Boolean);
    examples.push({ headings, story: await read(text.trim().split(/(?<=[.!?])\s+(?=\p{Lu})/u)) });
  }
}

const written = [];
for (const file of readdirSync(here('sentences/')))
  for (const line of readFileSync(here(`sentences/${file}`), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const { text, answers } = JSON.parse(line) as { text: string; answers: string[] };
    written.push({ writer: file.replace('.jsonl', ''), answers, ...(await read([text]))[0]! });
  }
await models.close();
console.log(JSON.stringify({ people, examples, written }));
