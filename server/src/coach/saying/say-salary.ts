import type { Asking, Spoken } from './asking.ts';
import { roleOf } from './say-motivation.ts';
import { brief } from './turn-statement.ts';
import { varied } from './wording.ts';

const PAY = /[€$£]\s?\d|\d\s?[€$£]|\b(salary|per (hour|year|annum)|\d+\s?k)\b/i;

/** From the advert where it names a figure; else the candidate's own. */
export function saySalary({ candidate, question, told }: Asking): Spoken {
  const named = candidate.job.statements.find(({ text }) => PAY.test(text) && /\d/.test(text));
  if (named) {
    return {
      text: `The advert says “${brief(named.text)}”. I applied knowing that, and where I would stand within it I would like to settle once we both know that it fits.`,
      told: [],
    };
  }
  const variants = [
    `For ${roleOf(candidate)} I am looking at [your range], depending on the whole package. What have you set aside for it?`,
    `My range is [your range]. If the work is right, I am sure that we find a figure that is fair to both sides.`,
  ];
  return { text: varied(variants, question.text, told), told: [] };
}
