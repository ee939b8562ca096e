import { fetchModels } from './fetch-models.mjs';
import { announce, warn } from './terminal.mjs';

/** The tests' profile. */
const TESTED = 'moonshine';

/** Installs this machine's, and the tests'. */
export function installModels() {
  announce('Models: looking for them …');
  if (fetchModels('--speech', process.env.SPEECH_MODELS ?? 'auto')) announce('Models: there.');
  else
    warn(
      'Speech: no model could be had, so nothing will be transcribed; typed questions still work. Run npm run setup ' +
        'again where there is a network, set MODEL_MIRROR to a folder or a server that has the models, or set ' +
        'DEEPGRAM_API_KEY. npm start tries again by itself.',
    );
  if (!fetchModels('--speech', TESTED))
    warn('The model by which the tests hear is not installed: those that hear will fail.');
}
