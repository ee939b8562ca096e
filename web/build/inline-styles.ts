import { transform } from 'lightningcss';

/** Keeps rules whose classes all occur in the markup. */
export function stylesFor(markup: string, styles: string): string {
  const used = classesIn(markup);
  const unused = [...classesOf(styles)].filter((name) => !used.has(name));
  const { code } = transform({
    filename: 'inline.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: unused,
  });
  return code.toString();
}

function classesIn(markup: string): Set<string> {
  const lists = markup.matchAll(/\sclass="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = '']) => unescapeHtml(list).split(/\s+/)));
}

const unescapeHtml = (text: string): string =>
  text
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

function classesOf(styles: string): Set<string> {
  const names = new Set<string>();
  transform({
    filename: 'all.css',
    code: Buffer.from(styles),
    visitor: {
      Selector(selector) {
        for (const part of selector) if (part.type === 'class') names.add(part.name);
      },
    },
  });
  return names;
}
