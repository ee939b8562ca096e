import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** Real, on a free port by default, for one test. */
export async function answeringServer(
  answer: RequestListener,
  onPort = 0,
): Promise<{ origin: string; port: number; close(): Promise<void> }> {
  const server = createServer(answer).listen(onPort, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  onTestFinished(close);
  return { origin: `http://127.0.0.1:${port}`, port, close };
}
