import { API_PREFIX, type Access, type Endpoint } from '@pythia/contracts/endpoint.ts';
import { ErrorBody } from '@pythia/contracts/error-body.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodObject } from 'zod';
import {
  createDocument,
  type ZodOpenApiContentObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';

export function serveOpenApi(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let document: ReturnType<typeof documentOf> | undefined;
  app.get(`${API_PREFIX}/openapi.json`, async () => (document ??= documentOf(endpoints)));
}

function documentOf(endpoints: readonly Endpoint[]) {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    const path = API_PREFIX + endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describeCall(endpoint) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Pythia', version: '1' },
    paths,
    components: {
      schemas: { Error: ErrorBody },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  });
}

const TOKENLESS: ReadonlySet<Access> = new Set(['public', 'signed']);
const TEXT = { type: 'string' } as const;
const BYTES = { type: 'string', format: 'binary' } as const;

function describeCall(endpoint: Endpoint): ZodOpenApiOperationObject {
  return {
    summary: endpoint.summary,
    security: TOKENLESS.has(endpoint.access) ? [] : [{ bearer: [] }],
    requestParams: {
      ...(endpoint.params && { path: endpoint.params as ZodObject }),
      ...(endpoint.query && { query: endpoint.query as ZodObject }),
    },
    ...(endpoint.body && { requestBody: { content: bodyOf(endpoint) } }),
    responses: {
      ...replyOf(endpoint),
      default: {
        description: 'Refused, or failed',
        content: { 'application/json': { schema: ErrorBody } },
      },
    },
  };
}

function bodyOf({ body, bodyType = 'json' }: Endpoint): ZodOpenApiContentObject {
  switch (bodyType) {
    case 'raw':
      return { '*/*': { schema: BYTES } };
    case 'file':
      return { 'multipart/form-data': { schema: body } };
    case 'form':
      return { 'application/x-www-form-urlencoded': { schema: body } };
    case 'json':
      return { 'application/json': { schema: body } };
  }
}

function replyOf({ reply, status = 200 }: Endpoint): ZodOpenApiOperationObject['responses'] {
  switch (reply) {
    case 'download':
      return { 200: { description: 'A file', content: { 'application/json': {} } } };
    case 'nothing':
      return { 204: { description: 'Done' } };
    case 'redirect':
      return { 303: { description: 'Elsewhere', headers: { location: { schema: TEXT } } } };
    case 'answer-stream':
      return {
        200: {
          description: 'OK',
          content: { 'text/plain': { schema: TEXT }, 'text/event-stream': { schema: TEXT } },
        },
      };
    case 'html':
      return { 200: { description: 'OK', content: { 'text/html': { schema: TEXT } } } };
    case 'bytes':
      return { 200: { description: 'OK', content: { '*/*': { schema: BYTES } } } };
    default:
      return { [status]: { description: 'OK', content: { 'application/json': { schema: reply } } } };
  }
}
