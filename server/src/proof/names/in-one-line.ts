import type { Grounds } from '../grounds/grounds.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';

const ENDING = /(er|ing|s)$/;
const LEAST_ROOT = 5;

/** `first aid` has a first aider. */
export function linesOfAll(grounds: Grounds, named: readonly Lexeme[]): ReadonlySet<number> {
  const [first, ...others] = named.map((token) => linesOfForm(grounds, token));
  return new Set([...(first ?? [])].filter((line) => others.every((lines) => lines.has(line))));
}

function linesOfForm({ stems, roots }: Grounds, { stem, low }: Lexeme): ReadonlySet<number> {
  const root = wordRoot(stem);
  const same = [stems.get(stem), stems.get(low), stems.get(stem.replace(ENDING, ''))];
  if (root.length >= LEAST_ROOT) same.push(roots.get(root));
  return new Set(same.flatMap((lines) => [...(lines ?? [])]));
}
