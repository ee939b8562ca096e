import { readTokens, type Token } from '#coach/language/read-text.ts';
import type { Block, Break } from '../layout/layout.ts';
import { namesTitle } from '../layout/titles.ts';

type Pronoun = 'he' | 'she';
interface Person {
  name: RegExp;
  pronoun: Pronoun;
}
interface Written {
  blocks: readonly Block[];
  breaks: readonly Break[];
}

const OPENS =
  /^(?:(M(?:r|s|rs|iss))\.? )?(?:\p{Lu}\p{Ll}+ )?(\p{Lu}[\p{L}-]{2,}) (?:has|is|was|had|wrote|ran|built|came|\p{Ll}+(?:s|ed)) /u;
const FORMAL = { he: /^Mr\.? (\p{Lu}[\p{L}-]+)/u, she: /^M(?:s|rs|iss)\.? (\p{Lu}[\p{L}-]+)/u };
const PRONOUN = /^(?:She|He)\b/;
const OF_WRITER = /(?<!\p{L})(?:I|[Mm]y|[Ww]e|[Oo]ur|us|me)(?!\p{L})/u;
const ENDS = /(?<=(?<!\bM[rs]s?)[.!?]["”’]?)\s+/;
const QUOTATION = /(["“][^"“”]*["”]?)/;

const OF_SUMMARY = 4;

const sentencesOf = (text: string): string[] => text.split(QUOTATION).filter(isUnquoted).join('').split(ENDS);
const isUnquoted = (_part: string, at: number): boolean => at % 2 === 0;

const OF_NAMED = /\bI \p{Ll}+ \p{Lu}\p{Ll}+/u;
const OF_SOMEBODY = /^["“]\p{Lu}\p{Ll}+ (?:is|was|has|had)\b|\b(?:he|she|him|her|his|you|your)\b/iu;
const I_DID =
  /(?<!\p{L})I (?!(?:watched|learned|noticed|trusted|asked|wished|wanted|loved|enjoyed|liked|hired|worked)\b)(?:\p{Ll}+ed|put|went|said|rang|sent|took|told|gave|kept|made|sat|ran|led|wrote|built|drove|cut)\b/u;

/** "I rang the depot first.": no praise. */
export const isOwnSpeech = (sentences: readonly string[]): boolean =>
  !OF_SOMEBODY.test(sentences[0]!) &&
  !sentences.some((text) => OF_NAMED.test(text)) &&
  sentences.some((text) => I_DID.test(text));

/** An agency's words of a candidate, said by that one: "Mr Sobol plans 46 vehicles" → "I plan 46 vehicles". */
export function inFirstPerson<Given extends Written>(written: Given, name: string): Given {
  const person = personIn(written, name);
  if (!person) return written;
  const said = (text: string): string => saidBy(person, text);
  return {
    ...written,
    blocks: written.blocks
      .map((block) => ({ ...block, text: said(block.text) }))
      .filter(({ text }) => text !== ''),
    breaks: written.breaks.map((one) => ({ ...one, told: one.told.map(said) })),
  };
}

/** An unknown name begins a summary and more: "Anselm stopped replying" tells of a colleague. */
function personIn({ blocks, breaks }: Written, name: string): Person | undefined {
  const texts = [...blocks.map(({ text }) => text), ...breaks.flatMap(({ told }) => told)].map(sentencesOf);
  if (texts.flat().some((text) => /^(?:I|My)\b/.test(text))) return undefined;
  const sentences = texts.flat();
  const isRepeated = (word: string): boolean =>
    sentences.filter((text) => text.startsWith(`${word} `)).length > 1 &&
    sentences.some((text, at) => PRONOUN.test(text) && sentences[at - 1]!.startsWith(`${word} `));
  const at = sentences.findIndex((text, place) => {
    const [, title = '', word = ''] = OPENS.exec(text) ?? [];
    if (word === '' || PRONOUN.test(word)) return false;
    return name.split(' ').includes(word) || (place < OF_SUMMARY && (title !== '' || isRepeated(word)));
  });
  const [, title = '', call = ''] = OPENS.exec(sentences[at] ?? '') ?? [];
  const later = /\b(?:s?he|his|her)\b/i.exec(sentences.slice(at).join(' '))?.[0].toLowerCase();
  if (call === '' || later === undefined) return undefined;
  const pronoun = title === 'Mr' || (title === '' && /^(?:he|his)$/.test(later)) ? 'he' : 'she';
  const formal = sentences.flatMap((text) => FORMAL[pronoun].exec(text)?.[1] ?? []);
  const calls = [call, ...(new Set(formal).size === 1 ? formal.slice(0, 1) : [])].join('|');
  return {
    name: new RegExp(
      `(?<!\\p{L})(?:M(?:r|s|rs|iss)\\.? )?(?:\\p{Lu}\\p{Ll}+ )?(?:${calls})(?:['’]s)?(?!\\p{L})`,
      'gu',
    ),
    pronoun,
  };
}

function saidBy({ name, pronoun }: Person, text: string): string {
  if (/^["“][^"“”]*["”]?$/.test(text) && isOwnSpeech(text.split(ENDS))) return text.replace(/["“”]/g, '');
  return text
    .split(QUOTATION)
    .map((part, at) => (isUnquoted(part, at) ? unquotedBy(name, pronoun, part) : part))
    .join('')
    .trim();
}

function unquotedBy(name: RegExp, pronoun: Pronoun, text: string): string {
  const own = text.replace(name, (call: string, at: number) => {
    const word = /['’]s$/.test(call) ? FORMS[pronoun].possessive : pronoun;
    const isFirst = at === 0 || /[.!?]["”’]?\s+$/.test(text.slice(0, at));
    return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  });
  const isOfOther = new RegExp(`\\b${pronoun === 'he' ? 'she' : 'he'}\\b`, 'i').test(own);
  let isDoubtful = false;
  return own
    .split(/((?<=[.!?]["”’]?)\s+)/)
    .map((sentence, at) => {
      if (at % 2 === 1) return sentence;
      if (OF_WRITER.test(sentence)) return '';
      const said = isDoubtful && PRONOUN.test(sentence) ? sentence : inWordsOf(pronoun, sentence);
      isDoubtful ||= !isOfOther && said === sentence && namesAnother(sentence);
      return said;
    })
    .join('');
}

/** "One trainee wanted to leave. She stayed." */
const namesAnother = (sentence: string): boolean =>
  /^One\b/.test(sentence) || namesTitle(sentence.split(' ', 4).join(' '));

const FORMS = {
  he: {
    object: 'him',
    possessive: 'his',
    reflexive: 'himself',
    other: /^(?:man|men|boy|lad|father|dad|husband|son|brother|uncle|grandfather|widower|gentleman)$/,
  },
  she: {
    object: 'her',
    possessive: 'her',
    reflexive: 'herself',
    other: /^(?:woman|women|girl|lady|mother|mum|wife|daughter|sister|aunt|grandmother|widow)$/,
  },
};
const AGREES: Readonly<Record<string, string>> = { is: 'am', has: 'have', does: 'do' };

function inWordsOf(pronoun: Pronoun, written: string): string {
  const sentence = written.trimStart();
  const { object, possessive, reflexive, other } = FORMS[pronoun];
  const tokens = readTokens(sentence);
  let said = written.slice(0, written.length - sentence.length);
  let end = 0;
  let isOwn = false;
  let hasOther = false;
  tokens.forEach((token, place) => {
    const word = token.text.toLowerCase();
    isOwn = word === pronoun || (isOwn && !SUBJECTS.test(word));
    hasOther ||= other.test(token.lemma);
    const isMine = word === possessive && (word !== object || belongs(tokens, place));
    const isMe =
      word === object &&
      !isMine &&
      (!isOwn || BESIDE.test(`${tokens[place - 2]?.text} ${tokens[place - 1]?.text}`));
    const now =
      (word === pronoun && 'I') ||
      (word === reflexive && 'myself') ||
      (isMine && !hasOther && (place === 0 ? 'My' : 'my')) ||
      (isMe && !hasOther && 'me') ||
      (isOwn && isVerbOf(tokens, place, pronoun) && (AGREES[word] ?? token.lemma)) ||
      token.text;
    said += sentence.slice(end, token.at) + now;
    end = token.at + token.text.length;
  });
  return (said + sentence.slice(end)).replace(
    WITH_OTHERS,
    (_all, other: string) => `${other.charAt(0).toUpperCase()}${other.slice(1)} and I `,
  );
}

/** Not "showed him" */
const BESIDE = /^to | (?:behind|under|above|around)$/;
const SUBJECTS = /^(?:who|which|they|it|he|she|we|both|each|nobody|everybody)$/;

/** "She and the sales manager spent" */
const WITH_OTHERS =
  /^I and ((?:the|an?|my) (?:\p{Ll}[\p{Ll}-]* ){0,3}?\p{Ll}[\p{Ll}-]*) (?=(?:\p{Ll}+ed|spent|fell|had|were|did|went|fought|ran)\b)/u;

const CAUSES = /^(?:had|made|let|helped|saw|watched|asked)$/;
/** "her clerks", not "hung up on her eleven times" */
const belongs = (tokens: readonly Token[], place: number): boolean => {
  const [next, after] = [tokens[place + 1], tokens[place + 2]];
  return (
    next !== undefined &&
    !/^(?:ADP|DET|PRON|PUNCT|CCONJ|SCONJ|ADV|PART|AUX)$/.test(next.pos) &&
    !(next.pos === 'NUM' && after?.lemma === 'time') &&
    !(next.pos === 'VERB' && CAUSES.test(tokens[place - 1]!.text))
  );
};

/** "… and has matched", "… and reports to" */
function isVerbOf(tokens: readonly Token[], place: number, pronoun: Pronoun): boolean {
  const { text, pos, lemma } = tokens[place]!;
  let before = place - 1;
  while (before > 0 && tokens[before]!.pos === 'ADV') before -= 1;
  const word = tokens[before]?.text.toLowerCase() ?? '';
  const isNext = word === pronoun;
  if (!isNext && !/^(?:and|but|or|then|,)$/.test(word)) return false;
  if (text in AGREES || text === 'was') return text !== 'was';
  const isVerb =
    /^(?:VERB|AUX)$/.test(pos) || (pos === 'NOUN' && (isNext || tokens[place + 1]?.text === 'to'));
  return isVerb && text.endsWith('s') && lemma !== text;
}
