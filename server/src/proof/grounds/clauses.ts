import { PERSON_NOUNS } from '../lexicon/persons.ts';
import { listOf } from '../lexicon/list.ts';
import { type Lexeme, wordRoot } from '../text/lexeme.ts';

/** What a line says in one go, and whether the candidate did it. */
export interface ProofClause {
  stems: ReadonlySet<string>;
  roots: ReadonlySet<string>;
  isDenied: boolean;
  /** Done by somebody else. */
  isOfOthers: boolean;
}

const ENDS_CLAUSE = /^[,;.()–—]$/;
const DENIED = listOf('never not');
const SPEAKER = listOf('i we');
/** `used by` tells of no doer. */
const PASSIVE = /(?<!us|key)(ed|en|[^e]ne|lt|won|made|led|run|held)$/;
const DEED =
  /(?<!ne)ed$|^(wrote|writes|did|does|made|makes|won|led|leads|built|ran|runs|flew|chose|decides|took|brought|held|gave|found|drew|sold|taught|owns|designs|handles)$/;
/** Whoever stands before it is a person. */
const AUTHORED = /^(wrote|designed|negotiated|invented|created|chose)$/;
/** In words. */
const LONGEST_PERSON = 4;
const NAME = /^\p{Lu}\p{Ll}+('s)?$/u;
const OTHERS = listOf('gm pm ceo cto cfo se hq sales marketing office team head boss');

/** The clauses of a line; a topic before a colon belongs to each. */
export function clausesOf(tokens: readonly Lexeme[]): ProofClause[] {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const topic = tokens.slice(0, Math.max(0, colon));
  const clauses: Lexeme[][] = [[]];
  for (const token of tokens.slice(colon + 1))
    if (ENDS_CLAUSE.test(token.text)) clauses.push([]);
    else clauses.at(-1)!.push(token);
  return clauses
    .filter((clause) => clause.length > 0)
    .map((clause) => {
      const words = [...topic, ...clause].filter(({ type }) => type !== 'p');
      return {
        stems: new Set(words.map(({ stem }) => stem)),
        roots: new Set(words.map(({ stem }) => wordRoot(stem))),
        isDenied: clause.some(({ low }) => DENIED.has(low)),
        isOfOthers: isOfOthers(clause),
      };
    });
}

function isOfOthers(clause: readonly Lexeme[]): boolean {
  return clause.some((token, at) => {
    const before = clause[at - 1];
    const next = clause[at + 1];
    if (token.low === 'by') return !!before && PASSIVE.test(before.low) && isOther(clause.slice(at + 1));
    const isOwned = /^(is|was|are)$/.test(clause[at - 2]?.low ?? '');
    if (isOwned && token.text.endsWith("'s")) return true;
    if (!next || SPEAKER.has(before?.low ?? '')) return false;
    return (DEED.test(next.low) && isPerson(token)) || (at === 0 && token.cap && AUTHORED.test(next.low));
  });
}

const isPerson = ({ text, low, stem, cap, first }: Lexeme): boolean =>
  !SPEAKER.has(low) && (OTHERS.has(low) || PERSON_NOUNS.has(stem) || (cap && !first && NAME.test(text)));

/** `my colleague Ann`, and not `me` */
const isOther = (words: readonly Lexeme[]): boolean =>
  !/^(me|us|myself)$/.test(words[0]?.low ?? '') && words.slice(0, LONGEST_PERSON).some(isPerson);
