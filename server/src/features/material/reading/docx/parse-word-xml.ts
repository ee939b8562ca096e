import sax from 'sax';
import { Refusal } from '../refusal.ts';

interface WordParts {
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  text?: (piece: string) => void;
}

/** Usual prefixes of namespaces: some writers use `ns0`, and strict files other addresses. */
const USUAL_PREFIX = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
]);
const DEEPEST = 500;

/** `<w:vanish/>` is on, `<w:vanish w:val="0"/>` off. */
export const isOn = ({ 'w:val': value = 'true' }: Record<string, string>): boolean =>
  !['0', 'false', 'off', 'none'].includes(value);

/**
 * Refuses document types, so no entity expands or fetches.
 * @throws Refusal `tooDeep`, Error for malformed XML
 */
export function parseWordXml(xml: string, { open, close, text }: WordParts): void {
  const parser = sax.parser(true);
  const prefixes = new Map<string, string>();
  let depth = 0;
  const usual = (name: string): string => {
    const [prefix, local] = name.split(':', 2);
    return local === undefined ? name : `${prefixes.get(prefix!) ?? prefix}:${local}`;
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => {
    throw new Error('a document type is not expected');
  };
  parser.onopentag = ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new Refusal('tooDeep');
    const given = Object.entries(attributes as Record<string, string>);
    for (const [key, value] of given) {
      const prefix = /^xmlns:(.+)$/.exec(key)?.[1];
      if (prefix !== undefined && USUAL_PREFIX.has(value)) prefixes.set(prefix, USUAL_PREFIX.get(value)!);
    }
    open(usual(name), Object.fromEntries(given.map(([key, value]) => [usual(key), value])));
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    close?.(usual(name));
  };
  parser.ontext = (piece) => text?.(piece);
  parser.oncdata = (piece) => text?.(piece);
  parser.write(xml).close();
}
