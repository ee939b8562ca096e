import { postingQuestions } from '@pythia/contracts/posting-questions.ts';
import type { PracticeTurn } from '@pythia/contracts/practice.ts';
import { USUAL_IDS, USUAL_QUESTIONS, type UsualId } from '@pythia/contracts/usual-questions.ts';

export interface PractisedQuestion {
  question: string;
  isGood: boolean;
}

export interface PracticeAbout {
  name: string;
  role: string;
  company: string;
  posting: string;
  background: string;
  stories: readonly string[];
  prepared: readonly string[];
  practised: readonly PractisedQuestion[];
}

interface Planned {
  question: string;
  from: NonNullable<PracticeTurn['from']>;
}

const FIRST: readonly UsualId[] = ['about-yourself', 'why-this-job', 'why-hire-you'];
const NOT_PRACTISED: ReadonlySet<string> = new Set<UsualId>([
  'salary',
  'start-date',
  'hobbies',
  'cv-gap',
  'know-about-us',
  'questions-for-us',
]);
const ORDER: readonly Planned['from'][] = ['material', 'posting', 'weak', 'prepared', 'usual'];
const WEIGHT: readonly Planned['from'][] = ['weak', 'material', 'posting', 'prepared', 'usual'];
const LONGEST_QUOTE = 120;

/** Greeting, small talk, `count` questions, closing. The same material gives the same plan. */
export function planPractice(about: PracticeAbout, count: number): PracticeTurn[] {
  const questions = questionsOf(about, count);
  return turnsOf(
    opening(about, questions.length),
    questions,
    'That was my last question. Thank you, it was good to talk to you.',
  );
}

export const planOneQuestion = (question: string, { name }: Pick<PracticeAbout, 'name'>): PracticeTurn[] =>
  turnsOf(
    [`${helloTo(name)}, I have one question today.`],
    [{ question, from: 'chosen' }],
    'That was all. Thank you for your answer.',
  );

const turnsOf = (greeting: string[], questions: readonly Planned[], farewell: string): PracticeTurn[] => [
  { id: 'opening', lines: greeting, question: null, from: null },
  ...questions.map(({ question, from }, at) => ({
    id: `question-${at + 1}`,
    lines: [...leadTo(at, questions.length), question],
    question,
    from,
  })),
  { id: 'closing', lines: [farewell], question: null, from: null },
];

function questionsOf(about: PracticeAbout, count: number): Planned[] {
  const newest = new Map(about.practised.toReversed().map(({ question, isGood }) => [question, isGood]));
  const isDone = (question: string): boolean => newest.get(question) === true;
  const first = FIRST.map(usual).find((question) => !isDone(question)) ?? usual(FIRST[0]!);
  const pools: Record<Planned['from'], string[]> = {
    answer: [],
    chosen: [],
    weak: [...new Set(about.practised.map(({ question }) => question))].filter((one) => !isDone(one)),
    material: about.stories
      .filter((title) => title.length <= LONGEST_QUOTE)
      .map((title) => `I read here “${title}”. Can you tell me about that?`),
    posting: postingQuestions(about.posting, about.background).map(({ question }) => question),
    prepared: [...about.prepared],
    usual: USUAL_IDS.filter((id) => !NOT_PRACTISED.has(id)).map(usual),
  };
  const chosen: Planned[] = [];
  const isFree = (question: string): boolean =>
    question !== first && chosen.every((one) => one.question !== question);
  const fill = (mayBeDone: boolean): void => {
    for (let hasMore = true; hasMore && chosen.length < count - 1;) {
      hasMore = false;
      for (const from of WEIGHT) {
        const question = pools[from].find((one) => isFree(one) && (mayBeDone || !isDone(one)));
        if (question === undefined || chosen.length === count - 1) continue;
        chosen.push({ question, from });
        hasMore = true;
      }
    }
  };
  fill(false);
  fill(true);
  const inOrder = chosen.toSorted((one, other) => ORDER.indexOf(one.from) - ORDER.indexOf(other.from));
  return [{ question: first, from: 'usual' as const }, ...inOrder];
}

const usual = (id: UsualId): string => USUAL_QUESTIONS[id].question;

function opening({ name, role, company }: PracticeAbout, count: number): string[] {
  const job = role.trim();
  const firm = company.trim();
  const about = job && firm ? ` about the job as ${job} at ${firm}` : job ? ` about the job as ${job}` : '';
  return [
    `${helloTo(name)}, thank you for making the time.`,
    'I hope that your day has been a good one so far. Mine began with a cold coffee.',
    `Good, let us begin. I have ${inWords(count)} questions${about}${about.endsWith('.') ? '' : '.'}`,
  ];
}

const helloTo = (name: string): string => {
  const first = name.trim().split(/\s+/)[0];
  return first ? `Hello ${first}` : 'Hello';
};

const inWords = (count: number): string => ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? `${count}`;

function leadTo(at: number, count: number): string[] {
  if (at === 0) return [];
  if (at === count - 1) return ['Now the last one.'];
  return [['Thank you.', 'I see.', 'All right.'][(at - 1) % 3]!];
}
