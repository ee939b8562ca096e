import { type Estimate, readEstimate } from '#coach/estimates/read-estimate.ts';
import { spokenNumber } from '#coach/estimates/spoken-number.ts';
import {
  countryOf,
  type NamedPlace,
  placeNamed,
  type Rate,
  rateOf,
  volumeOf,
} from '#coach/estimates/sizes.ts';
import type { Asking, Spoken } from './asking.ts';
import { capitalised, wholeWithin } from './wording.ts';

/** Assumptions said as such, a rounded result, and how to check it; an unknown size is guessed aloud. */
export function sayEstimate(asking: Asking): Spoken {
  const estimate = readEstimate(asking.question.text);
  const text = estimate ? reckoned(estimate, asking) : NOTHING_TO_COUNT;
  return { text: wholeWithin(text, asking.budget), told: [] };
}

const ASKS_BACK = 'What would you put it at?';
const NOTHING_TO_COUNT = `I would estimate that from one part that I can measure, times how many such parts there are. I can only guess the size of that part. ${ASKS_BACK}`;

function reckoned(estimate: Estimate, asking: Asking): string {
  const { things, container, isNeeded, isOfAnEmployer } = estimate;
  if (container !== undefined) return fitting(things, container);
  if (isNeeded)
    return `I would estimate that from two sizes: how much there is to do, and how much of it one of the ${things} would do. I can only guess the first. ${ASKS_BACK}`;
  return isOfAnEmployer ? fromADay(estimate) : amongPeople(estimate, peopleOf(estimate, asking));
}

interface People extends NamedPlace {
  isAssumed?: boolean;
}

function peopleOf({ place, here }: Estimate, { candidate: { job, episodes } }: Asking): People {
  if (place) return place;
  if (here === undefined) return placeNamed('the world')!;
  const said = [...job.statements, ...episodes.flatMap(({ sentences }) => sentences)];
  const country = here === 'country' ? countryOf(said.map(({ text }) => text).join(' ')) : undefined;
  return country ?? { name: `this ${here}`, people: ASSUMED_PEOPLE[here], isAssumed: true };
}

const ASSUMED_PEOPLE = { country: 60_000_000, city: 500_000, town: 100_000 };

function amongPeople(estimate: Estimate, { name, people, isAssumed }: People): string {
  const { things, span } = estimate;
  const rate = rateOf(things);
  const isKnown = rate !== undefined && (rate.in !== undefined) === (span !== undefined);
  const check = span ? 'asking ten people for their own' : 'counting in one street';
  return [
    `I would estimate that from the people: ${isAssumed ? 'say there are' : 'there are'} about ${spokenNumber(people)} in ${name}.`,
    isKnown ? byRate(rate, people, span) : byGuess(estimate, people),
    isKnown
      ? `I would check it by ${check} and scaling that up.`
      : `I would check that guess by ${check}. ${ASKS_BACK}`,
  ].join(' ');
}

const DAYS = { day: 1, year: 365 };

function byRate(rate: Rate, people: number, span: Estimate['span']): string {
  const { things, forOnePerson = 1, peopleForOne = 1, in: time } = rate;
  const inTime = (people * forOnePerson) / peopleForOne;
  const whom = peopleForOne > 1 ? `every ${spokenNumber(peopleForOne)}` : 'each';
  const assumed = `I assume ${spokenNumber(forOnePerson)}${time ? ` a ${time}` : ''} for ${whom} of them`;
  if (!time || !span) return `${assumed}. That makes roughly ${spokenNumber(inTime)} ${things[0]}.`;
  const total = (inTime * span.days) / DAYS[time];
  const step = span.days === DAYS[time] ? '' : `, which is about ${spokenNumber(inTime)} a ${time}`;
  return `${assumed}${step}. That makes roughly ${spokenNumber(total)} ${things[0]} ${span.said}.`;
}

function byGuess({ things, span, isOften }: Estimate, people: number): string {
  const makes = (share: number): string => `it makes roughly ${spokenNumber(people * share)}`;
  if (span && IS_PEOPLE.test(things))
    return `I can only guess what share of them that is ${span.said}: with one in ten ${makes(1 / 10)}.`;
  if (span) {
    const [time, days] = isOften ? (['week', 7] as const) : (['year', 365] as const);
    return `I can only guess how many ${things} one person accounts for: with one a ${time} ${makes(span.days / days)} ${span.said}.`;
  }
  if (IS_PEOPLE.test(things))
    return `I can only guess what share of them that is: with one in a thousand ${makes(1 / 1000)}.`;
  return IS_SHARED.test(things)
    ? `I can only guess how common ${things} are: with one for every thousand people ${makes(1 / 1000)}.`
    : `I can only guess how common ${things} are: with one for each person ${makes(1)}.`;
}

const IS_PEOPLE = /\b(?:people|persons|men|women|children|adults|students)$/i;
const IS_SHARED =
  /(?:ers|ors|ists|ians|smiths|shops|stations|schools|restaurants|caf[eé]s|bars|pubs|hotels|churches|banks|offices|hospitals|companies|studios|gyms|parks|bridges|halls)$/i;

function fromADay({ things, span = { said: 'in a year', days: 365 } }: Estimate): string {
  const days = span.days > 1 ? `, and count ${span.days} days` : '';
  return `I would estimate that from one ordinary day. I can only guess how many ${things} it brings: if I say a hundred${days}, that makes roughly ${spokenNumber(100 * span.days)} ${span.said}. I would check that guess by counting for a day. You know your days better than I do. ${ASKS_BACK}`;
}

/** Spheres leave about a third of a space empty. */
const FILLED = 2 / 3;
const ASSUMED = { millilitres: 100, cubicMetres: 50 };

function fitting(things: string, container: string): string {
  const litres = volumeOf(things)?.litres;
  const room = volumeOf(container)?.litres;
  const each = litres === undefined ? ASSUMED.millilitres : litres * 1000;
  const inside = room === undefined ? ASSUMED.cubicMetres : room / 1000;
  const count = (inside * 1_000_000 * FILLED) / each;
  const guessed = room === undefined ? `the size of ${container}` : `the size of the ${things}`;
  return [
    `I would estimate that from the two volumes. I assume about ${spokenNumber(each)} millilitres for each of the ${things} and about ${spokenNumber(inside)} cubic metres for ${container}.`,
    `${capitalised(things)} leave some of that empty, so with two thirds of it I come to roughly ${spokenNumber(count)}.`,
    litres === undefined || room === undefined
      ? `I can only guess ${guessed}. ${ASKS_BACK}`
      : 'I would check it by filling one box and counting.',
  ].join(' ');
}
