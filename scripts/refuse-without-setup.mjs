import { existsSync } from 'node:fs';
import { LOCAL_NODE, NEEDED } from './setup/install-node.mjs';

/** Explains what to do, unless setup ran on this Node. */
export function refuseWithoutSetup() {
  const isOld = Number(process.versions.node.split('.')[0]) < NEEDED;
  if (existsSync('node_modules/fastify') && !isOld) return;
  const old = `This is Node ${process.versions.node}, and ${NEEDED} is needed`;
  if (isOld && existsSync(LOCAL_NODE))
    console.error(`${old}: use npm start, or ${LOCAL_NODE} instead of node.`);
  else
    console.error(
      isOld
        ? `${old}: run npm run setup, which installs it.`
        : 'Something is missing: run npm run setup first.',
    );
  process.exit(1);
}
