import { fetchModels } from './fetch-models.mjs';
import { installLocked } from './install-packages.mjs';
import { announce, warn } from './terminal.mjs';

/** Its packages lie apart from all others, since few want their hundred megabytes. */
const FOLDER = 'server/language-model';
/** The profile by which the tests are answered. */
export const TESTED_LANGUAGE_MODEL = 'smollm2-135m';

/**
 * A language model that answers inside the server.
 * @param profile its name, or `auto` for the one that suits this machine
 * @returns whether it is there now
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
