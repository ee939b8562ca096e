import { join, resolve } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Setup's folder. */
export const MODELS_DIRECTORY = resolve(ROOT, process.env['SPEECH_MODEL_DIR'] ?? 'data/models');
