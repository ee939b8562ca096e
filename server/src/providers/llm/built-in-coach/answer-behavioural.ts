import { roleOf, type QuestionContext } from './question-context.ts';
import { themeOf } from './behavioural-themes.ts';
import type { Fact, FactFinder } from './facts.ts';
import { fillIn, type Bullet, type Outline } from './outline.ts';
import { plainWords } from './question.ts';
import { toStar } from './star.ts';

/** A told experience: Situation, Task, Action, Result. */
export function answerBehavioural({ question, material, facts }: QuestionContext): Outline {
  const theme = themeOf(question);
  const subject = theme.subject(plainWords(question));
  const [best] = facts.own(`${plainWords(question)} ${theme.signs}`);
  const star = toStar(best ? storyAround(best, facts) : []);
  const hint = !best && facts.all[0] ? `; perhaps around this: “${facts.all[0].text}”` : '';

  return {
    opener: best
      ? `One example of ${subject} is this one.`
      : `One example of ${subject}: ${fillIn('name it in one line')}.`,
    bullets: [
      bullet('Situation', star.situation, theme.prompts.situation + hint),
      bullet('Task', star.task, theme.prompts.task),
      bullet('Action', star.action, theme.prompts.action),
      bullet('Result', star.result, theme.prompts.result),
    ],
    close: `What I took from it: ${fillIn(theme.prompts.lesson)}. I would bring that to ${roleOf(material)}.`,
  };
}

/** A story's sentences belong together; a line of a résumé stands for itself. */
function storyAround(fact: Fact, facts: FactFinder): string[] {
  if (fact.source !== 'story') return [fact.text];
  return facts.all.filter(({ part }) => part === fact.part).map(({ text }) => text);
}

const bullet = (label: string, told: readonly string[], prompt: string): Bullet => ({
  label,
  text: told.length > 0 ? told.join(' ') : fillIn(prompt),
});
