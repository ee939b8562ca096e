import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { LanguageProfile } from '#models/language-profiles.ts';
import { describeError } from '#core/describe-error.ts';
import { runningTimeout } from '#core/running-timeout.ts';
import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from '../language-model.ts';
import { FIRST_TOKEN_MS } from '../streamed-reply/stream-reply.ts';
import { Thoughts } from '../streamed-reply/thoughts.ts';
import type { JobUsage } from './child-messages.ts';
import { HostError, ModelHost, type ModelHostParts } from './model-host.ts';
import { openPrefixesFolder } from './prefixes-folder.ts';

/** More brings little, and the server has work of its own. */
const MOST_THREADS = 8;

export interface ModelInsideOptions {
  /** The folder in which setup has installed node-llama-cpp. */
  packages: string;
  /** The folder of the models. */
  directory: string;
  profile: LanguageProfile;
  /** Below it is kept what models have read. */
  prefixes: string;
  onTrouble: ModelHostParts['onTrouble'];
  firstTokenMs?: number | undefined;
  hungAfterMs?: number | undefined;
}

export interface ModelInside extends LanguageModel {
  /** Loads the model, unless that has begun; it takes gigabytes of memory, which a server that needs none saves. */
  begin(): void;
}

/** A language model that runs in a process of this server's own. It is there while that process can answer. */
export function modelInside(options: ModelInsideOptions): ModelInside {
  const { packages, directory, profile, prefixes, onTrouble, firstTokenMs = FIRST_TOKEN_MS } = options;
  const label = { name: `${profile.title} on this server`, kind: 'local' as const };
  let host: ModelHost | undefined;
  let folder: string | undefined;
  let begun: Promise<void> | undefined;
  let isClosed = false;

  const removeKept = async (): Promise<void> => {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  };

  const open = async (): Promise<void> => {
    folder = await openPrefixesFolder(prefixes);
    if (isClosed) return;
    // one core is left to the server
    const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    const load = { packages, directory, profile: profile.name, prefixes: folder, threads };
    host = new ModelHost({ load, onTrouble, onBroken: removeKept, hungAfterMs: options.hungAfterMs });
  };

  const warmUp = async ({ messages }: ModelRequest, signal: AbortSignal): Promise<void> => {
    try {
      for await (const _event of host!.run({ messages, answer: undefined }, signal));
    } catch (error) {
      throw asModelError(error);
    }
  };

  return {
    begin: () => {
      begun ??= open().catch((error: unknown) =>
        onTrouble(`The language model has no folder to work in: ${describeError(error).message}`),
      );
    },
    get label() {
      return host?.isReady ? label : null;
    },
    get warmUp() {
      return host?.isReady ? warmUp : undefined;
    },
    async *stream(request, signal): AsyncGenerator<ModelEvent> {
      if (!host?.isReady)
        throw new ModelError(host?.wasReady ? 'failed' : 'absent', 'The model inside is not ready');
      yield* answer(host, { request, label, firstTokenMs }, signal);
    },
    forget: () => host?.forget(),
    close: async () => {
      isClosed = true;
      await begun;
      await host?.close();
      await removeKept();
    },
  };
}

/** The host's answer in the words of the port, without thoughts. */
async function* answer(
  host: ModelHost,
  {
    request: { messages, maxTokens, temperature },
    label,
    firstTokenMs,
  }: { request: ModelRequest; label: NonNullable<LanguageModel['label']>; firstTokenMs: number },
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  const late = new AbortController();
  const stopWaiting = runningTimeout(() => late.abort(), firstTokenMs);
  const thoughts = new Thoughts();
  let isAnswered = false;
  let hasText = false;
  const say = function* (text: string): Generator<ModelEvent> {
    if (text === '') return;
    stopWaiting();
    if (!isAnswered) yield { type: 'answerer', answerer: label };
    isAnswered = hasText = true;
    yield { type: 'text', text };
  };
  try {
    const job = { messages, answer: { maxTokens, temperature } };
    for await (const event of host.run(job, AbortSignal.any([signal, late.signal]))) {
      if (event.type === 'text') {
        const { text, isAnew } = thoughts.take(event.text);
        if (isAnew && hasText) yield { type: 'anew' };
        if (isAnew) hasText = false;
        yield* say(text);
      } else if (event.type === 'ended') {
        yield* say(thoughts.end());
        const isAtLimit = event.how === 'limit';
        if (!hasText) throw withoutText(isAtLimit);
        yield { type: 'end', ended: isAtLimit ? 'length' : 'stop', usage: usageOf(event.usage) };
        return;
      }
    }
    if (signal.aborted) return;
    throw new ModelError('timeout', `No word within ${firstTokenMs} ms`);
  } catch (error) {
    const failure = asModelError(error);
    if (!hasText) throw failure;
    yield { type: 'end', ended: 'broken', failure, usage: null };
  } finally {
    stopWaiting();
  }
}

const usageOf = ({ prompt, completion, cached }: JobUsage) => ({ prompt, completion, cached });

const withoutText = (isAtLimit: boolean): ModelError =>
  isAtLimit
    ? new ModelError('limit', 'The bound was reached before the first word')
    : new ModelError('failed', 'The model said nothing');

const asModelError = (error: unknown): ModelError => {
  if (error instanceof ModelError) return error;
  const code = error instanceof HostError ? error.code : 'failed';
  return new ModelError(code, 'The model inside gave no answer', { cause: error });
};
