import { existsSync } from 'node:fs';

export function refuseWithoutSetup() {
  const ready = existsSync('node_modules/fastify') && Number(process.versions.node.split('.')[0]) >= 24;
  if (ready) return;
  console.error('Something is missing: run npm run setup first.');
  process.exit(1);
}
