import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 31_536_000_000;

/**
 * Serves the built web app: hashed assets for a year, every page of the application with the
 * same document, and any other path with that document as a 404, so that it can show its not-found page.
 * @param dir the build's folder
 * @param isPage whether a path is one of the application's pages
 */
export async function serveWebApp(
  app: FastifyInstance,
  { dir, isPage }: { dir: string; isPage: (path: string) => boolean },
): Promise<void> {
  const built = existsSync(join(dir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: join(dir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: YEAR_MS,
    });
  }
  const document = built ? await readFile(join(dir, 'index.html'), 'utf8') : undefined;

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api/');
    if (!wantsPage || path.startsWith('/assets/')) return reply.code(404).send({ detail: MESSAGES.notFound });
    if (!document) return reply.code(503).type('text/plain').send('The web app is not built: run npm start.');
    return reply
      .code(isPage(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  });
}
