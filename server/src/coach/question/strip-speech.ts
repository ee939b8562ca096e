import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { rewriting } from '#coach/language/rewriting.ts';
import misheard from './misheard.json' with { type: 'json' };

const FILLERS =
  /(?:,\s*)?\b(?:u+m+|u+h+m*|e+r+m*|h+m+|a+h+|you know(?= (?:i|like|just|so|um|uh|when|tell|if|what)\b)|i mean|sort of|kind of(?= (?:like|a|how|what|walk|tell)\b)|like(?=,))\b,?\s*/gi;

/** `co worker` → `coworker` */
const heardRight = rewriting(misheard, 'gi');

/** "tell me tell me about", "what what" */
const STUTTER = /\b(\p{L}{1,12}(?: \p{L}{1,12})?)(?:,? \1\b)+/giu;

const OPENINGS =
  /^(?:(?:thank(?:s| you) (?:so much |very much )?for (?:that|coming(?: in)?|joining us|your time)|thanks|thank you|nice to meet you|pleased to meet you|good (?:morning|afternoon|evening)|let(?:[’']s| us) (?:see|move on|start|begin)|that(?:[’']s| is) (?:great|good|interesting|helpful|fine)|first of all|all right|alright|h(?:i|ello|ey) there|hi|hello|hey|next question|moving on|go (?:ahead|on)(?: then)?|to start|to begin|makes sense|got it|i see(?=[,.!;]|$| so\b)|fair enough|on that note|out of (?:interest|curiosity)|right|okay|ok|so|well|now|great|good|perfect|lovely|brilliant|excellent|cool|fine|sure|yes|yeah|yep|and|but|then|next|anyway|actually|finally|lastly|firstly|first|please|interesting|fantastic|wonderful|just|also)\b[\s,.!;:–-]*)+/i;

export function stripSpeech(text: string): string {
  const said = heardRight(text)
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
