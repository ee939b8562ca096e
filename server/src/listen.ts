import type { FastifyInstance } from 'fastify';
import { ConfigError } from '#core/config-error.ts';

const PORT_PROBLEMS: Record<string, string> = {
  EADDRINUSE: 'is in use',
  EACCES: 'may be used by root only',
};

/** @throws ConfigError naming `PORT` or `HOST` when that address cannot be listened on */
export async function listen(app: FastifyInstance, address: { host: string; port: number }): Promise<void> {
  try {
    await app.listen(address);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    const problem = PORT_PROBLEMS[code];
    if (problem) throw new ConfigError('PORT', `${address.port} ${problem} on ${address.host}`);
    throw new ConfigError('HOST', `${address.host} cannot be listened on (${message})`);
  }
}
