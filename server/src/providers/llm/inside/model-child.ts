import { isIntact } from '#models/installed-models.ts';
import { languageProfileNamed } from '#models/language-profiles.ts';
import type { FromModelChild, GenerationJob, ModelLoad, ToModelChild } from './child-messages.ts';
import { LoadedModel, PromptTooLong, weightsOf } from './loaded-model.ts';
import { importLlama } from './node-llama-cpp.ts';

/* Child process with one model: a broken model file may kill or hang it, but not the server. */

const FORGETS_EVERY_MS = 60_000;

let model: LoadedModel | undefined;
let running: { id: number; abort: AbortController } | undefined;
let line = Promise.resolve();

function tell(message: FromModelChild): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit();
  });
}

setInterval(() => tell({ type: 'alive' }), 1_000);
setInterval(() => void (line = line.then(() => model?.forgetUnused())), FORGETS_EVERY_MS);
process.on('disconnect', () => process.exit());
process.on('message', (message: ToModelChild) => {
  if (message.type === 'load') line = load(message.load);
  else if (message.type === 'run') run(message.job);
  else if (message.type === 'forget') line = line.then(() => model?.forget());
  else if (running?.id === message.id) running.abort.abort();
});

async function load({ packages, directory, profile: name, prefixes, threads }: ModelLoad): Promise<void> {
  const profile = languageProfileNamed(name);
  if (!profile || !(await isIntact(directory, profile.model)))
    return tell({
      type: 'unusable',
      reason: `The language model is damaged: npm run setup -- --answers=${name} fetches it again.`,
    });
  try {
    model = await LoadedModel.load(await importLlama(packages), weightsOf(directory, profile.model), {
      threads,
      prefixes,
      opening: profile.opening,
      onUnkept: (error) => tell({ type: 'unkept', reason: reasonOf(error) }),
    });
    tell({ type: 'ready' });
  } catch (error) {
    tell({ type: 'unusable', reason: `The language model cannot be loaded: ${reasonOf(error)}` });
  }
}

function run(job: GenerationJob): void {
  const abort = new AbortController();
  running = { id: job.id, abort };
  line = line.then(() => runInTurn(job, abort.signal));
}

async function runInTurn(job: GenerationJob, signal: AbortSignal): Promise<void> {
  const { id } = job;
  try {
    const ended = await model!.run(job, signal, {
      onRead: (tokens) => tell({ type: 'read', id, tokens }),
      onText: (text) => tell({ type: 'text', id, text }),
    });
    tell({ type: 'ended', id, ...ended });
  } catch (error) {
    tell({
      type: 'failed',
      id,
      reason: error instanceof PromptTooLong ? 'The prompt is too long' : reasonOf(error),
    });
  }
}

/** Error name and code only: messages of libraries may quote the prompt. */
function reasonOf(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  return code === undefined ? name : `${name} (${code})`;
}
