import { parseWordXml } from './parse-word-xml.ts';

interface Style {
  level?: number;
  /** The id of the style that it is made from. */
  basedOn?: string;
}

/** Word names its own styles in English whatever their ids are. */
const HEADING = /^heading ([1-9])$/i;
/** More than anybody builds upon each other; a circle has no end. */
const MOST_STEPS = 10;

/** The ids of the styles of headings, with their levels from 1. @throws Error for what is not well-formed */
export function readHeadingStyles(xml: string): Map<string, number> {
  const styles = new Map<string, Style>();
  let style: Style = {};
  parseWordXml(xml, {
    open(name, { 'w:styleId': id, 'w:val': value = '' }) {
      if (name === 'w:style' && id !== undefined) styles.set(id, (style = {}));
      else if (name === 'w:basedOn') style.basedOn = value;
      else if (name === 'w:name' && /^title$/i.test(value)) style.level = 1;
      else if (name === 'w:name' && HEADING.test(value)) style.level = Number(HEADING.exec(value)![1]);
      else if (name === 'w:outlineLvl' && /^[0-8]$/.test(value)) style.level ??= Number(value) + 1;
    },
  });
  const levels = [...styles].map(([id, own]) => [id, levelOf(own, styles)] as const);
  return new Map(levels.filter((found): found is [string, number] => found[1] !== undefined));
}

function levelOf(style: Style, styles: ReadonlyMap<string, Style>): number | undefined {
  let at: Style | undefined = style;
  for (let steps = 0; at && steps < MOST_STEPS; steps += 1) {
    if (at.level !== undefined) return at.level;
    at = styles.get(at.basedOn ?? '');
  }
  return undefined;
}
