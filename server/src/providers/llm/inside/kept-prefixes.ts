import { createHash } from 'node:crypto';
import { readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { LlamaSequence, LlamaToken } from './node-llama-cpp.ts';

/** Of as many sessions at a time; each takes some ten megabytes. */
const MOST_KEPT = 4;
/** What nobody has asked about for so long is forgotten: it holds what people wrote, also those whom another server forgot. */
export const UNUSED_AFTER_MS = 10 * 60_000;
/** A disk that has less room is left to those who need it more. */
const LEFT_FREE_BYTES = 1e9;
/** `1819-41900000-k3v….state`: so many tokens, so many bytes, and a hash of the tokens. */
const NAME = /^(?<tokens>\d+)-(?<bytes>\d+)-(?<hash>[\w-]{43})\.state$/;
const BEING_WRITTEN = 'next.part';

interface KeptPrefix {
  name: string;
  /** How many tokens. */
  tokens: number;
  bytes: number;
}

/**
 * What a model has read of prompts' beginnings, in files, so that another child and another session's next question
 * need not read it again. Whatever a file must be stands in its name.
 */
export class KeptPrefixes {
  readonly #folder: string;

  /** @param folder an existing one, of this alone */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The longest that these tokens begin with; those that are damaged are thrown away. */
  async find(tokens: readonly LlamaToken[]): Promise<KeptPrefix | undefined> {
    const fitting = (await this.#list())
      .filter(({ tokens: count, hash }) => count <= tokens.length && hash === hashOf(tokens, count))
      .toSorted((one, other) => other.tokens - one.tokens);
    for (const kept of fitting) {
      if ((await sizeOf(join(this.#folder, kept.name))) === kept.bytes) return kept;
      await rm(join(this.#folder, kept.name), { force: true });
    }
    return undefined;
  }

  /** A file that ends the process that loads it has lost its name by then, and is not loaded again. @throws Error */
  async restore({ name }: KeptPrefix, sequence: LlamaSequence): Promise<void> {
    const path = join(this.#folder, name);
    const tried = `${path}.tried`;
    await rename(path, tried);
    await sequence.loadStateFromFile(tried, { acceptRisk: true });
    await rename(tried, path);
    const now = new Date();
    await utimes(path, now, now);
  }

  /**
   * Keeps all that the sequence has read, in the place of what was used least lately.
   * @throws Error where the disk is full, and keeps nothing of it
   */
  async keep(sequence: LlamaSequence): Promise<void> {
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < LEFT_FREE_BYTES) throw new Error('The disk has too little room');
    const part = join(this.#folder, BEING_WRITTEN);
    const count = sequence.nextTokenIndex;
    const hash = hashOf(sequence.contextTokens, count);
    try {
      const { fileSize } = await sequence.saveStateToFile(part);
      if ((await sizeOf(part)) !== fileSize) throw new Error('The disk did not take all of it');
      await rename(part, join(this.#folder, `${count}-${fileSize}-${hash}.state`));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await this.#forget((place) => place >= MOST_KEPT);
  }

  /** Forgets what has not been used for ten minutes. */
  forgetUnused(now = Date.now()): Promise<void> {
    return this.#forget((_place, usedAt) => usedAt < now - UNUSED_AFTER_MS);
  }

  forgetAll(): Promise<void> {
    return this.#forget(() => true);
  }

  /** @param isToGo given the place of a file, the one used last first, and when it was used */
  async #forget(isToGo: (place: number, usedAt: number) => boolean): Promise<void> {
    const names = await readdir(this.#folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const found = await stat(join(this.#folder, name)).catch(() => undefined);
        return { name, usedAt: found?.mtimeMs ?? 0 };
      }),
    );
    const latestFirst = files.toSorted((one, other) => other.usedAt - one.usedAt);
    for (const [place, { name, usedAt }] of latestFirst.entries())
      if (isToGo(place, usedAt)) await rm(join(this.#folder, name), { force: true });
  }

  async #list(): Promise<(KeptPrefix & { hash: string })[]> {
    return (await readdir(this.#folder)).flatMap((name) => {
      const { tokens, bytes, hash } = NAME.exec(name)?.groups ?? {};
      return hash === undefined ? [] : [{ name, tokens: Number(tokens), bytes: Number(bytes), hash }];
    });
  }
}

const hashOf = (tokens: readonly LlamaToken[], count: number): string =>
  createHash('sha256')
    .update(Uint32Array.from(tokens.slice(0, count)))
    .digest('base64url');

/** Undefined: it is gone. */
async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}
