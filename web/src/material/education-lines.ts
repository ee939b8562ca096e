interface Lines {
  lines: string[];
  more: number;
}

const MOST_LINES = 8;
const BULLET = /^\s*[•*–—-]\s/u;
const DATE = /\b(?:19|20)\d{2}\b/;
const DATES_ALONE = /^(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?\d{4}(?:\s?(?:[–—-]|to)\s?[\p{L}\d./ ]{2,20})?$/u;

/** Lines with dates and without bullets, else the first lines. */
export function educationIn(text: string): Lines {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.replaceAll('\t', ' · ').trim());
  const dated = lines.flatMap((line, at) =>
    DATE.test(line) && line.length <= 160 && !BULLET.test(line) ? [withPlace(line, lines[at - 1])] : [],
  );
  const told = dated.length > 0 ? dated : lines.filter((line) => !BULLET.test(line)).slice(0, 3);
  const places = [...new Set(told)];
  return { lines: places.slice(0, MOST_LINES), more: Math.max(0, places.length - MOST_LINES) };
}

/** A date's own line belongs to the one above. */
const withPlace = (line: string, above: string | undefined): string =>
  above !== undefined && DATES_ALONE.test(line) && !BULLET.test(above) && !DATE.test(above)
    ? `${above} · ${line}`
    : line;
