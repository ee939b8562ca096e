import type { Candidate } from '#coach/candidate/candidate.ts';
import { inLines } from '../tell-episode.ts';
import { capitalised, ended } from '../wording.ts';
import { writtenLines } from './own-lines.ts';
import type { UsualRule } from './usual-rule.ts';

const SPAN =
  /\b(?:\d+|an?|one|two|three|four|six|eight|twelve|thirty|sixty|ninety)(?: calendar| working)? (?:day|week|month)s?\b/i;
/** `Two weeks notice`, "I would need to give one month", "I am bound to three months’ notice" */
const GIVES = /\bnotice\b|\b(?:need|have|bound|obliged) to give\b/i;
const NOT_GIVEN =
  /\b(?:short|hours?['’]?|days?['’]) notice\b|\bnotice ?boards?\b|\b(?:gave|put up|took) (?:\S+ )?notice\b/i;
/** `Three months, to be given at the end of a trip` */
const ONLY_SPAN = new RegExp(`^${SPAN.source}(?=,| to |$)`, 'i');
const STARTS =
  /\b(?:can|could|able to|free to) (?:start|begin|join)\b|\bavailab(?:le|ility):? (?:for work )?(?:from|now|at once|immediately|in)\b|(?:^|\bI(?: am|['’]m) )free (?:from|in|at once|immediately)\b/i;

const LABELLED = /^(?:period of )?notice(?: period)?:\s+(.+)$/i;
const AVAILABLE = /^(?:available|availability):?\s+(?=(?:from|now|at once|immediately|in)\b)/i;

/** Notice and date as the candidate wrote them; none is worked out, and the posting knows none of theirs. */
export const startDate: UsualRule = {
  draft: 'fact',
  is: { kind: 'logistics', matter: 'start' },
  isOfOneself: true,
  say: ({ candidate }) => {
    const [given, started] = [noticeIn(candidate), writtenLines(candidate, (text) => STARTS.test(text))[0]];
    if (given === undefined && started === undefined) return undefined;
    return {
      text: inLines([given && asNotice(given), started === given ? undefined : started && asStart(started)]),
      told: [],
    };
  },
};

function noticeIn(candidate: Candidate): string | undefined {
  const isGiven = (text: string): boolean =>
    (GIVES.test(text) && !NOT_GIVEN.test(text) && (SPAN.test(text) || /^(?:my )?notice\b/i.test(text))) ||
    LABELLED.test(text);
  const spans = candidate.holdings.filter(
    ({ kind, text }) => kind === 'availability' && ONLY_SPAN.test(text),
  );
  return writtenLines(candidate, isGiven)[0] ?? spans[0]?.text;
}

function asNotice(given: string): string {
  const [, notice = ONLY_SPAN.test(given) && !/\bnotice\b/i.test(given) ? given.toLowerCase() : undefined] =
    LABELLED.exec(given) ?? [];
  return notice === undefined
    ? ended(capitalised(given.replace(/^on (?=.* notice$)/i, 'I am on ')))
    : `My notice is ${ended(notice)}`;
}

const asStart = (started: string): string =>
  ended(capitalised(started.replace(AVAILABLE, 'I am available ')));
