import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { SITE_PLACEHOLDERS, type SiteSettings } from '@pythia/contracts/site.ts';
import { escapeHtml } from '#core/escape-html.ts';
import { compressedDocument, type CompressedDocument } from './compressed-document.ts';
import type { ChosenTheme } from './chosen-theme.ts';

interface Format {
  type: string;
  escape?: (text: string) => string;
}

const FORMATS: Record<string, Format> = {
  '.html': { type: 'text/html; charset=utf-8', escape: escapeHtml },
  '.xml': { type: 'application/xml; charset=utf-8', escape: escapeHtml },
  '.txt': { type: 'text/plain; charset=utf-8', escape: (text) => text },
  '.webmanifest': { type: 'application/manifest+json', escape: (text) => JSON.stringify(text).slice(1, -1) },
  '.js': { type: 'text/javascript; charset=utf-8' },
  '.svg': { type: 'image/svg+xml' },
  '.png': { type: 'image/png' },
};

export interface SiteDocuments {
  names: string[];
  get(name: string, theme?: ChosenTheme): CompressedDocument;
}

export async function readSiteDocuments(dir: string, settings: () => SiteSettings): Promise<SiteDocuments> {
  const entries = await readdir(dir, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && FORMATS[extname(entry.name)])
    .map(({ name }) => name);
  const contents = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const)),
  );
  const documents = new Map<string, CompressedDocument>();

  return {
    names,
    get(name, theme) {
      const key = `${theme ?? ''} ${name}`;
      const document = documents.get(key) ?? fill(name, contents.get(name), settings(), theme);
      documents.set(key, document);
      return document;
    },
  };
}

function fill(
  name: string,
  content: Buffer | undefined,
  settings: SiteSettings,
  theme: ChosenTheme,
): CompressedDocument {
  const format = FORMATS[extname(name)];
  if (!content || !format) throw new Error(`${name} is not in the web app's build`);
  if (!format.escape) return compressedDocument(content, format.type);
  let text = content.toString();
  for (const key of Object.keys(SITE_PLACEHOLDERS) as (keyof SiteSettings)[]) {
    text = text.replaceAll(SITE_PLACEHOLDERS[key], () => format.escape!(settings[key]));
  }
  if (theme) text = text.replace('<html ', `<html data-theme="${theme}" `);
  return compressedDocument(Buffer.from(text), format.type);
}
