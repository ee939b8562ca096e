/** As written, `March 2019`; empty where missing. */
export interface WrittenDates {
  from: string;
  to: string;
  isCurrent: boolean;
}

const MONTH =
  '(?:jan(?:uar[yi]?|v(?:ier)?)?|feb(?:ruary?|rero)?|f[ée]v(?:r(?:ier)?)?|mar(?:ch|s|zo)?|märz?|a[pvb]r(?:il)?|ma[yi]|mayo|jun[ei]?|juin|junio|jul[yi]?|juil(?:let)?|julio|aug(?:ust)?|ao[ûu]t|ago(?:sto)?|sept?(?:ember|embre|iembre)?|o[ck]t(?:ober|obre|ubre)?|nov(?:ember|embre|iembre)?|d[eé][cz](?:ember|embre)?|dic(?:iembre)?|ene(?:ro)?)(?!\\p{L})\\.?';
const SEASON = '(?:springs?|summers?|autumns?|falls?|winters?|easter|christmas|xmas|term \\d)(?!\\p{L})';
const YEAR = '(?:19|20)\\d\\d';
const SHORT_YEAR = "['’]?\\d\\d";
const DATE = new RegExp(
  [
    `\\d{1,2}(?<sign>[./-])\\d{1,2}\\k<sign>(?:${YEAR}|\\d\\d)`,
    `\\d{1,2}-(?:${MONTH})-(?:${YEAR}|\\d\\d)`,
    `${YEAR}[-/.](?:0?[1-9]|1[0-2])(?!\\d)`,
    `\\d{1,2}\\s?[./-]\\s?${YEAR}`,
    `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s)?(?:${MONTH}|${SEASON})(?:\\s?[-,/]\\s?|\\sof\\s|\\sde\\s|\\s)?(?:${YEAR}|['’]\\d\\d|\\d\\d(?![\\d.]))`,
    `(?:0?[1-9]|1[0-2])[/-]\\d\\d(?![\\d/.-])`,
    `(?:0?[1-9]|1[0-2])/\\d\\d(?!\\d)`,
    YEAR,
    `(?:\\d{1,2}(?:st|nd|rd|th|\\.)?\\s)?(?:${MONTH}|${SEASON})`,
    `(?<![\\d/.])${SHORT_YEAR}(?![\\d/.%])`,
  ].join('|'),
  'giu',
);
const OPEN =
  /(?<!\p{L})(?:present|presently|now|current|currently|(?:to |till |until )?date|todate|today|ongoing|continuing|still(?: there)?|pres|a la fecha|atual|heute|aujourd['’]hui|présent|actualidad|presente|oggi|hoje|bugün|aktuell|laufend)(?!\p{L})/iu;
const SINCE = /^\W*(?:since|from|seit|ab|depuis|desde|dal)\s/iu;
const ENDS_WITH_DASH = /[-–—−→]>?\s*[)\]]?\s*$/u;
/** `6 years 4 months` is no date. */
const DURATION =
  /\(?\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s?\+?\s?(?:years?|yrs?|months?|mos?|weeks?|summers|seasons)\b\)?/giu;

export function readDates(written: string): WrittenDates {
  const text = written.replace(DURATION, ' ').replace(/(?<=\d)O(?=\d)/g, '0'); // "2O19" off a picture
  const isOpen = OPEN.test(text);
  const found = [...text.replace(OPEN, ' ').matchAll(DATE)].map(([date]) =>
    date.trim().replace(/[.,]$/, (end) => (end === '.' ? '.' : '')),
  );
  const [first = '', ...later] = found;
  const isCurrent =
    isOpen || (later.length === 0 && first !== '' && (SINCE.test(text) || ENDS_WITH_DASH.test(text)));
  if (first === '') return { from: '', to: '', isCurrent };
  const last = later.at(-1) ?? '';
  if (isCurrent) return { from: first, to: '', isCurrent };
  if (isBefore(last, first)) return { from: last, to: first, isCurrent };
  // `May – August 2016`
  const year = /\d/.test(first) ? '' : ` ${/(?:19|20)\d\d/.exec(last)?.[0] ?? ''}`;
  return { from: `${first}${year}`.trim(), to: last, isCurrent };
}

const yearIn = (date: string): number => Number(/(?:19|20)\d\d/.exec(date)?.[0]);

/** Some write the end first. */
const isBefore = (one: string, other: string): boolean => yearIn(one) < yearIn(other);
