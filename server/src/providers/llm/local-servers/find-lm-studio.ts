import { z } from 'zod';
import { CONTEXT_TOKENS } from '../language-model.ts';
import { ModelName, type FindServer } from './found-server.ts';
import { readJson } from './read-json.ts';

const Model = z.object({
  id: ModelName,
  type: z.string(),
  state: z.enum(['loaded', 'not-loaded']),
  max_context_length: z.number(),
  loaded_context_length: z.number().optional(),
});
type Model = z.infer<typeof Model>;
const Models = z.object({ object: z.literal('list'), data: z.array(Model) });

/** LM Studio (REST API v0, `GET /api/v0/models`): the wanted model, else the loaded one. */
export const findLmStudio: FindServer = async (origin, wanted, signal) => {
  const list = await readJson(`${origin}/api/v0/models`, Models, signal);
  const models = list?.data.filter((model) => talks(model) && takesEnough(model)) ?? [];
  const model =
    models.find(({ id }) => id === wanted) ?? models.find(({ state }) => state === 'loaded') ?? models[0];
  return model && { kind: 'lm-studio', origin, model: model.id, name: `${model.id} on LM Studio` };
};

const talks = ({ type }: Model): boolean => type === 'llm' || type === 'vlm';

const takesEnough = ({ max_context_length, loaded_context_length = max_context_length }: Model): boolean =>
  loaded_context_length >= CONTEXT_TOKENS;
