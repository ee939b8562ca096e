import { existsSync, globSync, readFileSync } from 'node:fs';

/** The ids of the direct children of a process (Linux). */
export function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [],
  );
}

/** The command line of a process. */
export function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
}
