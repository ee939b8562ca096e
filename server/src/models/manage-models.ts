import { MODELS } from './catalogue.ts';
import { describeModel } from './describe-model.ts';
import { isIntact, looksInstalled, removeModel } from './installed-models.ts';
import { LANGUAGE_PROFILES } from './language-profiles.ts';
import type { Model } from './model.ts';

/**
 * @param args `list`, `check`, or `remove` and names
 * @returns exit code: 1 a damaged model or unknown name, 2 unknown arguments
 */
export async function manageModels(
  directory: string,
  [command = 'list', ...names]: readonly string[],
): Promise<number> {
  if (command === 'list' && names.length === 0) return list(directory);
  if (command === 'check' && names.length === 0) return check(directory);
  if (command === 'remove' && names.length > 0) return remove(directory, names);
  console.error('usage: npm run models -- [list | check | remove NAME …]');
  return 2;
}

async function list(dir: string): Promise<number> {
  for (const model of MODELS) console.log(await describeModel(dir, model));
  return 0;
}

async function check(dir: string): Promise<number> {
  const installed = MODELS.filter((model) => looksInstalled(dir, model));
  let damaged = 0;
  for (const model of installed) {
    const intact = await isIntact(dir, model);
    if (!intact) damaged += 1;
    console.log(`${model.name}: ${intact ? 'intact' : `damaged; ${commandFor(model)} fetches it again`}`);
  }
  if (installed.length === 0) console.log('No model is installed. To fetch them: npm run setup');
  return damaged === 0 ? 0 : 1;
}

function commandFor(model: Model): string {
  const profile = LANGUAGE_PROFILES.find((one) => one.model === model);
  return profile ? `npm run setup -- --answers=${profile.name}` : 'npm run setup';
}

async function remove(dir: string, names: readonly string[]): Promise<number> {
  let code = 0;
  for (const name of names) {
    const model = MODELS.find((one) => one.name === name);
    if (model) await removeModel(dir, model);
    else code = 1;
    console.log(model ? `${name}: removed` : `${name}: no such model`);
  }
  return code;
}
