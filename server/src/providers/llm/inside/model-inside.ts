import { availableParallelism } from 'node:os';
import type { LanguageProfile } from '#models/language-profiles.ts';
import { describeError } from '#core/describe-error.ts';
import { runningTimeout } from '#core/running-timeout.ts';
import { type LanguageModel, ModelError, type ModelEvent, type ModelRequest } from '../language-model.ts';
import { FIRST_TOKEN_MS } from '../streamed-reply/stream-reply.ts';
import { Thoughts } from '../streamed-reply/thoughts.ts';
import type { JobUsage } from './child-messages.ts';
import { HostError, ModelHost, type ModelHostParts } from './model-host.ts';
import { openPrefixesFolder, type PrefixesFolder } from './prefixes-folder.ts';

const MOST_THREADS = 8;

export interface ModelInsideOptions {
  packages: string;
  directory: string;
  profile: LanguageProfile;
  prefixes: string;
  onTrouble: ModelHostParts['onTrouble'];
  firstTokenMs?: number | undefined;
  hungAfterMs?: number | undefined;
}

export interface ModelInside extends LanguageModel {
  begin(): void;
  putAway(): void;
}

interface Opened {
  folder: PrefixesFolder;
  host: ModelHost;
}

export function modelInside(options: ModelInsideOptions): ModelInside {
  const { packages, directory, profile, prefixes, onTrouble, firstTokenMs = FIRST_TOKEN_MS } = options;
  const label = { name: `${profile.title} on this server`, kind: 'local' as const };
  let host: ModelHost | undefined;
  let opening: Promise<Opened | undefined> | undefined;
  const leaving = new Set<Opened>();

  const open = async (): Promise<Opened> => {
    const folder = await openPrefixesFolder(prefixes, {
      onTrouble: (error) => onTrouble(`What was read is not held: ${describeError(error).message}`),
    });
    const threads = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    const load = { packages, directory, profile: profile.name, prefixes: folder.path, threads };
    const onBroken = (): Promise<void> => folder.remove();
    return { folder, host: new ModelHost({ load, onTrouble, onBroken, hungAfterMs: options.hungAfterMs }) };
  };

  const begin = (): void => {
    if (opening) return;
    const begun = open()
      .catch((error: unknown) => {
        onTrouble(`The language model has no folder to work in: ${describeError(error).message}`);
        return undefined;
      })
      .then((opened) => {
        if (opening === begun) host = opened?.host;
        return opened;
      });
    opening = begun;
  };

  const leave = async (end: (host: ModelHost) => Promise<void>): Promise<void> => {
    const begun = opening;
    host = opening = undefined;
    const opened = await begun;
    if (!opened) return;
    leaving.add(opened);
    await end(opened.host);
    await opened.folder.remove();
    leaving.delete(opened);
  };

  const warmUp = async ({ messages }: ModelRequest, signal: AbortSignal): Promise<void> => {
    try {
      for await (const _event of host!.run({ messages, answer: undefined }, signal));
    } catch (error) {
      throw asModelError(error);
    }
  };

  return {
    begin,
    putAway: () => {
      leave((one) => one.retire()).catch((error: unknown) =>
        onTrouble(`The language model was not put away: ${describeError(error).message}`),
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
      await leave((one) => one.close());
      for (const one of leaving) {
        await one.host.close();
        await one.folder.remove();
      }
    },
  };
}

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
