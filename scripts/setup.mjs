// packages, Node 24, models, test tools; with --answers[=NAME] a language model too. Uses Node 20 only,
// repeatable, quick when complete
import { loadEnv } from './load-env.mjs';
import { installLanguageModel } from './setup/install-language-model.mjs';
import { installModels } from './setup/install-models.mjs';
import { installNode, refuseOldNode } from './setup/install-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { installTestTools } from './setup/install-test-tools.mjs';
import { announce } from './setup/terminal.mjs';

const [option, ...others] = process.argv.slice(2);
const languageModel = option === '--answers' ? 'auto' : option?.match(/^--answers=(.+)$/)?.[1];
if ((option !== undefined && languageModel === undefined) || others.length > 0) {
  console.error('usage: npm run setup [-- --answers[=NAME]]');
  process.exit(2);
}

refuseOldNode();
loadEnv(['DATA_DIR', 'SPEECH_MODEL_DIR', 'SPEECH_MODELS', 'MODEL_MIRROR', 'CHROMIUM']);
installPackages();
installNode();
const testsMissing = installTestTools();
installModels();
if (languageModel !== undefined && installLanguageModel(languageModel))
  announce('It answers where no key is set and no model server is found (docs/running.md, Answers).');
announce(testsMissing ? 'Ready for npm start.' : 'Ready: npm start, or npm test.');
