import { z } from 'zod';
import { ModelName, type FindServer } from './found-server.ts';
import { readJson } from './read-json.ts';

const Version = z.object({ version: z.string() });
const Model = z.object({
  name: ModelName,
  modified_at: z.string(),
  remote_host: z.string().optional(),
  remote_model: z.string().optional(),
  details: z.object({ family: z.string().nullish() }).nullish(),
  capabilities: z.array(z.string()).nullish(),
});
type Model = z.infer<typeof Model>;
const Tags = z.object({ models: z.array(Model) });

/** Ollama (API reference: "Version", "List Local Models"): the wanted model, else the last changed. */
export const findOllama: FindServer = async (origin, wanted, signal) => {
  const [version, tags] = await Promise.all([
    readJson(`${origin}/api/version`, Version, signal),
    readJson(`${origin}/api/tags`, Tags, signal),
  ]);
  if (!version || !tags) return undefined;
  const models = tags.models.filter((model) => runsHere(model) && talks(model));
  const isWanted = ({ name }: Model): boolean => name === wanted || name === `${wanted}:latest`;
  const model = models.find(isWanted) ?? models.toSorted((a, b) => changedAt(b) - changedAt(a))[0];
  if (!model) return undefined;
  const shown = model.name.replace(/:latest$/, '');
  return { kind: 'ollama', origin, model: model.name, name: `${shown} on Ollama` };
};

/** Models of Ollama's cloud are left out: interviews leave this machine only by its owner's choice. */
const runsHere = ({ name, remote_host, remote_model }: Model): boolean =>
  !remote_host && !remote_model && !/[-:]cloud$/.test(name);

function talks({ name, details, capabilities }: Model): boolean {
  if (capabilities) return capabilities.includes('completion');
  return !/bert/i.test(details?.family ?? '') && !/embed/i.test(name);
}

const changedAt = ({ modified_at }: Model): number => Date.parse(modified_at) || 0;
