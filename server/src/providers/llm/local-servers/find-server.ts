import { findLlamaCpp } from './find-llama-cpp.ts';
import { findLmStudio } from './find-lm-studio.ts';
import { findOllama } from './find-ollama.ts';
import type { FoundServer } from './found-server.ts';

export const USUAL_ORIGINS = {
  ollama: 'http://127.0.0.1:11434',
  lmStudio: 'http://127.0.0.1:1234',
  llamaCpp: 'http://127.0.0.1:8080',
  otherLlamaCpp: 'http://127.0.0.1:9931',
} as const;

export type Origins = Record<keyof typeof USUAL_ORIGINS, string>;

const ANSWERS_WITHIN_MS = 500;

export async function findServer(
  origins: Origins,
  wanted: string | undefined,
  signal: AbortSignal,
  withinMs = ANSWERS_WITHIN_MS,
): Promise<FoundServer | undefined> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(withinMs)]);
  const found = await Promise.all([
    findOllama(origins.ollama, wanted, within),
    findLmStudio(origins.lmStudio, wanted, within),
    findLlamaCpp(origins.llamaCpp, wanted, within),
    findLlamaCpp(origins.otherLlamaCpp, wanted, within),
  ]);
  const servers = found.filter((server) => server !== undefined);
  const hasWanted = ({ model }: FoundServer): boolean => model === wanted || model === `${wanted}:latest`;
  return servers.find(hasWanted) ?? servers[0];
}
