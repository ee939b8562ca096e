import type { Asking, Spoken } from './asking.ts';
import { varied } from './wording.ts';

/** A courtesy and its answers, none of which claims anything. */
const COURTESIES: readonly [RegExp, readonly string[]][] = [
  [
    /\b(hear|see) me\b|\bsound|\bscreen\b/i,
    ['Yes, I can hear you well, thank you.', 'Yes, I hear you loud and clear, thank you.'],
  ],
  [
    /\bhow are you|how('s| is) it going|how do you do|how have you been/i,
    ['I am well, thank you. How are you?', 'Very well, thank you, and glad to be here. How are you?'],
  ],
  [/\b(sorry|apolog)/i, ['No problem at all, thank you.', 'That is quite all right, thank you.']],
  [
    /\b(find us|journey|trip|traffic|get here|getting here|parking)\b/i,
    ['Yes, thank you, all went well.', 'It all went smoothly, thank you.'],
  ],
  [
    /\b(weather|rain|sun|cold|hot|weekend|day)\b/i,
    ['It has been a good day so far, thank you. I hope yours has too.', 'Good, thank you. And yours?'],
  ],
  [
    /\b(coffee|water|tea|drink|comfortable)\b/i,
    ['That is kind, thank you. I am fine.', 'Thank you, I am fine for now.'],
  ],
  [
    /\b(ready|start|begin|shall we)\b/i,
    ['Yes, I am ready. Thank you for having me.', 'Yes, please. I have been looking forward to this.'],
  ],
  [
    /\b(thank|thanks|bye|goodbye|great talking|all for today|be in touch)\b/i,
    ['Thank you for your time. I enjoyed the conversation.', 'Thank you, it was good to talk to you.'],
  ],
  [
    /\b(nice|good|great|pleasure|lovely) to (meet|see|talk)|\b(hello|hi|good (morning|afternoon|evening)|welcome)\b/i,
    ['Thank you, it is good to meet you too.', 'Hello, and thank you for the invitation.'],
  ],
];

const OTHERWISE = ['Thank you, I am glad to be here.', 'Thank you, I have been looking forward to this.'];

/** One friendly line. */
export function saySmallTalk({ question, told }: Asking): Spoken {
  const lines = COURTESIES.find(([asks]) => asks.test(question.text))?.[1] ?? OTHERWISE;
  return { text: varied(lines, question.text, told), told: [] };
}
