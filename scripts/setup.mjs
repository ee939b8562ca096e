// Makes a fresh machine ready: packages, Node 24, speech, and what the tests need. Imports nothing
// that is not part of Node 20, can be run again at any time, and is quick when nothing is missing.
import { installNode } from './setup/install-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { installSpeech } from './setup/install-speech.mjs';
import { installTestTools } from './setup/install-test-tools.mjs';
import { refuseOldNode } from './setup/refuse-old-node.mjs';
import { say } from './setup/say.mjs';

refuseOldNode();
installPackages();
installNode();
const testsMissing = installTestTools();
installSpeech();
say(testsMissing ? 'Ready for npm start.' : 'Ready: npm start, or npm test.');
