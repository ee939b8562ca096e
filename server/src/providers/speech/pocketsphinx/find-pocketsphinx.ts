import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface PocketSphinxInstallation {
  command: string;
  acoustic: string;
  language: string;
  dictionary: string;
}

/** Where Debian's packages pocketsphinx and pocketsphinx-en-us put their files, or undefined when one is missing. */
export function findPocketSphinx(root = '/usr'): PocketSphinxInstallation | undefined {
  const models = join(root, 'share/pocketsphinx/model/en-us');
  const installation = {
    command: join(root, 'bin/pocketsphinx_continuous'),
    acoustic: join(models, 'en-us'),
    language: join(models, 'en-us.lm.bin'),
    dictionary: join(models, 'cmudict-en-us.dict'),
  };
  return Object.values(installation).every((path) => existsSync(path)) ? installation : undefined;
}
