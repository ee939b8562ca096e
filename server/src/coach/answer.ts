import type { SentenceVectors } from '#inference/sentence-models.ts';
import { AppError } from '#core/errors.ts';
import { settlesWithin } from '#core/settles-within.ts';
import { takeTurns } from '#core/take-turns.ts';
import { Hung, TimedThread } from '#core/timed-thread.ts';
import { textsToMean } from '#review/read-answer.ts';
import { LRUCache } from 'lru-cache';
import type { Coach, CoachThread } from './coach.ts';
import { handleOf } from './handle-of.ts';
import type { Library } from './library.ts';
import { type LineLabeller, lineLabeller } from './line-labeller.ts';
import { rankOf } from './language/common-words.ts';
import { type Material, NO_MATERIAL } from './material.ts';
import { ownDocuments } from './own-documents.ts';
import { wholeTurn } from './question/strip-speech.ts';
import { readAsked, type SpeechJudge, vectorsOf } from './read-asked.ts';
import { shortCue } from './saying/cue.ts';
import { ENGLISH_ONLY } from './saying/say-in-other-language.ts';
import { draftOf } from './saying/usual/usual-rules.ts';
import type { Wanted } from './thread/brief.ts';
import type * as coachWorker from './thread/coach-worker.ts';
import type { About, Dialogue, Handles, Outcome } from './thread/task.ts';
import { type UsualClassifier, usualClassifier } from './thread/usual-meant.ts';

export type { Passage } from './knowledge/passages.ts';
export type { Experience, Fitting } from './saying/experiences.ts';
export type { Answer as CoachAnswer } from './saying/say-answer.ts';
export type { CoachStyle } from './saying/styling/coach-style.ts';
export type { ListedJob, ListedJobs } from './shaping/listed-jobs.ts';
export type { ListedStory } from './shaping/listed-stories.ts';
export type { Brief as CoachBrief } from './thread/brief.ts';
export type { Asked, Dialogue } from './thread/task.ts';
export type { Coach, CoachThread };
export { draftOf, ENGLISH_ONLY, shortCue, usualClassifier };

/** At some milliseconds each, the last of them waits about a second. */
const LINE = { mostInAll: 200, mostEach: 20, retryAfterSeconds: 1 };
/** Calls handed to the thread at once; whose turn comes next is chosen when one returns. */
const IN_HAND = 4;
const USUALLY_WANTED: Wanted = { fitting: 3, passages: 3, experiences: false };
const HANGS_AFTER_MS = 10_000;
/** A question takes some milliseconds; on a machine that is busier it is answered by its words alone. */
const READ_WITHIN_MS = 100;
/** A review reads some hundred texts the first time; on a machine that is busier it goes by their words alone. */
const REVIEW_WITHIN_MS = 4_000;
const REMEMBERED = 10_000;
/** A material and a library, and the vectors of several questions in one; a thread that dies between an opening and its question has them opened again. */
const MOST_OPENINGS = 5;

interface CoachThreadOptions {
  /** Without it the thread begins with the first call, which waits for it. */
  startsAtOnce?: boolean;
  hangsAfterMs?: number;
  onDeath?: (error: Error) => void;
  worker?: URL;
  labeller?: LineLabeller;
  meaning?: SentenceVectors | undefined;
  usualQuestions?: UsualClassifier | undefined;
  judge?: SpeechJudge | undefined;
  readWithinMs?: number;
  reviewWithinMs?: number;
}

/** Runs the coach in one worker thread, which begins anew when it dies. */
export function coachThread({
  startsAtOnce = false,
  hangsAfterMs = HANGS_AFTER_MS,
  onDeath,
  worker: module = new URL('thread/coach-worker.ts', import.meta.url),
  labeller = lineLabeller({ onFailure: onDeath }),
  meaning,
  usualQuestions,
  judge,
  readWithinMs = READ_WITHIN_MS,
  reviewWithinMs = REVIEW_WITHIN_MS,
}: CoachThreadOptions = {}): CoachThread {
  const thread = new TimedThread({ module, hangsAfterMs, onDeath });
  const inTurn = takeTurns<string>({ ...LINE, concurrency: IN_HAND, whenFull: tooManyWait });
  const toRead = takeTurns<string>({ ...LINE, concurrency: 1, whenFull: tooManyWait });
  /** What no question waits for is read one at a time: a question finds one reading before it at most. */
  const readAhead = <Result>(userId: string, reading: () => Promise<Result>): Promise<Result> =>
    toRead(userId, () => inTurn(userId, reading));
  const readings = new LRUCache<string, 'read' | 'hung'>({ max: REMEMBERED });
  /** What a question may name, by the handle of its material: the thread may have forgotten what is remembered here. */
  const employersIn = new LRUCache<string, readonly string[]>({ max: REMEMBERED });

  const inThread = thread.inThread<typeof coachWorker>();
  const documents = ownDocuments({ inThread, inTurn, meaning, whenFull: tooManyWait, onFailure: onDeath });

  const inTime = async <Result>(handle: string, ofResume: string, reading: () => Promise<Result>) => {
    if (readings.get(handle) === 'hung') throw new Hung('This material could not be read before');
    try {
      const result = await reading();
      readings.set(handle, 'read');
      return result;
    } catch (error) {
      if (error instanceof Hung) {
        readings.set(handle, 'hung');
        if (readings.get(ofResume) !== 'read') readings.set(ofResume, 'hung');
      }
      throw error;
    }
  };

  const open = async (material: Material): Promise<{ learned: Promise<void> }> => {
    const handle = handleOf(material);
    const { texts, employers } = await inTime(handle, handleOf(resumeIn(material)), async () =>
      inThread.open({ handle, material, labels: await labeller.labelsIn(material) }),
    );
    employersIn.set(handle, employers);
    return { learned: learn(handle, texts).catch((error: Error) => onDeath?.(error)) };
  };
  /** Beside the turns of users: it takes the thread a moment alone. */
  const learn = async (handle: string, texts: readonly string[]): Promise<void> => {
    await inThread.index({ handle });
    const vectors = await vectorsOf(meaning, texts, 'ahead');
    if (vectors && vectors.size > 0) await inThread.learn({ handle, vectors });
  };
  const models = { meaning, usualQuestions, judge, withinMs: readWithinMs };
  const readAbout = (material: Material, texts: readonly string[]) => {
    const employers = employersIn.get(handleOf(material)) ?? [];
    return readAsked(models, texts, { candidate: material.name, company: material.company, employers });
  };
  const vectorsToReview = async (texts: readonly string[]) =>
    meaning?.isThere ? vectorsOf(meaning, texts, 'ahead') : undefined;
  const openLibrary = (library: Library): Promise<void> =>
    inThread.openLibrary({ handle: handleOf(library), library });
  const openMissing = async (
    missing: 'material' | 'library',
    { material, library }: About,
  ): Promise<void> => {
    if (missing === 'material') await open(material);
    else if (library) await openLibrary(library);
  };

  const of = (userId: string): Coach => {
    /** Asks by handle; what the thread does not know, or does so no more, is opened for it within the same turn. */
    const ask = async <Task extends Handles, Result>(
      run: (task: Task) => Promise<Outcome<Result>>,
      task: Omit<Task, keyof About> & About,
    ): Promise<Result> => {
      const { turns } = task as Partial<Dialogue>;
      const readTurn = async () => turns && readAbout(task.material, [wholeTurn(turns)]);
      const first = await readTurn();
      return inTurn(userId, async () => {
        const { material, library } = task;
        const handles = { material: handleOf(material), library: library && handleOf(library) };
        const byHandle = { ...task, ...handles };
        let read = first;
        for (let openings = 0; openings <= MOST_OPENINGS; openings += 1) {
          const outcome = await run({ ...byHandle, ...read } as unknown as Task);
          if ('result' in outcome) return outcome.result;
          if ('unread' in outcome) read = await readAbout(material, [wholeTurn(turns!), ...outcome.unread]);
          else {
            const isNew = !employersIn.has(handles.material);
            await openMissing(outcome.notOpen, task);
            if (isNew) read = await readTurn();
          }
        }
        throw new Error('The thread has forgotten what was just opened');
      });
    };
    /** Lists what stands in a résumé; what is settled changes with each edit, and is no part of what may hang. */
    const list = <Listed>(
      run: (task: Parameters<typeof inThread.listJobs>[0]) => Promise<Listed>,
      material: Material,
    ) => {
      const handle = handleOf(resumeIn(material));
      return readAhead(userId, () =>
        inTime(handle, handle, async () => run({ material, labels: await labeller.labelsIn(material) })),
      );
    };
    return {
      read: async (material) => (await readAhead(userId, () => open(material))).learned,
      answer: (asked) => ask(inThread.answer, asked),
      experiences: (material) => ask(inThread.experiences, { material }),
      brief: (asked, wanted) => ask(inThread.brief, { ...asked, wanted: { ...USUALLY_WANTED, ...wanted } }),
      converse: (about) => ask(inThread.converse, about),
      openLibrary: (library) => inTurn(userId, () => openLibrary(library)),
      openDocuments: (version, read) => documents.open(userId, version, read),
      learned: () => documents.learned(),
      forgetDocuments: () => documents.forget(userId),
      terms: (about) => ask(inThread.terms, about),
      fieldsShown: (material) => ask(inThread.fields, { material }),
      findEntries: (search, count) => inTurn(userId, () => inThread.findEntries({ search, count })),
      shapeStory: (notes) => inTurn(userId, () => inThread.shape(notes)),
      describeStory: (text) => inTurn(userId, () => inThread.describe(text)),
      silentOn: (material) => ask(inThread.silent, { material }),
      review: async (given) => {
        const { learned } = await readAhead(userId, () => open(given.material));
        const reading = learned.then(() => vectorsToReview(textsToMean(given)));
        const meanings = (await settlesWithin(reading, reviewWithinMs)) ? await reading : undefined;
        return ask(inThread.review, { ...given, turns: [{ role: 'user', text: given.question }], meanings });
      },
      listStories: (material) => list(inThread.listStories, material),
      listJobs: (material) => list(inThread.listJobs, material),
    };
  };
  if (startsAtOnce) {
    rankOf(''); // the list is read here, and not on the event loop while somebody waits
    of('nobody')
      .read(NO_MATERIAL)
      .then(() => readAbout(NO_MATERIAL, ['Tell me about yourself.']))
      .catch((error: Error) => onDeath?.(error));
  }
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

const resumeIn = ({ name, education, work }: Material): Material => ({
  ...NO_MATERIAL,
  name,
  education,
  work,
});

const tooManyWait = (): AppError =>
  new AppError('unavailable', 'Too many questions are being answered. Please try again in a moment.', {
    retryAfter: LINE.retryAfterSeconds,
  });
