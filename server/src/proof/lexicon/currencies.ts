import { type Table, tableOf } from './list.ts';

const CODES =
  'AED ARS AUD BDT BGN BHD BRL BWP CAD CHF CLP CNY COP CZK DKK EGP ETB EUR GBP GEL GHS HKD HUF IDR ILS INR ISK JOD JPY KES KRW KWD KZT LKR MAD MUR MWK MXN MYR NAD NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RSD RUB RWF SAR SEK SGD THB TND TRY TTD TWD TZS UAH UGX USD UYU VND XAF XOF ZAR ZMW'.split(
    ' ',
  );
const DOLLARS = 'AUD CAD HKD NAD NZD SGD TTD TWD USD';
const CENTS = `${DOLLARS} EUR ZAR`;
export const POUNDS = 'GBP EGP';

/** Signs, everyday words and local names, which Intl lacks. */
const WORDS: Record<string, string> = {
  $: DOLLARS,
  dollar: DOLLARS,
  dollars: DOLLARS,
  buck: DOLLARS,
  bucks: DOLLARS,
  ...Object.fromEntries(
    ['us', 'u']
      .map((place) => [`${place}$`, 'USD'])
      .concat(
        ['a', 'au'].map((place) => [`${place}$`, 'AUD']),
        ['c', 'ca', 'can'].map((place) => [`${place}$`, 'CAD']),
      ),
  ),
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  n$: 'NAD',
  nt$: 'TWD',
  tt$: 'TTD',
  r$: 'BRL',
  mex$: 'MXN',
  mx$: 'MXN',
  '£': 'GBP',
  pound: POUNDS,
  pounds: POUNDS,
  quid: 'GBP',
  quids: 'GBP',
  nicker: 'GBP',
  sterling: 'GBP',
  greenbacks: 'USD',
  loonies: 'CAD',
  '€': 'EUR',
  '₹': 'INR',
  '¥': 'CNY JPY',
  rmb: 'CNY',
  renminbi: 'CNY',
  '₦': 'NGN',
  '₱': 'PHP',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '₺': 'TRY',
  '₴': 'UAH',
  '₽': 'RUB',
  '₸': 'KZT',
  '₵': 'GHS',
  gh: 'GHS',
  'gh₵': 'GHS',
  '฿': 'THB',
  '৳': 'BDT',
  '₾': 'GEL',
  rs: 'INR LKR MUR NPR PKR',
  rp: 'IDR',
  rm: 'MYR',
  ksh: 'KES',
  kshs: 'KES',
  bob: 'KES',
  tsh: 'TZS',
  tshs: 'TZS',
  ush: 'UGX',
  ushs: 'UGX',
  fcfa: 'XAF XOF',
  fr: 'CHF',
  sfr: 'CHF',
  kr: 'DKK ISK NOK SEK',
  crown: 'CZK DKK ISK NOK SEK',
  crowns: 'CZK DKK ISK NOK SEK',
  krone: 'DKK NOK',
  krona: 'ISK SEK',
  kronur: 'ISK',
  kc: 'CZK',
  koruny: 'CZK',
  korun: 'CZK',
  zł: 'PLN',
  złoty: 'PLN',
  złotys: 'PLN',
  złotych: 'PLN',
  reais: 'BRL',
  leu: 'RON',
  lev: 'BGN',
  rouble: 'RUB',
  roubles: 'RUB',
  cedi: 'GHS',
  r: 'ZAR',
};
export const MINOR_WORDS: Table<string> = tableOf({
  p: 'GBP',
  pence: 'GBP',
  penny: 'GBP',
  c: CENTS,
  cent: CENTS,
  cents: CENTS,
  '¢': CENTS,
});
const ORDINARY = new Set(['won', 'real', 'reals', 'sol', 'soles']);

/** Codes that a word or sign may mean: `kroner` are Danish or Norwegian. */
export const CURRENCY_WORDS: Table<string> = tableOf({ ...namesOfIntl(), ...WORDS });
export const CURRENCIES_OF_PLACES: Table<string> = tableOf({
  ...placesOfIntl(),
  american: 'USD',
  british: 'GBP',
  english: 'GBP',
  scottish: 'GBP',
  aussie: 'AUD',
  kiwi: 'NZD',
  singaporean: 'SGD',
});

/** `Czech koruna`, `Czech korunas`: singular and plural, without accents. */
function namesIn(code: string): string[][] {
  const how = { style: 'currency', currency: code, currencyDisplay: 'name' } as const;
  return [1, 2].map((count) => {
    const parts = new Intl.NumberFormat('en', how).formatToParts(count);
    const name = parts.find(({ type }) => type === 'currency')?.value ?? code;
    return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
  });
}

function namesOfIntl(): Record<string, string> {
  const codes = new Map<string, Set<string>>();
  for (const code of CODES) {
    const nouns = namesIn(code).map((name) => name.at(-1)!);
    for (const word of [code.toLowerCase(), ...nouns, nouns[0]!.replace(/s$/, '')])
      if (!ORDINARY.has(word)) codes.set(word, (codes.get(word) ?? new Set()).add(code));
  }
  return Object.fromEntries([...codes].map(([word, all]) => [word, [...all].join(' ')]));
}

function placesOfIntl(): Record<string, string> {
  const places = CODES.map((code) => [namesIn(code)[0]!.at(-2) ?? code.toLowerCase(), code] as const);
  return Object.fromEntries(places);
}

export const MONEY_PREFIX = String.raw`(?:(?:AU?|US|CA?N?|NZ|S|HK|R|NT?|TT|Me?x)?[$]|GH₵|[£€₹¥₦₱₩₪₫₺₴₽₸₵฿৳₾]|Rs\.?|[KTU][Ss]hs?\.?|Rp\.?|RM|(?:${CODES.join('|')})|R(?=\d{2,3}(?:[, ]\d{3}|[km])|\d+\.\d|\d{3}(?!\w)))`;
