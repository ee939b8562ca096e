import { MOVED } from '../figures/figure-claim.ts';
import { tellsOfWish } from '../figures/elsewhere.ts';
import type { Grounds } from '../grounds/grounds.ts';
import { RANKS, ROLE_END, TITLES } from '../lexicon/qualifications.ts';
import { sameAs } from '../lexicon/same-words.ts';
import { isSameWord } from '../names/same.ts';
import { isContent, isInGrounds, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';

const TRIGGER = new Set("as was am become became being been i'm made named appointed promoted".split(' '));
const JOINED = /^(co|vice|sub|under)$/;

export function titleAt(sentence: SentenceSoFar, i: number): Step | undefined {
  const token = sentence.peek(i)!;
  if (token.cap || !(RANKS.has(token.low) || TITLES.has(token.low))) return undefined;
  const isJoined = sentence.peek(i - 1)?.text === '-' && JOINED.test(sentence.peek(i - 2)?.low ?? '');
  let mods = isJoined ? i - 2 : i;
  let k = mods - 1;
  while (
    k >= 0 &&
    i - k <= 3 &&
    isContent(sentence.peek(k)) &&
    (!sentence.peek(k)!.cap || /\p{Lu}{2}/u.test(sentence.peek(k)!.text)) &&
    !TRIGGER.has(sentence.peek(k)!.low) &&
    (TITLES.has(token.low) || isLead(sentence, i))
  ) {
    mods = k;
    k -= 1;
  }
  if (/^(our|my|their)$/.test(sentence.peek(k)?.low ?? '') && sentence.peek(k - 1)?.low === 'as')
    if (sentence.peek(k - 2)?.text === ',') return undefined; // “…, as our head chef likes to say”
  let to = false;
  while (k >= 0 && /^(a|an|the|its|their|our|to|acting|then)$/.test(sentence.peek(k)!.low)) {
    to ||= sentence.peek(k)!.low === 'to';
    k -= 1;
  }
  const also =
    k > 0 &&
    sentence.peek(k)!.low === 'and' &&
    /^(a|an)$/.test(sentence.peek(k + 1)!.low) &&
    sentence.tokens.slice(0, k).some((x) => TRIGGER.has(x.low));
  const moved = also || (to && sentence.tokens.slice(0, k + 1).some((x) => MOVED.has(x.low)));
  if (k < 0 || !(TRIGGER.has(sentence.peek(k)!.low) || moved)) return undefined;
  let end = i + 1,
    has = TITLES.has(token.low) || isLead(sentence, i);
  for (let j = i + 1; j <= i + 3; j += 1) {
    const x = sentence.peek(j);
    if (!isContent(x) || x.cap) break;
    if (TITLES.has(x.low)) {
      has = true;
      end = j + 1;
    } else if (
      end === i + 1 &&
      RANKS.has(token.low) &&
      /^(senior|head|lead|chief|principal|deputy|master|executive|managing|staff)$/.test(token.low) &&
      ROLE_END.test(x.low)
    ) {
      has = true;
      end = j + 1;
      break;
    }
  }
  if (token.low === 'head' || token.low === 'chief' || token.low === 'director') {
    const of = sentence.peek(end);
    if (of?.low === 'of' && end === i + 1) {
      const x = sentence.peek(end + 1);
      if (isContent(x)) end += 2;
    } else if (end === i + 1 && token.low !== 'director') return undefined;
  }
  if (!has || isNegated(sentence, i)) return undefined;
  if (isJoined && isInGrounds(sentence, { ...token, stem: sentence.peek(i - 2)!.low + token.stem }))
    return { end };
  const parts = sentence.tokens.slice(isJoined ? i : mods, end).filter((x) => isContent(x));
  const line = sentence.some((grounds) => {
    let s: ReadonlySet<number> | undefined;
    for (const p of parts) {
      const l = grounds.stems.get(p.stem) ?? rootLines(grounds, p);
      if (!l) return false;
      s = s ? new Set([...s].filter((y) => l.has(y))) : new Set(l);
    }
    return !!s && s.size > 0;
  });
  return line && !standsInPostingOnly(sentence, parts, mods, end)
    ? { end }
    : unprovedStep(end, mods, end, 'title');
}

const isLead = (sentence: SentenceSoFar, at: number): boolean =>
  sentence.peek(at)!.low === 'lead' &&
  isContent(sentence.peek(at - 1)) &&
  !TRIGGER.has(sentence.peek(at - 1)!.low) &&
  !isContent(sentence.peek(at + 1));

function rootLines(grounds: Grounds, token: Lexeme): ReadonlySet<number> | undefined {
  const out = new Set<number>();
  for (const s of sameAs(token.stem)) for (const l of grounds.stems.get(s) ?? []) out.add(l);
  if (!out.size && token.stem.length >= 6)
    for (const s of grounds.long)
      if (wordRoot(s) === wordRoot(token.stem)) for (const l of grounds.stems.get(s)!) out.add(l);
  return out.size ? out : undefined;
}

export function standsInPostingOnly(
  sentence: SentenceSoFar,
  named: Lexeme[],
  from: number,
  to: number,
): boolean {
  if (sentence.material.posting.size === 0) return false;
  let k = from - 1;
  while (k >= 0 && /^(a|an|the|to)$/.test(sentence.peek(k)!.low)) k -= 1;
  if (k < 0 || !TRIGGER.has(sentence.peek(k)!.low)) return false;
  const c = named.filter((token) => isContent(token));
  const has = (posting: boolean) =>
    sentence.material.lines.some(
      (l, n) =>
        sentence.material.posting.has(n) === posting &&
        c.every((token) => l.words.some((w) => isSameWord(w, token))),
    );
  if (!has(true) || has(false)) return false;
  return !tellsOfWish(sentence, from, to);
}
