import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { howToInstall, installDebianPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';
import { LOCAL_NODE } from './install-node.mjs';
import { run, say, warn } from './terminal.mjs';

const FETCH = 'server/src/providers/speech/sherpa/models/fetch-models.ts';
const POCKETSPHINX = ['pocketsphinx', 'pocketsphinx-en-us'];

/** A recogniser on this machine: the good models where they can be fetched, else Debian's PocketSphinx. */
export function installSpeech() {
  const dir = process.env.SPEECH_MODEL_DIR ?? join(process.env.DATA_DIR ?? 'data', 'models');
  if (run(existsSync(LOCAL_NODE) ? LOCAL_NODE : process.execPath, [FETCH, '--dir', dir])) {
    return say('Speech: the local models are there.');
  }
  if (havePocketSphinx() || (installDebianPackages(POCKETSPHINX) && havePocketSphinx())) {
    return say('Speech: PocketSphinx, a weak recogniser. Run npm run setup again to fetch the good models.');
  }
  warn(
    'Speech: no recogniser on this machine, so nothing will be transcribed; typed questions still work. ' +
      `To get one: ${howToInstall(POCKETSPHINX)}, or set DEEPGRAM_API_KEY.`,
  );
}

const havePocketSphinx = () => findProgram('pocketsphinx_continuous') !== undefined;
