import type { AppError } from '#core/errors.ts';
import { limitConcurrency } from '#core/limit-concurrency.ts';
import type { InThread } from '#core/timed-thread.ts';
import type { SentenceVectors } from '#inference/sentence-models.ts';
import type { ReadDocuments } from './coach.ts';
import type { DocumentPart, DocumentsHandle } from './documents.ts';
import { vectorsOf } from './read-asked.ts';
import type * as worker from './thread/coach-worker.ts';

/** Some 5 ms of work. */
const CHARACTERS_AT_ONCE = 10_000;
const OPENINGS = { concurrency: 2, maxWaiting: 200 };
/** Parts for the sentence model at once: some 0.1 s of work. */
const PARTS_AT_ONCE = 10;

interface OwnDocuments {
  /** Resolves when searchable by words; vectors follow in the background. */
  open(owner: string, version: string, read: ReadDocuments): Promise<void>;
  learned(): Promise<void>;
  forget(owner: string): Promise<void>;
}

interface OwnDocumentsOptions {
  inThread: InThread<typeof worker>;
  inTurn: <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;
  meaning: SentenceVectors | undefined;
  whenFull: () => AppError;
  onFailure?: ((error: Error) => void) | undefined;
}

/** Documents on their way to the thread, piece by piece; another version calls the former off. */
export function ownDocuments({
  inThread,
  inTurn,
  meaning,
  whenFull,
  onFailure,
}: OwnDocumentsOptions): OwnDocuments {
  const addDocuments = async (handle: DocumentsHandle, read: ReadDocuments, signal: AbortSignal) => {
    const parts = await read();
    let from = 0;
    for (const piece of inPieces(parts)) {
      const isLast = from + piece.length === parts.length;
      await inTurn(handle.owner, async () => {
        signal.throwIfAborted();
        await inThread.addDocuments({ ...handle, from, parts: piece, isLast });
      });
      from += piece.length;
    }
  };
  const inLine = limitConcurrency({ ...OPENINGS, whenFull });
  const openings = new Map<string, { version: string; calledOff: AbortController; done: Promise<void> }>();
  const callOff = (owner: string): void => openings.get(owner)?.calledOff.abort();
  const open = async (owner: string, version: string, read: ReadDocuments): Promise<void> => {
    const underWay = () => (openings.get(owner)?.version === version ? openings.get(owner)?.done : undefined);
    const handle = { owner, version };
    if (underWay() ?? (await inTurn(owner, () => inThread.hasDocuments(handle)))) {
      if (!underWay()) learnDocuments(handle);
      return underWay();
    }
    const begun = underWay();
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
  const learning = new Map<string, Promise<void>>();
  /** Background work in small pieces; ends when the documents are forgotten. */
  const learnDocuments = (handle: DocumentsHandle): void => {
    const key = `${handle.owner} ${handle.version}`;
    if (!meaning?.isThere || learning.has(key)) return;
    const done = learnAllOf(handle)
      .catch((error: Error) => onFailure?.(error))
      .finally(() => learning.delete(key));
    learning.set(key, done);
  };
  const learnAllOf = async (handle: DocumentsHandle): Promise<void> => {
    for (;;) {
      const { from, parts } = await inThread.unreadDocuments({ ...handle, most: PARTS_AT_ONCE });
      if (parts.length === 0) return;
      const vectors = await vectorsOf(meaning, parts.flat(), 'ahead');
      if (!vectors) return;
      const read = parts.map((texts) => texts.map((text) => vectors.get(text)!));
      await inThread.learnDocuments({ ...handle, from, parts: read });
    }
  };
  const forget = async (owner: string): Promise<void> => {
    callOff(owner);
    await inTurn(owner, () => inThread.forgetDocuments(owner));
  };
  return { open, learned: async () => void (await Promise.all(learning.values())), forget };
}

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
