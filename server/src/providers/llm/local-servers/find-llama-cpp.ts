import { z } from 'zod';
import { CONTEXT_TOKENS } from '../language-model.ts';
import { ModelName, type FindServer } from './found-server.ts';
import { readJson } from './read-json.ts';

const Health = z.object({ status: z.literal('ok') });
const Props = z.object({
  total_slots: z.int().positive(),
  model_path: z.string().max(4_096),
  model_alias: z.string().max(4_096).optional(),
  default_generation_settings: z.object({ n_ctx: z.number() }),
});

/** llama.cpp's server (README: `GET /health`, `GET /props`). Other programs use its usual ports too. */
export const findLlamaCpp: FindServer = async (origin, _wanted, signal) => {
  const [health, props] = await Promise.all([
    readJson(`${origin}/health`, Health, signal),
    readJson(`${origin}/props`, Props, signal),
  ]);
  if (!health || !props || props.default_generation_settings.n_ctx < CONTEXT_TOKENS) return undefined;
  const model = ModelName.safeParse(fileName(props.model_alias || props.model_path)).data;
  return model === undefined
    ? undefined
    : { kind: 'llama-cpp', origin, model, name: `${model} on llama.cpp` };
};

const fileName = (path: string): string => path.replace(/^.*[/\\]/, '').replace(/\.gguf$/i, '');
