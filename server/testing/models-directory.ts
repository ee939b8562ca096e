import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Where `npm run setup` has put the models. */
export const MODELS_DIRECTORY = resolve(ROOT, process.env['SPEECH_MODEL_DIR'] ?? 'data/models');
