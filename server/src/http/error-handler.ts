import type { ErrorBody } from '@pythia/contracts/error-body.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, DatabaseUnavailable, type AppErrorCode } from '#core/errors.ts';
import { InputError } from './parse-input.ts';

const STATUS: Record<AppErrorCode, number> = {
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  gone: 410,
  invalid: 422,
  'too-many-requests': 429,
  'upstream-failed': 502,
  unavailable: 503,
  'upstream-timeout': 504,
};

const DATABASE_RETRY_SECONDS = 5;
/** nginx's code, for the log; nobody receives it. */
const CALLER_LEFT = 499;

/** Turns every error into a status and body; the unforeseen is a 500 without detail. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (error instanceof AppError) {
      if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
      if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
      return reply.code(STATUS[error.code]).send({ detail: error.message } satisfies ErrorBody);
    }
    if (error instanceof InputError) {
      return reply.code(422).send({ detail: error.message, errors: error.errors } satisfies ErrorBody);
    }
    if (error instanceof DatabaseUnavailable) {
      request.log.error({ err: error }, 'the database is not available');
      reply.header('retry-after', DATABASE_RETRY_SECONDS);
      return reply.code(503).send({ detail: MESSAGES.notAvailable } satisfies ErrorBody);
    }
    if (error.name === 'AbortError' && reply.raw.closed) {
      request.log.info('the caller has left');
      return reply.code(CALLER_LEFT).send();
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send({ detail: clientFault(status, error) } satisfies ErrorBody);
    request.log.error({ err: error }, 'unexpected error');
    return reply.code(500).send({ detail: SERVER_MESSAGES.somethingWentWrong } satisfies ErrorBody);
  });
}

function clientFault(status: number, error: FastifyError): string {
  if (status === 413) return SERVER_MESSAGES.tooLarge;
  if (status === 400 && (error instanceof SyntaxError || error.code === 'FST_ERR_CTP_INVALID_JSON_BODY')) {
    return SERVER_MESSAGES.notJson;
  }
  return error.message;
}
