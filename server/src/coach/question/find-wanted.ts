import type { Question } from './question.ts';

type Wanted = NonNullable<Question['wanted']>;

/** The first that fits wins. Pattern reads plain words. */
const WANTED: readonly [Wanted, RegExp][] = [
  [
    'hindsight',
    /\b(?:differently|in hindsight|looking back|hindsight|change anything|do (?:it|that) (?:\S+ )?again|knowing what you know|with the benefit|do the same)\b/,
  ],
  [
    'lesson',
    /\b(?:learn|learned|learnt|lessons?|take ?away|took away|take from|taught you|teach you|took from|(?:these days|nowadays)$|how do you (?:\S+ ){1,3}now$|changed for you|happen(?:s|ed)? again|never happen\w*|since then)\b/,
  ],
  [
    'difficulty',
    /\b(?:hardest|toughest|trickiest|difficult\w*|struggle\w*|obstacles?|worst|hard(?= (?:part|bit|thing|for you))|push ?back|resist\w*)\b/,
  ],
  [
    'time',
    /\bhow long\b|\bhow much time\b|\bhow (?:quickly|fast|soon|recent\w*|long ago)\b|\bwhen (?:was|did|were|is|has)\b|\b(?:which|what) (?:year|month)\b/,
  ],
  [
    'number',
    /\bhow (?:much|many|big|large|small|often|far|high|old)\b|\b(?:what|which|the) (?:\S+ )?(?:numbers?|figures?|percent\w*|cost|budget|amount|rate|size|saving|margin)\b|\bcost\b|\bby what\b|\bin numbers\b|\bmeasure\w*\b|\bquantif\w+\b/,
  ],
  [
    'person',
    /\b(?:who|whom|whose)\b|\b(?:any(?:one|body)|every(?:one|body)|nobody) (?:else )?(?:object|complain|notice|mind|help)\w*\b|^(?:and )?(?:how|what) did (?!you\b|it\b|that\b|this\b|things\b)(?:\S+ ){1,4}(?:say|react|respond|think|feel|take (?:it|that)|make of)\b|\b(?:complaints?|feedback)\b|\b(?:boss|manager|customers?|clients?|team|colleagues?|coworkers?|supervisor|family|patient|parents?|they|he|she|people|everyone|everybody|others) (?:\S+ )?(?:say|said|think|thought|make of|mind|object\w*|complain\w*|react\w*|respond\w*|feel|felt|take|took|make of|reply)\b/,
  ],
  [
    'reason',
    /\bwhy\b|\bhow come\b|\bwhat (?:\S+ )?(?:made|led|drove|prompted|caused|convinced) \b|\breasons?\b|\bcom(?:e|ing) from\b|\bto blame\b|\bsource of\b|\bwhat was behind\b|\bcause\b/,
  ],
  [
    'outcome',
    /\b(?:happened|happen|changed|outcomes?|results?|resulted|upshot|end(?:ed)?(?: up)?|turn(?:ed)? out|impact|effect|improve\w*|difference|successful|success|go down)\b|^(?:and |so )?did (?:it|that|they|this)\b|\bhow did (?:it|that|things|this|they) (?:all )?(?:go|work|end|turn|land)\b|\bwhat came of\b|\bwhere is it now\b|\bstill (?:\S+ )?(?:use|used|running|there|going)\b|\bpay off\b|\bworth it\b|\b(?:where|how) (?:do|does|is|are) (?:\S+ ){1,4}(?:now|today)$/,
  ],
  [
    'method',
    /\bhow (?:did|do|have|were|was|exactly|specifically)\b|\b(?:what|which) (?:\S+ )?(?:steps?|tools?|method|approach|role|part|technolog\w+|software)\b|\bwhat (?:exactly |specifically |actually )?did you (?:\S+ )?do\b|\bgo about\b|\byour (?:own )?(?:part|role|contribution)\b|\bhow\b/,
  ],
];

/** @returns what is wanted of a story that is known already; `more` where nothing exact is */
export const findWanted = (words: string): Wanted =>
  WANTED.find(([, pattern]) => pattern.test(words))?.[0] ?? 'more';

/** What a question for a story asks of it besides: "a conflict and what you learned from it". */
export function findWantedBesides(words: string): Wanted | undefined {
  const besides = /(?:\band|,|\bwhich|\bbut) (?:also )?((?:what|how|why|who|when|whether|what is)\b.*)$/.exec(
    words,
  )?.[1];
  return besides === undefined ? undefined : findWanted(besides);
}
