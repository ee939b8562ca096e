// holds comments to readable lengths, and exported names to one meaning
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

/** Most words of comments in any file and in all files of a kind. */
const LIMITS = {
  file: 250,
  product: 40_000,
  tests: 15_000,
};

const SOURCES = '{bench,contracts,e2e,scripts,server,training,web}/**/*.{ts,tsx,mjs}';
const NOT_OURS = /(?:^|\/)(?:node_modules|dist|data)(?:\/|$)/;
const KINDS = { product: 'the product', tests: 'tests' };
const PRODUCT = /^(?:contracts|server|web)\/(?!testing\/)(?!.*(?:\/testing\/|\.test\.))/;
/** Loaded by name: migrations, candidates, stand-ins of threads. */
const ALIKE = /^(?:server\/src\/db\/migrations|bench\/answers\/candidates)\/|\/testing\/faulty-[^/]*$/;

/** First words that leave the subject elsewhere. */
const POINTERS = new Set(
  `i me my mine we us our ours you your yours he him his she her hers it its they them their theirs this that these
  those such who whom whose which what whatever whoever none nobody nothing everything anything somebody
  about above across after against along among around as at before behind below beneath beside between beyond by
  down during except for from in inside into like near of off on onto out outside over per since than through till
  to toward towards under until up upon via with within without`.split(/\s+/),
);

/** Whether the first word is a pointer; `US dollars` and `404 for` begin with none. */
function isPointing(text) {
  const [, first = ''] = /^[^\p{L}\p{N}`]*([\p{L}']+)/u.exec(text) ?? [];
  return first !== 'US' && POINTERS.has(first.toLowerCase());
}

const wordsIn = (text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** Adjoining line comments count as one. */
function commentsOf(source, comments) {
  const texts = [];
  let last;
  for (const { type, value: text, start, end } of comments) {
    const goesOn =
      type === 'Line' && last?.type === 'Line' && /^\r?\n[ \t]*$/.test(source.slice(last.end, start));
    if (goesOn) texts.push(`${texts.pop()} ${text}`);
    else texts.push(text);
    last = { type, end };
  }
  return texts;
}

const namesOf = ({ staticExports }) =>
  new Set(
    staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ moduleRequest, exportName }) => moduleRequest === null && exportName.kind === 'Name')
      .map(({ exportName }) => exportName.name),
  );

/**
 * @param root holds contracts/, server/, web/
 * @returns place, kind, comments and exported names of each file
 * @throws for an unparseable file, or none
 */
export function readSources(root) {
  const files = globSync(SOURCES, { cwd: root, exclude: (path) => NOT_OURS.test(path) }).toSorted();
  if (files.length === 0) throw new Error('No source file: this check would hold nothing.');
  return files.map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const { comments, module, errors } = parseSync(file, source);
    if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
    const texts = commentsOf(source, comments);
    return {
      file,
      kind: PRODUCT.test(file) ? 'product' : 'tests',
      comments: texts,
      words: texts.reduce((sum, text) => sum + wordsIn(text).length, 0),
      names: ALIKE.test(file) ? [] : [...namesOf(module)],
    };
  });
}

/** @returns names with their files */
export function doubledNames(sources) {
  const files = new Map();
  for (const { file, names } of sources)
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file]);
  return [...files].filter(([, places]) => places.length > 1).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/** @returns words, comments, and comments that begin with a pointer */
export function wordFigures(sources, kind) {
  const comments = sources.filter((source) => source.kind === kind).flatMap((source) => source.comments);
  return {
    words: comments.reduce((sum, text) => sum + wordsIn(text).length, 0),
    comments: comments.length,
    pointing: comments.filter(isPointing).length,
  };
}

/** @returns faults as lines; empty: fine */
export function wordFaults(sources, limits = LIMITS) {
  return [
    ...sources
      .filter(({ words }) => words > limits.file)
      .map(({ file, words }) => `${file} has ${words} words of comments; at most ${limits.file}.`),
    ...Object.entries(KINDS).flatMap(([kind, name]) => {
      const { words } = wordFigures(sources, kind);
      return words > limits[kind]
        ? [`All comments of ${name} have ${words} words; at most ${limits[kind]}.`]
        : [];
    }),
    ...doubledNames(sources).map(
      ([name, files]) => `${name} is exported by ${files.join(' and ')}: give one another name.`,
    ),
  ];
}

if (process.argv[1] && relative(import.meta.filename, process.argv[1]) === '') {
  const sources = readSources(process.cwd());
  for (const [kind, name] of Object.entries(KINDS)) {
    const { words, comments, pointing } = wordFigures(sources, kind);
    const share = Math.round((100 * pointing) / comments);
    console.log(
      `${name}: ${words} words in ${comments} comments, ${share} % begin with a pronoun or preposition`,
    );
  }
  console.log(`exported names that stand in several files: ${doubledNames(sources).length}`);
  const faults = wordFaults(sources);
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
