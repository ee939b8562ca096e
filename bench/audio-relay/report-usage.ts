import type { FromServer, ToServer } from './protocol.ts';

const tell = (message: FromServer): void => void process.send?.(message);

/** Reports the port, then usage on request. */
export function reportUsage(port: number): void {
  process.on('message', ({ collect }: ToServer) => {
    if (collect) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    tell({ cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() });
  });
  tell({ port });
}
