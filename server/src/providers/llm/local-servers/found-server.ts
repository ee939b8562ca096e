import { z } from 'zod';

/** A model server of this machine that can answer, with the model that would. */
export interface FoundServer {
  kind: 'ollama' | 'lm-studio' | 'llama-cpp';
  /** Like `http://127.0.0.1:11434`. */
  origin: string;
  /** As the server calls it. */
  model: string;
  /** As shown: `llama3.2 on Ollama`. */
  name: string;
}

/** @param wanted the model to prefer, where the server has it */
export type FindServer = (
  origin: string,
  wanted: string | undefined,
  signal: AbortSignal,
) => Promise<FoundServer | undefined>;

/** What servers call a model: shown to users and sent back, so that it is held to be short. */
export const ModelName = z.string().min(1).max(200);
