import { createHash } from 'node:crypto';
import { readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { LlamaSequence, LlamaToken } from './node-llama-cpp.ts';

const MOST_KEPT = 4;
/** Prefixes hold what people wrote, so unused ones go, those of stopped servers too. */
export const UNUSED_AFTER_MS = 10 * 60_000;
const LEFT_FREE_BYTES = 1e9;
/** File name: `tokens-bytes-hash.state`, for example `1819-41900000-k3v….state`. */
const NAME = /^(?<tokens>\d+)-(?<bytes>\d+)-(?<hash>[\w-]{43})\.state$/;
const BEING_WRITTEN = 'next.part';
/** An abort waits for a state that is being written. */
const WRITTEN_WITHIN_MS = 100;
/** Makes a slow disk be tried again. */
const EASES_BY = 0.8;

interface KeptPrefix {
  name: string;
  tokens: number;
  bytes: number;
}

/**
 * Model states after a prompt's beginning, on disk under a hash of their content, so that a new child or
 * session need not read it again.
 */
export class KeptPrefixes {
  readonly #folder: string;
  /** By the last state written. */
  #msPerToken = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

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

  /**
   * Renames the file while it loads: a file that kills the process is not tried again.
   * @throws Error
   */
  async restore({ name }: KeptPrefix, sequence: LlamaSequence): Promise<void> {
    const path = join(this.#folder, name);
    const tried = `${path}.tried`;
    await rename(path, tried);
    await sequence.loadStateFromFile(tried, { acceptRisk: true });
    await rename(tried, path);
    const now = new Date();
    await utimes(path, now, now);
  }

  async keep(sequence: LlamaSequence): Promise<void> {
    const count = sequence.nextTokenIndex;
    if (count * this.#msPerToken > WRITTEN_WITHIN_MS) {
      this.#msPerToken *= EASES_BY;
      throw unkept('disk too slow');
    }
    const { bavail, bsize } = await statfs(this.#folder);
    if (bavail * bsize < LEFT_FREE_BYTES) throw unkept('disk too full');
    const part = join(this.#folder, BEING_WRITTEN);
    const hash = hashOf(sequence.contextTokens, count);
    const begunAt = performance.now();
    try {
      const { fileSize } = await sequence.saveStateToFile(part);
      this.#msPerToken = (performance.now() - begunAt) / count;
      if ((await sizeOf(part)) !== fileSize) throw unkept('disk took a part');
      await rename(part, join(this.#folder, `${count}-${fileSize}-${hash}.state`));
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await this.#forget((place) => place >= MOST_KEPT);
  }

  forgetUnused(now = Date.now()): Promise<void> {
    return this.#forget((_place, usedAt) => usedAt < now - UNUSED_AFTER_MS);
  }

  forgetAll(): Promise<void> {
    return this.#forget(() => true);
  }

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

const unkept = (code: string): Error => Object.assign(new Error('The state was not kept'), { code });

const hashOf = (tokens: readonly LlamaToken[], count: number): string =>
  createHash('sha256')
    .update(Uint32Array.from(tokens.slice(0, count)))
    .digest('base64url');

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}
