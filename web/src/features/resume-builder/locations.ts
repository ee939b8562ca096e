import { isOrganisation, isTitle } from './is-title.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

function countries(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.flatMap((second) => names.of(first + second) ?? []));
}

const HERE =
  'UK|USA|US|UAE|England|Scotland|Wales|Northern Ireland|Great Britain|Remote|Hybrid|On-site|Onsite'.split(
    '|',
  );
const COUNTRIES = new Set([...countries(), ...HERE].map((name) => name.toLowerCase()));
/** Codes that follow a town: `TX`, `TX 78701`, `LS1 4AB`. */
const CODE = /^(?:[A-Z]{2}(?: \d{5})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/;

const isCountryOrCode = (name: string): boolean => COUNTRIES.has(name.toLowerCase()) || CODE.test(name);

/** Drops a final country and its town, unless that is a name. */
export function withoutLocation(names: readonly string[]): string[] {
  const kept = [...names];
  let isBehindTown = false;
  while (kept.length > 0 && isCountryOrCode(kept.at(-1)!)) {
    isBehindTown ||= !/^(?:remote|hybrid|on-?site)$/i.test(kept.at(-1)!);
    kept.pop();
  }
  // a title and one more name are role and employer; anything else before a country is a town
  const isNamed = (kept.length === 2 && kept.some(isTitle)) || isOrganisation(kept.at(-1) ?? '');
  if (isBehindTown && !isNamed) kept.pop();
  return kept;
}
