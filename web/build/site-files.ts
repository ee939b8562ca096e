import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_PLACEHOLDERS } from '@pythia/contracts/site.ts';

const { name, publicUrl } = SITE_PLACEHOLDERS;

export async function writeSiteFiles(outDir: string, publicPaths: string[]): Promise<void> {
  const urls = publicPaths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`).join('');
  const files = {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`,
    'robots.txt': `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /free-dashboard
Sitemap: ${publicUrl}/sitemap.xml
`,
    'manifest.webmanifest': JSON.stringify({
      name,
      short_name: name,
      description: 'An interview copilot that answers from your own experience.',
      start_url: '/',
      display: 'standalone',
      background_color: '#faf8f4',
      theme_color: '#14121f',
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ],
    }),
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(outDir, file), text)));
}
