const LONGEST_LOOP = 8;
const MOST_TIMES = 3;

/**
 * Removes foreign scripts and a phrase's third repetition: signs that a small model has lost its way.
 * @returns text up to the loop, and whether it is whole
 */
export function plausibleText(decoded: string): { text: string; isWhole: boolean } {
  const words = decoded.trim().split(/\s+/);
  if (/\p{L}/u.test(decoded.replace(/\p{Script=Latin}/gu, ''))) return { text: '', isWhole: false };
  for (let at = 0; at < words.length; at += 1) {
    for (let length = 1; length <= LONGEST_LOOP; length += 1) {
      if (!isLoop(words, at, length)) continue;
      return { text: words.slice(0, at + length).join(' '), isWhole: false };
    }
  }
  return { text: words.join(' '), isWhole: true };
}

function isLoop(words: readonly string[], at: number, length: number): boolean {
  if (at + MOST_TIMES * length > words.length) return false;
  for (let offset = length; offset < MOST_TIMES * length; offset += 1)
    if (bare(words[at + offset]!) !== bare(words[at + (offset % length)]!)) return false;
  return true;
}

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
