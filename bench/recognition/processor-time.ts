import { readFileSync } from 'node:fs';
import { childrenOf, commandOf } from '../../server/src/providers/speech/testing/child-processes.ts';

const TICKS_A_SECOND = 100;

const decoder = (): number | undefined =>
  childrenOf(process.pid).find((pid) => commandOf(pid).includes('decoder-child.ts'));

/** The decoder's core seconds and megabytes; Linux. */
export function decoderUse(): { seconds: number; megabytes: number } {
  const pid = decoder();
  if (pid === undefined) return { seconds: Number.NaN, megabytes: Number.NaN };
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return {
    seconds: (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND,
    megabytes: Number(resident) / 1_000,
  };
}
