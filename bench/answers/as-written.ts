/** How a line of an answer stands in what its user wrote. */
type Standing = 'as it is' | 'but for its I';

/** Where a sentence may begin: behind another one, a mark or a sign of a list. */
const BEGINS = String.raw`(?<=(?:^|[\n.!?;:,•*>|–—…-]|\b\d{1,2}[.)]|\bo)["“”'’)\]\s]*)`;
const ENDS = String.raw`(?=["”'’)\]]*\s*(?:$|[\n.!?;:,–—…•*|-]))`;

/** Tells of a line whether it is one of a text, whole between its marks; undefined where it is not. */
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

/** A sentence of the product's with the facts that it quotes in braces: `I work as {title}.` */
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

/** Tells of a line whether it is made of listed sentences; what their braces hold has to stand among the facts. */
export function productSentences(list: string): (line: string, facts: string) => boolean {
  const templates = list
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(templateOf);
  const isListed = (line: string, facts: string): boolean =>
    templates.some(({ pattern }) => {
      const found = pattern.exec(line);
      if (!found || !found.slice(1).every((fact) => isAmong(fact, facts))) return false;
      const rest = line.slice(found[0].length);
      return rest === '' || isListed(rest, facts);
    });
  return isListed;
}

const isAmong = (quoted: string, facts: string): boolean =>
  quoted.split(/, | and /).every((fact) => plain(facts).includes(plain(fact)));

const isAmongWords = (words: readonly string[], text: readonly string[]): boolean => {
  let at = 0;
  for (const word of text) if (word === words[at]) at += 1;
  return at === words.length;
};

/** A list that stands in cells, or with its years behind a dash, is read with commas and "to". */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).filter((word) => word !== 'to');

const plain = (text: string): string => ` ${wordsOf(text).join(' ')} `;

/** Whether a line is an entry of a list: its words stand in one line of the text, in their order, perhaps with other cells between. */
export const isEntryOf = (line: string, text: string): boolean =>
  plain(text).includes(plain(line)) ||
  text.split('\n').some((row) => isAmongWords(wordsOf(line), wordsOf(row)));
