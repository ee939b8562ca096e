import { type Table, tableOf } from './list.ts';

interface Country {
  currency: string;
  names: string[];
  words: string[];
}

/** `currency: names: cities, regions and adjectives`; `_` joins names of several words. */
const COUNTRIES = `
AUD: australia: australian sydney melbourne brisbane perth adelaide canberra hobart darwin cairns queensland tasmania nsw qld
NZD: new_zealand nz: auckland wellington christchurch dunedin hamilton tauranga nelson napier invercargill
CAD: canada: canadian toronto vancouver montreal calgary ottawa edmonton winnipeg halifax saskatoon regina ontario quebec alberta manitoba saskatchewan scotia brunswick newfoundland kelowna mississauga
SGD: singapore: singaporean
HKD: hong_kong:
USD: usa us america united_states states: american alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada hampshire jersey york carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming chicago boston seattle houston dallas atlanta denver miami austin milwaukee portland phoenix tucson philadelphia pittsburgh baltimore detroit cleveland cincinnati nashville memphis orlando tampa charlotte raleigh minneapolis omaha francisco angeles diego jose sacramento vegas orleans tx ny fl il wa nj
NOK: norway: norwegian oslo bergen trondheim stavanger tromsø tromso
SEK: sweden: swedish stockholm gothenburg goteborg malmo uppsala umea linkoping lund
DKK: denmark: danish copenhagen københavn aarhus odense aalborg
ISK: iceland: icelandic reykjavik akureyri
INR: india: indian mumbai delhi bengaluru bangalore pune chennai hyderabad kolkata kochi kerala gujarat ahmedabad gurgaon noida jaipur
PKR: pakistan: pakistani karachi lahore islamabad
LKR: sri_lanka: lanka colombo
NPR: nepal: kathmandu
MUR: mauritius:
KES: kenya: kenyan nairobi mombasa nanyuki kisumu
TZS: tanzania: tanzanian dodoma arusha
UGX: uganda: ugandan kampala
JPY: japan: japanese tokyo osaka kyoto yokohama
CNY: china: chinese beijing shanghai shenzhen guangzhou
GBP: england: english london birmingham manchester leeds liverpool bristol sheffield newcastle nottingham leicester coventry hull bradford york norwich southampton portsmouth plymouth exeter brighton oxford cambridge reading derby northampton luton sunderland durham wolverhampton stoke preston blackpool lancaster carlisle lincoln ipswich peterborough gloucester cheltenham bath swindon bournemouth grimsby middlesbrough huddersfield wakefield doncaster rotherham kent essex surrey sussex cornwall devon somerset dorset norfolk suffolk yorkshire lancashire cheshire cumbria hampshire daventry
GBP: scotland: scottish edinburgh glasgow aberdeen dundee inverness stirling perth leith perthshire fife
GBP: wales: welsh cardiff swansea newport wrexham bangor aberystwyth
GBP: northern_ireland: belfast derry lisburn newry
EUR: ireland: irish dublin cork galway limerick waterford kilkenny sligo tralee kerry mayo
EUR: germany: german berlin hamburg munich munchen cologne koln frankfurt stuttgart dusseldorf leipzig dresden hanover hannover bremen nuremberg nurnberg dortmund essen bonn kassel gottingen mannheim karlsruhe freiburg rostock kiel augsburg jena erfurt
EUR: austria: austrian vienna wien graz linz salzburg innsbruck
CHF: switzerland: swiss zurich geneva basel bern lausanne lucerne lugano winterthur
EUR: france: french paris lyon marseille toulouse nice nantes bordeaux lille strasbourg montpellier rennes grenoble
EUR: spain: spanish madrid barcelona valencia seville sevilla zaragoza malaga bilbao granada alicante
EUR: portugal: portuguese lisbon lisboa porto braga coimbra faro
EUR: italy: italian rome roma milan milano turin torino naples napoli bologna florence firenze venice genoa verona palermo trieste
EUR: netherlands holland: dutch amsterdam rotterdam utrecht hague eindhoven groningen delft leiden
EUR: belgium: belgian brussels antwerp ghent bruges liege leuven
EUR: luxembourg:
PLN: poland: polish warsaw krakow gdansk wroclaw wrocław poznan lodz łodz katowice
CZK: czechia czech_republic: czech prague brno ostrava plzen
EUR: slovakia: slovak bratislava kosice
HUF: hungary: hungarian budapest debrecen szeged
RON: romania: romanian bucharest cluj timisoara iasi brasov
BGN: bulgaria: bulgarian sofia plovdiv varna
EUR: greece: greek athens thessaloniki patras heraklion crete
EUR: croatia: croatian zagreb split rijeka dubrovnik
EUR: slovenia: slovenian ljubljana maribor
RSD: serbia: serbian belgrade novi_sad
EUR: finland: finnish helsinki tampere turku oulu espoo
EUR: estonia: estonian tallinn tartu
EUR: latvia: latvian riga
EUR: lithuania: lithuanian vilnius kaunas
UAH: ukraine: ukrainian kyiv kiev lviv odesa odessa kharkiv
TRY: turkey turkiye: turkish istanbul ankara izmir antalya bursa
ILS: israel: israeli jerusalem haifa
AED: uae united_arab_emirates emirates: dubai sharjah
SAR: saudi_arabia: saudi riyadh jeddah dammam
QAR: qatar: doha
EGP: egypt: egyptian cairo alexandria giza
MAD: morocco: moroccan casablanca rabat marrakesh fez tangier
NGN: nigeria: nigerian lagos abuja kano ibadan warri
GHS: ghana: ghanaian accra kumasi
ZAR: south_africa: johannesburg durban pretoria gauteng stellenbosch polokwane
NAD: namibia: namibian windhoek
BWP: botswana: gaborone
ZMW: zambia: zambian lusaka ndola
ETB: ethiopia: ethiopian
RWF: rwanda: rwandan kigali
MXN: mexico: mexican guadalajara monterrey tijuana puebla
BRL: brazil: brazilian paulo rio brasilia curitiba recife salvador
ARS: argentina: argentinian argentine aires cordoba rosario mendoza
CLP: chile: chilean santiago valparaiso
COP: colombia: colombian bogota medellin cali
PEN: peru: peruvian lima cusco arequipa
PHP: philippines: filipino philippine manila cebu davao quezon
IDR: indonesia: indonesian jakarta surabaya bandung bali
MYR: malaysia: malaysian penang johor
THB: thailand: thai bangkok phuket
VND: vietnam: vietnamese hanoi saigon
KRW: south_korea korea: korean seoul busan incheon
TWD: taiwan: taiwanese taipei
BDT: bangladesh: bangladeshi dhaka chittagong`;

const listed = (text: string): string[] => text.split(' ').map((name) => name.replaceAll('_', ' '));

function countryOf(line: string): Country {
  const [currency = '', names = '', words = ''] = line.split(':').map((part) => part.trim());
  return { currency, names: listed(names), words: listed(words) };
}

const ALL = COUNTRIES.trim().split('\n').map(countryOf);

const lastOf = (name: string): string => name.split(' ').at(-1)!;

export const CURRENCIES_BY_PLACE: Table<string> = tableOf(
  Object.fromEntries(
    ALL.flatMap(({ currency, names, words }) =>
      [...names.map(lastOf), ...words].map((word) => [word, currency] as const),
    ).toReversed(),
  ),
);

export const COUNTRIES_BY_PLACE: Table<readonly string[]> = tableOf(
  Object.fromEntries(
    Object.entries(
      Object.groupBy(
        ALL.flatMap(({ names, words }) => words.map((word) => ({ word, country: names[0]! }))),
        ({ word }) => word,
      ),
    ).map(([word, all = []]) => [word, all.map(({ country }) => country)]),
  ),
);

/** Maps each name of a country to its first: `usa` to `united states`. */
export const COUNTRIES_BY_NAME: Table<string> = tableOf(
  Object.fromEntries(ALL.flatMap(({ names }) => names.map((name) => [name, names[0]!]))),
);
