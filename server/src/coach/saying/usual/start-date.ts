import { inLines } from '../tell-episode.ts';
import { capitalised, ended } from '../wording.ts';
import { writtenLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const SPAN =
  /\b(?:\d+|an?|one|two|three|four|six|eight|twelve|thirty|sixty|ninety)(?: calendar| working)? (?:day|week|month)s?\b/i;
/** `Two weeks notice`, "I would need to give one month" */
const GIVES = /\bnotice\b|\b(?:need|have|bound|obliged) to give\b/i;
const NOT_GIVEN =
  /\b(?:short|hours?['’]?|(?:an?|one|two|few) days?['’]?) notice\b|\bnotice ?boards?\b|\b(?:days|weeks|months) of (?!notice\b)|\b(?:gave|put up|took) (?:\S+ )?notice\b/i;
/** `Three months, to be given at the end of a trip` */
const ONLY_SPAN = new RegExp(`^${SPAN.source},? to (?:be given|the end)\\b`, 'i');
const IS_SPAN = new RegExp(`^${SPAN.source}\\.?$`, 'i');
const STARTS =
  /\b(?:can|could|able to|free to) (?:start|begin|join)\b|\bavailab(?:le|ility):? (?:for work )?(?:from|now|at once|immediately|in)\b|(?:^|\bI(?: am|['’]m) )free (?:from|in|at once|immediately)\b/i;
const LABELLED = /^(?:period of )?notice(?: period| required)?[\s,]*:\s+(\p{L}*)/iu;
const NUMBER = /^(?:an?|one|two|three|four|six|eight|twelve|thirty|sixty|ninety)$/i;

const givesNotice = (text: string): boolean =>
  (GIVES.test(text) && !NOT_GIVEN.test(text) && (SPAN.test(text) || /^(?:my )?notice\b/i.test(text))) ||
  ONLY_SPAN.test(text);

/** As the candidate wrote them; none is worked out. */
export const startDate: UsualRule = {
  draft: 'fact',
  is: { kind: 'logistics', matter: 'start' },
  isOfOneself: true,
  say: ({ candidate }) => {
    const only = candidate.holdings.find(({ kind, text }) => kind === 'availability' && IS_SPAN.test(text));
    const given = writtenLines(candidate, givesNotice)[0] ?? only?.text;
    const [started] = writtenLines(candidate, (text) => STARTS.test(text) && text !== given);
    const lines = [given, started].flatMap((text) => (text ? ended(capitalised(asSaid(text))) : []));
    return lines.length > 0 ? { text: inLines(lines), told: [] } : undefined;
  },
};

const asSaid = (text: string): string =>
  (ONLY_SPAN.test(text) || IS_SPAN.test(text) ? `My notice is ${text.toLowerCase()}` : text)
    .replace(
      LABELLED,
      (_label, first: string) => `My notice is ${NUMBER.test(first) ? first.toLowerCase() : first}`,
    )
    .replace(/^on (?=.* notice$)/i, 'I am on ')
    .replace(/^(?:available|availability):?\s+(?=(?:from|now|at once|immediately|in)\b)/i, 'I am available ');
