import { existsSync, globSync, readFileSync } from 'node:fs';

/** Linux. */
export function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [],
  );
}

export function commandOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\0', ' ') : '';
}
