import { ASKED_KINDS, type Debrief, type DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import type { AppendedEntry } from '#interviews/session-record.ts';
import { draftThankYou } from './draft-thank-you.ts';
import { KIND_NAMES, stallInWords, waitInWords, WAY_NAMES } from './words.ts';

/** @param thanks null: the draft; absent: no note */
export function reviewAppendix(
  debrief: Debrief,
  thanks: string | null | undefined,
  timeOf: (at: number) => string,
): AppendedEntry[] {
  const { questions } = debrief;
  const requirements = debrief.requirements ?? [];
  const stories = debrief.stories ?? [];
  const note = thanks === undefined ? '' : (thanks ?? draftThankYou(debrief));
  const toldOf = (question: DebriefedQuestion): string => {
    const facts = [timeOf(Date.parse(question.at)), WAY_NAMES[question.way], waitInWords(question)];
    return [`${question.text} (${facts.filter(Boolean).join(' · ')})`, stallInWords(question)]
      .filter(Boolean)
      .join(' ');
  };
  return [
    ...ASKED_KINDS.flatMap((kind) =>
      listed(`Review: ${KIND_NAMES[kind]}`, questions.filter((one) => one.kind === kind).map(toldOf)),
    ),
    ...listed('Review: never touched of the job', textsOf(requirements.filter((one) => !one.is_touched))),
    ...listed('Review: touched of the job', textsOf(requirements.filter((one) => one.is_touched))),
    ...listed('Review: untold stories', titlesOf(stories.filter((one) => !one.is_told))),
    ...listed('Review: told stories', titlesOf(stories.filter((one) => one.is_told))),
    ...(note === '' ? [] : [heading('Thank-you note'), { as: 'words' as const, text: note }]),
  ];
}

const heading = (text: string): AppendedEntry => ({ as: 'heading', text });

const listed = (name: string, texts: readonly string[]): AppendedEntry[] =>
  texts.length === 0 ? [] : [heading(name), ...texts.map((text) => ({ as: 'item' as const, text }))];

const textsOf = (requirements: NonNullable<Debrief['requirements']>) => requirements.map(({ text }) => text);
const titlesOf = (stories: NonNullable<Debrief['stories']>) => stories.map(({ title }) => title);
