import { looksLikeRole } from './names.ts';

export interface ReadPosting {
  company: string;
  role: string;
}

/** One to seven capitalised words with particles. Bounds keep long texts quick. */
const NAME = String.raw`\p{Lu}[\p{L}\d&.'’+-]{0,60}(?:\s+(?:&|and|und|et|of|de|the|von|für|\p{Lu}[\p{L}\d&.'’+-]{0,60}|\d+)){0,5}`;
const ROLE = String.raw`[\p{L}][^.!?;\n]{2,90}?`;
const END = String.raw`(?=\s*(?:$|[.!?;(,]|\s(?:to|who|for|in our|in|based|with|zur|für|der|die|das|mit|pour|afin|à|au|dans)\s))`;

const BOTH = [
  `(?<company>${NAME})\\s+(?:is|are)\\s+(?:now\\s+|currently\\s+)?(?:hiring|looking for|seeking|recruiting|searching for)\\s+(?:an?\\s+)?(?<role>${ROLE})${END}`,
  `(?:Join|join)\\s+(?:us at\\s+)?(?<company>${NAME})\\s+as\\s+(?:an?\\s+|our\\s+)?(?<role>${ROLE})${END}`,
  `(?<company>${NAME})\\s+sucht\\s+(?:ab sofort\\s+)?(?:eine?n?(?:\\s*/\\s*-?n?)?\\s+)?(?<role>${ROLE})${END}`,
  `(?<company>${NAME})\\s+(?:recherche|recrute)\\s+(?:une?(?:\\(e\\))?\\s+)?(?<role>${ROLE})${END}`,
].map((source) => new RegExp(source, 'u'));

const BESIDE = new RegExp(
  `^(?<role>.{2,90}?)\\s+(?:at|@|bei|chez)\\s+(?:der\\s+|dem\\s+)?(?<company>${NAME})`,
  'u',
);
const ROLE_ALONE = new RegExp(
  `(?:(?:we(?:’|')?re|we are) (?:hiring|looking for)|wir suchen|nous recherchons|nous recrutons)[: ]\\s*(?:an?\\s+|eine?n?\\s+|une?\\s+)?(?<role>${ROLE})${END}`,
  'iu',
);

export function readPostingLine(line: string): ReadPosting {
  for (const sentence of BOTH) {
    const said = sentence.exec(line)?.groups;
    if (said && !/^(?:we|wir|nous)$/i.test(said['company'] ?? '')) return named(said);
  }
  const beside = BESIDE.exec(line)?.groups;
  if (beside && looksLikeRole(beside['role'] ?? '')) return named(beside);
  return named(ROLE_ALONE.exec(line)?.groups);
}

const named = (groups: Record<string, string | undefined> = {}): ReadPosting => ({
  company: groups['company'] ?? '',
  role: groups['role'] ?? '',
});
