import { readTokens, type Token } from '#coach/language/read-text.ts';

/** Asking that stands before what is asked about; taken away as often as one fits. */
const FRAMES: readonly RegExp[] = [
  /^(?:(?:can|could|would|will|do|did) you (?:please |maybe |perhaps |just |mind )?)?(?:tell|telling|talk|talking|walk|walking|take|give|giving|describe|describing|share|sharing|explain|explaining|show)\b(?: (?:me|us|to me|to us|with me|with us))?(?: (?:a (?:little )?bit|a little|something|more|briefly))?(?: (?:about|through|of|on|over))?\s+/i,
  /^(?:i(?:[’']d| would)|we(?:[’']d| would)) (?:really )?(?:love|like|be interested|be curious) (?:to (?:hear|know|learn|understand|ask)|you to|hearing)(?: (?:more|a bit|about|of))*\s+/i,
  /^(?:one thing|something|a question) (?:that )?(?:we|i) (?:always|often|usually|like to) ask (?:\S+ )?is\s+/i,
  /^(?:an? |another |one |any |the |some )?(?:good |specific |recent |concrete |particular )?(?:example|instance|story|stories|examples) (?:of|about|from)\s+/i,
  /^(?:do|have|did) you (?:have |had |got |get )?(?:any |much |some )?(?:\S+ )?experience (?:with|in|of|using)\s+/i,
  /^what (?:\S+ ){0,2}experience (?:do you have|have you (?:got|had)) (?:with|in|of|using)\s+/i,
  /^how (?:familiar|comfortable|confident|good) are you (?:with|using|in|at)\s+/i,
  /^(?:what(?:[’']s| is| are| was| were)|explain|define|who(?:[’']s| is)|do you know(?: about)?|are you familiar with)\s+/i,
  /^(?:have you (?:ever )?(?:worked (?:with|on|in)|used|dealt with|come across)|what would you do (?:if|when)|how would you (?:handle|deal with|approach|react to|respond to|manage) (?:it if )?)\s*/i,
  /^(?:what|how) (?:do|does|did) you (?:do|feel|think) (?:about|with|if|when(?! you\b))\s+/i,
];
/** Asking after which comes what the candidate did: a verb, to be said as "missing a deadline". */
const DEEDS: readonly RegExp[] = [
  /^(?:an?|the|any|one|another|your|some) (?:\S+ ){0,2}?(?:times?|situations?|occasions?|moments?|instances?|examples?)\s+(?:(?:when|where|that|in which|of when|of where|of how)\s+)?(?:you[’']ve|you)\s+/i,
  /^(?:have|did|had) you (?:ever )?|^what d(?:id|o) you do when you |^when (?:did you last|have you|did you|was the last time you) |^how (?:do|did|have|would|are) you |^how you(?:[’']ve)? /i,
  /^(?:somebody|someone|something|anything) (?:that |who )?(?=\S+ you\b)/i,
];
const SECOND_PART =
  /[?!;]|,? (?:and|but) (?:what|how|why|who|when|then|is|was|did|do|are|can|could|would)\b|, (?:what|how|why|which|and)\b|\. /i;
const SHIFTED: ReadonlyMap<string, string> = new Map([
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
  ['you', 'I'],
  ['our', 'your'],
  ['us', 'you'],
  ['we', 'you'],
  ['my', 'your'],
  ['me', 'you'],
  ['you’re', 'I’m'],
  ["you're", 'I’m'],
  ['you’ve', 'I’ve'],
  ["you've", 'I’ve'],
  ['i', 'you'],
]);
const MOST_WORDS = 14;

/** @returns what is asked about as the candidate can say it, "missing a deadline"; empty where nothing is sayable */
export function saySubject(text: string, focus: readonly Token[]): string {
  const asked = FRAMES.reduce(
    (rest, frame) => rest.replace(frame, ''),
    FRAMES.reduce((rest, frame) => rest.replace(frame, ''), text),
  );
  const deed = DEEDS.reduce((rest, frame) => rest.replace(frame, ''), asked);
  const part = deed.split(SECOND_PART)[0]!.replace(/[\s.,:]+$/, '');
  const said = deed === asked ? part : asDoing(part);
  if (
    /^(?:what|which|who|whose|whom|how|why|when|where|is|are|was|were|do|does|did|can|could|would|will|have|has|if|and|any)\b/i.test(
      said,
    ) ||
    said === ''
  ) {
    return nounsOf(text, focus);
  }
  const words = said.split(' ');
  return words.length > MOST_WORDS ? nounsOf(text, focus) : inFirstPerson(words);
}

function inFirstPerson(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shifted = SHIFTED.get(word.toLowerCase());
      const isObject =
        index === words.length - 1 ||
        /^(?:to|with|at|for|of|from|about|on|against|over|by|past|tell|told|gave|asked|give)$/.test(
          words[index - 1] ?? '',
        );
      return shifted === 'I' && isObject ? 'me' : (shifted ?? word);
    })
    .join(' ')
    .replace(/\bI (were|are)\b/g, (_, be: string) => (be === 'were' ? 'I was' : 'I am'));
}

/** "missed a deadline" is "missing a deadline". */
function asDoing(part: string): string {
  const tokens = readTokens(part);
  const verb = tokens.find(({ pos }) => pos !== 'ADV');
  if (verb === undefined || !/^(?:VERB|AUX)$/.test(verb.pos) || !/^[a-z]+$/.test(verb.lemma)) return part;
  return `${gerund(verb.lemma)}${part.slice(part.indexOf(verb.text) + verb.text.length)}`;
}

function gerund(verb: string): string {
  if (/^(?:be|see|flee|agree|disagree|guarantee)$/.test(verb)) return `${verb}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e')) return `${verb.slice(0, -1)}ing`;
  const doubles =
    /^(?:[^aeiou]*[aeiou][^aeiouwxy]|(?:for|ad|o|com|re|trans|ex|be)(?:get|mit|fer|pel|gin))$/.test(verb);
  return `${verb}${doubles ? verb.at(-1)! : ''}ing`;
}

const NOUN_PHRASE = /(?:D )?(?:[AN] ){0,3}N(?: P (?:D )?(?:[AN] ){0,2}N)?/;
const PHRASE_PART: Readonly<Record<string, string>> = {
  DET: 'D',
  ADJ: 'A',
  NOUN: 'N',
  PROPN: 'N',
  NUM: 'A',
  ADP: 'P',
};

/** The first noun phrase of a text that has a word of the focus: "the hardest part of my job". */
function nounsOf(text: string, focus: readonly Token[]): string {
  const tokens = readTokens(text);
  const from = tokens.findIndex(
    ({ lemma, pos }) => /^(?:NOUN|PROPN|ADJ)$/.test(pos) && focus.some((word) => word.lemma === lemma),
  );
  if (from < 0) return '';
  const rest = tokens.slice(/^(?:DET|PRON)$/.test(tokens[from - 1]?.pos ?? '') ? from - 1 : from);
  const parts = rest.map(({ pos, text: word }) =>
    /^(?:your|my|our|their)$/i.test(word) ? 'D' : (PHRASE_PART[pos] ?? '-'),
  );
  const phrase = NOUN_PHRASE.exec(parts.join(' '));
  if (phrase === null || phrase.index > 0) return '';
  const words = rest.slice(0, phrase[0].split(' ').length).map(({ text: word }) => word);
  return inFirstPerson(/^(?:what|which|any|whose)$/i.test(words[0]!) ? words.slice(1) : words);
}
