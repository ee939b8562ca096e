import { isGeneral } from './general.ts';
import { isKnown, isNegated } from './in-sentence.ts';
import { type Step, unprovedStep } from './step.ts';
import { isSameCurrency } from '../figures/currency.ts';
import { CURRENCY_WORDS } from '../lexicon/currencies.ts';
import type { SentenceSoFar } from '../sentence-so-far.ts';
import { numberAt } from '../text/read-number.ts';

/** Which are hardly said of anything but money. */
const NAMES =
  /^(euros?|dollars?|francs?|rupees?|yen|yuan|kron(er|or|a|e)|zloty(s|ch)?|pesos?|rand|naira|dirhams?|shillings?|forints?|korun(a|y|as)|lira|riyals?|roubles?|rubles?|baht|ringgits?|€|₹|¥|₦)$/;

/** `in euros`, `some thousand dollars`: money of which the material has none, told without a figure */
export function moneyNameAt(sentence: SentenceSoFar, at: number): Step | undefined {
  const token = sentence.peek(at)!;
  if (!NAMES.test(token.low)) return undefined;
  const currency = CURRENCY_WORDS[token.low];
  if (!currency || numberAt(sentence.peek, at + 1)) return undefined;
  const stands =
    isKnown(sentence, token) ||
    sentence.some((grounds) =>
      [...grounds.currencies.keys()].some((had) => isSameCurrency(currency, had, grounds)),
    );
  return stands || isNegated(sentence, at) || isGeneral(sentence, at)
    ? { end: at + 1 }
    : unprovedStep(at + 1, at, at + 1, 'money');
}
