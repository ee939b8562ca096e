import { IDIOMS_BY_FIRST } from '../lexicon/idioms.ts';
import { SCALES } from '../lexicon/numerals.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { isNumeral, numberAt, type ReadNumber } from '../text/read-number.ts';

export function endOfIdiom(sentence: SentenceSoFar, i: number): number {
  const token = sentence.peek(i)!;
  let best = 0;
  for (const key of isNumeral(token) ? [token.low, 'N'] : [token.low])
    for (const p of IDIOMS_BY_FIRST.get(key) ?? []) {
      let j = i + 1,
        k = 1;
      for (; k < p.length; k += 1) {
        let x = sentence.peek(j);
        while (x && x.text === '-' && !p[k]!.includes('-')) {
          j += 1;
          x = sentence.peek(j);
        }
        if (!x) break;
        const { low } = x;
        const isNumber = isNumeral(x);
        if (!p[k]!.some((w) => w === '*' || w === low || (w === 'N' && isNumber))) break;
        j += 1;
      }
      if (k === p.length && !goesOn(sentence, j)) best = Math.max(best, j);
    }
  const n = isNumeral(token) || token.low === 'a' ? numberAt(sentence.peek, i) : undefined;
  if (n?.percent && n.words && (n.value === 110 || isSplit(sentence, i, n))) return Math.max(best, n.end);
  if (n && (n.value === 100 || n.value === 1000) && n.percent) {
    const x = sentence.peek(n.end);
    if (
      x &&
      /^(sure|certain|committed|behind|honest|clear|ready|there|on|convinced|agree|reliable|transparent|confident|focused|sold|yes|with|about|happy|sincere|genuine)$/.test(
        x.low,
      )
    )
      best = Math.max(best, n.end + 1);
    if (
      sentence.tokens.slice(Math.max(0, i - 4), i).some((y) => /^(give|gave|giving|given|gives)$/.test(y.low))
    )
      best = Math.max(best, n.end);
  }
  return best;
}

/** `nine to five hundred` is no `nine to five`. */
const goesOn = ({ peek }: SentenceSoFar, end: number): boolean => {
  const [last, next] = [peek(end - 1), peek(end)];
  return !!last && !!next && isNumeral(last) && last.type === 'w' && SCALES[next.low] !== undefined;
};

/** “Ninety per cent listening and ten per cent gauges” */
function isSplit(sentence: SentenceSoFar, at: number, { value, end }: ReadNumber): boolean {
  const others = [end + 2, end + 1, at - 5, at - 4].map(
    (place) => place >= 0 && numberAt(sentence.peek, place),
  );
  return others.some((other) => other && other.percent && other.value + value === 100);
}
