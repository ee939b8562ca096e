import { posix } from 'node:path';
import { decodeText } from '../decode-text.ts';
import { Refusal } from '../refusal.ts';
import { parseWordXml } from './parse-word-xml.ts';
import { unzip } from './unzip.ts';

export interface DocxParts {
  body: string;
  headers: string[];
  footers: string[];
  styles: string | undefined;
  numbering: string | undefined;
}

interface Relationship {
  kind: string;
  target: string;
}

const USUAL_BODY = 'word/document.xml';

/**
 * Finds parts by relationships, as Word on the web says `document2.xml`, else by usual names.
 * @throws Refusal `unknown` for another zip, `tooLargeUnpacked`; Error for a broken file
 */
export function findDocxParts(file: Uint8Array): DocxParts {
  const relationships = unzip(file, (name) => name.endsWith('.rels'));
  const of = (part: string): Relationship[] => {
    const { dir, base } = posix.parse(part);
    const xml = relationships.get(posix.join(dir, '_rels', `${base}.rels`));
    return xml ? readRelationships(decodeText(xml), dir) : [];
  };
  const bodyName = of('').find(({ kind }) => kind === 'officeDocument')?.target ?? USUAL_BODY;
  const related = of(bodyName);
  const named = (kind: string): string[] => {
    const targets = related.filter((one) => one.kind === kind).map(({ target }) => target);
    return targets.length > 0 ? targets : [posix.join(posix.dirname(bodyName), `${kind}.xml`)];
  };
  const kinds = { headers: 'header', footers: 'footer', styles: 'styles', numbering: 'numbering' };
  const wanted = new Set([bodyName, ...Object.values(kinds).flatMap(named)]);
  const parts = unzip(file, (name) => wanted.has(name));
  const body = parts.get(bodyName);
  if (!body) throw new Refusal('unknown');
  const textsOf = (kind: string): string[] =>
    named(kind).flatMap((name) => (parts.has(name) ? decodeText(parts.get(name)!) : []));
  return {
    body: decodeText(body),
    headers: [...new Set(textsOf(kinds.headers))],
    footers: [...new Set(textsOf(kinds.footers))],
    styles: textsOf(kinds.styles)[0],
    numbering: textsOf(kinds.numbering)[0],
  };
}

function readRelationships(xml: string, folder: string): Relationship[] {
  const found: Relationship[] = [];
  parseWordXml(xml, {
    open(name, { Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External') return;
      const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
      found.push({ kind: type.slice(type.lastIndexOf('/') + 1), target: path });
    },
  });
  return found;
}
