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

const LOCATIONS = new Set(
  [...countries(), ...cities(), 'UK', 'USA', 'UAE', 'England', 'Scotland', 'Wales'].map((name) =>
    name.toLowerCase(),
  ),
);

export const isLocation = (name: string): boolean => LOCATIONS.has(name.toLowerCase());
