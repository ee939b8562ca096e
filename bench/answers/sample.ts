import { writeFileSync } from 'node:fs';
import type { Graded, Measured } from './measure-candidate.ts';

const GRADES = `Grade each answer as if you had to read it aloud to the interviewer, now:

- A: it can be said as it stands
- B: with a small change
- C: only in part
- D: it is absurd or untrue

What stands below a rule is shown beside the answer and is not said. Where stories are there to be chosen, the sentence
before them gains the time for it: grade the story that you would choose, as it is told then, or, where you would choose
none, the sentence alone. All questions of a person were asked in one conversation; only some of them are here.
`;

export function writeSample(
  measured: readonly Measured[],
  { count, file }: { count: number; file: string },
): void {
  const chosen = new Set(chooseEvenly(measured, count));
  let number = 0;
  const people = measured.map(({ candidate, answers }) => {
    const { company, role, jobDescription, name, education, work, stories, other } = candidate.material;
    const given = [education, work, ...stories, other].filter(Boolean).join('\n\n');
    const asked = answers
      .filter((answer) => chosen.has(answer))
      .map(({ question, text, offered, askedBefore }) => {
        number += 1;
        const before = askedBefore.at(-1);
        const after = before === undefined ? '' : `Asked before: ${before}\n\n`;
        const told = offered.isChoice ? offered.stories.map((story) => `\n\nChosen: ${story}`) : [];
        const shown = quoted([text, ...told].join(''));
        return `### ${number} (${question.kind})\n\n${after}**${question.ask}**\n\n${shown}\n\nGrade:\n`;
      });
    const job = `${role}, ${company}\n\n${jobDescription}`;
    return `## ${name || candidate.field}\n\nThe job: ${quoted(job)}\n\nThe material:\n\n${quoted(given)}\n\n${asked.join('\n')}`;
  });
  writeFileSync(file, [GRADES, ...people].join('\n'));
  console.log(`${number} answers in ${file}`);
}

/** Round-robin over people, rarest kind first. */
export function chooseEvenly(measured: readonly Pick<Measured, 'answers'>[], count: number): Graded[] {
  const left = measured.map(({ answers }) => [...answers]);
  const chosen: Graded[] = [];
  const ofKind = ({ question }: Graded): number =>
    chosen.filter((one) => one.question.kind === question.kind).length;
  while (chosen.length < count && left.some((answers) => answers.length > 0))
    for (const answers of left) {
      const next = answers.toSorted((a, b) => ofKind(a) - ofKind(b))[0];
      if (next === undefined || chosen.length === count) continue;
      answers.splice(answers.indexOf(next), 1);
      chosen.push(next);
    }
  return chosen;
}

const quoted = (text: string): string => text.trim().replace(/^/gm, '> ');
