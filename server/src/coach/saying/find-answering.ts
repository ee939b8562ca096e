import type { Episode, Said } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';
import answering from './answering.json' with { type: 'json' };

type Wanted = NonNullable<Question['wanted']>;

const read = ({ says, worth }: { says: string; worth: number }) => ({ says: new RegExp(says, 'iu'), worth });

const MARKS = Object.fromEntries(
  Object.entries(answering.marks).map(([wanted, marks]) => [wanted, marks.map(read)]),
) as Record<Wanted, ReturnType<typeof read>[]>;
const PARTS: Record<Wanted, Partial<Record<Said['part'], number>>> = answering.parts;
const BESIDES = answering.besides.map(({ asks, ...answers }) => ({
  asks: new RegExp(asks, 'iu'),
  ...read(answers),
}));

/** Answered late in a story, where nothing else tells. */
const LATE: ReadonlySet<Wanted> = new Set<Wanted>(['person', 'outcome', 'lesson', 'hindsight', 'more']);
const AFTERWARDS = /\b(?:after(?:wards)?|later|eventually|same (?:day|night|evening)|in the end)\b/i;
const UNSAID = 0.6;
const SHARED = 0.8;

export function findAnswering(
  { sentences }: Episode,
  { text, focus, wanted = 'more' }: Question,
  said: ReadonlySet<string>,
): { said: Said; worth: number }[] {
  const asked = new Set(focus.filter(({ isStop }) => !isStop).map(({ lemma }) => lemma));
  const worthOf = (one: Said, at: number): number => {
    const marked = MARKS[wanted].reduce((sum, { says, worth }) => sum + (says.test(one.text) ? worth : 0), 0);
    const besides = BESIDES.reduce(
      (sum, { asks, says, worth }) => sum + (asks.test(text) && says.test(one.text) ? worth : 0),
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
