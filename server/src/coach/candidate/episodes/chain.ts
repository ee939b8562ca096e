import type { Token } from '#coach/language/read-text.ts';
import { startsWithVerb } from '../speech/verbs.ts';

/** A sentence as it was written, with its words. */
export interface Written {
  text: string;
  tokens: readonly Token[];
}

/** Nouns of time and work that neighbouring sentences share by chance. */
const EVERYDAY = new Set(
  `hour day week month year night morning evening shift time winter summer spring autumn minute people person team staff
  work job group company customer client patient thing way part half number rate`.split(/\s+/),
);
const MAX_SENTENCES = 10;
const GOES_ON =
  /^(?:It|This|That|These|Those|They|He|She|There|Which|So|Then|Thus|Therefore|Hence|As a (?:result|consequence)|After(?:wards| that| this|ward)|However|But|And|Also|Instead|Meanwhile|Later|Finally|Eventually|In the end|At the end|By the end|Once|Since then|Now|Today|Because|Within|Looking back|In hindsight|Next time|From that|From then|What I|The (?:result|outcome|lesson|whole|first|second|next|other|team|project|client|customer|manager|problem)|My (?:manager|boss|role|part|task|job was)|Result|Consequently|Each|Both|Neither|None|Nobody|Everyone|Afterwards|At first|First|Second|Next|Over the next|The following|A (?:week|month|year|day) later)\b/;

const OPENS = /^(?:I|We|My)\b/;
/** "I rebuilt them", "we have bought there ever since": the words need the sentence before. */
const REFERS_BACK =
  /^(?:I|We)(?: [\p{L}'’-]+){1,4} (?:them|it|those|these|this|him|his|her|their|there|instead)\b|^One of (?:them|these|those)\b/u;
/** A time and something that went on then, before the speaker comes in. */
const SETS_SCENE =
  /^(?!.*\b(?:I|I['’]\p{L}+)\b)(?:Last|One|Once|In|On|At|During|When|While|Two|Three|After|Early|Late|Shortly|This|Our|My|The|A|An)\b.{0,200}\b(?:was|were|had|broke|fell|went|left|came|lost|\p{L}{2,}ed)\b/u;
/** Another job begins: its sentences tell of another place. */
const OTHER_JOB =
  /^(?:Before (?:that|this),?|After that,?|Earlier|Previously,?|Later,?|Then|Since then,?|Now) I (?:was|am|worked|joined|moved to|became)\b/;

/**
 * Lines of prose → those that belong together: by a pronoun or connective at the beginning, "the X" after "X",
 * or a noun that few other sentences share.
 */
export function chain(lines: readonly (readonly Written[])[]): Written[][] {
  const isParagraphed = lines.length >= 3;
  const shares = countSentences(lines.flat());
  const groups: Written[][] = [];
  for (const line of lines) {
    line.forEach((sentence, place) => {
      const group = groups.at(-1);
      const isOwn = !isParagraphed && (OPENS.test(sentence.text) || startsWithVerb(sentence.text));
      const isAside = place > 0 && line.length <= (isParagraphed ? 5 : 3) && !isOwn;
      const belongs = group !== undefined && group.length < MAX_SENTENCES && !OTHER_JOB.test(sentence.text);
      if (belongs && (isAside || follows(group, sentence, shares))) group.push(sentence);
      else groups.push([sentence]);
    });
  }
  return groups;
}

function follows(group: readonly Written[], next: Written, shares: ReadonlyMap<string, number>): boolean {
  if (GOES_ON.test(next.text) || REFERS_BACK.test(next.text)) return true;
  if (SETS_SCENE.test(group.at(-1)!.text) && OPENS.test(next.text)) return true;
  const rare = Math.max(2, shares.size / 60);
  const nouns = nounsOf(next);
  const shared = (sentence: Written): string[] => nounsOf(sentence).filter((noun) => nouns.includes(noun));
  return (
    group.some((sentence) => shared(sentence).some((noun) => isTaken(noun, next))) ||
    shared(group.at(-1)!).some((noun) => (shares.get(noun) ?? 0) <= rare && !EVERYDAY.has(noun))
  );
}

/** "the X": the article says that X was spoken of before. */
const isTaken = (noun: string, { tokens }: Written): boolean =>
  tokens.some(
    ({ lemma }, place) =>
      lemma === noun && /^(?:the|this|that|those|these)$/i.test(tokens[place - 1]?.text ?? ''),
  );

const nounsOf = ({ tokens }: Written): string[] =>
  tokens
    .filter(({ pos, isStop, lemma }) => !isStop && (pos === 'NOUN' || pos === 'PROPN') && lemma.length > 2)
    .map(({ lemma }) => lemma);

function countSentences(sentences: readonly Written[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const noun of new Set(nounsOf(sentence))) counts.set(noun, (counts.get(noun) ?? 0) + 1);
  return counts;
}
