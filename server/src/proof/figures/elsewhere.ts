import type { FigureClaim } from './figure-claim.ts';
import { LOOK_AHEAD } from './pairs.ts';
import type { Figure } from '../grounds/figure.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { isNumeral } from '../text/numeral.ts';
import { numberAt } from '../text/read-number.ts';

/** A figure by which a claim may stand, and where it was found. */
export interface Supporting {
  grounds: Grounds;
  figure: Figure;
}

/** In lexemes: how far before a figure words still belong to it. */
const FAR = 14;
/** What a line must have in common with a sentence to be what it tells of, and how much more than the figure's own. */
const P = (globalThis as any).PP ?? { LEAST: 3, MORE: 3 };

/**
 * Whether a sentence tells of one line, which has another figure for the same, and its own figure stands in lines of
 * which it does not tell: `24 stayed` of `26 patients, 23 still there` and `24 chairs`.
 */
export function isOfOtherLine(claim: FigureClaim, supporting: readonly Supporting[]): boolean {
  const rivals = claim.sentence.grounds.flatMap((grounds) =>
    grounds.figures
      .filter((figure) => isRival(claim, figure, supporting))
      .map((figure) => ({ grounds, figure })),
  );
  if (rivals.length === 0) return false;
  const own = Math.max(...supporting.map((one) => common(claim, one)));
  const other = Math.max(...rivals.map((one) => common(claim, one)));
  return other >= P.LEAST && other >= own * P.MORE;
}

function isRival({ number }: FigureClaim, figure: Figure, supporting: readonly Supporting[]): boolean {
  const [{ figure: one }] = supporting as [Supporting];
  if (supporting.some(({ figure: own }) => own.line === figure.line)) return false;
  if (figure.value === number.value || figure.kind === 'code') return false;
  if (number.currency) return figure.kind === 'money';
  if (number.percent) return figure.kind === 'percent';
  if (number.days) return figure.kind === 'time';
  return figure.kind === 'plain' || figure.kind === one.kind;
}

/** How much a line has in common with what is told around a claim: rare words weigh more. */
function common({ sentence, from, end }: FigureClaim, { grounds, figure: { line } }: Supporting): number {
  let sum = 0;
  const seen = new Set<string>();
  for (let at = Math.max(0, from - FAR); at < end + LOOK_AHEAD; at += 1) {
    if (at >= from && at < end) continue;
    const token = sentence.peek(at);
    if (!token || token.type === 'p' || FUNCTION_WORDS.has(token.low) || seen.has(token.stem)) continue;
    seen.add(token.stem);
    if (isNumeral(token)) {
      const number = numberAt(sentence.peek, at);
      if (
        number &&
        number.value > 1 &&
        grounds.figures.some((one) => one.line === line && one.value === number.value)
      )
        sum += 1.5;
      continue;
    }
    const lines = grounds.stems.get(token.stem);
    if (lines?.has(line)) sum += Math.log(1 + grounds.lines.length / lines.size);
  }
  return sum;
}
