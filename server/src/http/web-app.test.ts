import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serveWebApp } from './web-app.ts';

const SETTINGS = {
  name: 'Ask & "Tell"',
  contactEmail: 'hello@site.test',
  communityUrl: '',
  freeSessionMinutes: '15',
  freeSessions: '3 sessions of 15 minutes',
  mailPage: '',
  retentionDays: '365',
  publicUrl: 'https://site.test',
};
const FILES = {
  'index.html': '<html lang="en"><title>__SITE_NAME__</title><a href="__PUBLIC_URL__/">home</a>',
  'signin.html': '<html lang="en">sign in',
  'app.html': '<html lang="en">rendered by the browser',
  'not-found.html': '<html lang="en">no such page',
  'sitemap.xml': '<loc>__PUBLIC_URL__/</loc>',
  'manifest.webmanifest': '{"name":"__SITE_NAME__"}',
  'icon.svg': '<svg>__SITE_NAME__</svg>',
  'assets/main-1a2b.js': 'export {};'.repeat(50),
  'assets/main-1a2b.js.br': 'compressed at build',
};

let dir: string;
let app: FastifyInstance;
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'pythia-web-'));
  mkdirSync(join(dir, 'assets'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dir, name), text);
  app = Fastify();
  await serveWebApp(app, {
    dir,
    isPage: (path) => ['/', '/signin', '/dashboard'].includes(path.replace(/(.)\/$/, '$1')),
    settings: () => SETTINGS,
  });
});
afterEach(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

test.each([
  ['a prerendered page with its own document', '/signin', 200, 'sign in'],
  ['it with a slash at its end and a query', '/signin/?next=1', 200, 'sign in'],
  ['another page with the one that the browser renders', '/dashboard', 200, 'rendered by the browser'],
  ['an unknown path with the not-found page', '/nowhere', 404, 'no such page'],
  ['a document by its file name not at all', '/signin.html', 404, 'no such page'],
])('answers %s', async (_what, url, status, text) => {
  const reply = await app.inject(url);
  expect(reply.statusCode).toBe(status);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.body).toContain(text);
});

test.each(['/api', '/api/', '/api/v1/nothing', '/assets/gone-9z.js'])(
  'an unknown %s is a 404 with a detail',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toEqual({ detail: 'Not found' });
  },
);

test('the settings are in their places, escaped for the kind of file', async () => {
  const page = await app.inject('/');
  expect(page.body).toContain('<title>Ask &amp; &quot;Tell&quot;</title><a href="https://site.test/">');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.body).toBe('<loc>https://site.test/</loc>');
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.json()).toEqual({ name: SETTINGS.name });
});

test('a chosen theme is in the page as it arrives', async () => {
  const dark = await app.inject({ url: '/', headers: { cookie: 'a=b; theme=dark' } });
  expect(dark.body).toContain('<html data-theme="dark" lang="en">');
  expect(dark.headers['vary']).toContain('Cookie');
  const forged = await app.inject({ url: '/', headers: { cookie: 'theme="><script>' } });
  expect(forged.body).toContain('<html lang="en">');
});

test('a page is compressed as the browser asks', async () => {
  const plain = await app.inject('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const brotli = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  expect(brotli.headers['vary']).toContain('Accept-Encoding');
  const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gzip.headers['etag']).not.toBe(brotli.headers['etag']);
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
});

test.each([
  ['*', 'br'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['deflate, gzip;q=0.8', 'gzip'],
  ['identity', undefined],
  ['br;q=0', undefined],
  ['', undefined],
])('for “%s” a page comes encoded as %s', async (accepted, encoding) => {
  const { headers } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  expect(headers['content-encoding']).toBe(encoding);
});

test('a page that the browser has is not sent again', async () => {
  const headers = { 'accept-encoding': 'br' };
  const first = await app.inject({ url: '/', headers });
  expect(first.headers['cache-control']).toBe('no-cache'); // kept, and revalidated
  const again = await app.inject({
    url: '/',
    headers: { ...headers, 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test('hashed assets are kept for a year, in the encoding made at build', async () => {
  const reply = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'br' } });
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers['content-encoding']).toBe('br');
  expect(reply.body).toBe('compressed at build');
});

test('a form sent before its script came leads back to its page', async () => {
  const reply = await app.inject({ method: 'POST', url: '/signin' });
  expect(reply.statusCode).toBe(303);
  expect(reply.headers['location']).toBe('/signin');
  expect((await app.inject({ method: 'POST', url: '/nowhere' })).statusCode).toBe(404);
});
