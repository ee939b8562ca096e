import { defineEndpoint } from '@pythia/contracts/endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createServer } from './create-server.ts';
import { serveOpenApi } from './openapi.ts';

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
  const app = await createServer({ trustProxy: false, logLevel: 'silent', secure: false });
  serveOpenApi(app, [page]);
  const document = (await app.inject('/api/v1/openapi.json')).json();
  await app.close();
  expect(document.paths['/api/v1/books/{book}/pages/{page}'].get.parameters).toMatchObject([
    { name: 'book', in: 'path', required: true },
    { name: 'page', in: 'path', required: true },
    { name: 'zoom', in: 'query', required: false },
  ]);
});
