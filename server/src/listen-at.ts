import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { ConfigError } from '#core/config-error.ts';

const PORT_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may be used by root only',
};

/**
 * Node accepts one connection a socket and turn of the event loop; with one socket, connections waited in the
 * kernel for seconds under load.
 */
const LISTENING_SOCKETS = process.platform === 'linux' ? 8 : 1; // elsewhere sockets cannot share a port

interface Address {
  host: string;
  port: number;
}

export async function listenAt(app: FastifyInstance, { host, port }: Address): Promise<string> {
  try {
    await expectFree({ host, port });
    const shared: FastifyListenOptions & { reusePort: boolean } = {
      host,
      port,
      reusePort: LISTENING_SOCKETS > 1,
    };
    const url = await app.listen(shared);
    const bound = app.server.address() as AddressInfo;
    for (let n = 1; n < LISTENING_SOCKETS; n += 1) await acceptFor(app, { host, port: bound.port });
    return url;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const problem = PORT_PROBLEMS[code];
    if (problem) throw new ConfigError('PORT', `${port} ${problem} on ${host}`);
    throw new ConfigError('HOST', `${host} cannot be listened on (${message})`);
  }
}

/**
 * Detects another process, as shared ports give no error.
 * @throws if in use
 */
async function expectFree(address: Address): Promise<void> {
  const alone = createServer().listen(address);
  await once(alone, 'listening');
  alone.close();
  await once(alone, 'close');
}

async function acceptFor({ server }: FastifyInstance, address: Address): Promise<void> {
  const acceptor = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  server.once('close', () => acceptor.close());
  acceptor.listen({ ...address, reusePort: true });
  await once(acceptor, 'listening');
}
