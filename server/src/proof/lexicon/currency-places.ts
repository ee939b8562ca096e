import { type Table, tableOf } from './list.ts';

const PLACES: Record<string, string> = {
  AUD: 'australia australian sydney melbourne brisbane perth adelaide canberra hobart darwin cairns queensland tasmania nsw qld',
  NZD: 'zealand nz auckland wellington christchurch dunedin hamilton tauranga nelson napier invercargill',
  CAD: 'canada canadian toronto vancouver montreal calgary ottawa edmonton winnipeg halifax saskatoon regina ontario quebec alberta manitoba saskatchewan scotia brunswick newfoundland kelowna',
  SGD: 'singapore singaporean',
  HKD: 'kong',
  USD: 'usa us america american alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming chicago boston seattle houston dallas atlanta denver miami',
  NOK: 'norway norwegian oslo bergen trondheim stavanger tromsø tromso',
  SEK: 'sweden swedish stockholm gothenburg göteborg goteborg malmö malmo uppsala umeå umea linköping lund',
  DKK: 'denmark danish copenhagen københavn aarhus odense aalborg',
  ISK: 'iceland icelandic reykjavik reykjavík',
  INR: 'india indian mumbai delhi bengaluru bangalore pune chennai hyderabad kolkata kochi kerala gujarat ahmedabad',
  PKR: 'pakistan pakistani karachi lahore islamabad',
  LKR: 'lanka colombo',
  NPR: 'nepal kathmandu',
  MUR: 'mauritius',
  KES: 'kenya kenyan nairobi mombasa nanyuki kisumu',
  TZS: 'tanzania tanzanian dodoma arusha',
  UGX: 'uganda ugandan kampala',
  JPY: 'japan japanese tokyo osaka',
  CNY: 'china chinese beijing shanghai shenzhen',
};

/** Whose money is meant where a place is named, by its last word in small letters. */
export const CURRENCIES_BY_PLACE: Table<string> = tableOf(
  Object.fromEntries(
    Object.entries(PLACES).flatMap(([code, places]) => places.split(' ').map((place) => [place, code])),
  ),
);
