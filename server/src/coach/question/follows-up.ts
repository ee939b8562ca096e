import type { Episode } from '#coach/candidate/candidate.ts';
import type { Token } from '#coach/language/read-text.ts';
import { hasAnaphor } from './anaphor.ts';
import { kindsOf, type QuestionKind } from './question.ts';
import lists from './words.json' with { type: 'json' };

const ELLIPTICAL =
  /^(?:and |so |but |ok |then )*(?:(?:the|your) (?:result|results|outcome|team|customer|client|lesson|reason|cost|reaction|numbers?|figures?|end|others?|rest)|how did you (?:feel|cope|manage|react|respond|decide|know|find out|notice|start|begin|do|prepare|measure|choose)(?: (?:about|it|that|then|in the end|afterwards|first|exactly|to)){0,2}|were you (?:\S+ )?(?:nervous|scared|afraid|surprised|happy|satisfied|worried|disappointed|angry|alone|successful)(?: \S+){0,3}|did (?:anyone|anybody|everyone|everybody|nobody|somebody|people)(?: else)? (?!you\b)\S+(?: \S+){0,4}|(?:what happened )?after(?:wards| that)|(?:did you get|(?:was|were) there) (?:any |much )?(?:push ?back|complaints?|resistance|trouble|criticism|objections?|thanks|help|support|feedback|doubts?)(?: \S+){0,3}|what would you have done(?: if .+| otherwise)?|(?:and )?if (?:you|it|they|he|she|that) had(?:nt| not)? (?!.*\b(?:what|which|where|who|how)\b).+|what if (?:it|they|he|she|that) .+|what do you do differently(?: (?:now|since|since then|today|these days|nowadays))*|who made the \S+|how do you \S+(?: \S+){0,3} (?:now|these days|nowadays|today)|how (?:big|large|long|old|expensive) was the \S+|how did you measure (?:success|progress|the \S+)|(?:why did you|what made you) (?:choose|pick|think of|go for|decide on) (?!to\b|this\b|our\b|us\b|nursing\b|teaching\b)(?:the|that) (?!role|job|company|profession|career|post)\S+|what (?:surprised|helped|worried|bothered) you(?: \S+){0,3}|why not \S+(?: \S+){0,3}|who did you (?:have to |need to )?\S+(?: to)?|then(?: what)?|why(?: (?:not|so|is that|was that))?|how (?:so|come)|how exactly|in what way|what (?:else|then|next)|what happened(?: \S+){0,4}|how did (?:things|everything) (?:\S+ ?){1,3}|what changed(?: \S+){0,3}|(?:can|could|would) you (?:elaborate|expand|go on|be more specific|go into (?:more )?detail|say (?:a bit |a little )?more|tell me (?:a bit |a little )?more)(?: \S+){0,4}|(?:tell me|say) (?:a bit |a little )?more|go on|elaborate|for example|such as|like what|with what (?:result|outcome)|to what end|at what cost|by how much|how (?:much|many|long|big|often|quickly|far)|says who|who (?:else )?(?:\S+ )?(?:decided|paid|noticed|complained|helped|agreed|objected|was involved|knew|owned|approved|said)(?: \S+){0,3}|(?:is there |was there )?(?:anything|something|what) (?:else )?(?:(?:that )?you (?:would|could|might|should)) (?:\S+ )?(?:do|have done|change|do again) ?(?:differently)?(?: (?:now|today|next time|again|looking back|in hindsight|there|in that \S+|with hindsight))?|what would you (?:have )?(?:do|done|change)(?: (?:differently|about it|about that))?(?: (?:now|today|next time|again|looking back|in hindsight|there|in that \S+|with hindsight|instead))?|(?:would|could) you (?:have )?(?:do|done) (?:anything|something|things|the same)(?: \S+){0,3}|(?:in hindsight|looking back|with hindsight)\b.*|any regrets|and you|what did you (?:learn|take away|take from|do|say|decide|try|use|change|conclude)(?: (?:next|then|first|instead|exactly|about yourself|from there|from the experience|in the end|after))?|(?:what|which) (?:was|were) (?:the|your) (?:\S+ )?(?:outcome|result|results|impact|effect|role|part|contribution|upshot|reaction|response|cost|budget|number|numbers|deadline|problem|cause|root cause|reasoning|lesson|lessons|biggest lesson|feedback|hardest part|number in the end|difficulty|obstacle|obstacles|alternative|alternatives|goal|plan)(?: (?:in the end|exactly|then|for you|like))?)$/;

/** Own subject, whatever the pronouns: "another time". */
const STANDS_ALONE =
  /\b(?:a|an|another|any|one|different|other) (?:\S+ )?(?:time|situation|occasion|example|instance|moment)\b(?! (?:of|from) (?:that|it|this)\b)|\b(?:have|has|had|did|was|were) (?:you|anybody|anyone|there|somebody|something|anything|people|an? \S+) ever\b|\bwhen have you\b|\b(?:worst|best|most|\S{3,}est) (?:\S+ ){1,2}(?:that )?(?:you|youve) (?:have |had )?(?:ever )?(?!told|said|mentioned)\S+|\bthink of an?\b|\bwhen did you last\b|\btell (?:me|us) (?:\S+ ){0,3}about (?:a|an|your|yourself|somebody|someone|something)\b|\bexperience (?:with|in|of|using) (?!that|it|them|this)|\bdifference between\b|\b(?:this|the) (?:role|position|post)\b|\bjoin us\b|\babout us\b|\byou (?:are|were) (?:\S+ )?proud/;

/** "what did your boss say" needs no pronoun. */
const STORY_NOUNS = new Set(lists.ofAStory.split(' '));
export const isOfAStory = (lemma: string): boolean => STORY_NOUNS.has(lemma);
const PAST = /^(?:\S+ ){0,4}(?:did|was|were|happened|had)\b/;
const INDEFINITE =
  /\b(?:an?|any|ever|usually|typically|generally|normally|last|previous|current|biggest|greatest|hardest|best|worst|most|have you)\b/;
const CANNOT_FOLLOW = kindsOf('cannotFollow');
/** "did it pay off" */
const ASKS_BACK = /^(?:and |so )?(?:did|was|were|has|have|is) (?:it|that|this|they|he|she)\b/;
const HOW_DID_YOU = /^how did you \S+ (?!about\b)\S/;
const WHERE_ABOUTS = /^(?:and |so )?where did you\b/;
/** "what was the …", "weren't you afraid": only of a story. */
const ABOUT_THE_THING =
  /^(?:and |so )?(?:(?:what|where|who|how) (?:was|were|did) the \S+(?: \S+){0,4}|(?:(?:was|were|did|had)nt|were) (?:you|it|they|he|she|the \S+) \S+(?: \S+){0,7})$/;
const DEFINITE_CAN_FOLLOW = kindsOf('definiteCanFollow');
const SHORT = 9;
const HINDSIGHT = /\b(?:again|differently|hindsight|looking back)\b/;
const MOST_WORDS = 20;

/**
 * Incomplete, or with a pronoun for the last story, or naming only its things.
 * @param words plain words
 */
export function followsUp(
  words: string,
  kind: QuestionKind,
  focus: readonly Token[],
  last: Episode | undefined,
): boolean {
  if (STANDS_ALONE.test(words)) return false;
  if (ELLIPTICAL.test(words)) return true;
  if (words.split(' ').length > MOST_WORDS) return false;
  if (CANNOT_FOLLOW.has(kind)) return ASKS_BACK.test(words) && hasAnaphor(words);
  if (
    kind === 'motivation' &&
    /^why (?:this|our)\b|\b(?:leave|leaving|left|us|role|job|company|want|apply|join|work|career|become)\b/.test(
      words,
    )
  )
    return false;
  if (kind === 'situational' && /\b(?:if|an?|some|any)\b/.test(words) && !HINDSIGHT.test(words)) return false;
  if (hasAnaphor(words)) return true;
  const told = last === undefined ? undefined : lemmasOf(last);
  if (/^why (?:the|that|not) /.test(words)) return focus.some(({ lemma }) => told?.has(lemma));
  if (
    told !== undefined &&
    ABOUT_THE_THING.test(words) &&
    DEFINITE_CAN_FOLLOW.has(kind) &&
    !INDEFINITE.test(words)
  )
    return true;
  if (!PAST.test(words) || INDEFINITE.test(words) || WHERE_ABOUTS.test(words) || kind === 'motivation')
    return false;
  const isShort =
    told !== undefined && words.split(' ').length <= SHORT && kind !== 'look-up' && kind !== 'experience';
  // "How did you speed up the month-end close" brings its own matter.
  const things = focus.filter(({ pos }) => pos === 'NOUN');
  if (HOW_DID_YOU.test(words) && things.length > 0 && !things.some(({ lemma }) => told?.has(lemma)))
    return false;
  return focus.every(
    ({ lemma, pos }) =>
      STORY_NOUNS.has(lemma) || told?.has(lemma) || (isShort && pos !== 'NOUN' && pos !== 'PROPN'),
  );
}

const lemmasOf = (episode: Episode): Set<string> =>
  new Set(episode.sentences.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
