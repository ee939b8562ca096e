const IRREGULAR_PAST = new Set(
  `led built ran wrote made grew drove won cut taught set took brought oversaw began held kept met sold spoke chose found
  gave went came became rebuilt rewrote sped shrank put left stood fought dealt drew fed hit read sent spent was had did
  got shot swam undertook underwent upheld withdrew caught broke bought lent paid laid rose saw slept stuck swept told
  thought threw understood wore fell felt flew forgave froze hung knew lost quit rode sang sought shook shut sank split
  spread stole struck swore wound co-led co-wrote rethought reset overcame foresaw outsold re-ran bid beat bound dug fit
  heard learnt burnt dreamt spelt leapt lit woke wove blew bled clung ate forgot let hurt knelt misread mistook outgrew rang rid
  shone slid sprang stank strode strove tore trod wept wrung fled flung burst broadcast upset lay re-wrote hung said meant`.split(
    /\s+/,
  ),
);

/** Descriptions that look like verbs in the past where a statement begins. */
const NO_PAST = new Set(
  `experienced certified skilled dedicated motivated based qualified advanced distributed related detailed united limited
  licensed accomplished seasoned embedded talented focused red med fred ted need seed speed feed driven self-motivated
  results-focused highly-motivated applied bed breed weed indeed hundred sacred naked rugged kindred bred sled
  organised-minded registered chartered varied gifted devoted committed rounded`.split(/\s+/),
);

const BASE = new Set(
  `achieve act adapt address administer advise agree align analyse analyze answer apply appraise arrange assemble assess
  assign assist attend audit author automate bake balance book brew brief budget build buy calculate calibrate care chair
  check clean close coach collaborate collect communicate compile complete conduct configure consult contribute control
  convert cook coordinate co-ordinate counsel count create cut deal debug decorate define deliver deploy design develop
  devise diagnose direct document draft draw drive earn edit educate enable encourage enforce engage ensure establish
  evaluate examine execute exceed expand explain facilitate file fit fix forecast form foster fulfil gather generate give
  grow guide handle head help hire host identify implement improve increase influence inform initiate innovate inspect
  install instruct integrate interpret interview introduce investigate invoice issue join keep launch lead learn lecture
  liaise list listen log look maintain make manage manufacture map mark market measure mediate meet mentor migrate model
  moderate modify monitor motivate move negotiate observe obtain open operate optimise optimize order organise organize
  oversee own pack paint partner perform persuade pick pilot pitch plan plant play post practise prepare present preserve
  prevent prioritise prioritize process procure produce program promote propose protect prove provide publish purchase
  raise reach receive recommend reconcile record recruit redesign reduce refactor refine register regulate reorganise
  repair replace reply report represent research resolve respond restock restore restructure review revise run save scale
  schedule screen secure select sell serve service set shape ship simplify solve sort specify speed spend staff start stock
  streamline strengthen study supervise supply support survey take talk teach test track trade train transfer transform
  translate transport treat triage troubleshoot tune turn tutor uncover understand undertake unify update upgrade use
  validate verify visit volunteer warn wash weld speak live enjoy love like play sing swim own welcome win work write`.split(
    /\s+/,
  ),
);

/** Words that as readily name a thing; what follows them tells. */
const ALSO_NOUNS = new Set(
  `advance audit book brief budget care chair check clean coach control cook count cut deal design document draft draw drive
  file fit fix forecast form guide head help host interview invoice issue lead lecture list log look map mark market measure
  model order pack paint partner pick pilot pitch plan plant play post practise process program record report research
  review sale scale schedule screen service set shape ship sort staff start stock study supply support survey talk test
  track trade train transfer transport treat triage turn tutor update upgrade use visit volunteer wash work bake brew
  reach address attend contact repair process model increase train register transfer purchase promise balance host pilot`.split(
    /\s+/,
  ),
);

const ADVERB = /^(?:\p{L}{2,}ly|also|then|often|always|twice|once|jointly|personally|co-|A\/B)$/iu;

export type VerbForm = 'past' | 'base' | 'third' | 'ing';

const firstWords = (text: string): string[] => text.slice(0, 120).split(/[\s,;:/]+/, 4);

/** The form of the verb that a statement without a subject begins with; undefined where it begins with another word. */
export function verbForm(text: string): VerbForm | undefined {
  if (/^[\p{L}-]+:\s/u.test(text)) return undefined; // a label
  const [first = '', second = '', third = ''] = firstWords(text);
  const word = first.toLowerCase();
  if (isPast(word)) return 'past';
  if (
    /^\p{L}{2,}ing$/u.test(word) &&
    !/^(?:during|according|including|regarding|following|morning|evening|king|string|spring|building|nothing|something|everything|anything|wing|ring|sing|thing|bring|being)$/.test(
      word,
    )
  )
    return 'ing';
  if (
    /^(?:mentor|coach|head|guide|host|partner|lead|pilot)$/.test(word) &&
    /^(?:to|of|for|in|at)$/.test(second)
  )
    return undefined;
  if (BASE.has(word)) return !ALSO_NOUNS.has(word) || takesObject(second, third) ? 'base' : undefined;
  if (isThird(word) && (!ALSO_NOUNS.has(baseOf(word)) || takesObject(second, third))) return 'third';
  return undefined;
}

/** Whether a word in lower case is a verb in the past by its form. */
export const isPast = (word: string): boolean =>
  IRREGULAR_PAST.has(word) ||
  IRREGULAR_PAST.has(/^(?:re|over|out|mis|un|under)(\p{L}{3,})$/u.exec(word)?.[1] ?? '') ||
  (/^\p{L}[\p{L}-]*[^e\P{L}]ed$|^(?:agreed|disagreed|freed|guaranteed|refereed|oversaw)$/u.test(word) &&
    !NO_PAST.has(word));

/** `manages` → `manage`; a word of any other form is given back as it came. */
function baseOf(word: string): string {
  if (word.endsWith('ies') && BASE.has(`${word.slice(0, -3)}y`)) return `${word.slice(0, -3)}y`;
  if (word.endsWith('es') && BASE.has(word.slice(0, -2))) return word.slice(0, -2);
  return word.endsWith('s') && BASE.has(word.slice(0, -1)) ? word.slice(0, -1) : word;
}

const isThird = (word: string): boolean => word.endsWith('s') && !BASE.has(word) && baseOf(word) !== word;

/** What follows a verb rather than the first half of a noun phrase: `Plan weekly menus`, not `Plan and budget of`. */
const takesObject = (second: string, third: string): boolean =>
  !/^[\d£€$]/.test(third) && takesWord(second, third);

const takesWord = (second: string, third: string): boolean =>
  /^(?:the|a|an|all|our|my|their|its|his|her|new|up|out|on|with|to|over|about|as|through|under|every|each|some|several|multiple|complex|daily|weekly|monthly|\d.*|one|two|three|four|five|six|seven|eight|nine|ten|more|across|closely|alongside|between|within)$/i.test(
    second,
  ) ||
  /^\p{Ll}{3,}(?:s|ly|al|ic|ive|ous)$/u.test(second) ||
  (/^(?:and|&|or)$/i.test(second) && BASE.has(third.toLowerCase()) && !ALSO_NOUNS.has(third.toLowerCase()));

/** The same for a statement that may begin with an adverb: `Successfully led`. */
export function startsWithVerb(text: string): boolean {
  const adverb = leadingAdverb(text);
  return verbForm(text.slice(adverb.length)) !== undefined;
}

/** `Successfully ` of `Successfully led a team`; empty where no adverb stands before a verb. */
function leadingAdverb(text: string): string {
  const match = /^(\S{2,20})\s+/u.exec(text);
  return match !== null && ADVERB.test(match[1]!) && verbForm(text.slice(match[0].length)) !== undefined
    ? match[0]
    : '';
}
