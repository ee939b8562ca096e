import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SERVER_MESSAGES } from '@pythia/contracts/server-messages.ts';
import type { SiteSettings } from '@pythia/contracts/site.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type CompressedDocument } from './compressed-document.ts';
import { chosenTheme } from './chosen-theme.ts';
import { readSiteDocuments } from './site-documents.ts';

const YEAR_MS = 31_536_000_000;
const ALWAYS_REVALIDATE = 'no-cache';
const AN_HOUR = 'public, max-age=3600';

interface WebApp {
  dir: string;
  isPage: (path: string) => boolean;
  settings: () => SiteSettings;
}

/**
 * Serves assets (cached for a year), prerendered documents, the browser-rendered document for other pages,
 * and a 404 document.
 */
export async function serveWebApp(app: FastifyInstance, { dir, isPage, settings }: WebApp): Promise<void> {
  if (!existsSync(join(dir, 'index.html'))) return answerUnbuilt(app);
  await app.register(fastifyStatic, {
    root: join(dir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: YEAR_MS,
    preCompressed: true,
  });

  const documents = await readSiteDocuments(dir, settings);
  for (const name of documents.names.filter((name) => !name.endsWith('.html'))) {
    app.get(`/${name}`, (request, reply) =>
      send(request, reply.header('cache-control', AN_HOUR), documents.get(name)),
    );
  }

  const prerendered = new Set(documents.names);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (request.method === 'POST' && isPage(path)) return reply.redirect(path, 303);
    if (!wantsPage(request)) return reply.code(404).send({ detail: SERVER_MESSAGES.notFound });
    const own = path.length > 1 ? `${path.slice(1).replace(/\/$/, '')}.html` : 'index.html';
    const known = isPage(path);
    const name = !known ? 'not-found.html' : prerendered.has(own) ? own : 'app.html';
    reply.code(known ? 200 : 404).header('cache-control', ALWAYS_REVALIDATE);
    return send(request, reply.header('vary', 'Cookie'), documents.get(name, chosenTheme(request)));
  });
}

function send(request: FastifyRequest, reply: FastifyReply, document: CompressedDocument) {
  const { encoding, etag, body } = document.in(acceptedEncoding(request.headers['accept-encoding']));
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
  reply.header('vary', vary).header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag) && reply.statusCode === 200)
    return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(document.type).send(body);
}

function answerUnbuilt(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request)) return reply.code(404).send({ detail: SERVER_MESSAGES.notFound });
    return reply.code(503).type('text/plain').send('The web app is not built: run npm start.');
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !/^\/(api|assets)(\/|$)/.test(path);
}

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';
