import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '#core/describe-error.ts';
import type { Metrics } from './metrics/metrics.ts';

interface OutlivingParts {
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
  metrics: Pick<Metrics, 'faultUnhandled'>;
  /** Ends the server in order, and then the process as one that failed. */
  stop: () => void;
}

/**
 * What nobody handles ends no stream. A promise that fails where nobody awaits it is one piece of work: it is logged
 * and counted, and everything else goes on. An exception may have left anything half done: the server stops in order,
 * its sockets closed with 1012, for its supervisor to start it anew.
 */
export function outliveFaults({ log, metrics, stop }: OutlivingParts): void {
  process.on('unhandledRejection', (reason) => {
    metrics.faultUnhandled('rejection');
    log.error({ err: describeError(reason) }, 'a promise failed that nobody awaited');
  });
  process.on('uncaughtException', (error) => {
    metrics.faultUnhandled('exception');
    log.fatal({ err: describeError(error) }, 'an exception that nobody caught stops the server');
    stop();
  });
}
