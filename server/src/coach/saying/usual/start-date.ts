import { ownWordsOn } from '../say-logistics.ts';
import { capitalised, ended } from '../wording.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** `Notice period: two months` */
const OF_NOTICE = /^notice(?: period)?:|\bmy notice\b|\bnotice to give\b/i;
const LABELLED = /^notice(?: period)?:\s+(.+)$/i;

/** Notice and date as the candidate wrote them; none is worked out, and the posting knows none of theirs. */
export const startDate: UsualRule = {
  asks: /\bnotice\b|\bwhen (?:can|could|would|will|might|are|is) (?:you|we|your) (?:\S+ ){0,3}(?:start|begin|join|available|first shift|have you|able to start)\b|\bwhen could we have you\b|\bhow (?:soon|quickly) (?:can|could|would) you (?:\S+ )?(?:start|begin|join|come)\b|\bearliest (?:date|day)?\b|\bwhen (?:is|s) your first (?:shift|day)\b/,
  examples: [
    'What is your notice period, and when can you start?',
    'How soon could you start?',
    'When could we have you?',
    'Do you have to give notice, and how long?',
  ],
  draft: 'fact',
  is: { kind: 'logistics', matter: 'start' },
  isOfOneself: true,
  say: ({ candidate }) => {
    const own =
      ownWordsOn('notice', candidate) ??
      ownWordsOn('start', candidate) ??
      ownLines(candidate, (text) => OF_NOTICE.test(text))[0]?.text;
    if (own === undefined) return undefined;
    const [, notice] = LABELLED.exec(own) ?? [];
    return {
      text: notice === undefined ? ended(capitalised(own)) : `My notice is ${ended(notice)}`,
      told: [],
    };
  },
};
