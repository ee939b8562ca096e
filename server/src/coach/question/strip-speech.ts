import { plainLetters } from '@pythia/contracts/plain-letters.ts';

const FILLERS =
  /(?:,\s*)?\b(?:u+m+|u+h+m*|e+r+m*|h+m+|a+h+|you know(?= (?:i|like|just|so|um|uh|when|tell|if|what)\b)|i mean|sort of|kind of(?= (?:like|a|how|what|walk|tell)\b)|like(?=,))\b,?\s*/gi;

/** `co worker` → `coworker` */
const MISHEARD: readonly [RegExp, string][] = [
  [/\bco[ -](worker|operat)/gi, 'co$1'],
  [/\b(team(?= mate)|dead(?= line)|feed(?= back)|short(?= coming)|work(?= load)|stake(?= holder)) /gi, '$1'],
  [/\bweek(?= ?ness)/gi, 'weak'],
  [/\bweak ness/gi, 'weakness'],
  [/\bre locat/gi, 'relocat'],
];

/** "tell me tell me about", "what what" */
const STUTTER = /\b(\p{L}{1,12}(?: \p{L}{1,12})?)(?:,? \1\b)+/giu;

const OPENINGS =
  /^(?:(?:thank(?:s| you) (?:so much |very much )?for (?:that|coming(?: in)?|joining us|your time)|thanks|thank you|nice to meet you|pleased to meet you|good (?:morning|afternoon|evening)|let(?:[’']s| us) (?:see|move on|start|begin)|that(?:[’']s| is) (?:great|good|interesting|helpful|fine)|first of all|all right|alright|h(?:i|ello|ey) there|hi|hello|hey|next question|moving on|to start|to begin|makes sense|got it|i see(?=[,.!;]|$| so\b)|fair enough|on that note|out of (?:interest|curiosity)|right|okay|ok|so|well|now|great|good|perfect|lovely|brilliant|excellent|cool|fine|sure|yes|yeah|yep|and|but|then|next|anyway|actually|finally|lastly|firstly|first|please|interesting|fantastic|wonderful|just|also)\b[\s,.!;:–-]*)+/i;

export function stripSpeech(text: string): string {
  const heard = MISHEARD.reduce((words, [apart, whole]) => words.replace(apart, whole), text);
  const said = heard
    .replace(/\s+/g, ' ')
    .replace(FILLERS, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(STUTTER, '$1')
    .trim();
  const asked = said
    .replace(OPENINGS, '')
    .replace(/,? please(?=[.?!]*$)/i, '')
    .trim();
  return /\p{L}/u.test(asked) ? asked : said;
}

export const wholeTurn = (turns: readonly { text: string }[]): string =>
  stripSpeech(plainLetters(turns.at(-1)?.text ?? ''));
