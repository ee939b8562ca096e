import { fetchModels } from './fetch-models.mjs';
import { installLocked } from './install-packages.mjs';
import { announce, warn } from './terminal.mjs';

/** Apart: few want its hundred megabytes. */
const FOLDER = 'server/language-model';
/** The tests' profile. */
export const TESTED_LANGUAGE_MODEL = 'smollm2-135m';

/**
 * @param profile name, or `auto`
 * @returns whether it is there
 */
export function installLanguageModel(profile) {
  const isThere =
    installLocked(FOLDER, 'Packages of the language model') && fetchModels('--answers', profile);
  if (isThere) announce('Language model: there.');
  else
    warn(
      'Answers: the language model could not be had, and the built-in coach answers. Run npm run setup -- --answers ' +
        'again where there is a network, or set MODEL_MIRROR to a folder or a server that has it.',
    );
  return isThere;
}
