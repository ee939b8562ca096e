import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { childrenOf, commandOf } from '#providers/speech/testing/child-processes.ts';
import { MODELS_DIRECTORY } from '#testing/models-directory.ts';
import type { PromptMessage } from '../child-messages.ts';
import { LLAMA_PACKAGES } from '../find-inside.ts';
import { ModelHost, type JobEvent, type ModelHostParts } from '../model-host.ts';
import { packageEntry } from '../node-llama-cpp.ts';

/** Busy machines load in half a minute. */
const PATIENCE = { timeout: 90_000 };
export const TESTED = 'smollm2-135m';

/** The small real model; may still load. With its troubles. */
export async function openHost({
  load,
  ...parts
}: { load?: Partial<ModelHostParts['load']> } & Partial<Omit<ModelHostParts, 'load'>> = {}) {
  if (!existsSync(packageEntry(LLAMA_PACKAGES)))
    throw new Error(`node-llama-cpp is missing: npm run setup -- --answers=${TESTED} installs it.`);
  const prefixes = await mkdtemp(join(tmpdir(), 'pythia-prefixes-'));
  const troubles: string[] = [];
  const host = new ModelHost({
    load: {
      packages: LLAMA_PACKAGES,
      directory: MODELS_DIRECTORY,
      profile: TESTED,
      prefixes,
      threads: 1,
      ...load,
    },
    onTrouble: (reason) => troubles.push(reason),
    ...parts,
  });
  const close = async (): Promise<void> => {
    await host.close();
    await rm(prefixes, { recursive: true });
  };
  return { host, troubles, prefixes, close };
}

export type OpenHost = Awaited<ReturnType<typeof openHost>>;

/** Fails with the trouble. */
export async function untilReady({ host, troubles }: OpenHost): Promise<void> {
  await vi.waitUntil(() => host.isReady || troubles.some((one) => /damaged|cannot be/.test(one)), PATIENCE);
  if (!host.isReady) throw new Error(troubles.at(-1));
}

export const modelChildren = (): number[] =>
  childrenOf(process.pid).filter((pid) => commandOf(pid).includes('model-child.ts'));

export async function jobOutcome(events: AsyncIterable<JobEvent>) {
  let text = '';
  let last: JobEvent | undefined;
  for await (const event of events) {
    if (event.type === 'text') text += event.text;
    last = event;
  }
  return { text, ended: last?.type === 'ended' ? last : undefined };
}

const WORK =
  'In 2021 I ran the night shift of a bakery in Leeds, where I trained four apprentices and cut waste by 37 percent. ';

/**
 * A prompt of at least `tokens`.
 * @param who distinguishes from the first words
 */
export const promptOf = (question: string, tokens = 150, who = 'a baker'): PromptMessage[] => [
  { role: 'system', content: `You are ${who}. ${WORK.repeat(Math.ceil(tokens / 26))}` },
  { role: 'user', content: question },
];

export const never = new AbortController().signal;
