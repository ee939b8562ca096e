import { isOn, parseWordXml } from './parse-word-xml.ts';

export interface DocxStyle {
  level?: number;
  isHidden?: boolean;
  isListed?: boolean;
}

const HEADING = /^heading ([1-9])$/i;
const MOST_STEPS = 10;

export function readStyles(xml: string): Map<string, DocxStyle> {
  const styles = new Map<string, DocxStyle & { basedOn?: string }>();
  let style: DocxStyle & { basedOn?: string } = {};
  parseWordXml(xml, {
    open(name, attributes) {
      const { 'w:styleId': id, 'w:val': value = '' } = attributes;
      if (name === 'w:style' && id !== undefined) styles.set(id, (style = {}));
      else if (name === 'w:basedOn') style.basedOn = value;
      else if (name === 'w:name' && /^title$/i.test(value)) style.level = 1;
      else if (name === 'w:name' && HEADING.test(value)) style.level = Number(HEADING.exec(value)![1]);
      else if (name === 'w:outlineLvl' && /^[0-8]$/.test(value)) style.level ??= Number(value) + 1;
      else if (name === 'w:vanish') style.isHidden = isOn(attributes);
      else if (name === 'w:numId') style.isListed = value !== '0';
    },
  });
  const inherited = (id: string): DocxStyle => {
    const found: DocxStyle = {};
    let at = styles.get(id);
    for (let steps = 0; at && steps < MOST_STEPS; steps += 1) {
      if (at.level !== undefined) found.level ??= at.level;
      if (at.isHidden !== undefined) found.isHidden ??= at.isHidden;
      if (at.isListed !== undefined) found.isListed ??= at.isListed;
      at = styles.get(at.basedOn ?? '');
    }
    return found;
  };
  return new Map([...styles.keys()].map((id) => [id, inherited(id)]));
}
