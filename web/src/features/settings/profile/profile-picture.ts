import { PICTURE } from '@pythia/contracts/limits.ts';
import { UnusablePicture } from './picture-problem.ts';

/** More than cameras make; bounds memory. */
const MAX_FILE_BYTES = 50_000_000;

const TYPES: readonly string[] = PICTURE.types;

export async function profilePicture(chosen: File): Promise<File> {
  if (!TYPES.includes(chosen.type) || chosen.size > MAX_FILE_BYTES) throw new UnusablePicture();
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  try {
    const jpeg = await answerOf(worker, chosen);
    if (!jpeg) throw new UnusablePicture();
    return new File([jpeg], PICTURE.fileName, { type: jpeg.type });
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, chosen: File): Promise<Blob | null> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message || 'The worker did not load'));
    worker.postMessage(chosen, []);
  });
}
