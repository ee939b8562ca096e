import { join, resolve } from 'node:path';

export const modelsDirectory = ({ SPEECH_MODEL_DIR, DATA_DIR = 'data' }) =>
  resolve(SPEECH_MODEL_DIR ?? join(DATA_DIR, 'models'));
