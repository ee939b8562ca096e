/** How a line stands in the user's text. */
type Standing = 'as it is' | 'but for its I';

/** Where sentences may begin: behind a sentence, mark or bullet. */
const BEGINS = String.raw`(?<=(?:^|[\n.!?;:,•*>|–—…▸▹-]|\b\d{1,2}[.)]|\bo)["“”'’)\]\s]*)`;
const ENDS = String.raw`(?=["”'’)\]]*\s*(?:$|[\n.!?;:,–—…•*|-]))`;

/** Undefined: not a whole line of the text. */
export function readingOf(text: string): (line: string) => Standing | undefined {
  const page = text.replace(/(\*\*|__)|\s*\bPage \d+ of \d+\b/g, '');
  const written = `${page}\n${page.replace(/-\n\s*(?=\p{Ll})/gu, '')}`;
  const stands = (words: string): boolean => {
    const pattern = words
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
      .join(String.raw`\s+`);
    return new RegExp(BEGINS + pattern + ENDS, 'iu').test(written);
  };
  return (line) => {
    const words = line.replace(/(?<![!?…])[.]+$/, '');
    if (stands(line) || stands(words)) return 'as it is';
    const without = [
      words.replace(/^I (?:am |was (?=responsible))?/, ''),
      words.replace(/^I /, ''),
      words.replace(/, I (?=\p{Ll})/u, ', '),
    ];
    return without.some((rest) => rest !== words && stands(rest)) ? 'but for its I' : undefined;
  };
}

/** A product sentence with quoted facts in braces: `I work as {title}.` */
interface Template {
  pattern: RegExp;
}

const templateOf = (line: string): Template => ({
  pattern: new RegExp(
    `^${line
      .replace(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)
      .replace(/\{guess\}/g, '(?:.+?)')
      .replace(/\{[a-z]+\}/g, '(.+?)')}(?:\\s+|$)`,
    'u',
  ),
});

/** @param list templates; braces hold facts */
export function productSentences(list: string): (line: string, facts: readonly Facts[]) => boolean {
  const templates = list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(templateOf);
  const isListed = (line: string, facts: readonly Facts[]): boolean =>
    templates.some(({ pattern }) => {
      const found = pattern.exec(line);
      if (!found || !found.slice(1).every((fact) => isAmong(fact, facts))) return false;
      const rest = line.slice(found[0].length);
      return rest === '' || isListed(rest, facts);
    });
  return isListed;
}

const isAmong = (quoted: string, facts: readonly Facts[]): boolean =>
  quoted.split(/, | and /).every((fact) => facts.some(({ words }) => words.includes(plain(fact))));

const isAmongWords = (words: readonly string[], text: readonly string[]): boolean => {
  let at = 0;
  for (const word of text) if (word === words[at]) at += 1;
  return at === words.length;
};

/** Lists in cells or with dashes are read with commas and "to". */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => word !== 'to');

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

export interface Facts {
  words: string;
  rows: readonly (readonly string[])[];
}

export const factsIn = (text: string): Facts => ({
  words: plain(text),
  rows: text.split('\n').map(wordsOf),
});

/** Words of one row in order, cells between allowed. */
export const isEntryOf = (line: string, facts: readonly Facts[]): boolean =>
  facts.some(
    ({ words, rows }) => words.includes(plain(line)) || rows.some((row) => isAmongWords(wordsOf(line), row)),
  );
