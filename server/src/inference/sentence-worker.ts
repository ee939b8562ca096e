import type { SentenceModel } from './sentence-model.ts';

const opened = new Map<string, Promise<SentenceModel | { failure: string }>>();

/** What it fails on is a file of the product, or a runtime that is not there: its message quotes nobody. */
async function open(folder: string): Promise<SentenceModel | { failure: string }> {
  try {
    const { SentenceModel } = await import('./sentence-model.ts'); // where there is no runtime, that fails
    return await SentenceModel.open(folder);
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

/** A text's vector by the model in a folder; why there is none, where that cannot be opened on this machine. */
export async function vector({
  folder,
  text,
}: {
  folder: string;
  text: string;
}): Promise<{ vector: Float32Array } | { failure: string }> {
  const opening = opened.get(folder) ?? open(folder);
  opened.set(folder, opening);
  const model = await opening;
  return 'failure' in model ? model : { vector: await model.vector(text) };
}
