import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The models of the engine, as paths. */
export interface PocketSphinxModels {
  acoustic: string;
  language: string;
  dictionary: string;
}

/** Where Debian's packages pocketsphinx and pocketsphinx-en-us put them, or undefined when a file or the library is missing. */
export function findPocketSphinx(root = '/usr'): PocketSphinxModels | undefined {
  const folder = join(root, 'share/pocketsphinx/model/en-us');
  const models = {
    acoustic: join(folder, 'en-us'),
    language: join(folder, 'en-us.lm.bin'),
    dictionary: join(folder, 'cmudict-en-us.dict'),
  };
  const hasLibrary = globSync(join(root, 'lib/*/libpocketsphinx.so.3')).length > 0;
  return hasLibrary && hasAddon() && Object.values(models).every((path) => existsSync(path))
    ? models
    : undefined;
}

/** koffi, which calls the library, is an optional package. */
function hasAddon(): boolean {
  try {
    createRequire(import.meta.url).resolve('koffi');
    return true;
  } catch {
    return false;
  }
}
