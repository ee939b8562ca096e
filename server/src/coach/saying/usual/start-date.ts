import { ownWordsOn } from '../say-logistics.ts';
import { capitalised, ended } from '../wording.ts';
import { ownLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

/** `Notice period: two months` */
const OF_NOTICE = /^(?:period of )?notice(?: period)?:|^on .* notice$|\bmy notice\b|\bnotice to give\b/i;
const LABELLED = /^(?:period of )?notice(?: period)?:\s+(.+)$/i;
const AVAILABLE = /^(?:available|availability):?\s+(?=(?:from|now|at once|immediately|in)\b)/i;

/** Notice and date as the candidate wrote them; none is worked out, and the posting knows none of theirs. */
export const startDate: UsualRule = {
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
      text:
        notice === undefined
          ? ended(
              capitalised(
                own.replace(AVAILABLE, 'I am available ').replace(/^on (?=.* notice$)/i, 'I am on '),
              ),
            )
          : `My notice is ${ended(notice)}`,
      told: [],
    };
  },
};
