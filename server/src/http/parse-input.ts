import { addAbortSignal } from 'node:stream';
import multipart from '@fastify/multipart';
import { BODY_LIMIT, type Endpoint } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#core/errors.ts';
import { inputFault } from './input-fault.ts';

/** A 422 that lists the fields at fault. */
export class InputError extends Error {
  readonly errors: { path: string; message: string }[];

  constructor(issues: readonly z.core.$ZodIssue[]) {
    const errors = issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
    super(errors.map(({ message }) => message).join(' '));
    this.name = 'InputError';
    this.errors = errors;
  }
}

export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { error: inputFault });
  if (!result.success) throw new InputError(result.error.issues);
  return result.data;
}

export function parseParams<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError('not-found', SERVER_MESSAGES.notFound);
  return result.data;
}

const ARRIVES_WITHIN_MS = 30_000;

export function withBodyType(
  app: FastifyInstance,
  { bodyType = 'json' }: Endpoint,
  add: (scope: FastifyInstance) => void,
): void {
  if (bodyType === 'json' || bodyType === 'form') return add(app);
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (bodyType === 'file') await scope.register(multipart);
    else scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    add(scope);
  });
}

export async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<unknown> {
  if (endpoint.bodyType !== 'file') return request.body ?? undefined;
  return readFile(endpoint, request);
}

async function readFile(
  { bodyLimit: fileSize = BODY_LIMIT, tooLarge }: Endpoint,
  request: FastifyRequest,
): Promise<Record<string, File>> {
  const files: Record<string, File> = {};
  try {
    for await (const part of request.files({ limits: { files: 1, fields: 0, fileSize } })) {
      addAbortSignal(AbortSignal.timeout(ARRIVES_WITHIN_MS), part.file);
      const bytes = new Uint8Array(await part.toBuffer());
      files[part.fieldname] = new File([bytes], part.filename, { type: part.mimetype });
    }
    return files;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'FST_REQ_FILE_TOO_LARGE' && tooLarge) throw new AppError('invalid', tooLarge);
    if (code === 'FST_FILES_LIMIT' || code === 'FST_FIELDS_LIMIT')
      throw new AppError('invalid', SERVER_MESSAGES.oneFile);
    if (code !== undefined && code !== 'ABORT_ERR') throw error;
    throw new AppError('bad-request', SERVER_MESSAGES.brokenUpload, { cause: error });
  }
}
