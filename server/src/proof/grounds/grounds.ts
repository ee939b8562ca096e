import { Figures } from './figures.ts';
import { initialsOf, initialsOfNames, stretchesOf } from './initials.ts';
import { DEGREES } from '../lexicon/qualifications.ts';
import { CONNECTING, FUNCTION_WORDS, NEGATIVE } from '../lexicon/small-words.ts';
import { innerWords } from '../text/inner-words.ts';
import { type Lexeme, readLexemes, rootOf, squash, stemOf, unaccented } from '../text/lexeme.ts';

/** What may be said: an index of lines, by word, phrase, abbreviation and figure. */
export class Grounds extends Figures {
  readonly lines: { tokens: Lexeme[]; words: Lexeme[] }[] = [];
  stems = new Map<string, Set<number>>();
  roots = new Set<string>();
  phrases = new Map<string, Set<number>>();
  glued = new Set<string>();
  initials = new Set<string>();
  /** initials of words that are all capitalised */
  strong = new Set<string>();
  caps = new Set<string>();
  acronyms = new Set<string>();
  degrees = new Set<string>();
  hasNegative = false;
  long: string[] = [];
  /** lines of the posting */
  posting: Set<number>;

  constructor(lines: string[], now = new Date(), posting: number[] = []) {
    super(now);
    this.posting = new Set(posting);
    lines.forEach((l) => this.add(l));
    this.long = [...this.stems.keys()].filter((s) => s.length >= 5);
  }

  private add(text: string): void {
    const line = this.lines.length;
    const tokens = readLexemes(text);
    const words = tokens.filter((token) => token.type !== 'p');
    this.lines.push({ tokens, words });
    const put = (map: Map<string, Set<number>>, key: string) => {
      if (!key) return;
      const s = map.get(key);
      if (s) s.add(line);
      else map.set(key, new Set([line]));
    };

    for (const token of words) {
      put(this.stems, token.stem);
      put(this.stems, token.low);
      this.roots.add(rootOf(token.stem));
      if (token.type === 'w') {
        const parts = innerWords(token.text.replace(/[.'’]/g, ''));
        if (parts.length > 1)
          for (const p of parts)
            if (p.length > 1) {
              put(this.stems, stemOf(unaccented(p)));
              if (/^\d+$/.test(p))
                this.fact({
                  value: Number(p),
                  kind: /^p\d\d$/.test(token.low) ? 'percent' : 'code',
                  currency: '',
                  days: 0,
                  line,
                  at: 0,
                  noun: '',
                });
            }
        if (/^\p{Lu}[\p{Lu}\p{Ll}&]{1,6}s?$/u.test(token.text) && /\p{Lu}.*\p{Lu}/u.test(token.text))
          this.acronyms.add(squash(token.text).replace(/s$/, ''));
        if (token.cap) {
          this.caps.add(squash(token.text));
          for (const p of parts) this.caps.add(squash(p));
        }
        if (
          /^M\.?S\.?$/.test(token.text) &&
          (token.text.includes('.') || words[words.indexOf(token) + 1]?.low === 'in')
        )
          this.degrees.add('master');
        const d = DEGREES[squash(token.text)];
        if ((d && !(token.low === 'ma' || token.low === 'ba')) || (d && token.cap)) this.degrees.add(d);
      }
      if (NEGATIVE.has(token.low) || token.low.endsWith("n't")) this.hasNegative = true;
    }
    // phrases of content words, whole or glued
    const content = words.filter((token) => !CONNECTING.has(token.low) && !FUNCTION_WORDS.has(token.low));
    const raws = new Map(words.map((w) => [w, squash(w.text)]));
    for (const list of [content, words])
      for (let i = 0; i < list.length; i += 1) {
        let key = '',
          raw = '';
        for (let n = 0; n < 6 && i + n < list.length; n += 1) {
          key += (n ? ' ' : '') + list[i + n]!.stem;
          raw += raws.get(list[i + n]!)!;
          put(this.phrases, key);
          if (n < 4) {
            this.glued.add(raw);
            if (raw.endsWith('s')) this.glued.add(raw.slice(0, -1));
          }
        }
      }
    for (const stretch of stretchesOf(tokens)) {
      for (const initials of initialsOf(stretch)) this.initials.add(initials);
      for (const initials of initialsOfNames(stretch)) this.strong.add(initials);
    }
    this.readFigures(tokens, line);
  }

  has(stem: string): boolean {
    return this.stems.has(stem);
  }
}
