/** Share of letters that need no change; may be 0 where it is below `least`. */
export function likeness(one: string, other: string, least: number): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > (1 - least) * longest) return 0;
  return 1 - changes(one, other) / longest;
}

/** Levenshtein's distance. */
function changes(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const kept = above[column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      here.push(Math.min(kept, above[column]! + 1, here[column - 1]! + 1));
    }
    above = here;
  }
  return above[other.length]!;
}
