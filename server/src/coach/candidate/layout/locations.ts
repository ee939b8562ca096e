/** As they are spelt in the languages that résumés here are written in. */
const LOCALES = ['en', 'de', 'fr', 'es'];
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function countries(): string[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return LOCALES.flatMap((locale) => {
    const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => names.of(code) ?? []);
  });
}

/** `Europe/Lisbon` is called after a city. */
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
/** `TX 78701`, `LS1 4AB`: what stands behind a town. */
const CODE = new RegExp(
  `^(?:(?:${STATES.replaceAll(' ', '|')})(?: \\d{5})?|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})$`,
);

/** A country, or a city that the runtime's own data name; other towns are told by where they stand. */
export const isLocation = (name: string): boolean => LOCATIONS.has(name.toLowerCase());

/** What says that a town stands before it. */
export const isCountryOrCode = (name: string): boolean =>
  COUNTRIES.has(name.toLowerCase()) || CODE.test(name);
