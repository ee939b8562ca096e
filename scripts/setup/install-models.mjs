import { existsSync } from 'node:fs';
import { LOCAL_NODE } from './install-node.mjs';
import { modelsDirectory } from './models-directory.mjs';
import { run, say, warn } from './terminal.mjs';

const FETCH = 'server/src/models/fetch-models.ts';
/** The profile through which the tests hear. */
const TESTED = 'moonshine';

/** The models by which this machine hears, and the one by which the tests do. */
export function installModels() {
  say('Models: looking for them …');
  if (fetchSpeech(process.env.SPEECH_MODELS ?? 'auto')) say('Models: there.');
  else
    warn(
      'Speech: no model could be had, so nothing will be transcribed; typed questions still work. Run npm run setup ' +
        'again where there is a network, set MODEL_MIRROR to a folder or a server that has the models, or set ' +
        'DEEPGRAM_API_KEY. npm start tries again by itself.',
    );
  if (!fetchSpeech(TESTED))
    warn('The model by which the tests hear is not installed: those that hear will fail.');
}

function fetchSpeech(profile) {
  const { MODEL_MIRROR } = process.env;
  const mirror = MODEL_MIRROR ? ['--mirror', MODEL_MIRROR] : [];
  const node = existsSync(LOCAL_NODE) ? LOCAL_NODE : process.execPath;
  return run(node, [FETCH, '--dir', modelsDirectory(process.env), '--speech', profile, ...mirror]);
}
