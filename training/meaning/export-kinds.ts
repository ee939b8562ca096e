import { readdirSync, readFileSync } from 'node:fs';
import { usualMaterial } from '../../bench/usual/ask-people.ts';
import { readPeople } from '../../bench/usual/person.ts';
import { lineLabeller } from '../../server/src/coach/line-labeller.ts';
import { indexMaterial } from '../../server/src/coach/index-material.ts';
import { fileReader } from '../../server/src/features/material/reading/file-reader.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';

/** Rows for `fit_kinds.py`: `node training/meaning/export-kinds.ts > kinds.json` */
const HEADINGS = {
  conflict: ['conflict'],
  'disagreed-manager': ['disagreeing-upwards'],
  'difficult-customer': ['angry-customer'],
  failure: ['failure', 'setback'],
  mistake: ['mistake'],
  pressure: ['pressure', 'deadline', 'crisis'],
  'learned-quickly': ['learning-fast'],
  'led-team': ['leading'],
} as const;
type Kind = keyof typeof HEADINGS;
const KINDS = Object.keys(HEADINGS) as Kind[];

const NEAR: Record<Kind, string> = {
  conflict: 'difficult-person mediation teamwork',
  'disagreed-manager': 'speaking-up persuasion saying-no unpopular-decision',
  'difficult-customer': 'customer-care difficult-person saying-no difficult-message',
  failure: 'missed-deadline rejection mistake lost-customer lesson-learned',
  mistake: 'failure missed-deadline ethics lesson-learned',
  pressure: 'keeping-running adapting prioritising missed-deadline scarce-resources',
  'learned-quickly': 'adopting-tools career-change self-improvement adapting',
  'led-team':
    'delegation motivating mentoring leading-change teamwork hiring performing turnaround launch crisis teaching',
};

type Answers = Record<Kind, boolean | null>;
const forEach = (tell: (kind: Kind) => boolean | null): Answers =>
  Object.fromEntries(KINDS.map((kind) => [kind, tell(kind)])) as Answers;

const models = sentenceModels({ onFailure: console.error });
const meaning = models.of('meaning');
const rows: { who: string; vector: number[]; answers: Answers }[] = [];

async function add(who: string, texts: readonly string[], answers: Answers): Promise<void> {
  const vectors: Float32Array[] = [];
  for (const text of texts) vectors.push((await meaning.vector(text))!);
  const sums = [...vectors[0]!].map((_one, at) => vectors.reduce((sum, vector) => sum + vector[at]!, 0));
  const length = Math.hypot(...sums);
  rows.push({ who, vector: sums.map((sum) => Number((sum / length).toFixed(4))), answers });
}

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

function sharedWith(expected: string, story: string): number {
  const words = new Set(story.split(' '));
  const quoted = [...expected.matchAll(/["“]([^"”]{4,})["”]/gu)].map(([, quotation = '']) =>
    plain(quotation),
  );
  const inStory = quoted.filter((quotation) => story.includes(quotation));
  const own = new Set(plain(expected.replaceAll(/\([^)]*\)/g, '')).split(' '));
  const shared = [...own].filter((word) => words.has(word) && (word.length > 3 || /^\d+$/.test(word)));
  return 3 * inStory.filter((quotation) => quotation.includes(' ')).length + shared.length / 2;
}

const SURELY = 3;
const PERHAPS = 1.5;

const labeller = lineLabeller({ onFailure: console.error });
const reader = fileReader({ maxSeconds: 120 });
for (const person of readPeople('people')) {
  const material = await usualMaterial(person, reader, labeller);
  const { episodes } = indexMaterial(material, await labeller.labelsIn(material)).candidate;
  const told = episodes.map(({ sentences }) => sentences.map(({ text }) => text));
  const shared = (kind: Kind, at: number): number =>
    /^frame\b/i.test(person.expects[kind]) ? 0 : sharedWith(person.expects[kind], plain(told[at]!.join(' ')));
  for (const [at, texts] of told.entries())
    await add(
      person.id,
      texts,
      forEach((kind) => {
        const most = Math.max(...told.map((_texts, other) => shared(kind, other)));
        const own = shared(kind, at);
        if (own >= SURELY && own >= most - 2) return true;
        return own >= PERHAPS ? null : false;
      }),
    );
}
reader.close();
await labeller.close();

const folder = new URL('examples/', import.meta.url);
for (const file of readdirSync(folder)) {
  let heading = '';
  for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
    if (line.startsWith('#')) heading = line.slice(1).trim();
    const [, also = '', text] = /^\+ (?:\[([^\]]*)\] )?(.+)$/.exec(line) ?? [];
    if (text === undefined) continue;
    const headings = [heading, ...also.split(/[ ,]+/)];
    const answers = forEach((kind) => {
      if (headings.some((one) => HEADINGS[kind].some((asking) => asking === one))) return true;
      return headings.some((one) => NEAR[kind].split(' ').includes(one)) ? null : false;
    });
    await add('examples', text.trim().split(/(?<=[.!?])\s+(?=\p{Lu})/u), answers);
  }
}
await models.close();
console.log(JSON.stringify(rows));
