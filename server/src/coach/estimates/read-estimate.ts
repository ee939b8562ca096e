import { type NamedPlace, placeNamed } from './sizes.ts';

export interface Span {
  /** `in a year` */
  said: string;
  days: number;
}

export interface Estimate {
  /** Plural, as asked: `text messages`. */
  things: string;
  place: NamedPlace | undefined;
  /** "In this country" */
  here: 'country' | 'city' | 'town' | undefined;
  /** "our café", "this railway" */
  isOfAnEmployer: boolean;
  isOften: boolean;
  span: Span | undefined;
  /** "Would it take to" */
  isNeeded: boolean;
  /** `a bus` */
  container: string | undefined;
}

const SPANS: readonly (readonly [asks: RegExp, span: Span])[] = [
  [
    /\b(?:a|per|each|every|one|this|last) year\b|\b(?:yearly|annually)\b|\bmarket for\b/i,
    { said: 'in a year', days: 365 },
  ],
  [/\b(?:a|per|each|every|one|this|last) month\b/i, { said: 'in a month', days: 30 }],
  [/\b(?:a|per|each|every|one|this|last) week\b/i, { said: 'in a week', days: 7 }],
  [
    /\b(?:an?|per|each|every|one|this) (?:\S+ )?(?:day|weekday|morning|evening|night)\b|\b(?:today|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
    { said: 'in a day', days: 1 },
  ],
  [/\bsummer\b/i, { said: 'in a summer', days: 90 }],
  [/\bwinter\b/i, { said: 'in a winter', days: 90 }],
  [
    /\b(?:an|per|each|every|one) hour\b|\bduring this (?:interview|conversation)\b|\bwhile we (?:talk|speak|sit)\b/i,
    { said: 'in an hour', days: 1 / 24 },
  ],
  [/\bwhile we\b/i, { said: 'in, say, ten minutes', days: 10 / (24 * 60) }],
  [/\b(?:a|per|each|every|one) minute\b/i, { said: 'in a minute', days: 1 / (24 * 60) }],
  [/\b(?:a|per|each|every|one) second\b/i, { said: 'in a second', days: 1 / (24 * 60 * 60) }],
];

const THINGS =
  /\b(?:how (?:many|much)|(?:number|amount) of|market for) (?!(?:do|does|is|are|would|will|can|could) )(.{2,60}?)(?= (?:do|does|did|are|is|in|can|could|would|will|has|have|gets?|takes?|lives?|fits?|sells?|come|need|uses?|buys?|eats?|drinks?|visits?|owns?|travels?|goe?s?|pass(?:es)?|cross(?:es)?|flush(?:es)?|watch(?:es)?)\b|[,.?]|$)/i;
const CONTAINER = /\b(?:fit|get|put|pack|squeeze|stack) (?:into|inside|in|on|onto) ([^,.?]{2,40})/i;

const HERE = ['country', 'city', 'town'] as const;
const OF_AN_EMPLOYER =
  /\b(?:our|this) (?!country|city|town|planet|world|year|month|week|day|morning|evening|summer|winter|coffee|interview|conversation)\p{L}+|\bdo (?:we|you) (?:sell|serve|get|have|see)\b/iu;

export function readEstimate(question: string): Estimate | undefined {
  const things = THINGS.exec(question)?.[1];
  if (things === undefined) return undefined;
  return {
    things,
    place: placeNamed(question),
    here: HERE.find((name) => new RegExp(`\\b(?:this|our) ${name}\\b`, 'i').test(question)),
    isOfAnEmployer: OF_AN_EMPLOYER.test(question),
    isOften:
      /\b(?:eat|eaten|drink|drunk|sen[dt]|made|consumed?|smoked?|used?|flushed|read|watched|thrown)\b/i.test(
        question,
      ),
    span: SPANS.find(([asks]) => asks.test(question))?.[1],
    isNeeded: /\bwould it take to\b/i.test(question),
    container: CONTAINER.exec(question)?.[1]?.trim(),
  };
}
