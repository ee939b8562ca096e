import multipart from '@fastify/multipart';
import { BODY_LIMIT, type Endpoint } from '@pythia/contracts/endpoint.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';

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
  return readFile(request, endpoint.bodyLimit ?? BODY_LIMIT);
}

async function readFile(request: FastifyRequest, fileSize: number): Promise<Record<string, File>> {
  try {
    const part = await request.file({ limits: { files: 1, fields: 0, fileSize } });
    if (!part) return {};
    const bytes = new Uint8Array(await part.toBuffer());
    const file = new File([bytes], part.filename, { type: part.mimetype });
    return { [part.fieldname]: file };
  } catch (error) {
    if (error instanceof Error && 'statusCode' in error) throw error; // too large, or no multipart at all
    throw new AppError('bad-request', MESSAGES.brokenUpload, { cause: error });
  }
}
