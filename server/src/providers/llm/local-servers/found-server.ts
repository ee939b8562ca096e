import { z } from 'zod';

/** A usable model server of this machine. */
export interface FoundServer {
  kind: 'ollama' | 'lm-studio' | 'llama-cpp';
  /** Example: `http://127.0.0.1:11434`. */
  origin: string;
  model: string;
  /** Shown: `llama3.2 on Ollama`. */
  name: string;
}

/** @param wanted preferred model */
export type FindServer = (
  origin: string,
  wanted: string | undefined,
  signal: AbortSignal,
) => Promise<FoundServer | undefined>;

/** Shown to users and sent back, so bounded. */
export const ModelName = z.string().min(1).max(200);
