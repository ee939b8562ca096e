import { join, resolve } from 'node:path';

/** Where setup puts the models, and the app looks for them. */
export const modelsDirectory = ({ SPEECH_MODEL_DIR, DATA_DIR = 'data' }) =>
  resolve(SPEECH_MODEL_DIR ?? join(DATA_DIR, 'models'));
