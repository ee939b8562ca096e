import { existsSync } from 'node:fs';
import { LOCAL_NODE, NEEDED } from './setup/install-node.mjs';

/** Explains what to do, unless setup ran on this Node. */
export function refuseWithoutSetup() {
  const isOld = Number(process.versions.node.split('.')[0]) < NEEDED;
  if (existsSync('node_modules/fastify') && !isOld) return;
  console.error(
    isOld && existsSync(LOCAL_NODE)
      ? `This is Node ${process.versions.node}, and ${NEEDED} is needed: use npm start, or ${LOCAL_NODE} instead of node.`
      : 'Something is missing: run npm run setup first.',
  );
  process.exit(1);
}
