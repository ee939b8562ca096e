import type { Stage } from '#coach/candidate/beats/stage-label.ts';
import { readNotes } from './read-notes.ts';
import { stagesOf } from './stages.ts';

const REQUEST = /^\s*refine this job story based on these prompts:\s*/i;

interface Section {
  stage: Stage;
  title: string;
  gap: string;
}

const SECTIONS: readonly Section[] = [
  { stage: 'situation', title: 'Situation', gap: 'when and where it was, and who was there?' },
  { stage: 'task', title: 'Task', gap: 'what did you have to achieve, and why did it matter?' },
  { stage: 'action', title: 'Action', gap: 'what did you do yourself, step by step?' },
  { stage: 'result', title: 'Result', gap: 'how did it end, and what came of it?' },
];

/**
 * Notes in the usual order, in the user's words; what is missing stands as a gap in brackets, never made up.
 * @returns markdown
 */
export function shapeStory(message: string): string {
  const notes = readNotes(message.replace(REQUEST, ''));
  const stages = stagesOf(notes);
  const told = (stage: Stage): string =>
    notes.flatMap(({ text }, at) => (stages[at] === stage ? [text] : [])).join(' ');
  const lesson = told('lesson');
  const sections = SECTIONS.map(({ stage, title, gap }) => section(title, told(stage) || `[${gap}]`));
  const more = wantedBeside({ action: told('action'), result: told('result'), lesson });
  return [
    ...sections,
    ...(lesson ? [section('What I learned', lesson)] : []),
    ...(more.length > 0
      ? [section('To make it stronger, add', more.map(([part, gap]) => `- ${part}: [${gap}]`).join('\n'))]
      : []),
  ].join('\n\n');
}

const section = (title: string, text: string): string => `**${title}**\n\n${text}`;

function wantedBeside({
  action,
  result,
  lesson,
}: Record<'action' | 'result' | 'lesson', string>): [part: string, gap: string][] {
  const wanted: [isMissing: boolean, part: string, gap: string][] = [
    [action !== '' && !/\bI\b/.test(action), 'Action', 'what was your own part in it?'],
    [result !== '' && !/\d/.test(result), 'Result', 'how much, how many or how long was it, in one number?'],
    [lesson === '', 'Lesson', 'what did you learn from it, in one sentence?'],
  ];
  return wanted.flatMap(([isMissing, part, gap]) => (isMissing ? [[part, gap]] : []));
}
