import { type NamedPlace, placeNamed, SIZES } from './sizes.ts';

export interface Estimate {
  /** Plural, as asked: `text messages`. */
  things: string;
  place: NamedPlace | undefined;
  /** "In this country" */
  here: 'country' | 'city' | 'town' | undefined;
  /** "our café", "this railway" */
  isOfAnEmployer: boolean;
  isOften: boolean;
  span: { said: string; days: number } | undefined;
  /** "Would it take to" */
  isNeeded: boolean;
  /** `a bus` */
  container: string | undefined;
}

const SPANS = SIZES.spans.map((span) => ({ ...span, asks: new RegExp(span.asks, 'i') }));

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
    span: SPANS.find(({ asks }) => asks.test(question)),
    isNeeded: /\bwould it take to\b/i.test(question),
    container: CONTAINER.exec(question)?.[1]?.trim(),
  };
}
