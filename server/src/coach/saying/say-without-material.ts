import type { Question, QuestionKind } from '#coach/question/question.ts';
import { asksToExplain, findTopic } from '#coach/knowledge/find-topic.ts';
import type { Asking, Spoken } from './asking.ts';
import { saySalary } from './say-salary.ts';
import { sayLogistics } from './say-logistics.ts';
import { stepsFor } from './say-situational.ts';
import { roleOf } from './say-motivation.ts';
import { clipped, listed, varied } from './wording.ts';

/** The last line of an answer for somebody of whom nothing is known. */
export const WHERE_TO_ADD = 'Answers come from your own work once you add your résumé on the interview page.';

/** A frame in whole sentences for the kind of question and the job, with at most two brackets. */
export function sayWithoutMaterial(asking: Asking): Spoken {
  const { question, candidate, budget, told } = asking;
  if (question.kind === 'salary') return saySalary(asking);
  if (question.kind === 'logistics') return sayLogistics(asking);
  const topic = asksToExplain(question) ? findTopic(question, candidate) : undefined;
  if (topic) return { text: clipped(`${topic.answer} ${topic.points[0]}`, budget), told: [] };
  if (question.kind === 'situational') return { text: clipped(stepsFor(asking), budget), told: [] };
  const frames = (FRAMES[question.kind] ?? story)(question, roleOf(candidate));
  const brackets = Math.floor(budget / WORDS_FOR_A_BRACKET);
  const fitting = frames.filter((frame) => frame.split('[').length - 1 <= brackets);
  const text = fitting.length > 0 ? varied(fitting, question.text, told) : stepsFor(asking);
  return { text: clipped(text, budget), told: [] };
}

/** A whole answer has room for two brackets; the parts of a compound share them. */
const WORDS_FOR_A_BRACKET = 45;

type Frames = (question: Question, role: string) => readonly string[];

const story: Frames = ({ subject }, role) => [
  `A case that I think of for ${subject || 'that'} is [what happened, in one line]. I looked at what was needed first and spoke with the people concerned. I took it step by step and told everybody where we stood. In the end [what came of it], and I would work like that in ${role} as well.`,
  `Yes, ${subject ? `for ${subject} ` : ''}I would take this one: [the case, in one line]. What mattered was to understand the problem before acting. I did my part, asked for help where it was faster, and followed it to the end. The result was [what changed].`,
  `What I think of ${subject ? `for ${subject} ` : ''}is [the case, in one line]. I asked what mattered most, did that first, and told everybody where we stood until it was done.`,
  `One example${subject ? ` of ${subject}` : ''} is this, [where it was, and what was at stake]. I made a plan that I could explain in a minute and kept to it. [How it ended] is what I am glad of, and I would do it the same way again.`,
];

const FRAMES: Partial<Record<QuestionKind, Frames>> = {
  behavioural: story,
  open: story,
  'follow-up': () => [
    'To be exact about that: [the detail that was asked for]. It mattered because it decided how the rest went.',
    'That part was [the detail, in one line]. If it helps, I can go through it step by step.',
  ],
  experience: ({ names, subject }) => {
    const what = names.length > 0 ? listed(names) : subject || 'that';
    return [
      `I have worked with ${what} at [where, and for how long]. My part was [what you did yourself]. I am confident with the everyday work, and I know whom to ask for the rest.`,
      `Where I come closest to ${what} is [the work, in one line]. I began with a small task, had it checked, and took on more from there.`,
    ];
  },
  'look-up': () => [
    'Yes, I can name it, [the certificate, language, tool or number that was asked for]. I am glad to show it to you.',
    'What I have is [the exact entry from your résumé]. I keep it current.',
  ],
  introduction: (_question, role) => [
    `In one line, I am [your profession, and what you are known for]. I like work whose result I can see, and ${role} is the next step that I want to take.`,
    `I am [your profession] and have been doing this for some time, most recently at [your last employer]. I like work whose result I can see. That is why ${role} is the next step that I want to take.`,
    `By training I am [your profession], and what I am known for is [one thing, with a result]. I am looking for a place where I can do more of that, and ${role} looks like one.`,
  ],
  motivation: (_question, role) => [
    `What draws me to ${role} is the work itself: [the part of it that you want]. I have read what you write about it, and I can see myself doing it well and for long.`,
    `I am ready for a next step, and ${role} is one: [what you would do there that you cannot do now]. I would rather grow in something that I already like than start over.`,
  ],
  strength: (_question, role) => [
    `What I do best is [your strength, as a thing you do]. It showed when [a case, in one line]. I think that ${role} needs exactly that.`,
    `Others come to me for [what they come for]. I stay calm, I finish what I begin, and I say early when something will not work.`,
  ],
  weakness: () => [
    'A true one is [a weakness that is not the heart of this job]. I noticed it through feedback, and now I [the habit that keeps it in check]. It has become better, and I still watch it.',
    'I would rather be honest: [a true weakness]. What helps is that I plan for it and ask others to tell me when it shows.',
  ],
  explanation: ({ subject }) => [
    `In one sentence, ${subject || 'it'} is [what it is, as you would tell a newcomer]. It matters because of what goes wrong without it. I would show it with [an example from your work].`,
    `I would explain ${subject || 'it'} from what it is for: [its purpose]. Then how it works, step by step, and last where it does not help.`,
  ],
  design: ({ subject }) => [
    `For ${subject || 'that'} I would first ask who uses it, how much of it there is, and what must never go wrong. Then I would draw the simplest thing that does it: [its main parts]. Last I would look for the first bottleneck and say what I would measure.`,
    `I would start ${subject ? `${subject} ` : ''}from the numbers and the promise, and make the simplest design that keeps it: [the main parts]. Then I would ask what happens when each part fails.`,
  ],
};
