import { type Table, tableOf } from './list.ts';

const PLACES: Record<string, string> = {
  AUD: 'australia australian sydney melbourne brisbane perth adelaide canberra hobart darwin cairns queensland tasmania nsw qld',
  NZD: 'zealand nz auckland wellington christchurch dunedin hamilton tauranga nelson napier invercargill',
  CAD: 'canada canadian toronto vancouver montreal calgary ottawa edmonton winnipeg halifax saskatoon regina ontario quebec alberta manitoba saskatchewan scotia brunswick newfoundland kelowna',
  SGD: 'singapore singaporean',
  HKD: 'kong',
  USD: 'usa us america american alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey mexico york carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming chicago boston seattle houston dallas atlanta denver miami',
};

/** Whose dollars are told where a place is named, by its last word in small letters. */
export const DOLLARS_OF_PLACES: Table<string> = tableOf(
  Object.fromEntries(
    Object.entries(PLACES).flatMap(([code, places]) => places.split(' ').map((place) => [place, code])),
  ),
);
