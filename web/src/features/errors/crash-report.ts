/** The report holds nothing that somebody typed. */
export function crashReport(error: unknown, page: string, now: Date): string {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return [
    `${name}: ${message}`,
    `Page: ${page}`,
    `Time: ${now.toISOString()}`,
    `Browser: ${navigator.userAgent}`,
    '',
    stack ?? 'No stack',
  ].join('\n');
}
