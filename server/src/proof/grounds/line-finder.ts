import type { Grounds } from './grounds.ts';
import { sameAs } from '../lexicon/same-words.ts';
import { FUNCTION_WORDS } from '../lexicon/small-words.ts';
import { readLexemes, rootOf } from '../text/lexeme.ts';
import { numberAt } from '../text/read-number.ts';

export class LineFinder {
  private grounds: Grounds;
  private idf = new Map<string, number>();
  private n: number;
  private roots: Map<string, number>[] = [];
  private len: number[];
  constructor(grounds: Grounds) {
    this.grounds = grounds;
    this.n = grounds.lines.length;
    for (const [s, l] of grounds.stems) this.idf.set(s, Math.log(1 + this.n / l.size));
    this.roots = grounds.lines.map(
      (l) =>
        new Map(
          l.words
            .filter((w) => !FUNCTION_WORDS.has(w.low))
            .map((w) => [rootOf(w.stem), this.idf.get(w.stem) ?? 1]),
        ),
    );
    this.len = grounds.lines.map((l) => l.words.filter((w) => !FUNCTION_WORDS.has(w.low)).length);
  }
  /** a score for each line */
  scores(text: string): number[] {
    const out = new Array<number>(this.n).fill(0),
      named = readLexemes(text),
      seen = new Set<string>();
    for (let i = 0; i < named.length; i += 1) {
      const token = named[i]!;
      if (token.type === 'p' || FUNCTION_WORDS.has(token.low) || seen.has(token.stem)) continue;
      seen.add(token.stem);
      const n = numberAt((k) => named[k], i);
      if (n && !(token.low === 'one'))
        for (const f of this.grounds.figures)
          if (f.value === n.value || n.alts.includes(f.value)) out[f.line]! += f.value > 12 ? 3 : 1.5;
      if (token.type === 'n') continue;
      let lines = this.grounds.stems.get(token.stem) ?? this.grounds.stems.get(token.low);
      if (!lines) for (const s of sameAs(token.stem)) lines ??= this.grounds.stems.get(s);
      if (lines) {
        for (const l of lines) out[l]! += this.idf.get(token.stem) ?? 1.5;
        continue;
      }
      if (token.stem.length >= 4)
        this.roots.forEach((r, l) => {
          const v = r.get(rootOf(token.stem));
          if (v) out[l]! += 0.7 * v;
        });
    }
    return out.map((v, l) => v / Math.sqrt(6 + this.len[l]!));
  }
}
