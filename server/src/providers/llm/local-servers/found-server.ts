import { z } from 'zod';

export interface FoundServer {
  kind: 'ollama' | 'lm-studio' | 'llama-cpp';
  origin: string;
  model: string;
  name: string;
}

export type FindServer = (
  origin: string,
  wanted: string | undefined,
  signal: AbortSignal,
) => Promise<FoundServer | undefined>;

export const ModelName = z.string().min(1).max(200);
