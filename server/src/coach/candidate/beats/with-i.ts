import { namesTitle } from '../layout/titles.ts';
import { isDeed, isDeedNow } from './past-tenses.ts';

/** Shorter lines may be headings: "Sorted". */
const FEWEST_WORDS = 3;

/**
 * Line of a résumé with an "I" where it begins with a deed, else unchanged: "Stock control for nine shops".
 * @param isCurrent undefined where the job's dates are unknown
 */
export function withI(line: string, isCurrent: boolean | undefined): string {
  if (DONE.test(line)) return `I ${small(line)}`;
  if (CAME_TO.test(line)) return line;
  if (GIVEN.test(line)) return `I was ${small(line)}`;
  if (isCurrent !== undefined && DUTY.test(line)) return `I ${isCurrent ? 'am' : 'was'} ${small(line)}`;
  if (isDeedNow(PRESENT.exec(line)?.[1]?.toLowerCase() ?? '') && !IS_SUBJECT.test(line))
    return `I ${small(line)}`;
  const opening = openingOf(line);
  const act = line.slice(opening.length);
  if (opening !== '') return beginsWithDeed(act) ? `${opening}I ${act}` : line;
  const [adverb = ''] = ADVERB.exec(line) ?? [];
  return beginsWithDeed(line.slice(adverb.length)) ? `I ${small(line)}` : line;
}

const DONE = /^(?:Was|Had to|Have been) (?!n['’]t|there\b|to be\b)\p{Ll}+ \p{L}/u;
const GIVEN = /^Given (?:only )?(?:\d+|an?|one|two|three|four|five|six) \p{Ll}+ to \p{Ll}/u;
const PRESENT =
  /^(?!(?:Lead in|Not)\b)(\p{Lu}\p{Ll}+)(?: (?:down|up|out|in|off|back|over|through))? (?:an?|the|my|our|their|every|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{2,3}|\d+,\d{3}) \p{L}/u;
const CAME_TO = /^(?:Dropped|Scrapped|Shelved|Failed) (?:after|because|within)\b/;
const DUTY = /^Responsible for \S(?!.*, (?:\d|(?:team|staff|crew) of \d))/;
const small = (line: string): string => line.charAt(0).toLowerCase() + line.slice(1);

/** "Successfully led" */
const ADVERB =
  /^(?:Also|Then|Later|Often|Twice|Once|(?!(?:Assembly|Supply|Family|Reply|Fly|Only|Monopoly|July)\b)\p{L}{3,}ly) (?=\p{Ll})/u;

/** "During the outage, ": no person in it. */
const openingOf = (line: string): string => {
  const [, opening = ''] = OPENING.exec(line) ?? OF_A_NAME.exec(line) ?? [];
  return /\b(?:I|we)\b/.test(opening) ? '' : opening;
};
const OPENING =
  /^((?:When|After|As|During|In|On|At|Since|While|Before|With|Within|Over|For|To|Instead of|By)\b[^,;:.]{3,90}, )(?!\S+ (?:by|(?:\S+ )?(?:and|or)) )(?=\p{Ll}+ )/u;

/** "Mar 2023: deployed a change" */
const OF_A_NAME =
  /^(\p{Lu}[^,;:.]* [^,;:.]{2,30}: )(?=\p{Ll}+ (?:an?|the|my|our|all|every|both|two|three|four|five|six|\d+)\b)/u;

function beginsWithDeed(line: string): boolean {
  const [first = ''] = /^\p{L}[\p{L}-]*/u.exec(line) ?? [];
  return (
    isDeed(first.toLowerCase()) &&
    !/^\p{Lu}{2}/u.test(first) && // `LED lighting`
    line.charAt(first.length) !== ':' &&
    (line.split(/\s+/).length >= FEWEST_WORDS || /^said (?:no|yes|so)\b/i.test(line)) &&
    ![DONE_TO, BY_OTHERS, NAMES, TRUSTED, MEASURE, OF_A_THING].some((other) => other.test(line)) &&
    !describesPerson(line) &&
    (TAKES_A_CLAUSE.test(line) || !IS_SUBJECT.test(line))
  );
}

/** Done to the writer: "Selected as one of 12 trainers", "Locked out on Black Friday". */
const DONE_TO =
  /^(?:(?:named|voted|elected|nominated|chosen|rated|ranked)\b.{1,60}\bby\b|(?:accepted|admitted|asked|assigned|chosen|drafted|engaged|enlisted|exposed|given|hired|invited|located|moved|named|picked|posted|put|ranked|rated|reassigned|recogni[sz]ed|recommended|recruited|registered|relocated|retained|selected|sent|taught|told|traced|trained|transferred|used) (?:to|as|by|for|in|at|from|among|with|within|across)|(?:brought|called|drafted) (?:in|up|back) (?:to|by|as|when)|locked out|asked (?:where|what|how|why|whether|about|if)\b[^,]*, I\b|signed off (?:for|with)\b|(?:sacked|dismissed|fired) (?:for|after|when|because|in \d)\b|laid off|let go|kept on|made redundant|found to|set back|paid (?:by|off by)|commended|praised (?:in|by|for)|offered (?:(?:the|an?) )?(?:\p{Ll}+ ){0,2}(?:supervisor|manager|leader|lead|head|chef|deckhand|director|partner|post|job|role|position|promotion|place|contract|partnership)(?=[.,;]|$| in (?:19|20)| and (?:turned|declined|knocked)))\b/iu;
const BY_OTHERS =
  /^\S+ (?:(?:up|down) by (?:my|the|our|council|management|head office)\b|by (?:the|an?|my|our|his|her|their|both|all|two|three|four|insurance|council|management|customers?|clients?|colleagues|others|staff|head office|(?!\p{L}+day\b)\p{Lu}))/u;

const NAMES =
  /^(?:fixed[- ]term|paid (?:media|search|social|ads|acquisition)|lost property|used (?:cars?|vehicles?)|shared (?:services?|housing|ownership)|slipped dis[ck]s?|lost[- ]time|regretted (?:attrition|losses|leavers?)|mixed (?:bag|results)|applied (?:mathematics|physics|research|sciences?|arts?|linguistics)|printed circuit|closed[- ]loop|added value|split shifts?|set (?:menus?|design)|cut flowers|built environment|managed services? provider|assisted living|supported living|sheltered housing|occupied (?:campus|buildings?|premises|sites?)|guided tours?|printed matter)\b/i;
/** "Trusted keyholder for two shops", not "Trusted the new route". */
const TRUSTED =
  /^(?:trusted|respected|tried|polished|driven|appreciated|tested) (?!(?:the|an?|my|our|his|her|their|its|this|that|these|those|each|every|all|both|some|two|three|\d|in|on|for)\b)/i;

/** "Abandoned calls on my team: 11% down to 4%", "Failed runs 38 in 2019, 3 in 2024" */
const MEASURE =
  /^\p{L}[^:.,;]{2,60}: (?:from )?[£€$]?\d[^:]{0,40}? to [£€$]?\d|^(?!(?:cut|reduced|raised|lowered|increased|improved|boosted|brought|halved)\b)\p{L}+ (?:\p{Ll}+ ){0,2}\p{Ll}+s:? (?:(?:down|up) )?(?:from )?[£€$]?\d[\d.,]*%?(?: in (?:19|20)\d\d, \d| (?:to|→|->) \d[\d.,]*%| a (?:day|week|month|quarter) \(|\.?$| days\b)/iu;

/** "Paid back in 19 months", "Opened on the planned day" */
const OF_A_THING =
  /^(?:paid (?:back|for (?:it|them)sel\p{L}+)|broke even|sold out|came in (?:under|over|below) (?:budget|cost|time)|took (?:about |only )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{Ll}+ )?(?:minutes?|hours?|days?|weeks?|months?|years?)\b|led to\b|resulted in\b|became (?:the|an?) (?:standard|norm|model|template|rule|pattern)\b|grew (?:from|to|by) \d|dropped (?:from|to) \d|(?:cut|reduced|raised|brought) (?:down |up )?(?:from \d|by \d[\d.,]*%?\.?$)|lasted|held up for|ran (?:on time|late(?=[.,;])|for \d+ (?:weeks|months|seasons|years))|(?:opened|launched|closed|shut) (?:on (?:the planned|time)|early|late|again|(?:two|three|four|\d+) (?:days|weeks|months) (?:early|late))\b|worked first time\b|(?:spilled|spoiled|lost|wasted|rejected|missed) [^.;,]{3,40} cost [£€$\d])/iu;

export const tellsOfThing = (line: string): boolean =>
  !/^(?:I|We)\b/.test(line) && (MEASURE.test(line) || OF_A_THING.test(line));

function describesPerson(line: string): boolean {
  const [, noun = ''] =
    /^(?:organi[sz]ed|established|published|registered|trained|recogni[sz]ed|accomplished|self-\p{L}+) ((?:(?:and|but) )?(?:\p{Ll}+ ){0,3}?\p{Ll}+)(?= (?:who|with|and|in|at|for|of)\b|[,.;]|$)/iu.exec(
      line,
    ) ?? [];
  return namesTitle(noun) && !noun.endsWith('s') && !COUNTED.test(noun);
}

const COUNTED = /^(?:an?|the|my|our|both|all|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/;

/** Adjective before a subject: "Lost parcels fell by a third", "Improved loading plans saved one truck". */
const IS_SUBJECT =
  /^\S+(?: (?!(?:that|which|who|when|while|and|so|as|until|because|how|what|it|he|she|they|I|we|to|before|after|if|since|by|where|why|whether)\b)[\p{L}'’-]+){1,4} (?:fell|rose|grew|was|were|is|are|went|has|had|doubled|halved|dropped|stood|became|meant(?! for)|made|gave|saved|brought|helped|led|agreed|came|kept|took|stopped|started|allowed|let|increased|improved|reduced|decreased|cut)\b(?! by (?!an?\b|half\b|one\b|two\b|three\b|[\d£€$]))|^\S+ \p{Ll}+s \d\S* (?:-+>|→)/iu;
const TAKES_A_CLAUSE =
  /^(?:made sure|ensured|found|saw|noticed|reali[sz]ed|checked|confirmed|proved|knew|thought|argued|agreed|said|told|heard|discovered|believed|helped|let|kept|showed|proposed|suggested|got|had|asked|watched)\b/i;
