import type { Question } from '#coach/question/question.ts';
import type { Asking, Spoken } from './asking.ts';
import { brief } from './turn-statement.ts';
import { varied } from './wording.ts';

type Matter = NonNullable<Question['matter']>;

/** What a sentence about the matter speaks of. */
const SPEAKS_OF: Record<Matter, RegExp> = {
  start:
    /\b(start(ing)? (date|in|on|from|immediately)|available (from|immediately|to start)|immediate start)\b/i,
  notice: /\bnotice\b/i,
  visa: /\b(visa|sponsor\w*|right to work|work permit|citizen\w*|residen\w+|eligible to work)\b/i,
  relocation: /\b(relocat\w+|based in|located in|move to)\b/i,
  travel: /\b(travel\w*|driving licen[cs]e|on the road)\b/i,
  remote:
    /\b(hybrid|remote\w*|on-?site|in the office|office days?|from home|home office|in person|based in)\b/i,
  hours:
    /\b(shifts?|hours|full[- ]time|part[- ]time|weekends?|nights?|evenings?|overtime|on[- ]call|rota)\b/i,
  references: /\breferences?\b/i,
  offers: /\b(?!)/,
};

/** Dates, places, permits: what the candidate's own material says, else the advert, else the candidate's to fill in. */
export function sayLogistics({ candidate, question, told }: Asking): Spoken {
  const matter = question.matter ?? 'start';
  const own = candidate.episodes
    .filter(({ source }) => source === 'other' || source === 'education')
    .flatMap(({ sentences }) => sentences)
    .find(({ text }) => SPEAKS_OF[matter].test(text));
  if (own) return { text: own.text, told: [] };
  const asked = new Set(question.focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const [advert] = candidate.job.statements
    .filter(({ text }) => SPEAKS_OF[matter].test(text))
    .map(({ text, tokens }) => ({ text, shared: tokens.filter(({ lemma }) => asked.has(lemma)).length }))
    .toSorted(
      (one, other) => weight(other.text, matter) + other.shared - weight(one.text, matter) - one.shared,
    );
  const variants = advert && !OWN_FACT.has(matter) ? knowing(brief(advert.text)) : UNKNOWN[matter];
  return { text: varied(variants, question.text, told), told: [] };
}

const weight = (text: string, matter: Matter): number =>
  new Set(text.toLowerCase().match(new RegExp(SPEAKS_OF[matter], 'gi'))).size + (/\d/.test(text) ? 0.5 : 0);

/** What an advert cannot know. */
const OWN_FACT: ReadonlySet<Matter> = new Set(['notice', 'visa', 'offers', 'references']);

const knowing = (statement: string): string[] => [
  `The advert says “${statement}”. I applied knowing that. How does it look in practice in your team?`,
  `You write “${statement}”, and I applied with that in mind. Is there anything about it that I should know?`,
];

const UNKNOWN: Record<Matter, readonly string[]> = {
  start: [
    'I can start on [date]. When would you like somebody to be there?',
    'From [date]. I would like to hand over well before that.',
  ],
  notice: ['My notice period is [how long]. I would like to hand over well, as I would do for you.'],
  visa: [
    'My situation is this: [your permit or nationality, and whether you need sponsorship]. I am glad to show you the papers.',
  ],
  relocation: ['As for moving, [yes, no, or from when]. What does the role need in that respect?'],
  travel: ['As for travelling, [how much you can]. How much does the role need in a normal month?'],
  remote: ['The way that suits me best is [days in the office, days at home]. How does your team do it?'],
  hours: ['The hours that I can work are [your hours]. How is the week planned in your team?'],
  references: [
    'Yes, gladly. I will send you names once we have agreed on the next step, so that I can tell them before you call.',
    'Of course. I would let them know first, and then send you their names.',
  ],
  offers: [
    'I am [whether you are talking to others]. This is the conversation that I have prepared for today.',
  ],
};
