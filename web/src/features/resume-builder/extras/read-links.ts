export interface ReadLink {
  label: string;
  /** Address without what every address begins with; empty: none. */
  shown: string;
  url: string | undefined;
}

const HOST = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?:[/?#]|$)/u;

/** `GitHub github.com/ada`, `https://ada.example`, `My talk: https://ada.example/talk`. */
export function readLinks(links: string): ReadLink[] {
  const lines = links.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').map(readLink);
}

function readLink(line: string): ReadLink {
  const words = line.split(/\s+/);
  for (const at of [words.length - 1, 0]) {
    const url = webAddress(words[at]!);
    if (url === undefined) continue;
    const label = words
      .toSpliced(at, 1)
      .join(' ')
      .replace(/^[\s:–|-]+|[\s:–|-]+$/gu, '');
    return { label, shown: shortened(words[at]!), url };
  }
  return { label: line, shown: '', url: undefined };
}

function webAddress(text: string): string | undefined {
  const hasScheme = /^https?:\/\//i.test(text);
  if (!HOST.test(text.replace(/^https?:\/\//i, ''))) return undefined;
  return URL.parse(hasScheme ? text : `https://${text}`)?.href;
}

const shortened = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '');
