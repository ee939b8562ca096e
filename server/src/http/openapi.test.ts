import { Validator } from '@seriousme/openapi-schema-validator';
import { defineEndpoint, type Endpoint } from '@pythia/contracts/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createServer } from './create-server.ts';
import { serveOpenApi } from './openapi.ts';

async function documentOf(...endpoints: Endpoint[]) {
  const app = await createServer({ trustProxy: false, logLevel: 'silent', publicUrl: undefined });
  serveOpenApi(app, endpoints);
  const document = (await app.inject('/api/v1/openapi.json')).json();
  await app.close();
  expect(await new Validator().validate(document)).toEqual({ valid: true });
  return document;
}

const base = { method: 'POST', path: '/things', summary: 'Things', access: 'public' } as const;
const Empty = z.object({});

test('parts of a path are written in braces, and described', async () => {
  const page = defineEndpoint({
    method: 'GET',
    path: '/books/:book/pages/:page',
    summary: 'A page of a book',
    access: 'public',
    params: z.object({ book: z.string(), page: z.coerce.number<string>() }),
    query: z.object({ zoom: z.string().optional() }),
    reply: z.object({}),
  });
  const document = await documentOf(page);
  expect(document.paths['/api/v1/books/{book}/pages/{page}'].get.parameters).toMatchObject([
    { name: 'book', in: 'path', required: true },
    { name: 'page', in: 'path', required: true },
    { name: 'zoom', in: 'query' },
  ]);
});

test.each([
  ['json', z.object({ name: z.string() }), 'application/json'],
  ['form', z.object({ name: z.string() }), 'application/x-www-form-urlencoded'],
  ['file', z.object({ file: z.file() }), 'multipart/form-data'],
  ['raw', z.instanceof(Uint8Array), '*/*'],
] as const)('a %s body is described as such', async (bodyType, body, media) => {
  const document = await documentOf({ ...base, bodyType, body, reply: Empty });
  expect(Object.keys(document.paths['/api/v1/things'].post.requestBody.content)).toEqual([media]);
});

test.each([
  ['a JSON object', { reply: Empty }, '200', 'application/json'],
  ['what was made', { reply: Empty, status: 201 }, '201', 'application/json'],
  ['nothing', { reply: 'nothing' }, '204'],
  ['an answer', { reply: 'answer-stream' }, '200', 'text/plain', 'text/event-stream'],
  ['a page', { reply: 'html' }, '200', 'text/html'],
  ['bytes', { reply: 'bytes' }, '200', '*/*'],
  ['another address', { reply: 'redirect' }, '303'],
] as const)('a reply of %s is described with its status', async (_what, reply, status, ...media) => {
  const { responses } = (await documentOf({ ...base, ...reply })).paths['/api/v1/things'].post;
  expect(Object.keys(responses)).toEqual([status, 'default']);
  expect(Object.keys(responses[status].content ?? {})).toEqual(media);
});

test('refusals are described once, for every call', async () => {
  const document = await documentOf({ ...base, reply: Empty });
  expect(document.components.schemas.Error.properties).toHaveProperty('detail');
  expect(document.paths['/api/v1/things'].post.responses.default.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Error',
  });
});

test('two methods of one path stand beside each other', async () => {
  const document = await documentOf({ ...base, reply: Empty }, { ...base, method: 'GET', reply: Empty });
  expect(Object.keys(document.paths['/api/v1/things'])).toEqual(['post', 'get']);
});
