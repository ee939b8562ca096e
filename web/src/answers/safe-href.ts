const ALLOWED = new Set(['http:', 'https:', 'mailto:']);

/** The address of a link in an answer, or null for anything that could run or reach inside the page. */
export function safeHref(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return ALLOWED.has(url.protocol) ? url.href : null;
}
