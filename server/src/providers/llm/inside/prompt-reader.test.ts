import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KeptPrefixes } from './kept-prefixes.ts';
import type { LlamaSequence, LlamaToken } from './node-llama-cpp.ts';
import { PromptReader } from './prompt-reader.ts';

const WRITTEN_BYTES = 10;
const BEGINNING = 400;
const PROMPT = {
  all: Array.from({ length: BEGINNING + 20 }, (_, token) => token),
  beginning: BEGINNING,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pythia-reader-'));
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

/** @param writeMs how long a state takes to be written */
function openReader(writeMs = 10) {
  let tokens: LlamaToken[] = [];
  const unkept: unknown[] = [];
  const sequence: LlamaSequence = {
    get nextTokenIndex() {
      return tokens.length;
    },
    get contextTokens() {
      return tokens;
    },
    needsCheckpoints: false,
    adaptStateToTokens: async (wanted) => {
      const differing = tokens.findIndex((token, at) => token !== wanted[at]);
      if (differing >= 0) tokens = tokens.slice(0, differing);
    },
    evaluateWithoutGeneratingNewTokens: async (slice) => {
      vi.advanceTimersByTime(slice.length);
      tokens = [...tokens, ...slice];
    },
    takeCheckpoint: async () => {},
    clearHistory: async () => void (tokens = []),
    saveStateToFile: async (path) => {
      vi.advanceTimersByTime(writeMs);
      await writeFile(path, Buffer.alloc(WRITTEN_BYTES));
      return { fileSize: WRITTEN_BYTES };
    },
    loadStateFromFile: async () => {},
  };
  const reader = new PromptReader({
    sequence,
    kept: new KeptPrefixes(folder),
    onUnkept: (error) => unkept.push(error),
  });
  return { reader, sequence, unkept };
}

const never = new AbortController().signal;
const ahead = { isAhead: true, signal: never, onRead: () => {} };
const kept = () => readdir(folder);

test('an abort at the last slice of a beginning keeps nothing, and the next read does', async () => {
  const { reader } = openReader();
  const stop = new AbortController();
  const onRead = (tokens: number): void => {
    if (tokens === BEGINNING) stop.abort();
  };
  await expect(reader.read(PROMPT, { isAhead: true, signal: stop.signal, onRead })).rejects.toThrow(
    'aborted',
  );
  expect(await kept()).toEqual([]);
  expect(await reader.read(PROMPT, ahead)).toBe(BEGINNING);
  expect(await kept()).toHaveLength(1);
});

test('what is kept already is not written again', async () => {
  const { reader, sequence } = openReader();
  await reader.read(PROMPT, ahead);
  const write = vi.spyOn(sequence, 'saveStateToFile');
  await reader.read(PROMPT, ahead);
  expect(write).not.toHaveBeenCalled();
});

test('a state whose writing an abort would wait for is left unwritten, and tried again later', async () => {
  const { reader, sequence, unkept } = openReader(150);
  const write = vi.spyOn(sequence, 'saveStateToFile');
  const readAnother = (who: number) =>
    reader.read({ all: [-who, ...PROMPT.all], beginning: BEGINNING }, ahead);
  await readAnother(1);
  expect(write).toHaveBeenCalledTimes(1);
  await readAnother(2);
  expect(write).toHaveBeenCalledTimes(1);
  expect(unkept).toHaveLength(1);
  await readAnother(3);
  await readAnother(4);
  expect(write).toHaveBeenCalledTimes(2);
});
