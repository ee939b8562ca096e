import type { Cue } from '@pythia/contracts/cue.ts';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import { LRUCache } from 'lru-cache';
import type { Candidate } from '../candidate/candidate.ts';
import type { LabelledMaterial } from '../candidate/labels/material-labels.ts';
import { fieldsShown } from '../knowledge/fields-shown.ts';
import { findTyped } from '../knowledge/find-typed.ts';
import { expectedTerms } from '../knowledge/expected-terms.ts';
import { entryIndex } from '../knowledge/entry-index.ts';
import { type Knowledge, knowledgeOf, NO_KNOWLEDGE } from '../knowledge/knowledge.ts';
import { type Passage, passagesFor } from '../knowledge/passages.ts';
import type { DocumentPart, DocumentsHandle } from '../documents.ts';
import { passagesIn } from '../documents/find-parts.ts';
import { Shelf } from '../documents/shelf.ts';
import type { Library } from '../library.ts';
import { tellLanguage } from '../language/tell-language.ts';
import type { Material } from '../material.ts';
import { storyMeanings, textsOfStories } from '../meaning/story-meanings.ts';
import type { Vectors } from '../meaning/vectors.ts';
import { hearNames } from '../question/hear-names.ts';
import type { Question, QuestionKind } from '../question/question.ts';
import { wholeTurn } from '../question/whole-turn.ts';
import { understandQuestions } from '../question/understand-questions.ts';
import { bytesOfReading, type Reading, readMaterial } from '../read-material.ts';
import { episodeOffered } from '../saying/alternatives.ts';
import { cueOfPassage } from '../saying/cue.ts';
import { converse as converseOn } from '../saying/converse.ts';
import { type Experience, experiencesOf, type Fitting, fittingOf } from '../saying/experiences.ts';
import { readTold, type Turn } from '../saying/read-told.ts';
import { type Answer, sayAnswer } from '../saying/say-answer.ts';
import { ENGLISH_ONLY, sayInOtherLanguage } from '../saying/say-in-other-language.ts';
import { silentOn } from '../saying/silent-on.ts';
import type { CoachStyle } from '../saying/styling/coach-style.ts';
import { describeStory, type StoryDescription } from '../shaping/describe-story.ts';
export { listJobs } from '../shaping/list-jobs.ts';
export { listStories } from '../shaping/list-stories.ts';
import { shapeStory } from '../shaping/shape-story.ts';
import type { Found } from '../stories/found.ts';
import type { Review } from '@pythia/contracts/review.ts';
import { chancesOf, type MeantAnswer, reviewMeant } from './review-work.ts';
import type { Told } from '../stories/told.ts';
import type { UsualMeant } from './usual-meant.ts';

/** Whose answers it is about. */
export interface About {
  material: Material;
  /** Without it nothing is said in general. */
  library?: Library | undefined;
  /** Without them nothing is said of them, as where they are not ready to be searched. */
  documents?: DocumentsHandle | undefined;
}

/** What was said so far, and of whom. */
export interface Conversation extends About {
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
  style?: CoachStyle | null | undefined;
}

/** As it crosses to the thread: with the handles under which its material and its library were opened. */
export type ByHandle<Task extends About> = Omit<Task, keyof About> & Handles;
/**
 * With the vectors of what is asked, and which of the questions that everybody is asked it means, both by its texts in
 * small letters; without them it is found by words alone.
 */
export type Read<Task> = Task & {
  vectors?: Vectors | undefined;
  usual?: ReadonlyMap<string, UsualMeant> | undefined;
};
interface Handles {
  material: string;
  library?: string | undefined;
  documents?: DocumentsHandle | undefined;
}

/**
 * Of work on what was opened: its result, or what the thread does not know, or does so no more, or what is asked, where
 * a part of it has no vector among those that came.
 */
export type Outcome<Result> =
  | { result: Result }
  | { notOpen: 'material' | 'library' }
  | { unread: readonly string[] };

/** The break of a long interview; to be opened again costs it some fifty milliseconds. */
const OPENED_FOR_MS = 30 * 60_000;
const MINUTE_MS = 60_000;
/** Some thirty of the longest materials, several hundred usual ones. */
const READINGS_BYTES = 160e6;
/** Ids alone. */
const MOST_LIBRARIES = 100;
/** Some twenty users with twenty documents of the longest each. */
const SHELVES_BYTES = 256e6;

const KEPT = { ttl: OPENED_FOR_MS, updateAgeOnGet: true };
const readings = new LRUCache<string, Reading>({ ...KEPT, maxSize: READINGS_BYTES });
const libraries = new LRUCache<string, Library>({ ...KEPT, max: MOST_LIBRARIES });
/** A shelf that grows is set again, in an object of its own: what is the same is not counted anew. */
const shelves = new LRUCache<string, { shelf: Shelf }>({
  ...KEPT,
  maxSize: SHELVES_BYTES,
  disposeAfter: ({ shelf }, owner) => {
    if (shelves.peek(owner)?.shelf !== shelf) shelf.close();
  },
});
setInterval(() => {
  for (const opened of [readings, libraries, shelves]) opened.purgeStale(); // nobody may ask for anything
}, MINUTE_MS).unref();

/** What is told of a candidate who was read. */
export interface Opened {
  /** By the vectors of these the stories are found, once they are learned. */
  texts: string[];
  employers: string[];
}

/** Reads a candidate, for all that is asked under the handle from then on. */
export function open({ handle, ...given }: LabelledMaterial & { handle: string }): Opened {
  const reading = readMaterial(given.material, given.labels);
  readings.set(handle, reading, { size: bytesOfReading(given.material) });
  const { episodes, places } = reading.candidate;
  const employers = [...new Set(places.map(({ employer }) => employer))].slice(0, MOST_EMPLOYERS);
  return { texts: textsOfStories(episodes), employers };
}

/** Nobody is asked about more of them. */
const MOST_EMPLOYERS = 20;

/** What a candidate's stories mean, for all that is asked under the handle from then on. */
export function learn({ handle, vectors }: { handle: string; vectors: Vectors }): void {
  const reading = readings.peek(handle);
  const meanings = reading && storyMeanings(reading.candidate.episodes, vectors);
  if (meanings) reading.meanings = meanings;
}

/** Makes a library ready to be searched under the handle. */
export function openLibrary({ handle, library }: { handle: string; library: Library }): void {
  libraries.set(handle, library);
  entryIndex();
}

/** Whether documents are ready to be searched. */
export const hasDocuments = (documents: DocumentsHandle): boolean => shelfOf(documents) !== undefined;

/** The next parts of a user's documents, which take the place of those of another version. @param from how many came before */
export function addDocuments({ owner, version, from, parts, isLast }: AddedDocuments): void {
  const shelf = from === 0 ? new Shelf(version) : shelves.get(owner)?.shelf;
  if (shelf?.version !== version || shelf.size !== from) return; // those before went with a thread that died, or had to make room
  shelf.add(parts, isLast);
  shelves.set(owner, { shelf }, { size: shelf.bytes });
}

/** What of the next parts of a user's documents a sentence model has to read; none when all were read, or are not known. */
export function unreadDocuments({ most, ...documents }: DocumentsHandle & { most: number }): {
  from: number;
  parts: string[][];
} {
  const shelf = shelfOf(documents);
  return { from: shelf?.read ?? 0, parts: shelf?.unread(most) ?? [] };
}

/** What those parts mean. */
export function learnDocuments({ from, parts, ...documents }: LearnedDocuments): void {
  const shelf = shelfOf(documents);
  if (!shelf) return;
  shelf.learn(from, parts);
  shelves.set(documents.owner, { shelf }, { size: shelf.bytes });
}

interface LearnedDocuments extends DocumentsHandle {
  from: number;
  parts: readonly (readonly Float32Array[])[];
}

export function forgetDocuments(owner: string): void {
  shelves.delete(owner);
}

interface AddedDocuments extends DocumentsHandle {
  from: number;
  parts: readonly DocumentPart[];
  isLast: boolean;
}

function shelfOf(documents: DocumentsHandle | undefined): Shelf | undefined {
  const shelf = documents && shelves.get(documents.owner)?.shelf;
  return shelf?.isWhole && shelf.version === documents?.version ? shelf : undefined;
}

function withOpened<Result>(
  { material, library }: Handles,
  work: (reading: Reading, knowledge: Knowledge) => Outcome<Result>,
): Outcome<Result> {
  const reading = readings.get(material);
  if (!reading) return { notOpen: 'material' };
  if (library === undefined) return work(reading, NO_KNOWLEDGE);
  const opened = libraries.get(library);
  if (!opened) return { notOpen: 'library' };
  return work(reading, knowledgeOf(opened, reading.candidate));
}

const withCandidate = <Result>(
  about: Handles,
  work: (candidate: Candidate, knowledge: Knowledge) => Result,
): Outcome<Result> =>
  withOpened(about, ({ candidate }, knowledge) => ({ result: work(candidate, knowledge) }));

/** A spoken answer from the candidate's own words, with further stories by their titles. */
export const answer = (asked: Read<ByHandle<Asked>>): Outcome<Answer> =>
  withOpened(asked, (reading, knowledge) =>
    withUnderstood(reading, asked, (understood) => answerFrom(understood, knowledge, asked)),
  );

/** What a question is answered from, whoever answers, by one understanding of it. */
export interface Brief {
  /** What the coach says to it. */
  answer: Answer;
  /** What of that, or of a passage, is read at a glance; null where there is nothing to say. */
  cue: Cue | null;
  /** What the candidate can tell, for a language model; absent unless wanted. */
  experiences?: Experience[];
  /** Which of it fits, the best first; where one of it is wanted, that alone. */
  fitting: Fitting[];
  /** What of the library and the user's own documents helps, the best for each part first; none beside a wanted story. */
  passages: Passage[];
}

/** How much of a brief is wanted, at most. */
export interface Wanted {
  fitting: number;
  passages: number;
  experiences: boolean;
}

export const brief = (asked: Read<ByHandle<Asked>> & { wanted: Wanted }): Outcome<Brief> =>
  withOpened(asked, (reading, knowledge) =>
    withUnderstood(reading, asked, (understood) => {
      const { wanted } = asked;
      const said = answerFrom(understood, knowledge, asked);
      const passages = passagesOf(understood, knowledge, asked, wanted.passages);
      return {
        answer: said,
        cue: said.cue ?? (passages[0] ? cueOfPassage(passages[0]) : null),
        ...(wanted.experiences && { experiences: experiencesOf(reading.candidate) }),
        fitting: fittingIn(understood, asked.instead, wanted.fitting),
        passages,
      };
    }),
  );

function answerFrom(
  understood: Understood,
  knowledge: Knowledge,
  { instead, language = 'en', isToldOfEnglish = false, documents, style, turns }: AskedInThread,
): Answer {
  const { candidate } = understood;
  if (instead === undefined && !isInEnglish(lastOf({ turns }), language))
    return sayInOtherLanguage(candidate, isToldOfEnglish);
  const wanted = instead === undefined ? undefined : episodeOffered(candidate, instead);
  const given = { knowledge, documents: shelfOf(documents), instead: wanted, style: style ?? undefined };
  return sayAnswer({ ...understood, ...given });
}

type AskedInThread = Omit<ByHandle<Asked>, 'material' | 'library'>;

/** What is too short to tell is in the language of the interview. */
function isInEnglish(question: string, language: string): boolean {
  const told = tellLanguage(question);
  return told === 'unclear' ? language.split('-', 1)[0] === 'en' : told === 'english';
}

const lastOf = ({ turns }: Pick<Conversation, 'turns'>): string => turns.at(-1)?.text ?? '';

/** What the candidate can tell, for a language model. */
export const experiences = (about: ByHandle<About>): Outcome<Experience[]> =>
  withCandidate(about, experiencesOf);

function fittingIn({ candidate, asked }: Understood, instead: string | undefined, most: number): Fitting[] {
  if (instead === undefined) return fittingOf(asked, most);
  const wanted = episodeOffered(candidate, instead);
  return wanted ? [{ index: wanted.id, isLikely: true }] : [];
}

/** The chat without a language model: how an interview question could be answered. */
export const converse = (said: Read<ByHandle<Conversation>>): Outcome<string> =>
  withOpened(said, (reading, knowledge) => {
    if (tellLanguage(lastOf(said)) === 'other') return { result: ENGLISH_ONLY };
    return withUnderstood(reading, said, (understood) => {
      const questions = understood.asked.map(({ question }) => question);
      return converseOn(questions, sayAnswer({ ...understood, knowledge }));
    });
  });

/** What is to be said of an answer that somebody gave to the last question. */
export async function review(said: Read<ByHandle<Conversation & MeantAnswer>>): Promise<Outcome<Review>> {
  const chances = withOpened(said, (reading) =>
    withUnderstood(reading, said, ({ asked }) => chancesOf(asked.flatMap(({ found }) => found))),
  );
  return 'result' in chances ? { result: await reviewMeant(said, chances.result) } : chances;
}

/** The ids of the fields that a material shows. */
export const fields = (about: ByHandle<About>): Outcome<string[]> =>
  withCandidate(about, (candidate) => fieldsShown(candidate));

/** The facts of which a material says nothing. */
export const silent = (about: ByHandle<About>): Outcome<FactMatter[]> => withCandidate(about, silentOn);

function passagesOf(
  understood: Understood,
  knowledge: Knowledge,
  asked: AskedInThread,
  most: number,
): Passage[] {
  if (asked.instead !== undefined) return [];
  const questions = understood.asked.map(({ question }) => question);
  const known = passagesFor(questions, lastOf(asked), knowledge, most);
  const shelf = shelfOf(asked.documents);
  const { company } = understood.candidate.job;
  const own = shelf ? passagesIn(understood, shelf, company, most) : [];
  return inTurns(own, known).slice(0, most);
}

/** The user's own first. */
const inTurns = (own: readonly Passage[], known: readonly Passage[]): Passage[] =>
  Array.from({ length: Math.max(own.length, known.length) }, (_, rank) => [own[rank], known[rank]])
    .flat()
    .filter((passage) => passage !== undefined);

/** Terms of what may be said in general, those first that are hardest to hear. */
export const terms = (about: ByHandle<About>): Outcome<string[]> => withCandidate(about, expectedTerms);

/** The ids of the entries that a search finds as it is typed. */
export const findEntries = ({ search, count }: { search: string; count: number }): string[] =>
  findTyped(search, count);
export const shape = (notes: string): string => shapeStory(notes);
export const describe = (text: string): StoryDescription => describeStory(text);

type Said = Read<Pick<Asked, 'turns' | 'before' | 'style'>>;

interface Understood {
  /** What all of the last turn means, where it was read. */
  turn: Float32Array | undefined;
  candidate: Candidate;
  told: Told;
  asked: { question: Question; found: Found[] }[];
}

function withUnderstood<Result>(
  { candidate, stories, meanings }: Reading,
  { turns, before, style, vectors, usual }: Said,
  work: (understood: Understood) => Result,
): Outcome<Result> {
  const told = readTold(candidate, turns);
  const texts = turns.filter(({ role }) => role === 'user').map(({ text }) => plainLetters(text));
  const asks = hearNames(texts.at(-1) ?? '', namesOf(candidate));
  const conversation = { questions: texts.slice(0, -1), last: told.last };
  const questions = understandWith(before && plainLetters(before), asks, conversation);
  const vectorOf = ({ text }: Question) => vectors?.get(text.toLowerCase());
  const isRead = ({ text }: Question): boolean => usual?.has(text.toLowerCase()) ?? true;
  if ((vectors && !questions.every(vectorOf)) || !questions.every(isRead))
    return { unread: questions.map(({ text }) => text) };
  const meantByAll = usual?.get(wholeTurn(turns).toLowerCase())?.usual;
  const asked = oneOfAll(questions, meantByAll, usual).map((understood) => {
    const meant = usual?.get(understood.text.toLowerCase());
    const question = meant ? { ...meant, ...understood, isReadForUsual: true } : understood;
    const vector = vectorOf(question);
    const likenesses = vector && meanings?.(vector);
    return { question, found: stories.find(question, told, style?.lean, likenesses) };
  });
  return { result: work({ candidate, told, asked, turn: vectors?.get(wholeTurn(turns).toLowerCase()) }) };
}

/** What is said around a question. */
const AROUND: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['open', 'follow-up', 'small-talk']);
/** "Can you give me one" asks for more of the same. */
const ASKS_FOR_EXAMPLE = /^(?:\S+ ){1,6}(?:example|instance)\W*$/i;

/** "You did three years there. Why go?" asks one thing, of which its parts tell less than all of it. */
function oneOfAll(
  questions: readonly Question[],
  meant: UsualId | undefined,
  usual: ReadonlyMap<string, UsualMeant> | undefined,
): readonly Question[] {
  const partOf = ({ text }: Question) => usual?.get(text.toLowerCase())?.usual;
  const asksOther = (question: Question): boolean => {
    const { kind, text } = question;
    const isAround = questions.length === 1 || AROUND.has(kind) || ASKS_FOR_EXAMPLE.test(text);
    return partOf(question) !== meant && (partOf(question) !== undefined || !isAround);
  };
  const asking = questions.find((question) => partOf(question) === meant) ?? questions.at(-1);
  if (meant === undefined || asking === undefined || questions.some(asksOther)) return questions;
  return [{ ...asking, usual: meant }];
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
const turns = [
  { role: 'user' as const, text: 'Tell me about a time when something went wrong, and what you learned.' },
];
withUnderstood(
  readMaterial({
    company: 'Anywhere',
    role: 'Baker',
    jobDescription: 'You lead the early shift.',
    name: '',
    education: 'Baking diploma, 2015',
    work: 'Baker, Somewhere, 2016 – present\n- Led a team of four. When the oven failed, I moved the work to a neighbour, and no order was late.\n- Cut waste by 10%.',
    stories: ['I once forgot the salt. We lost a batch. Since then I weigh it out the night before.'],
    settled: [],
    settledJobs: [],
    facts: {},
    other: '',
  }),
  { turns },
  (understood) => answerFrom(understood, NO_KNOWLEDGE, { turns }),
);
