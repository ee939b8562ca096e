import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';

type Wanted = NonNullable<Question['wanted']>;

/** A wording that answers a question word, with how much it speaks for a sentence. */
type Mark = readonly [pattern: RegExp, worth: number];

const AMOUNT =
  /\d|[€$£%]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dozens?|half|twice|doubled?|hundreds?|thousands?)\b/i;
const UNTIL_TODAY = /\b(?:since|today|nowadays|still|now|from then on|never again|every|always)\b/i;
const LEARNT =
  /\b(?:since then|ever since|since|from then on|learn(?:ed|t)|taught me|should have|next time|now i|i now|today i|these days|i have \S+ every|never again|from that day)\b/i;
const WENT_WRONG =
  /\b(?:had not|did not|was not|could not|would not|never|nobody|without|wrong\w*|fail\w*|lost|missed|broke|against|refused|afraid|feared|angry|cross|shouted|complain\w*|hard|difficult|instead of|too (?:much|many|late|little|few|fast)|only|but)\b/i;

const MARKS: Record<Wanted, readonly Mark[]> = {
  number: [[AMOUNT, 2]],
  person: [
    [/^(?:he|she|they|(?:the|our|my|two|both|all) \p{L}+|nobody|everybody|everyone)\b/iu, 0.7],
    [
      /\b(?:said|told me|thanked|wrote|agreed|accepted|liked|loved|grateful|happy|pleased|angry|cross|upset|shouted|refused|relieved|came round|complained|feared|apologi[sz]ed|hugged|cried|laughed|admitted|praised|asked me)\b/i,
      1.5,
    ],
    [
      /\b(?:manager|boss|director|colleagues?|customers?|clients?|owner|chef|nurses?|doctors?|teachers?|parents?|team|suppliers?|apprentices?|supervisor|head|he|she|they)\b/i,
      0.7,
    ],
  ],
  outcome: [
    [/\b(?:fell|rose|dropped|went (?:up|down|from)|grew|halved|doubled|by \d|from \d|to \d)\b/i, 1],
    [UNTIL_TODAY, 0.7],
  ],
  reason: [
    [
      /\b(?:because|as (?:the|we|i|it|he|she|they)|since (?:the|we|i|it)|so that|in order to|due to|to blame|found that|caused?|traced|turned out|which meant|reason)\b/i,
      2,
    ],
    [WENT_WRONG, 1],
    [/\b(?:wanted|needed|had to|thought|believed|twice|too)\b/i, 0.7],
  ],
  time: [
    [
      /\b(?:\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|few|half)(?:-| )(?:and a half )?(?:minutes?|hours?|days?|weeks?|months?|years?|nights?|quarters?|shifts?|summers?|winters?|weekends?)\b/i,
      2,
    ],
    [
      /\b(?:19|20)\d\d\b|\bovernight\b|\b(?:last|next|first|same|whole) (?:day|week|month|year|night|spring|summer|autumn|winter)\b/i,
      1,
    ],
  ],
  method: [
    [/\bby \p{L}+ing\b/iu, 0.7],
    [
      /\b(?:i|we) (?:\p{L}+ed|let|sat|made|built|gave|took|went|rang|told|put|set|wrote|drew|brought|ran|kept)\b/iu,
      1,
    ],
  ],
  lesson: [[LEARNT, 2]],
  hindsight: [
    [LEARNT, 2],
    [WENT_WRONG, 0.7],
  ],
  difficulty: [[WENT_WRONG, 2]],
  more: [],
};

const PARTS: Record<Wanted, Partial<Record<Said['part'], number>>> = {
  number: { outcome: 0.5 },
  person: {},
  outcome: { outcome: 2 },
  reason: { task: 0.7, scene: 0.5 },
  time: {},
  method: { action: 1.5 },
  lesson: { lesson: 3 },
  hindsight: { lesson: 2.5 },
  difficulty: { scene: 0.5, task: 0.5 },
  more: { outcome: 0.5 },
};

/** What comes late in a story answers these, where nothing else tells. */
const LATE: ReadonlySet<Wanted> = new Set<Wanted>(['person', 'outcome', 'lesson', 'hindsight', 'more']);

/** What a question asks for besides its question word. */
const BESIDES: readonly (readonly [asks: RegExp, answers: RegExp, worth: number])[] = [
  [
    /\b(?:cost|pay|paid|money|expensive|price|budget|save[ds]?|worth)\b/i,
    /[€$£]|\b(?:euros?|pounds|dollars)\b/i,
    1,
  ],
  [
    /\bpeople|persons|heads|staff\b/i,
    /\b(?:people|staff|of (?:us|our|them)|colleagues|customers|pupils|patients)\b/i,
    0.5,
  ],
  [/\b(?:now|today|still|these days|nowadays|again|since|afterwards)\b/i, UNTIL_TODAY, 1.5],
  [/\bwho\b/i, /\b(?:mr|mrs|ms|dr|herr|frau|colleague|manager|director|head|boss|owner)\b/i, 1],
];

const AFTERWARDS = /\b(?:after(?:wards)?|later|eventually|same (?:day|night|evening)|in the end)\b/i;
const UNSAID = 0.6;
const SHARED = 0.8;

/** The sentences of a story with how well each answers what is asked of it; the best first. */
export function findAnswering(
  { sentences }: Episode,
  { text, focus, wanted = 'more' }: Question,
  said: ReadonlySet<string>,
): { said: Said; worth: number }[] {
  const asked = new Set(focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const worthOf = (one: Said, at: number): number => {
    const marked = MARKS[wanted].reduce(
      (sum, [pattern, worth]) => sum + (pattern.test(one.text) ? worth : 0),
      0,
    );
    const besides = BESIDES.reduce(
      (sum, [asks, answers, worth]) => sum + (asks.test(text) && answers.test(one.text) ? worth : 0),
      0,
    );
    const shared = new Set(one.tokens.filter(({ lemma }) => asked.has(lemma)).map(({ lemma }) => lemma)).size;
    const late = (LATE.has(wanted) ? 1.5 : 0) + (AFTERWARDS.test(text) ? 2.5 : 0);
    const place = (late * (at + 1)) / sentences.length;
    return (
      marked +
      besides +
      place +
      (PARTS[wanted][one.part] ?? 0) +
      SHARED * Math.min(2, shared) +
      (said.has(one.text) ? 0 : UNSAID)
    );
  };
  return sentences
    .map((one, at) => ({ said: one, worth: worthOf(one, at) }))
    .toSorted((one, other) => other.worth - one.worth);
}
