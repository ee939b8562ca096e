import type { Candidate } from '../candidate/candidate.ts';
import type { Material } from '../material.ts';
import { hearNames } from '../question/hear-names.ts';
import type { Question } from '../question/question.ts';
import { understandQuestions } from '../question/understand-questions.ts';
import { type Reading, readMaterial } from '../read-material.ts';
import { episodeOffered } from '../saying/alternatives.ts';
import { converse as converseOn } from '../saying/converse.ts';
import { type Experience, experiencesOf, type Fitting, fittingOf } from '../saying/experiences.ts';
import { readTold, type Turn } from '../saying/read-told.ts';
import { inOneText } from '../saying/rule.ts';
import { type Answer, sayAnswer } from '../saying/say-answer.ts';
import { describeStory, type StoryDescription } from '../shaping/describe-story.ts';
import { type ListedStory, listStories } from '../shaping/list-stories.ts';
import { shapeStory } from '../shaping/shape-story.ts';
import type { Found } from '../stories/found.ts';
import type { Told } from '../stories/told.ts';
import { Opened } from './opened.ts';

/** What was said so far, and of whom. */
export interface Conversation {
  material: Material;
  /** Oldest first; the last one is the user's. */
  turns: readonly Turn[];
  /** What was said before the last turn and was not asked about: half a question is understood by it. */
  before?: string | undefined;
}

/** A question with what it is asked about. */
export interface Asked extends Conversation {
  /** The title of a story that was offered and is wanted now. */
  instead?: string | undefined;
}

/** As it crosses to the thread: with the handle under which its material was opened. */
export type ByHandle<Task extends { material: Material }> = Omit<Task, 'material'> & { material: string };

/** Of work on what was opened: its result, or that the thread does not know it, or does so no more. */
export type Outcome<Result> = { result: Result } | 'not open';

/** Of sessions that are asked about at the same time. */
const MOST_OPENED = 100;
/** The break of a long interview; to be opened again costs it some fifty milliseconds. */
const OPENED_FOR_MS = 30 * 60_000;
const MINUTE_MS = 60_000;

const opened = new Opened<Reading>({
  most: MOST_OPENED,
  forMs: OPENED_FOR_MS,
  now: () => performance.now(),
});
setInterval(() => opened.forgetUnused(), MINUTE_MS).unref();

/** Reads a candidate, for all that is asked under the handle from then on. */
export const open = ({ handle, material }: { handle: string; material: Material }): void =>
  opened.set(handle, readMaterial(material));

function withOpened<Result>(handle: string, work: (reading: Reading) => Result): Outcome<Result> {
  const reading = opened.get(handle);
  return reading ? { result: work(reading) } : 'not open';
}

/** A spoken answer from the candidate's own words, with further stories by their titles. */
export const answer = ({ material, instead, ...said }: ByHandle<Asked>): Outcome<Answer> =>
  withOpened(material, (reading) => answerFrom(reading, said, instead));

function answerFrom(reading: Reading, said: Said, instead: string | undefined): Answer {
  const understood = understand(reading, said);
  const wanted = instead === undefined ? undefined : episodeOffered(understood.candidate, instead);
  return sayAnswer({ ...understood, instead: wanted });
}

/** What the candidate can tell, for a language model. */
export const experiences = ({ material }: { material: string }): Outcome<Experience[]> =>
  withOpened(material, ({ candidate }) => experiencesOf(candidate));

/** Which of it fits the last question, the best first; where one of it is wanted, that alone. */
export const fitting = ({
  material,
  instead,
  count,
  ...said
}: ByHandle<Asked> & { count: number }): Outcome<Fitting[]> =>
  withOpened(material, (reading) => {
    const { candidate, asked } = understand(reading, said);
    if (instead === undefined) return fittingOf(asked, count);
    const wanted = episodeOffered(candidate, instead);
    return wanted ? [{ index: wanted.id, isLikely: true }] : [];
  });

/** The chat without a language model: how an interview question could be answered. */
export const converse = ({ material, ...said }: ByHandle<Conversation>): Outcome<string> =>
  withOpened(material, (reading) => {
    const understood = understand(reading, said);
    const questions = understood.asked.map(({ question }) => question);
    return converseOn(questions, inOneText(sayAnswer(understood)));
  });

export const shape = (notes: string): string => shapeStory(notes);
export const describe = (text: string): StoryDescription => describeStory(text);
export const list = (material: Material): ListedStory[] => listStories(material);

type Said = Pick<Conversation, 'turns' | 'before'>;

function understand(
  { candidate, stories }: Reading,
  { turns, before }: Said,
): {
  candidate: Candidate;
  told: Told;
  asked: { question: Question; found: Found[] }[];
} {
  const told = readTold(candidate, turns);
  const texts = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  const asks = hearNames(texts.at(-1) ?? '', namesOf(candidate));
  const conversation = { questions: texts.slice(0, -1), last: told.last };
  const asked = understandWith(before, asks, conversation).map((question) => ({
    question,
    found: stories.find(question, told),
  }));
  return { candidate, told, asked };
}

/** What the material calls people, places and products. */
const namesOf = ({ episodes, holdings }: Candidate): string[] => [
  ...new Set([...episodes.flatMap(({ names }) => names), ...holdings.map(({ text }) => text)]),
];

/** A question that names nothing by itself, and does not ask after what was told, is half of one. */
function understandWith(
  before: string | undefined,
  text: string,
  conversation: Parameters<typeof understandQuestions>[1],
): Question[] {
  const alone = understandQuestions(text, conversation);
  const isHalf = alone.every(({ kind, focus }) => HALVES.has(kind) && focus.length <= 1);
  return before && isHalf ? understandQuestions(`${before} ${text}`, conversation) : alone;
}

const HALVES: ReadonlySet<Question['kind']> = new Set<Question['kind']>([
  'behavioural',
  'experience',
  'open',
]);

/** Warms up: the first candidate does not wait for modules to load and code to compile. */
answerFrom(
  readMaterial({
    company: 'Anywhere',
    role: 'Baker',
    jobDescription: 'You lead the early shift.',
    name: '',
    education: 'Baking diploma, 2015',
    work: 'Baker, Somewhere, 2016 – present\n- Led a team of four. When the oven failed, I moved the work to a neighbour, and no order was late.\n- Cut waste by 10%.',
    stories: ['I once forgot the salt. We lost a batch. Since then I weigh it out the night before.'],
    settled: [],
    other: '',
  }),
  {
    turns: [{ role: 'user', text: 'Tell me about a time when something went wrong, and what you learned.' }],
  },
  undefined,
);
