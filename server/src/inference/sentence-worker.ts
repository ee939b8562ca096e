import type { SentenceModel } from './sentence-model.ts';

const opened = new Map<string, Promise<SentenceModel | { failure: string }>>();

/** Fails on product files or a missing runtime only: its message quotes nobody. */
async function open(folder: string): Promise<SentenceModel | { failure: string }> {
  try {
    const { SentenceModel } = await import('./sentence-model.ts'); // fails without a runtime
    return await SentenceModel.open(folder);
  } catch (error) {
    return { failure: (error as Error).message };
  }
}

/** A text's vector, or why the folder's model does not open here. */
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
