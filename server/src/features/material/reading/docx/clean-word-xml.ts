import { isOn, parseWordXml } from './parse-word-xml.ts';

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const SKIPPED = new Set(['mc:Fallback', 'w:rt', 'w:sectPr', 'w:object']);
/** Tracked changes keep former formats: `w:rPrChange`. */
const isSkipped = (name: string): boolean => SKIPPED.has(name) || /^w:\w+Change$/.test(name);
const UNWRAPPED = new Set([
  'w:document',
  'w:body',
  'w:hdr',
  'w:ftr',
  'w:fldSimple',
  'w:bdo',
  'w:dir',
  'w:drawing',
  'w:pict',
  'w:ruby',
  'w:rubyBase',
]);

interface Element {
  name: string;
  attributes: string;
  inner: string[];
  isHidden?: boolean;
  isCut?: boolean;
}

/**
 * Prepares Word XML for mammoth: hidden text is dropped, drawings keep text boxes only, prefixes are the
 * usual ones.
 * @throws Refusal `tooDeep`, Error for malformed XML
 */
export function cleanWordXml(xml: string, isHiddenStyle: (id: string) => boolean): string {
  const open: Element[] = [{ name: '', attributes: '', inner: [] }];
  let skipping = 0;
  const parent = (steps: number): Element | undefined => open.at(-steps);
  parseWordXml(xml, {
    open(name, attributes) {
      if (skipping > 0 || isSkipped(name)) return void (skipping += 1);
      if (parent(1)!.name === 'w:p' && (name === 'w:del' || name === 'w:moveFrom')) {
        parent(1)!.isCut = true;
        return void (skipping += 1);
      }
      if (parent(1)!.name === 'w:rPr' && parent(2)?.name === 'w:r') {
        const run = parent(2)!;
        if (name === 'w:vanish') run.isHidden = isOn(attributes);
        if (name === 'w:rStyle' && isHiddenStyle(attributes['w:val'] ?? '')) run.isHidden ??= true;
      }
      if (name === 'w:pStyle' && parent(2)?.name === 'w:p')
        parent(2)!.isHidden = isHiddenStyle(attributes['w:val'] ?? '');
      open.push({ name, attributes: written(attributes), inner: [] });
    },
    close() {
      if (skipping > 0) return void (skipping -= 1);
      const { name, attributes, inner, isHidden, isCut = false } = open.pop()!;
      const paragraph = open.findLast((element) => element.name === 'w:p');
      if (name === 'w:r' && (isHidden ?? paragraph?.isHidden))
        return void (paragraph && (paragraph.isCut = true));
      const content = inner.join('');
      if (isCut && !content.includes('<w:t>')) return;
      const isKept = name.startsWith('w:') && !UNWRAPPED.has(name);
      const element = isKept ? `<${name}${attributes}>${content}</${name}>` : content;
      open.at(-1)!.inner.push(name === 'w:txbxContent' ? `<w:pict>${element}</w:pict>` : element);
    },
    text(piece) {
      const { name, inner } = open.at(-1)!;
      if (skipping === 0 && name === 'w:t') inner.push(escaped(piece));
    },
  });
  const body = open[0]!.inner.join('');
  return `<w:document xmlns:w="${NAMESPACE}"><w:body>${body}</w:body></w:document>`;
}

const written = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .filter(([name]) => name.startsWith('w:'))
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
