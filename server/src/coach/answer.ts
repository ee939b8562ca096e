import { hash } from 'node:crypto';
import type { FactMatter } from '@pythia/contracts/fact-matters.ts';
import { LRUCache } from 'lru-cache';
import { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import { settlesWithin } from '#core/settles-within.ts';
import { takeTurns } from '#core/take-turns.ts';
import type { SentenceClassifier } from '#inference/sentence-classifier.ts';
import type { Need, SentenceVectors } from '#inference/sentence-models.ts';
import type { Passage } from './knowledge/passages.ts';
import type { DocumentPart, DocumentsHandle } from './documents.ts';
import type { Library } from './library.ts';
import { type LineLabeller, lineLabeller } from './line-labeller.ts';
import { type Material, NO_MATERIAL } from './material.ts';
import type { Vectors } from './meaning/vectors.ts';
import { wholeTurn } from './question/whole-turn.ts';
import type { Experience, Fitting } from './saying/experiences.ts';
import type { Answer as CoachAnswer } from './saying/say-answer.ts';
import { ENGLISH_ONLY } from './saying/say-in-other-language.ts';
import type { CoachStyle } from './saying/styling/coach-style.ts';
import { shortCue } from './saying/cue.ts';
import { draftOf } from './saying/usual/usual-rules.ts';
import type { StoryDescription } from './shaping/describe-story.ts';
import type { ListedJob, ListedJobs } from './shaping/list-jobs.ts';
import type { ListedStory } from './shaping/list-stories.ts';
import type * as worker from './thread/coach-worker.ts';
import type {
  About,
  Asked,
  Brief as CoachBrief,
  Conversation,
  Outcome,
  Wanted,
} from './thread/coach-worker.ts';
import { type UsualMeant, usualMeant } from './thread/usual-meant.ts';
import { type AnswerToReview, textsToMean } from '#review/read-answer.ts';
import type { Review } from '@pythia/contracts/review.ts';
import { Hung, TimedThread } from '#core/timed-thread.ts';

export type {
  Asked,
  CoachAnswer,
  CoachBrief,
  CoachStyle,
  Conversation,
  Experience,
  Fitting,
  ListedJob,
  ListedJobs,
  ListedStory,
  Passage,
};
export { draftOf, ENGLISH_ONLY, shortCue };

/** At some milliseconds each, the last of them waits about a second. */
const LINE = { mostInAll: 200, mostEach: 20, retryAfterSeconds: 1 };
/** So many users' work is at the thread; the others choose anew who is next. */
const IN_HAND = 4;
/** Of documents: some five milliseconds' work. */
const CHARACTERS_AT_ONCE = 10_000;
/** Users' documents that are opened at a time: what is read of them waits in memory, and each takes turns with answers. */
const OPENINGS = { concurrency: 2, maxWaiting: 200 };
/** Of documents, for what they mean: some tenths of a second's work of the sentence model. */
const PARTS_AT_ONCE = 10;
/** Of a brief, for a language model. */
const USUALLY_WANTED: Wanted = { fitting: 3, passages: 3, experiences: false };
/** Far beyond any answer. */
const HANGS_AFTER_MS = 10_000;
/** A question takes some milliseconds; on a machine that is busier it is answered by its words alone. */
const READ_WITHIN_MS = 100;
/** A review reads some hundred texts the first time; on a machine that is busier it goes by their words alone. */
const REVIEW_WITHIN_MS = 4_000;
/** Materials of which it is remembered whether they can be read, by their handles. */
const REMEMBERED = 10_000;
/** A material and a library, and the vectors of several questions in one; a thread that dies between an opening and its question has them opened again. */
const MOST_OPENINGS = 5;

/**
 * The coach, away from the event loop. All but `of` are pure: the same question gives the same answer, once the
 * meaning of what it is answered from was read.
 */
export interface CoachThread {
  /** For a user, who takes turns with the others. */
  of(userId: string): Coach;
  /** Whether it has begun, where it is to begin at once: until then every answer waits for it. */
  isReady(): boolean;
  /** Whether the sentence model that it was given turned out not to be there: things are found by their words alone. */
  isByWords(): boolean;
  close(): Promise<void>;
}

/** @throws AppError `unavailable` from its calls when too many wait; Error when one hangs, or when the thread has died */
export interface Coach {
  /** Reads the candidate, and what their stories mean, so that the first question finds that done. */
  read(material: Material): Promise<void>;
  /** Makes a library ready, so that the first question finds that done. */
  openLibrary(library: Library): Promise<void>;
  /** Makes the user's own documents ready to be searched, unless they are. What opens another version calls it off. */
  openDocuments(version: string, read: ReadDocuments): Promise<void>;
  /** Resolves when what is being read of any user's documents for what they mean is read. */
  learned(): Promise<void>;
  /** Takes them out of memory, also those that are being opened. */
  forgetDocuments(): Promise<void>;
  /** Terms of the library that a recogniser should expect, those first that are hardest to hear. */
  terms(about: About): Promise<string[]>;
  /** The ids of the fields of general knowledge that a material shows. */
  fieldsShown(material: Material): Promise<string[]>;
  /** The ids of the entries of general knowledge that a search finds as it is typed, the best first. */
  findEntries(search: string, count: number): Promise<string[]>;
  /** A spoken answer to the last turn. */
  answer(asked: Asked): Promise<CoachAnswer>;
  /** That, and what else the last turn may be answered from. */
  brief(asked: Asked, wanted?: Partial<Wanted>): Promise<CoachBrief>;
  /** What the candidate can tell, for a language model. */
  experiences(material: Material): Promise<Experience[]>;
  /** The chat without a language model. */
  converse(about: Conversation): Promise<string>;
  /** The user's notes in the order of a good story, with their gaps marked. */
  shapeStory(notes: string): Promise<string>;
  /** A title for a story, and the competencies that it shows, the surest first. */
  describeStory(text: string): Promise<StoryDescription>;
  /** The facts of which a material says nothing. */
  silentOn(material: Material): Promise<FactMatter[]>;
  /** What is to be said of an answer that somebody gave. */
  review(given: AnswerToReview & { material: Material }): Promise<Review>;
  /** What a material tells, story by story, with what was settled laid over it. */
  listStories(material: Material): Promise<ListedStory[]>;
  /** The jobs that a candidate's material names, with what was settled laid over them, to be checked. */
  listJobs(material: Material): Promise<ListedJobs>;
}

/** All parts of a user's documents. */
type ReadDocuments = () => Promise<readonly DocumentPart[]>;

interface CoachThreadOptions {
  /** Without it the thread begins with the first call, which waits for it. */
  startsAtOnce?: boolean;
  hangsAfterMs?: number;
  /** Hears of a thread that died while no call was running to be rejected. */
  onDeath?: (error: Error) => void;
  /** A module with the functions of `coach-worker.ts`. */
  worker?: URL;
  /** Tells what the lines of a material are; it is closed with the coach. */
  labeller?: LineLabeller;
  /** Tells what questions and stories mean; without it stories are found by their words alone. */
  meaning?: SentenceVectors | undefined;
  /** Tells which of the questions that everybody is asked is meant; without it they are told by their wordings alone. */
  usualQuestions?: SentenceClassifier | undefined;
  /** How long a question waits for these. */
  readWithinMs?: number;
  /** How long a review waits for what its texts mean. */
  reviewWithinMs?: number;
}

type Tasks = typeof worker;
/** Work on what was opened in the thread. */
type OpenedWork = 'answer' | 'brief' | 'experiences' | 'converse' | 'fields' | 'review' | 'silent' | 'terms';
type TaskOf<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];
type ResultOf<Name extends OpenedWork> = Extract<
  Awaited<ReturnType<Tasks[Name]>>,
  { result: unknown }
>['result'];

/** Runs the coach in one worker thread, which begins anew when it dies. */
export function coachThread({
  startsAtOnce = false,
  hangsAfterMs = HANGS_AFTER_MS,
  onDeath,
  worker: module = new URL('thread/coach-worker.ts', import.meta.url),
  labeller = lineLabeller({ onFailure: onDeath }),
  meaning,
  usualQuestions,
  readWithinMs = READ_WITHIN_MS,
  reviewWithinMs = REVIEW_WITHIN_MS,
}: CoachThreadOptions = {}): CoachThread {
  const thread = new TimedThread({ module, hangsAfterMs, onDeath });
  const inTurn = takeTurns<string>({ ...LINE, concurrency: IN_HAND, whenFull: tooManyWait });
  const readings = new LRUCache<string, 'read' | 'hung'>({ max: REMEMBERED });
  /** What a question may name, by the handle of its material: the thread may have forgotten what is remembered here. */
  const employersIn = new LRUCache<string, readonly string[]>({ max: REMEMBERED });

  const run = <Name extends keyof Tasks>(name: Name, task: TaskOf<Name>) =>
    thread.run(name, task) as Promise<ReturnType<Tasks[Name]>>;

  /** Runs what reads a material, unless it once hung. */
  const inTime = async <Result>(handle: string, ofResume: string, reading: () => Promise<Result>) => {
    if (readings.get(handle) === 'hung') throw new Hung('This material could not be read before');
    try {
      const result = await reading();
      readings.set(handle, 'read');
      return result;
    } catch (error) {
      if (error instanceof Hung) {
        readings.set(handle, 'hung');
        if (readings.get(ofResume) !== 'read') readings.set(ofResume, 'hung'); // its part, as far as is known
      }
      throw error;
    }
  };

  /** @returns what tells that its stories were read by meaning too */
  const open = async (material: Material): Promise<{ learned: Promise<void> }> => {
    const handle = handleOf(material);
    const { texts, employers } = await inTime(handle, handleOf(resumeIn(material)), async () =>
      run('open', { handle, material, labels: await labeller.labelsIn(material) }),
    );
    employersIn.set(handle, employers);
    return { learned: learn(handle, texts).catch((error: Error) => onDeath?.(error)) };
  };
  /** Beside the turns of users: it takes the thread a moment alone. */
  const learn = async (handle: string, texts: readonly string[]): Promise<void> => {
    const vectors = await vectorsOf(texts, 'ahead');
    if (vectors && vectors.size > 0) await run('learn', { handle, vectors });
  };
  /** @returns `undefined` where one of them has none */
  const vectorsOf = async (texts: readonly string[], need: Need): Promise<Vectors | undefined> => {
    const vectors = new Map<string, Float32Array>();
    for (const text of meaning ? texts : []) {
      const vector = await meaning?.vector(text, need);
      if (!vector) return undefined;
      vectors.set(text, vector);
    }
    return vectors;
  };
  const vectorsOfAsked = async (texts: readonly string[]): Promise<Vectors | undefined> => {
    if (!meaning?.isThere) return undefined;
    const reading = vectorsOf(
      texts.map((text) => text.toLowerCase()),
      'now',
    );
    return (await settlesWithin(reading, readWithinMs)) ? reading : undefined;
  };
  /** Behind whatever an interview waits for. */
  const vectorsToReview = async (texts: readonly string[]): Promise<Vectors | undefined> =>
    meaning?.isThere ? vectorsOf(texts, 'ahead') : undefined;
  const usualAmong = async (
    texts: readonly string[],
    material: Material,
  ): Promise<ReadonlyMap<string, UsualMeant> | undefined> => {
    if (!usualQuestions) return undefined;
    const { name: candidate, company } = material;
    const named = { candidate, company, employers: employersIn.get(handleOf(material)) ?? [] };
    const reading = usualMeant(usualQuestions, texts, named);
    return (await settlesWithin(reading, readWithinMs)) ? reading : undefined;
  };
  /** What is asked, as models read it: as far as they do in time. */
  const readAsked = async (texts: readonly string[], material: Material) => {
    const [vectors, usual] = await Promise.all([vectorsOfAsked(texts), usualAmong(texts, material)]);
    return { vectors, usual };
  };
  const openLibrary = (library: Library): Promise<void> =>
    run('openLibrary', { handle: handleOf(library), library });
  const openMissing = async (
    missing: 'material' | 'library',
    { material, library }: About,
  ): Promise<void> => {
    if (missing === 'material') await open(material);
    else if (library) await openLibrary(library);
  };

  /** Each piece takes its turn, so that nobody waits for all of them. */
  const addDocuments = async (handle: DocumentsHandle, read: ReadDocuments, signal: AbortSignal) => {
    const parts = await read();
    let from = 0;
    for (const piece of inPieces(parts)) {
      const isLast = from + piece.length === parts.length;
      await inTurn(handle.owner, async () => {
        signal.throwIfAborted();
        await run('addDocuments', { ...handle, from, parts: piece, isLast });
      });
      from += piece.length;
    }
  };
  const inLine = limitConcurrency({ ...OPENINGS, whenFull: tooManyWait });
  const openings = new Map<string, { version: string; calledOff: AbortController; done: Promise<void> }>();
  const callOff = (owner: string): void => openings.get(owner)?.calledOff.abort();
  const openDocuments = async (owner: string, version: string, read: ReadDocuments): Promise<void> => {
    const underWay = () => (openings.get(owner)?.version === version ? openings.get(owner)?.done : undefined);
    const handle = { owner, version };
    if (underWay() ?? (await inTurn(owner, () => run('hasDocuments', handle)))) {
      if (!underWay()) learnDocuments(handle);
      return underWay();
    }
    const begun = underWay(); // meanwhile
    if (begun) return begun;
    callOff(owner);
    const calledOff = new AbortController();
    const { signal } = calledOff;
    const done = inLine(() => addDocuments(handle, read, signal), signal)
      .then(() => learnDocuments(handle))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
      })
      .finally(() => {
        if (openings.get(owner)?.calledOff === calledOff) openings.delete(owner);
      });
    openings.set(owner, { version, calledOff, done });
    return done;
  };
  /** Versions of documents that are being read for what they mean. */
  const learning = new Map<string, Promise<void>>();
  /** In the background, a few parts at a time: it goes on where it was left, and ends when they are known no more. */
  const learnDocuments = (handle: DocumentsHandle): void => {
    const key = `${handle.owner} ${handle.version}`;
    if (!meaning?.isThere || learning.has(key)) return;
    const done = learnAllOf(handle)
      .catch((error: Error) => onDeath?.(error))
      .finally(() => learning.delete(key));
    learning.set(key, done);
  };
  const learnAllOf = async (handle: DocumentsHandle): Promise<void> => {
    for (;;) {
      const { from, parts } = await run('unreadDocuments', { ...handle, most: PARTS_AT_ONCE });
      if (parts.length === 0) return;
      const vectors = await vectorsOf(parts.flat(), 'ahead');
      if (!vectors) return;
      const read = parts.map((texts) => texts.map((text) => vectors.get(text)!));
      await run('learnDocuments', { ...handle, from, parts: read });
    }
  };
  const forgetDocuments = async (owner: string): Promise<void> => {
    callOff(owner);
    await inTurn(owner, () => run('forgetDocuments', owner));
  };

  const of = (userId: string): Coach => {
    /** Asks by handle; what the thread does not know, or does so no more, is opened for it within the same turn. */
    const ask = async <Name extends OpenedWork>(
      name: Name,
      task: Omit<TaskOf<Name>, keyof About> & About,
    ): Promise<ResultOf<Name>> => {
      const { turns } = task as Partial<Conversation>;
      const readTurn = async () => turns && readAsked([wholeTurn(turns)], task.material);
      const first = await readTurn();
      return inTurn(userId, async () => {
        const { material, library } = task;
        const handles = { material: handleOf(material), library: library && handleOf(library) };
        const byHandle = { ...task, ...handles };
        let read = first;
        for (let openings = 0; openings <= MOST_OPENINGS; openings += 1) {
          const outcome = (await run(name, { ...byHandle, ...read })) as Outcome<ResultOf<Name>>;
          if ('result' in outcome) return outcome.result;
          if ('unread' in outcome) read = await readAsked([wholeTurn(turns!), ...outcome.unread], material);
          else {
            const isNew = !employersIn.has(handles.material);
            await openMissing(outcome.notOpen, task);
            if (isNew) read = await readTurn(); // what it may name is known from now on
          }
        }
        throw new Error('The thread has forgotten what was just opened');
      });
    };
    /** Lists what stands in a résumé; what is settled changes with each edit, and is no part of what may hang. */
    const list = <Name extends 'listStories' | 'listJobs'>(name: Name, material: Material) => {
      const handle = handleOf(resumeIn(material));
      return inTurn(userId, () =>
        inTime(handle, handle, async () =>
          run(name, { material, labels: await labeller.labelsIn(material) }),
        ),
      );
    };
    return {
      read: async (material) => (await inTurn(userId, () => open(material))).learned,
      answer: (asked) => ask('answer', asked),
      experiences: (material) => ask('experiences', { material }),
      brief: (asked, wanted) => ask('brief', { ...asked, wanted: { ...USUALLY_WANTED, ...wanted } }),
      converse: (about) => ask('converse', about),
      openLibrary: (library) => inTurn(userId, () => openLibrary(library)),
      openDocuments: (version, read) => openDocuments(userId, version, read),
      learned: async () => void (await Promise.all(learning.values())),
      forgetDocuments: () => forgetDocuments(userId),
      terms: (about) => ask('terms', about),
      fieldsShown: (material) => ask('fields', { material }),
      findEntries: (search, count) => inTurn(userId, () => run('findEntries', { search, count })),
      shapeStory: (notes) => inTurn(userId, () => run('shape', notes)),
      describeStory: (text) => inTurn(userId, () => run('describe', text)),
      silentOn: (material) => ask('silent', { material }),
      review: async (given) => {
        const { learned } = await inTurn(userId, () => open(given.material));
        const reading = learned.then(() => vectorsToReview(textsToMean(given)));
        const meanings = (await settlesWithin(reading, reviewWithinMs)) ? await reading : undefined;
        return ask('review', { ...given, turns: [{ role: 'user', text: given.question }], meanings });
      },
      listStories: (material) => list('listStories', material),
      listJobs: (material) => list('listJobs', material),
    };
  };
  if (startsAtOnce)
    of('nobody')
      .read(NO_MATERIAL)
      .then(() => readAsked(['Tell me about yourself.'], NO_MATERIAL)) // the first question does not wait for the models
      .catch((error: Error) => onDeath?.(error));
  return {
    of,
    isReady: () => !startsAtOnce || thread.hasBegun,
    isByWords: () => meaning?.isThere === false,
    close: async () => {
      await labeller.close();
      await thread.close();
    },
  };
}

/** What stories are listed from. */
const resumeIn = ({ name, education, work }: Material): Material => ({
  ...NO_MATERIAL,
  name,
  education,
  work,
});

function* inPieces(parts: readonly DocumentPart[]): Generator<DocumentPart[]> {
  let piece: DocumentPart[] = [];
  let characters = 0;
  for (const part of parts) {
    piece.push(part);
    characters += [part.title, ...part.path, part.text].join('').length;
    if (characters < CHARACTERS_AT_ONCE) continue;
    yield piece;
    [piece, characters] = [[], 0];
  }
  if (piece.length > 0) yield piece;
}

const handles = new WeakMap<Material | Library, string>();

/** The same for the same content, made once for each object: nobody changes one. */
function handleOf(opened: Material | Library): string {
  const known = handles.get(opened);
  if (known !== undefined) return known;
  const handle = hash('sha256', JSON.stringify(opened));
  handles.set(opened, handle);
  return handle;
}

const tooManyWait = (): AppError =>
  new AppError('unavailable', 'Too many questions are being answered. Please try again in a moment.', {
    retryAfter: LINE.retryAfterSeconds,
  });
