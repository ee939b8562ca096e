// Makes a fresh machine ready: packages, Node 24, models, and what the tests need. Imports nothing
// that is not part of Node 20, can be run again at any time, and is quick when nothing is missing.
import { loadEnv } from './load-env.mjs';
import { installModels } from './setup/install-models.mjs';
import { installNode, refuseOldNode } from './setup/install-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { installTestTools } from './setup/install-test-tools.mjs';
import { say } from './setup/terminal.mjs';

refuseOldNode();
loadEnv(['DATA_DIR', 'SPEECH_MODEL_DIR', 'SPEECH_MODELS', 'MODEL_MIRROR', 'CHROMIUM']);
installPackages();
installNode();
const testsMissing = installTestTools();
installModels();
say(testsMissing ? 'Ready for npm start.' : 'Ready: npm start, or npm test.');
