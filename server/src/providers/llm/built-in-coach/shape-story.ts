import { statements } from './facts.ts';
import { fillIn, withFooter } from './outline.ts';
import { toStar } from './star.ts';

/** The words that the story generator puts before the user's own. */
const REQUEST = /^\s*refine this job story based on these prompts:\s*/i;

/** The user's notes put in the order of a good story, with its gaps marked. */
export function shapeStory(message: string): string {
  const star = toStar(statements(message.replace(REQUEST, '')));
  return withFooter(
    [
      section('Situation', star.situation, 'where and when it was, and who was there'),
      section('Task', star.task, 'what you had to achieve, and why it mattered'),
      section('Action', star.action, 'what you did yourself, step by step'),
      section('Result', star.result, 'how it ended, with your result in numbers'),
      `**What I learned**\n\n${fillIn('one sentence that you would say in an interview')}`,
    ].join('\n\n'),
  );
}

const section = (title: string, told: readonly string[], gap: string): string =>
  `**${title}**\n\n${told.length > 0 ? told.join(' ') : fillIn(gap)}`;
