import type { Episode } from '#coach/candidate/candidate.ts';

const WRONG =
  /\b(?:mistakes?|wrong(?:ly)?|fail(?:ed|ure)?(?! (?:one|him|her|them)\b)|(?<!\ba )missed(?! nothing)|mixed up|under-?estimated?|over-?estimated?|estimated\b.*\btook|overlooked|forgot\w*|misread|misjudged|too (?:much|long|many|fast|slowly|early|late|hard|quickly)|(?:paid|charged|sent|gave|given|booked|billed|ordered)\b[^.]*\btwice|should have|had not|not (?:asked|checked|weighed|looked|listened|measured|counted)|did not (?:ask|check|see|think|look|read|know)|never (?:asked|checked|thought)|(?:without|w\/o) (?:telling|asking|counting|checking|looking|reading|testing)|instead of (?:asking|watching|checking|counting)|I (?:had )?(?:assumed|trusted|believed|relied|broke(?! the (?:\w+ )?(?:story|news|record)\b)|burn(?:ed|t)|spil(?:led|t)|dropped|damaged)|(?:ten|three|four|five) times (?:the|as|too)|faults?|errors?|(?:was|were|been|be) out by|blamed|cost us|double-?booked|in place of \d|(?:did not|didn['’]t|not) pass(?:ed)?\b|left an? \S+ (?:\S+ ){0,4}open\b|under (?:one|the same) (?:number|name|label|code)|crashed|superseded|out of date|(?<!\b(?:through|beside|against|than|over|with) )last (?:year|month|week)['’]s|wrong way|(?<!\b(?:no|nothing|none|without)\b(?: \S+){0,3} )lost(?!-| (?:property|none|no|nothing|not)\b))\b/i;
const COST_DEARLY =
  /\bI (?:still )?regret\w*|\bI (?:was|had been) wrong\b|\bI (?:apologi[sz]ed|owned up)\b|\bmy (?:own )?(?:fault|error|doubts)\b|\bI (?:killed|ruined|wrecked) (?:all|half|most|both|the|an?|my|our|every|two|three|\d+)\b(?! (?:process|query|job|thread|session)s?\b)|\bI (?:wrote off|wasted|promised (?!to)|misunderstood|rushed|ignored|skipped|let \p{L}+ down)|\b(?:cost|loss) (?:me|of|us) (?:about |nearly |some )?[€$£\d]|\bI (?:bought|spent|opened|signed|ordered|accepted|took on) \b.*\b(?:without|too|against|never|nobody)\b|\bI had to (?:redo|start again|throw|close|withdraw|take (?:it|them) (?:out|back))\b/iu;
/** Own doing, not a customer's, nor what the candidate found. */
const BY_ME =
  /^Once \p{Ll}+(?:ed|ave|ent|old|eft|ut)\b|\b(?:I(?! (?:found|saw|noticed|discovered|spotted|caught|heard|showed|was (?:asked|brought|called|entrusted|given|lent|sent)))|^My (?!(?:\p{L}+ ){0,2}(?:manager|supervisor|boss|colleague|lead|leader|team|chef|director|head|owner|client|customer|partner|friend|student|pupil)s?\b)|my own|myself|of mine)\b/u;
const LEARNT =
  /\b(?:since then|ever since|from then on|never again|since that|these days|(?:now|today) (?:I|we|every|all)|(?:I|we|is|are) now|I (?:have )?learn(?:ed|t)|taught me|every \S+ is)\b/i;
/** "I once sent the list to everybody. I rang each of them." */
const ONCE = /^(?:[^,]{3,40}, )?I (?:once )?(?:sent|gave|left|told|deleted|posted|published|shared)\b/i;
const MENDS = /\bI (?:told|rang|called|wrote to|apologi[sz]ed|owned up|went (?:back )?to|reported)\b/;
const CHANGED = /\b(?:now|since|today|every|each)\b/i;

/** Care shows that something happened: "I have read every label back since". */
const CARE =
  /\b(?:I|and) (?:now |always |have (?:always )?)?(?:check|read|ask|look|count|test|measure|write|print|confirm|ring|label|paint)(?:e?d)?\b[^.]*\b(?:since|now|before I)\b|\b(?:now|since then|ever since),? (?:I|we) (?:have )?(?:always |never )?(?:check|read|ask|look|count|test|measure|confirm)|\b(?:no|nothing|nobody) (?:\p{L}+ ){0,2}now without\b/iu;

/** "Left a blank off a board. Drove back, told the office. Now I photograph before I close up." */
const NEW_HABIT =
  /^(?:Now|Since then|Ever since|These days|Today),? (?:I|we) (?!am\b|have (?:been|worked)\b|work\b|lead\b|run\b|manage\b)\p{Ll}+|\b(?:I|we) now (?!am\b|work\b|lead\b|run\b|manage\b)\p{Ll}+/u;
const PUT_BACK =
  /\b(?:(?:drove|went|came|rang|called) back|owned up|apologi[sz]ed|put (?:it|that|them) right|told (?:the|my|our) (?:\p{L}+ )?(?:office|manager|boss|foreman|head|director|supervisor|client|customer))\b/iu;
/** "Left a blank off a board" has no subject. */
const MY_DEED =
  /^(?:I\b|My\b|(?:Left|Put|Set|Sent|Gave|Took|Made|Ordered|Booked|Mixed|Missed|Forgot|Posted|Paid|Wrote|Read|Fitted|Drilled|Cut)\b)/;

/** "I said on the call that it was mine", "I called the owner myself" */
const OWNED =
  /\bI (?:informed|owned up|apologi[sz]ed|confessed|reported it|(?:called|rang|told) the \p{L}+ (?:myself|straight|at once))\b|\bit was (?:mine\b(?! who)|my (?:fault|error|mistake|doing))|\bbecause I (?:never (?:tried|tested|ran|asked|checked)|forgot|assumed)\b/u;

/** `Error, May 2024.` stands above what is the candidate's own. */
const LABELLED =
  /^(?:\W*\d+\W+)?(?:my )?(?:error|mistake|slip|blunder|(?:things |what )?(?:that )?went wrong)(?:[,:.]| (?:in|of) (?:\p{Lu}|\d))/iu;

/** Own mistakes suffice; others with what was learnt. */
const ENOUGH = 2;

/** "I rewrote the handover sheet after a missed dose" */
const PUT_RIGHT =
  /\bI (?!missed|made|had|lost)\p{L}+\b[^.]*\b(?:after|following|because of) (?:an?|the|some|several|two|three|four|repeated) (?:\p{L}+ ){0,2}?(?:missed|wrong|lost|failed|mistakes?|errors?|faults?|failures?)\b/iu;

/** "She failed it four times, so I chalked the bay out" is not the speaker's. */
function isByMe(text: string): boolean {
  const mine = text.search(BY_ME);
  const wrong = text.search(WRONG);
  return mine >= 0 && (wrong < 0 || mine <= wrong) && !PUT_RIGHT.test(text);
}

function wrongIn(episode: Episode): number {
  const isLearnt = episode.sentences.some(({ part, text }) => part === 'lesson' || LEARNT.test(text));
  if (isOwnMistake(episode)) return ENOUGH + (isLearnt ? 1 : 0);
  return tellsOfWrong(episode) ? 1 + (isLearnt ? 1 : 0) : 0;
}

const isOfWrong = (text: string): boolean => WRONG.test(text) || COST_DEARLY.test(text);

export const tellsOfWrong = ({ sentences }: Episode): boolean =>
  sentences.some(({ text }) => isOfWrong(text));

/** An oven that failed is no mistake of the baker's. */
export function isOwnMistake({ sentences }: Episode): boolean {
  const texts = sentences.map(({ text }) => text);
  const wrong = texts.filter(isOfWrong);
  if (wrong.some(isByMe)) return true;
  const [first = '', ...after] = texts;
  if (LABELLED.test(first) && texts.some((text) => BY_ME.test(text))) return true;
  const isMended =
    ONCE.test(first) && after.some((text) => MENDS.test(text)) && after.some((text) => CHANGED.test(text));
  const isPutBack =
    MY_DEED.test(first) &&
    after.some((text) => PUT_BACK.test(text)) &&
    after.some((text) => NEW_HABIT.test(text));
  const isOwned =
    texts.some((text) => OWNED.test(text)) && texts.some((text) => BY_ME.test(text) || MY_DEED.test(text));
  return (
    isMended || isPutBack || isOwned || (/^(?:I|We)\b/.test(first) && after.some((text) => CARE.test(text)))
  );
}

/** Own mistakes learnt from: nothing to show oneself by. */
export const wentWrong = (episode: Episode): boolean => wrongIn(episode) >= ENOUGH;
