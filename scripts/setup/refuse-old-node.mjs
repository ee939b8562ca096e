const OLDEST = 20;

export function refuseOldNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST) return;
  console.error(`Pythia needs Node ${OLDEST} or newer to set itself up; this is ${process.version}.`);
  process.exit(1);
}
