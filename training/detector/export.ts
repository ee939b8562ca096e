import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TURN_GAP } from '../../server/src/question-detector/join-sentences.ts';
import { SILENCE, WORDS_BEFORE } from '../../server/src/question-detector/judge.ts';
import { askedPieces } from './asked-pieces.ts';
import type { SentencePiece } from './piece.ts';
import { type LabelledPassage, readSequences, type SpokenSequence } from './read-sequences.ts';

/**
 * Training examples as JSON: pieces, words before, whether and what they ask.
 * node training/detector/export.ts [--without val,dev8] [--anew writer-8,writer-9] > examples.json
 * `--anew`: for a model that has learned the others, of which each sixth is given again; these are given twice.
 */
const HERE = new URL('./', import.meta.url);
const PREPARED = new URL('../prepared/lines/', HERE);
/** Share of lines written for usual questions. */
const ONE_OF = 5;
const SIXTH = 6;
const { values } = parseArgs({
  options: { without: { type: 'string', default: '' }, anew: { type: 'string', default: '' } },
});

const lastWords = (text: string): string => text.split(' ').filter(Boolean).slice(-WORDS_BEFORE).join(' ');
const read = (file: URL): string => readFileSync(file, 'utf8');
const filesIn = (folder: URL, ending: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted();

/** Whole passages, and their last asking sentence. */
function piecesOf({ rows, passages }: SpokenSequence): SentencePiece[] {
  const words = rows.flatMap(({ pause = 0, words: own }, at) =>
    at > 0 && pause > TURN_GAP ? [{ text: SILENCE, passage: undefined }, ...own] : own,
  );
  return passages.flatMap((passage: LabelledPassage) => {
    const from = words.findIndex((word) => word.passage === passage);
    const own = words.filter((word) => word.passage === passage).map(({ text }) => text);
    const before = words.slice(0, Math.max(from, 0)).map(({ text }) => text);
    const piece = (start: number): SentencePiece => ({
      text: own.slice(start).join(' '),
      before: lastWords([...before, ...own.slice(0, start)].join(' ')),
      asks: passage.asks,
      kind: passage.kind,
    });
    const last = own.findLastIndex((word, at) => at < own.length - 1 && /[.?!]$/.test(word)) + 1;
    return own.length === 0 ? [] : last > 0 ? [piece(0), piece(last)] : [piece(0)];
  });
}

function headedLines(file: URL, asks: boolean): SentencePiece[] {
  let kind = '';
  return read(file)
    .split('\n')
    .flatMap((line) => {
      if (line.startsWith('#')) kind = line.slice(1);
      return line.trim() === '' || line.startsWith('#')
        ? []
        : [{ text: line.trim(), before: '', asks, kind }];
    });
}

async function piecesIn(writers: readonly string[]): Promise<SentencePiece[]> {
  const spoken = writers.flatMap((name) => readSequences(read(new URL(`sequences/${name}.txt`, HERE))));
  return [...spoken.flatMap(piecesOf), ...(await Promise.all(spoken.map(askedPieces))).flat()];
}

const left = new Set(values.without.split(','));
const anew = new Set(values.anew.split(','));
const writers = filesIn(new URL('sequences/', HERE), '.txt')
  .map((name) => name.replace('.txt', ''))
  .filter((name) => !left.has(name));
const sequences = await piecesIn(writers.filter((name) => !anew.has(name)));
const fresh = await piecesIn(writers.filter((name) => anew.has(name)));
const lines = [
  ...headedLines(new URL('lines/non-questions.txt', HERE), false),
  ...headedLines(new URL('lines/questions.txt', HERE), true),
];
const withBefore = filesIn(new URL('lines/', HERE), '.jsonl').flatMap((name) =>
  read(new URL(`lines/${name}`, HERE))
    .trim()
    .split('\n')
    .map((line) => {
      const { text, before, asks, kind } = JSON.parse(line) as SentencePiece;
      return { text, before: lastWords(before), asks, kind };
    }),
);
const questions = ['means', 'none'].flatMap((folder) =>
  filesIn(new URL(`${folder}/`, PREPARED), '.txt')
    .filter((name) => name !== 'asks-nothing.txt')
    .flatMap((name) => read(new URL(`${folder}/${name}`, PREPARED)).split('\n'))
    .filter(
      (line) => line.trim() && !line.startsWith('#') && (folder === 'means' || line.trim().endsWith('?')),
    )
    .filter((_, at) => at % ONE_OF === 0)
    .map((line): SentencePiece => ({ text: line.trim(), before: '', asks: true, kind: null })),
);
const known = [...sequences, ...lines, ...withBefore, ...questions].filter(({ text }) => text.length > 1);
const pieces =
  fresh.length === 0 ? known : [...known.filter((_, at) => at % SIXTH === 0), ...fresh, ...fresh];
console.error(
  `${pieces.length} pieces, ${pieces.filter(({ asks }) => asks).length} ask: ${sequences.length} of sequences, ${lines.length} lines, ${withBefore.length} with what was before, ${questions.length} questions`,
);
console.log(JSON.stringify(pieces));
