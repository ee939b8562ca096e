// models on this machine: npm run models -- [list | check | remove NAME …]
import { loadEnv } from './load-env.mjs';
import { refuseWithoutSetup } from './refuse-without-setup.mjs';

refuseWithoutSetup();
loadEnv();
const { readConfig } = await import('../server/src/config.ts');
const { manageModels } = await import('../server/src/models/manage-models.ts');
process.exitCode = await manageModels(readConfig(process.env).speech.models.directory, process.argv.slice(2));
