import type { Episode } from '#coach/candidate/candidate.ts';
import { isOwnMistake } from '../went-wrong.ts';

const textOf = ({ sentences }: Episode): string => sentences.map(({ text }) => text).join(' ');
const says =
  (...patterns: readonly RegExp[]) =>
  (episode: Episode): boolean =>
    patterns.every((pattern) => pattern.test(textOf(episode)));

/** What somebody else has said of the candidate: "“Ana stays calm.”" */
export const isPraise = ({ sentences: [first] }: Episode): boolean => /^["“]/.test(first?.text ?? '');

/** Of family and illness, which are told where a gap is asked for and nowhere else. */
export const isPrivate = (text: string): boolean => PRIVATE.test(text);

const PRIVATE =
  /\b(?:my|our) (?:late |own |elderly |sick )?(?:mother|mum|father|dad|parents?|wife|husband|son|daughter|child(?:ren)?|family|brother|sister|grand\p{L}+|partner|illness|health|recovery|operation)\b(?!['’]s (?:language|tongue|business|shop|firm))|\b(?:maternity|paternity|parental|sick|compassionate) leave\b|\bI (?:was|fell|had been) (?:seriously |very )?ill\b|\b(?:burn ?out|depression|bereave\w+|chemotherapy)\b/iu;

/** Done by somebody else, whatever the candidate's share: "Service restored by my colleague Yusuf". */
export const isOfAnother = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => BY_ANOTHER.test(text)) ||
  sentences.every(({ text }) => !MINE.test(text) && OTHERS_DEED.test(text));

const BY_ANOTHER =
  /\bby (?:my|our|the|a) (?:\p{L}+ ){0,2}?(?:colleagues?|lead|leader|manager|boss|director|chef|owner|partner|team ?mates?|supervisor|senior|sister|consultant|contractor|head|office)\b|^my (?:own )?(?:part|share|bit)\b|\bnot (?:me|mine|us|my (?:own )?(?:work|doing|idea))\b/iu;
/** "Led by Hakim", and not "done by Friday". */
const BY_NAME =
  /\b(?:led|won|written|built|designed|run|handled|managed|organi[sz]ed|drafted|negotiated|planned|developed|introduced|created|chaired) by (?!(?:\p{L}+day|January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas)\b)\p{Lu}/u;
/** Somebody did it before the speaker comes in: "The central office let that", "The head chef wrote it, I tested three". */
const ANOTHER_DID_IT =
  /^(?:(?!\b(?:I|[Ww]e|[Tt]eam|[Cc]rew)\b).)*\b(?:[Tt]he|[Mm]y|[Oo]ur|[Aa]n?|[Aa]nother|[Ss]ome(?:body|one)|\p{Lu}\p{Ll}+)(?: (?!team\b|crew\b)\p{L}+){0,3} (?:did|wrote|made|let|led|ran|built|designed|won|drew|fixed|solved|negotiated|handled|arranged|organi[sz]ed|got) (?:it|that|this|them|most|all)\b/u;
/** "That was the director's work", "I was one of nine". */
const CREDITED =
  /\b(?:that|this|it|all of it|the (?:work|idea|design|credit)) (?:was|is|were) (?:[\p{L}'’ -]{2,30}?(?:['’]s|s['’])|his|hers?|theirs?) (?:own )?(?:work|doing|idea|design|achievement|decision|project)\b|\bI was (?:only |just )?one of\b|^(?!I\b)[^.]{2,40} had the idea\b|\bI (?:only|just|merely) (?!had\b|found\b)\p{L}+/iu;

/** The credit for it is somebody else's, whoever tells it. */
export const isToAnothersCredit = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => BY_NAME.test(text) || ANOTHER_DID_IT.test(text) || CREDITED.test(text));
const MINE = /\b(?:I|I['’]\p{L}+|my|mine|me|we|our|us)\b/iu;
const OTHERS_DEED =
  /^(?:(?:The|An?|My|Our|His|Her|Their) (?:\p{L}+ ){0,3}?(?:manager|director|owner|colleague|chef|lead|head|boss|partner|supervisor|team|client|customer)|He|She|They)\b/u;

const QUARREL =
  /\b(?:f[ae]ll out|falling[- ]out|argued|arguments?|quarrel\p{L}*|clash\p{L}*|had a row|(?<!\bin )a row (?:about|over|between)|conflicts?|friction|tensions?|feud|dispute[ds]?|(?:would|did|could) not (?:share|speak|talk|get on|agree|work together)|disagree\p{L}*|saw (?:it|things) differently|at odds|stopped turning up|blamed (?:each other|me)|(?:was|were) against (?:me|it|each other)|complained about (?:me|each other))\b/iu;
const SUPERIOR =
  /\b(?:manager|boss|director|supervisor|superior|owner|head (?:of|teacher|chef|nurse)|the head|ceo|cto|chief|matron|principal|foreman|team lead|lead architect|lead engineer|our lead|senior colleague|consultant|professor)\b/i;
const OUTSIDER =
  /\b(?:customers?|clients?|guests?|patients?|parents?|fathers?|mothers?|daughters?|sons?|relatives?|visitors?|passengers?|tenants?|residents?|shoppers?|buyers?|suppliers?|merchants?|callers?|diners?|members? of the public|gentleman|lady|landlords?|neighbours?|couples?|brides?|grooms?|families|students?|pupils?|learners?|councillors?|GPs?)\b/i;
/** Of an animal's owner, who is also a word for the boss. */
const OUTSIDER_OR_OWNER = new RegExp(`${OUTSIDER.source}|\\bowners?\\b`, 'i');

/** Somebody from outside is in it. */
export const tellsOfOutsider = says(OUTSIDER_OR_OWNER);

/** Between people, whoever they are. */
export const isQuarrel = says(QUARREL);
/** Open words rather than a coolness. */
export const isOpenQuarrel = says(
  /\b(?:f[ae]ll out|falling[- ]out|argued|argument|quarrel\p{L}*|clash\p{L}*|had a row|disagree\p{L}*)\b/iu,
);
/** With a colleague, and neither with a superior nor with somebody from outside: whoever comes in later took no part. */
export function isConflict({ sentences }: Episode): boolean {
  const texts = sentences.map(({ text }) => text);
  const quarrel = texts.findIndex((text) => QUARREL.test(text));
  const upTo = texts.slice(0, quarrel + 1).join(' ');
  return quarrel >= 0 && !SUPERIOR.test(upTo) && !OUTSIDER.test(upTo);
}
/** Somebody who would not, or did not want to, in whatever words. */
const FRICTION =
  /\b(?:refus\p{L}*|fought|fight(?:s|ing)?|stopped speaking|wanted the same|would(?: not|n['’]t)|(?:did|does|do) not (?:want|like|trust|listen|answer)|wanted nothing|against|resent\p{L}*|complain\p{L}*|blam\p{L}*|upset|angry|annoyed|furious|cold|silen\p{L}+|ignored|unfair|apologi[sz]\p{L}+|insist\p{L}*|criticis\p{L}+|rude|stubborn|sceptic\p{L}*|rival\p{L}*|slow(?:ed)? (?:me|us) down|never (?:spoke|shared|answered))\b/iu;
/** Friction with somebody who is neither above nor from outside. */
export const isAgainstColleague = (episode: Episode): boolean => {
  const text = textOf(episode);
  return (
    FRICTION.test(text) &&
    MINE.test(text) &&
    !SUPERIOR.test(text) &&
    !OUTSIDER.test(text) &&
    !isOfAnother(episode)
  );
};
/** Somebody who saw it otherwise, in whatever words. */
const OTHERWISE =
  /\b(?:agree\p{L}*|differ\p{L}*|instead|persua\p{L}*|convinc\p{L}*|object\p{L}*|argu\p{L}*|suggest\p{L}*|proposed|asked (?:for|to|why)|wanted|wished|planned|thought|doubt\p{L}*|chang(?:ed?|ing) (?:his|her|their) minds?)\b/iu;
/** Somebody above saw it otherwise, and it is no mistake that was owned up to. */
export const isAgainstSuperior = (episode: Episode): boolean => {
  const text = textOf(episode);
  const isOtherwise = QUARREL.test(text) || OTHERWISE.test(text) || WARNED.test(text);
  return (
    SUPERIOR.test(text) && isOtherwise && MINE.test(text) && !isOfAnother(episode) && !isOwnMistake(episode)
  );
};
/** The candidate saw something in another way than whoever they worked for. */
export const isDisagreement = (episode: Episode): boolean => {
  const text = textOf(episode);
  return (
    SUPERIOR.test(text) &&
    (QUARREL.test(text) || WARNED.test(text)) &&
    !isOfAnother(episode) &&
    !OUTSIDER.test(text)
  );
};
/** "I told the owner that we could not." */
const WARNED =
  /\bI (?:told|warned|persuaded|convinced|asked|showed) (?:the|my|our) (?:\p{L}+ ){0,3}?(?:manager|boss|director|supervisor|owner|head|chief|foreman)\b[^]*\b(?:not|unsafe|wrong|too|instead|dropped|changed (?:his|her|their) mind|kept (?:his|her|their))\b|\bI (?:refused|objected|pushed back|stood my ground|said no|declined)\b/iu;

const DIFFICULT =
  /\b(?:angry|angrily|furious|threw|hit out|lashed out|spat|kicked|shout\p{L}*|yell\p{L}*|complain\p{L}*|upset|unhappy|rude|banged|swore|threaten\p{L}*|refused|demand\p{L}*|difficult|awkward|impatient|irate|cross|aggressive|not politely|disappointed|insist\p{L}*|wanted (?:his|her|their) money back|stormed)\b/iu;
export const isOfDifficultCustomer = (episode: Episode): boolean => {
  const text = textOf(episode);
  return OUTSIDER_OR_OWNER.test(text) && DIFFICULT.test(text) && MINE.test(text) && !isOfAnother(episode);
};

/** What was tried and did not work, of the candidate's own. */
export const isFailure = (episode: Episode): boolean => {
  const text = textOf(episode);
  return FAILED.test(text) && MINE.test(text) && !isOfAnother(episode);
};
const FAILED =
  /\b(?:did not (?:work(?! (?:for|at|with|in)\b)|sell|take off|come off|pay off|succeed)|(?:I|my|mine|project|launch|pilot|attempt|campaign|plan|idea|trial|first) (?:\p{L}+ ){0,4}failed|^(?:setback|failure|what went wrong)|a failure|my failure|flop(?:ped)?|withdrawn|came to nothing|unsuccessful|(?:was|were|been|be) (?:scrapped|abandoned|cancelled|rejected|shelved)|never (?:took off|caught on|got going|paid off|worked)|fizzled out|had to be (?:scrapped|dropped|cancelled|withdrawn|closed)|gave (?:it|that) up|used by (?:under|fewer|less|hardly|nobody|no one)|nobody (?:came|bought|used|wanted)|(?:we|I) lost the (?:contract|client|bid|tender|customer|account|order))\b/iu;

const PRESSED =
  /\b(?:deadlines?|tight|rush|queue|short notice|broke (?:down|in)|went down|failed|outage|short[- ]staffed|(?:was|were|fell|called in|off) (?:ill|sick)|peak|winter of|flu|christmas(?: eve)?|easter|black friday|(?:\d+|one|two|three|four|five|six|seven) (?:hours?|days?|weeks?) (?:before|to go|left|late)|in (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:hours|minutes)|overnight|the same (?:day|night|evening|morning)|by (?:six|seven|eight|nine|ten|noon|midnight|the morning|the evening)|under pressure|emergency|crisis|urgent\p{L}*|at once|blew down|flood(?:ed|s)?|storm|fire|bleed|ambulance|collapsed|burn(?:t|ed) (?:his|her|their)|last[- ]minute|(?:two|three|four|five) in the morning|no[- ]show|double shifts?|full for|half the staff)\b/giu;
/** How much of a story tells of pressure; none of one that was somebody else's to bear. */
export const pressureIn = (episode: Episode): number =>
  isOfAnother(episode) ? 0 : new Set(textOf(episode).toLowerCase().match(PRESSED)).size;

const LED =
  /\b(?:led|lead|leading|in charge of|shift lead|supervis\p{L}+|ran the (?:shift|floor|team|night|kitchen)|run the (?:shift|shop floor|floor|team|night|kitchen)|manag(?:e|ed|ing) (?:a |the )?(?:team|staff|crew|shift|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)|headed|captain\p{L}*|rota'?d|took charge|with a team of|coordinat\p{L}+|look(?:ed)? after (?:a |the )?(?:team|\d+))\b/iu;
const PEOPLE =
  /\b(?:team|staff|people|operatives?|assistants?|colleagues|teachers|nurses|engineers|developers|volunteers|apprentices|trainees|crew|cooks|chefs|waiters|drivers|bakers|workers|technicians|members|temps|students|shifts?|guards|carers|(?!(?:serv|ord|custom|comput|numb|pap|us|lett|off|suppli|contain|trail|rout|print|draw|cov|dinn|oth|read|subscrib|passeng)ers\b)\p{L}{3,}ers)\b/iu;
/** People were led by the candidate. */
export const isOfLeading = (episode: Episode): boolean =>
  (says(LED, PEOPLE)(episode) || says(/\bincident commander\b/i)(episode)) &&
  !isOfAnother(episode) &&
  !/\bled by\b|\bteam lead\b/i.test(textOf(episode));

/** Others followed the candidate in it, as a team or one by one. */
export const tellsOfFollowers = says(
  /\b(?:train(?:ed|ing)|mentor\p{L}*|coach(?:ed|ing)|taught|brief(?:ed|ing)|delegat\p{L}+|rota|in charge|volunteers|apprentices?|trainees?|with (?:\p{L}+ )?(?:one|two|three|four|five|six|seven|eight|\d+) (?:\p{L}+ )?\p{L}+s?|asked (?:two|three|four|five|six|\d+)|gave (?:each|everyone|everybody))\b/iu,
);

const LEARNED =
  /\b(?:learn(?:ed|t|ing)?|taught myself|teaching myself|pick(?:ed)? (?:it |this |that )?up|new to me|retrain(?:ed)?|self-taught|trained myself|got to know|two-day course|thrown in)\b/iu;
const QUICKLY =
  /\b(?:(?:in|within|had|for|over|only|just) (?:\w+ )?(?:\d+|a|one|two|three|four|five|six|seven|eight) (?:days?|weeks?|months?|nights?|evenings?)|(?:week|month|day) (?:one|two|three)|signed off|short notice|quickly|overnight|fast|weekend)\b/iu;
export const isOfLearning = (episode: Episode): boolean =>
  says(LEARNED, QUICKLY)(episode) &&
  !isOfAnother(episode) &&
  !/\blearn(?:ed|t) (?:that|to have)\b/i.test(textOf(episode));
/** Something was learned, in whatever time. */
export const tellsLearning = (episode: Episode): boolean => says(LEARNED)(episode) && !isOfAnother(episode);
