import { existsSync } from 'node:fs';
import { LOCAL_NODE } from './install-node.mjs';
import { modelsDirectory } from './models-directory.mjs';
import { run } from './terminal.mjs';

const FETCH = 'server/src/models/fetch-models.ts';

/**
 * @param wanted purpose and profile: `--speech auto`
 * @returns whether they are there
 */
export function fetchModels(...wanted) {
  const { MODEL_MIRROR } = process.env;
  const mirror = MODEL_MIRROR ? ['--mirror', MODEL_MIRROR] : [];
  const node = existsSync(LOCAL_NODE) ? LOCAL_NODE : process.execPath;
  return run(node, [FETCH, '--dir', modelsDirectory(process.env), ...wanted, ...mirror]);
}
