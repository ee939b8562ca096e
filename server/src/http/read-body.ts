import { addAbortSignal } from 'node:stream';
import multipart from '@fastify/multipart';
import { BODY_LIMIT, type Endpoint } from '@pythia/contracts/endpoint.ts';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';

/** Of a file: it holds a place that others wait for. */
const ARRIVES_WITHIN_MS = 30_000;

/** Runs `add` where requests with such a body are understood. */
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

/** The body as it stands in the contract's schema: an uploaded file under the name of its field. */
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
    if (code !== undefined && code !== 'ABORT_ERR') throw error; // too large, or no multipart at all
    throw new AppError('bad-request', SERVER_MESSAGES.brokenUpload, { cause: error });
  }
}
