import type { Asking, Spoken } from './asking.ts';
import { varied } from './wording.ts';

/** A courtesy and its answers, none of which claims anything. Of two the one that is said last is answered. */
const COURTESIES: readonly [RegExp, readonly string[]][] = [
  [
    /\b(?:hear|see) (?:me|us)\b|\bsound\b/gi,
    ['Yes, I can hear you well, thank you.', 'Yes, I hear you loud and clear, thank you.'],
  ],
  [
    /\bhow are (?:you|things)\b|\bhow(?:['’]s| is) (?:it|everything|life)\b|\bhow do you do\b|\bhow have you been\b/gi,
    ['I am well, thank you. How are you?', 'Very well, thank you, and glad to be here. How are you?'],
  ],
  [/\b(?:sorry|apolog\w+)/gi, ['No problem at all, thank you.', 'That is quite all right, thank you.']],
  [
    /\b(?:f[io][nu]n?d (?:us|it|your way)|journey|trip|traffic|drive|train|flight|commute|(?:get|got|getting) here|come (?:far|by)|travel\w*|park(?:ing)?(?: space)?)\b/gi,
    ['It all went well, thank you.', 'It all went smoothly, thank you.'],
  ],
  [
    /\b(?:weather|rain\w*|sun(?:ny)?|snow\w*|wind|cold|hot|heat|storm)\b/gi,
    ['I am glad to be here in any weather, thank you.', 'Any weather is good for this, thank you.'],
  ],
  [
    /\b(?:weekend|holiday|week|your (?:day|morning|afternoon)|(?:good|nice|busy) day)\b/gi,
    ['Very good so far, thank you. And yours?', 'All is well, thank you. I hope it is the same with you.'],
  ],
  [
    /\b(?:coffee|water|tea|drink)\b(?: before we (?:start|begin))?/gi,
    ['That is kind, thank you. I am fine.', 'That is very kind, thank you. I am fine for now.'],
  ],
  [
    /\b(?:coat|jacket|umbrella|biscuits?|cakes?|help yourself|(?:take|have) a seat|sit down|comfortable)\b/gi,
    ['That is very kind, thank you.', 'That is kind of you, thank you.'],
  ],
  [
    /\b(?:ready|(?:start|begin)(?:ing)?)\b/gi,
    ['Yes, I am ready. Thank you for having me.', 'Yes, please. I have been looking forward to this.'],
  ],
  [
    /\b(?:thanks?|bye|goodbye|great talking|all for today|be in touch)\b/gi,
    ['Thank you for your time. I enjoyed the conversation.', 'Thank you, it was good to talk to you.'],
  ],
  [
    /\b(?:nice|good|great|lovely|pleasure) to (?:meet|see|talk)\b|\b(?:hello|hi|good (?:morning|afternoon|evening)|welcome)\b/gi,
    ['Thank you, it is good to meet you too.', 'Hello, and thank you for the invitation.'],
  ],
];

const OTHERWISE = ['Thank you, I am glad to be here.', 'Thank you, I have been looking forward to this.'];

/** One friendly line. */
export function saySmallTalk({ question, told }: Asking): Spoken {
  const lines = lastSaid(question.text) ?? OTHERWISE;
  return { text: varied(lines, question.text, told), told: [] };
}

function lastSaid(text: string): readonly string[] | undefined {
  const said = COURTESIES.map(([asks, lines]) => ({
    lines,
    end: Math.max(-1, ...[...text.matchAll(asks)].map(({ 0: { length }, index }) => index + length)),
  })).filter(({ end }) => end >= 0);
  return said.toSorted((one, other) => other.end - one.end)[0]?.lines;
}
