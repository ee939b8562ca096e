const LOCALES = ['en', 'de', 'fr', 'es'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function countries(): string[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
}

/** `Europe/Lisbon` */
const cities = (): string[] =>
  Intl.supportedValuesOf('timeZone').map((zone) =>
    zone.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase(),
  );

const COUNTRIES = new Set(
  [...countries(), 'UK', 'USA', 'UAE', 'England', 'Scotland', 'Wales'].map((name) => name.toLowerCase()),
);
const LOCATIONS = new Set([...COUNTRIES, ...cities()]);

const STATES =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC ON QC BC';
/** `TX 78701`, `LS1 4AB` */
const CODE = new RegExp(
  `^(?:(?:${STATES.replaceAll(' ', '|')})(?: \\d{5})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`,
);

export const isLocation = (name: string): boolean => LOCATIONS.has(name.toLowerCase());

export const isCountryOrCode = (name: string): boolean =>
  COUNTRIES.has(name.toLowerCase()) || CODE.test(name);
