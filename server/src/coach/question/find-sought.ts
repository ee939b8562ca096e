import type { Question } from './question.ts';

const SOUGHT: readonly [NonNullable<Question['sought']>, RegExp][] = [
  ['degree', /\bat (?:the )?(?:university|college|uni)\b|\bas a student\b/],
  ['years', /\bhow many years\b|\bhow long\b|\byears of\b|\byears (?:\S+ ){0,2}have you\b/],
  [
    'tool',
    /\b(?:tools?|tooling|kit|apps?|software|systems?|programs?|packages?|technolog\w+|frameworks?|stack|equipment|machine\w*|databases?|librar\w+|instruments?|tills?|ovens?|programming|crm|platforms?|ide|editor)\b/,
  ],
  ['tool', /^(?:so |and )?what (?:do|did|are) you (?:currently |mostly )?(?:use|using|record|work with)\b/],
  [
    'language',
    /\b(?:languages?|tongues?|speak|fluent|bilingual|tongue|native)\b|\bhow is your (?:english|[a-z]{5,10})\b/,
  ],
  [
    'certificate',
    /\b(?:up to date|in date|ticket|card|life support|first aid|certif\w+|certs?|licen[cs]\w*|qualification\w*|qualified|accredit\w+|chartered|regist\w+|pin|dbs|trained|training|ticket)\b/,
  ],
  [
    'tool',
    /^(?:which|what) (?!compan|employ|firm|school|hospital|restaurant|place|country|cities)(?:\S+ ){1,3}(?:have|do|did|can) you (?:ever )?(?:worked? (?:with|on)|used?|operated?)$/,
  ],
  [
    'employer',
    /\bwhat (?:do you (?:\S+ )?do|are you doing)\b|\b(?:employer|employers|compan(?:y|ies)|firms?|job title|employed|work|working|worked|before|based|hospitals?|restaurants?)\b/,
  ],
  [
    'degree',
    /\b(?:student|degree|diploma|gpa|levels?|gcses?|phd|masters?|bachelors?|doctorate|apprenticeship|thesis|dissertation|stud(?:y|ies|ied)|major|universit\w+|college|school|subjects?|grades?|graduate|qualify|educat\w+|train|uni)\b/,
  ],
  ['tool', /^(?:which|what) \S+/],
];

/** @returns which fact a look-up is after, where the wording says so */
export const findSought = (words: string): Question['sought'] =>
  SOUGHT.find(([, pattern]) => pattern.test(words))?.[0];

const MATTERS: readonly [NonNullable<Question['matter']>, RegExp][] = [
  ['notice', /\bnotice\b/],
  [
    'visa',
    /\b(?:visas?|sponsor\w*|permit|authori[sz]\w+|right to work|(?:eligible|allowed|entitled|permitted) to work|legally|citizen\w*)\b/,
  ],
  [
    'offers',
    /\boffers?\b|\binterview\w*\b|\bprocess(?:es)?\b|\belsewhere\b|\bother (?:compan|employ|applic)\w+\b|\bwhere else\b|\btalking to\b|\bappl(?:y|ied)\w* anywhere\b/,
  ],
  [
    'references',
    /\brefer(?:ences?|ees?)\b|\b(?:speak|talk) (?:to|with)\b|\bbackground check\b|\bcontact\b|\bwho (?:can|could) we\b|\b(?:can|may|could) (?:we|i) (?:(?:call|ring|phone)\b|ask (?:somebody|someone|anybody|anyone|them|him|her|your (?:\S+ )?(?:boss|manager|employer|colleagues?))\b)/,
  ],
  ['relocation', /\brelocat\w*\b|\bhow far\b|\bmov(?:e|ing)\b|\bwhere (?:do|are) you\b/],
  [
    'remote',
    /\bremote\w*\b|\bfrom home\b|\bhybrid\b|\bon ?site\b|\boffice\b|\b(?:in|see us) (?:in )?person\b|\bcoming in\b|\bcabin\b|\bdays? (?:a|per) week\b/,
  ],
  [
    'hours',
    /\b(?:(?:which|what) (?:days|times)|shifts?|weekends?|nights?|overtime|holidays|mornings?|(?:full|part) time|on call|unsocial|rota|evenings?|hours|sundays?|saturdays?)\b(?! to start)/,
  ],
  ['travel', /\btravel\w*\b|\bcommut\w+\b|\bget(?:ting)? (?:here|to work|in)\b|\btransport\b|\bcar\b/],
  ['hours', /\b(?:these are|saturday|odd)\b/],
  ['start', /\b(?:start\w*|begin|join|earliest|availab\w+|soon|free)\b/],
];

/** @returns which of the job's terms is asked about */
export const findMatter = (words: string): Question['matter'] =>
  MATTERS.find(([, pattern]) => pattern.test(words))?.[0];
