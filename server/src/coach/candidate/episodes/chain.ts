import { beginsMatter, beginsStory, saysHabit, setsScene, tellsAct } from './new-matter.ts';
import type { Written } from './written.ts';
import { startsWithVerb } from '../speech/verbs.ts';

export interface WrittenLine {
  sentences: readonly Written[];
  /** A blank line stands before it. */
  isAfterGap: boolean;
}

/** A line of a form that speaks of the project named above it. */
const FIELD =
  /^(?:(?:my )?(?:value|role|results?|outcomes?|impact|actions?|tasks?|situation|challenge|problem|solution|lessons?(?: learn(?:ed|t))?)|what happened|what i (?:did|learn(?:ed|t))):\s/i;

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
/** "He kept him": who is meant stands in a sentence before. */
const PERSON = /^(?:he|him|his|she|her|hers|they|them|their|it|its)$/i;

/**
 * Lines of prose → those that belong together. Within a story sentences belong to it until another begins; else they
 * do by a pronoun or connective at the beginning, "the X" after "X", or a noun that few other sentences share.
 */
export function chain(lines: readonly WrittenLine[]): Written[][] {
  const isParagraphed = lines.length >= 3;
  const shares = countSentences(lines.flatMap(({ sentences }) => sentences));
  const groups: Written[][] = [];
  for (const { sentences, isAfterGap } of lines) {
    sentences.forEach((sentence, place) => {
      const group = groups.at(-1);
      const isOwn = !isParagraphed && (OPENS.test(sentence.text) || startsWithVerb(sentence.text));
      const isAside = place > 0 && sentences.length <= (isParagraphed ? 5 : 3) && !isOwn;
      const isApart = beginsMatter(sentence) || (place === 0 && isAfterGap && !GOES_ON.test(sentence.text));
      const belongs = group !== undefined && group.length < MAX_SENTENCES && !isApart;
      const isField = belongs && place === 0 && FIELD.test(sentence.text);
      if (belongs && (isAside || isField || follows(group, sentence, shares, place > 0)))
        group.push(sentence);
      else groups.push([sentence]);
    });
  }
  return groups;
}

function follows(
  group: readonly Written[],
  next: Written,
  shares: ReadonlyMap<string, number>,
  isSameLine: boolean,
): boolean {
  if (GOES_ON.test(next.text) || REFERS_BACK.test(next.text) || meansSomeoneBefore(next)) return true;
  if (shareMatter(group, next, shares)) return true;
  if (isOfAnotherYear(group, next)) return false;
  if (!isSameLine) return setsScene(group.at(-1)!) && OPENS.test(next.text) && !saysHabit(next);
  // What is done now, after something was done then, is what came of it.
  if (saysHabit(next)) return /\b(?:now|since|ever since|any ?more|today)\b/i.test(next.text);
  const isStory = beginsStory(group[0]!);
  if (setsScene(next) && !next.text.startsWith('The ')) return isStory && !group.some(tellsAct);
  return isStory || !(OPENS.test(next.text) || startsWithVerb(next.text));
}

const yearIn = (text: string): string | undefined => /\bin ((?:19|20)\d\d)\b/i.exec(text)?.[1];

/** A story of 2018 does not go on with "I sold the firm in 2022". */
function isOfAnotherYear([first]: readonly Written[], { text }: Written): boolean {
  const [before, year] = [yearIn(first!.text), yearIn(text)];
  return before !== undefined && year !== undefined && before !== year;
}

/** A pronoun before any noun that it could mean. */
function meansSomeoneBefore({ tokens }: Written): boolean {
  const pronoun = tokens.findIndex(({ text }) => PERSON.test(text));
  return pronoun >= 0 && !tokens.slice(0, pronoun).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
}

function shareMatter(group: readonly Written[], next: Written, shares: ReadonlyMap<string, number>): boolean {
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
