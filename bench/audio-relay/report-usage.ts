import type { FromServer, ToServer } from './protocol.ts';

const tell = (message: FromServer): void => void process.send?.(message);

/** Tells the bench the port, and on every question what the process has used. */
export function reportUsage(port: number): void {
  process.on('message', ({ collect }: ToServer) => {
    if (collect) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    tell({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() });
  });
  tell({ port });
}
