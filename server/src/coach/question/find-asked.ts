import { readSentences } from '#coach/language/read-text.ts';
import { plainWords } from './plain-words.ts';
import lists from './words.json' with { type: 'json' };

/** `scene`: said right before, perhaps what pronouns mean. */
export interface AskedPart {
  text: string;
  scene: string;
}

const ASKS =
  /^(?:\S+ ){0,3}(?:tell|walk|talk|describe|explain|give|share|what|how|why|when|who|whom|whose|which|where|introduce|any|anything|anyone|name|define|compare|design|sketch|summari[sz]e|outline|teach|convince|sell|go on|take)\b|^(?:(?:so|and|also|then|now|but|or) )?(?:can|could|would|will|do|does|did|have|has|are|were|is|was|any)\b/;
/** Questions beside one with a question mark: not "schools give up". */
const BEGINS_TO_ASK =
  /^(?:(?:so|and|also|then|now|but|or|ok|please|well|first|maybe|perhaps|just|i would like you to|i would love you to|let us|lets) )*(?:tell|walk|talk|describe|explain|give|share|what|how|why|when|who|whom|whose|which|where|introduce|any|anything|anyone|name|define|compare|design|sketch|summari[sz]e|outline|teach|convince|sell|go on|take|can|could|would|will|do|does|did|have|has|are|were|is|was|you could|you can|start|begin)\b/;
const IMAGINES = /^(?:imagine|suppose|supposing|say|let us say|lets say|picture|pretend)\b/;
const STATES =
  /^(?:i (?:see|notice|can see|noticed|read|understand|have|had|was|am|think|know)|we (?!ask)|you (?!would)|your|this|our|the (?!last|one)|there|that|my|it|looking|as you|given|since|before|because|so i|when i|one of our|one of the things|at (?:this|our))\b/;
const SETS_SCENE =
  /^(?:(?:so|ok|now|well) )?(?:imagine|suppose|supposing|say|let us say|lets say|picture|if|when|a|an|one of|two|your|you|it is|somebody|someone|there is)\b/;
const STRONG_OPENING =
  /\b(?:tell (?:me|us)|walk (?:me|us)|talk (?:me|us)|give (?:me|us)|(?:can|could|would) you (?!be\b)(?:tell|talk|walk|describe|give|explain|share|just|maybe|perhaps|say)|i(?:[’']d| would) (?:love|like) (?:to|you)|(?:so |and )?(?:how|what|why|when|where|who) (?:would|do|did|is|are|was|can|have) (?:you|your)|(?:do|have|are|did) you)\b/gi;
const CONJOINED = new RegExp(
  `,? (?:and|also|plus|or)(?: (?:also|then|so|if so))?,? (?=${lists.beginAnother.join('|')})`,
  'gi',
);

/** @returns in order; the whole text where no part asks */
export function findAsked(text: string): AskedPart[] {
  const asked: AskedPart[] = [];
  let scene = '';
  const sentences = readSentences(text).flatMap((sentence) => splitQuestionMarks(sentence.text));
  const lastMark = sentences.findLastIndex(hasMark);
  for (const [at, part] of sentences.entries()) {
    const words = plainWords(part);
    if (words === '') continue;
    if (hasMark(part) || (asksUnmarked(words) && (at > lastMark || BEGINS_TO_ASK.test(words)))) {
      asked.push(...withoutPreamble(part, scene).flatMap(splitConjoined));
      scene = '';
    } else if (opensScene(words, asked.length)) scene = `${scene} ${part}`.trim();
    else elaborate(asked, part, words);
  }
  return asked.length > 0 ? asked : withoutPreamble(text, '').flatMap(splitConjoined);
}

const hasMark = (sentence: string): boolean => /\?\s*$/.test(sentence);

const asksUnmarked = (words: string): boolean =>
  ASKS.test(words) && !isStatement(words) && !IMAGINES.test(words);

const splitQuestionMarks = (text: string): string[] => text.split(/(?<=[?!])\s+/);

const isStatement = (words: string): boolean => STATES.test(words) && words.search(STRONG_OPENING) < 0;

const opensScene = (words: string, before: number): boolean =>
  before === 0 || STATES.test(words) || SETS_SCENE.test(words);

/** "A time you disagreed, say." repeats the question before. */
function elaborate(asked: AskedPart[], part: string, words: string): void {
  const last = asked.at(-1);
  if (
    last !== undefined &&
    /^(?:a|an|maybe|perhaps|something|someone|anything|for example|it can be|ideally|especially|in particular|not|with|about|at|in)\b/.test(
      words,
    )
  ) {
    last.text = `${last.text} ${part}`;
  }
}

/** Unpunctuated: "i see you were at rye tell me about a time". */
function withoutPreamble(part: string, scene: string): AskedPart[] {
  const words = plainWords(part);
  if (STATES.test(words)) {
    const openings = [...part.matchAll(STRONG_OPENING)];
    const opening = openings.find(({ index }) => index > 10);
    if (opening !== undefined) {
      return [{ text: part.slice(opening.index), scene: `${scene} ${part.slice(0, opening.index)}`.trim() }];
    }
  }
  return [{ text: part, scene }];
}

function splitConjoined({ text, scene }: AskedPart): AskedPart[] {
  const parts = text
    .replace(/\b(strengths?) (?:and|or) (?:your )?(weaknesses)\b/i, '$1 and what are your $2')
    .split(CONJOINED);
  return parts.map((part, index) => ({ text: part.trim(), scene: index === 0 ? scene : '' }));
}
