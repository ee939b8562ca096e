import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '#core/describe-error.ts';
import type { Metrics } from './metrics/metrics.ts';

interface OutlivingParts {
  log: Pick<FastifyBaseLogger, 'error' | 'fatal'>;
  metrics: Pick<Metrics, 'faultUnhandled'>;
  stop: () => void;
}

/**
 * Logs and counts unhandled rejections, which end no stream. An exception may leave anything half done: the
 * server stops with 1012, for its supervisor to restart.
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
