import type { Said } from '#coach/candidate/candidate.ts';
import { readCandidate } from '#coach/candidate/read-candidate.ts';

/** The words that the story generator puts before the user's own. */
const REQUEST = /^\s*refine this job story based on these prompts:\s*/i;

/** In the order interviewers expect, with what is asked for where the notes are silent. */
const SECTIONS: readonly [Said['part'], string, string][] = [
  ['scene', 'Situation', 'where and when it was, and who was there'],
  ['task', 'Task', 'what you had to achieve, and why it mattered'],
  ['action', 'Action', 'what you did yourself, step by step'],
  ['outcome', 'Result', 'how it ended, with your result in numbers'],
  ['lesson', 'What I learned', 'one sentence that you would say in an interview'],
];

/**
 * The user's notes put in the order of a good story, with its gaps marked.
 * @returns markdown
 */
export function shapeStory(message: string): string {
  const notes = message.replace(REQUEST, '');
  const { episodes } = readCandidate({
    company: '',
    role: '',
    jobDescription: '',
    name: '',
    education: '',
    work: '',
    stories: [notes],
    other: '',
  });
  const sentences = episodes.flatMap((episode) => episode.sentences);
  const sections = SECTIONS.map(([part, title, gap]) => {
    const told = sentences.filter((said) => said.part === part).map(({ text }) => text);
    return `**${title}**\n\n${told.length > 0 ? told.join(' ') : `[${gap}]`}`;
  });
  return signed(sections.join('\n\n'));
}

/** Adds the line that says who speaks, and what is left to the user. */
export function signed(markdown: string): string {
  const gaps = markdown.includes('[') ? ' Say your own words where there are [brackets].' : '';
  return `${markdown}\n\n*From the built-in coach.${gaps}*\n`;
}
