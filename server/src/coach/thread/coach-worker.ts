import type { Candidate } from '../candidate/candidate.ts';
import { tellLanguage } from '../language/tell-language.ts';
import type { Material } from '../material.ts';
import { hearNames } from '../question/hear-names.ts';
import type { Question } from '../question/question.ts';
import { understandQuestions } from '../question/understand-questions.ts';
import { readMaterial } from '../read-material.ts';
import { episodeOffered } from '../saying/alternatives.ts';
import { converse as converseOn } from '../saying/converse.ts';
import { type Experience, experiencesOf, type Fitting, fittingOf } from '../saying/experiences.ts';
import { readTold, type Turn } from '../saying/read-told.ts';
import { inOneText } from '../saying/rule.ts';
import { type Answer, sayAnswer } from '../saying/say-answer.ts';
import { ENGLISH_ONLY, sayInOtherLanguage } from '../saying/say-in-other-language.ts';
import { describeStory, type StoryDescription } from '../shaping/describe-story.ts';
import { type ListedStory, listStories } from '../shaping/list-stories.ts';
import { shapeStory } from '../shaping/shape-story.ts';
import type { Found } from '../stories/found.ts';
import type { Told } from '../stories/told.ts';

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
  /** What the interview is held in, as BCP 47 has it; English unless said. */
  language?: string | undefined;
  /** Whether the reader knows that the coach speaks English only. */
  isToldOfEnglish?: boolean | undefined;
}

/** A spoken answer from the candidate's own words, with further stories by their titles. */
export function answer({ instead, language = 'en', isToldOfEnglish = false, ...asked }: Asked): Answer {
  if (instead === undefined && !isInEnglish(lastOf(asked), language)) {
    return sayInOtherLanguage(readMaterial(asked.material).candidate, isToldOfEnglish);
  }
  const understood = understand(asked);
  const wanted = instead === undefined ? undefined : episodeOffered(understood.candidate, instead);
  return sayAnswer({ ...understood, instead: wanted });
}

/** What is too short to tell is in the language of the interview. */
function isInEnglish(question: string, language: string): boolean {
  const told = tellLanguage(question);
  return told === 'unclear' ? language.split('-', 1)[0] === 'en' : told === 'english';
}

const lastOf = ({ turns }: Conversation): string => turns.at(-1)?.text ?? '';

/** What the candidate can tell, for a language model. */
export const experiences = (material: Material): Experience[] =>
  experiencesOf(readMaterial(material).candidate);

/** Which of it fits the last question, the best first; where one of it is wanted, that alone. */
export function fitting({ about, count }: { about: Asked; count: number }): Fitting[] {
  const { candidate, asked } = understand(about);
  if (about.instead === undefined) return fittingOf(asked, count);
  const wanted = episodeOffered(candidate, about.instead);
  return wanted ? [{ index: wanted.id, isLikely: true }] : [];
}

/** The chat without a language model: how an interview question could be answered. */
export function converse(about: Conversation): string {
  if (tellLanguage(lastOf(about)) === 'other') return ENGLISH_ONLY;
  const understood = understand(about);
  const questions = understood.asked.map(({ question }) => question);
  return converseOn(questions, inOneText(sayAnswer(understood)));
}

export const read = (material: Material): void => void readMaterial(material);
export const shape = (notes: string): string => shapeStory(notes);
export const describe = (text: string): StoryDescription => describeStory(text);
export const list = (material: Material): ListedStory[] => listStories(material);

function understand({ material, turns, before }: Conversation): {
  candidate: Candidate;
  told: Told;
  asked: { question: Question; found: Found[] }[];
} {
  const { candidate, stories } = readMaterial(material);
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
answer({
  material: {
    company: 'Anywhere',
    role: 'Baker',
    jobDescription: 'You lead the early shift.',
    name: '',
    education: 'Baking diploma, 2015',
    work: 'Baker, Somewhere, 2016 – present\n- Led a team of four. When the oven failed, I moved the work to a neighbour, and no order was late.\n- Cut waste by 10%.',
    stories: ['I once forgot the salt. We lost a batch. Since then I weigh it out the night before.'],
    settled: [],
    other: '',
  },
  turns: [{ role: 'user', text: 'Tell me about a time when something went wrong, and what you learned.' }],
});
