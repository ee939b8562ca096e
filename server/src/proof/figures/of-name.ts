import type { FigureClaim } from './figure-claim.ts';
import type { Figure } from '../grounds/figures.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { abbreviates } from '../names/abbreviation.ts';

/** “the MIDAS 8-hour”, from `MIDAS 8`; “at risk over thirty days”, from `PAR30` */
export function isOfSameName(claim: FigureClaim, { line, at }: Figure, { lines }: Grounds): boolean {
  const { sentence, from, end } = claim;
  const names = [sentence.peek(from - 1), sentence.peek(end)];
  const { tokens } = lines[line]!;
  if (names.some((name) => name?.cap === true && tokens[at - 1]?.stem === name.stem)) return true;
  return tokens.slice(Math.max(0, at - 1), at + 2).some(({ text }) => {
    const [, letters, figure] = /^(\p{Lu}{2,4})(\d+)$/u.exec(text) ?? [];
    return letters !== undefined && Number(figure) === claim.number.value && isSpeltBefore(claim, letters);
  });
}

const FAR = 6;

function isSpeltBefore({ sentence, from }: FigureClaim, letters: string): boolean {
  const before = sentence.tokens.slice(Math.max(0, from - FAR), from).map(({ low }) => low);
  return before.some((_, first) =>
    before.some((__, last) => abbreviates(letters, before.slice(first, last + 1))),
  );
}
