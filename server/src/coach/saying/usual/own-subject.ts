import type { Episode } from '#coach/candidate/candidate.ts';
import { namesTitle } from '#coach/candidate/layout/titles.ts';
import { isPast, startsWithVerb } from '#coach/candidate/speech/verbs.ts';
import { withoutLabel } from './line-label.ts';

/** "When the lift stuck I …" */
const ASIDE =
  /^(?:When(?:ever)?|While|If|On|In|At|For|After|Before|Since|With(?:out)?|Outside|Away|From|Over|Under|By|As|Because|Though|Most|Every|Each|Once|During|Between|Until|Despite|Now|Then|So|But|And|Still|Also|Sometimes|Often|Usually|Today|Yesterday|Tomorrow|These days|One day|Mondays|Evenings|Weekends|Nights|(?:19|20)\d\d|\p{L}+(?:day|ly)s?)\b(?:(?!\b(?:and|but|so)\b)[^.;:]){0,90}?,? (?:I|we)(?:['’]\p{L}+)?\s/iu;
const MINE = /^(?:I|We)(?:['’]\p{L}+)?\s|^(?:A|An|The|One|Half) (?:\p{L}+ ){1,3}of (?:my own|mine)\b|^Me\b/u;
const MY_OWN =
  /^(?:My|Our) (?:\p{Ll}+ )?(?:aims?|goals?|plans?|hopes?|ambitions?|dream|wish|weakness(?:es)?|weak (?:point|spot|side)|strengths?|faults?|habits?|handwriting|notes|writing|spelling|spoken|English|accent|desk|(?:free|spare) time|evenings?|weekends?|sundays?|mornings?|mind|voice|way|rule|order|days?|memory|patience|temper|contract|post|role|job|placement|shifts?|hours|interests|hobby|hobbies|list|first|last|next|commute|journey|figures|grammar|typing|garden|allotment|reports?|work|skills?|idea|part|own)\b/u;
const OF_STATE =
  /^(?:(?:Still|Not|Too|Very|Often|Always|Never|Equally|Quite|A little|A bit) )*(?:happ(?:y|ier|iest)|best|better|content|keen|ready|eager|slow|shy|quiet|impatient|patient|poor|weak|bad|late|untidy|good|fine|fond|afraid|nervous|wary|blunt|forgetful|prefer|sort|rank|triage|hope|want|wish|need|aim|looking|seeking|work|struggle|tend|find|play|paint|keep|cook|walk|cycle|climb|fish|knit|garden|bake|sew|grow)\b(?! (?:is|are|was|were|has|had|will|of)\b)/iu;
const IN_ORDER =
  /^(?:Who(?:ever)?|What(?:ever)?|Any(?:thing|one|body))\b(?! (?:the|my|our|his|her|their|an?|he|she|they|it)\b)/i;

export function isOfOwnSubject(said: string): boolean {
  const text = said.replace(/^["“]/, '');
  const unlabelled = withoutLabel(text);
  if (unlabelled !== text && isOfOwnSubject(unlabelled)) return true;
  return (
    [MINE, MY_OWN, OF_STATE, IN_ORDER, ASIDE].some((sign) => sign.test(text)) ||
    (startsWithVerb(text) && !/^\p{L}+ (?:is|are|was|were|has|had|will|can|must)\b/u.test(text))
  );
}

const NAMED = /^(?:(?:Mr|Mrs|Ms|Dr) )?\p{Lu}[\p{L}-]+ (\p{Ll}+)\b/u;
const THEY =
  /^(?:The|An?|My|Our|His|Her|Their|Its|One|Both|Another|Each|Every|Most|Many|He|She|They|It|You|Nobody|Somebody|Someone|Everyone|Everybody)\b/;

/** "My student failed and I …" */
export const isOfAnotherSubject = (text: string): boolean =>
  !isOfOwnSubject(text) && (THEY.test(text) || doesSomething(NAMED.exec(text)?.[1] ?? ''));
const doesSomething = (word: string): boolean =>
  isPast(word) || /^(?:can(?:not)?|could|will|would|is|are|does|has)$/.test(word);

const WHEN =
  /^(?:(?:In|On|At|During|One|Last|That) (?:[\p{L}’'-]+ ){0,3}?(?:\d{4},? )|\p{Lu}\p{Ll}+ \d{4}[:,] )/u;
const SOMEBODY = /^(?:an?|another|the|my|our|some|one|two|three|both|he|she|they|somebody|someone)$/i;
const PERSON =
  /\b(?:colleagues?|workmates?|team-?mates?|locum|deckhand|boss|bosses|skipper|keeper|brewer|predecessor|firm|company|partners?|brothers?|another|he|she|they|somebody|someone|people|man|woman)\b/i;
const OUTSIDE =
  /\b(?:customers?|clients?|guests?|patients?|passengers?|residents?|tenants?|parents?|buyers?|growers?|suppliers?|goods-in)\b/i;
const MOST_WORDS = 8;

/** Whose first deed is somebody else's: "In 2013 a colleague opened …", "Ana Rye took …", and no customer's. */
export function isAnothersDeed({ sentences: [first] }: Pick<Episode, 'sentences'>): boolean {
  const [clause = ''] = (first?.text ?? '').replace(WHEN, '').split(/[,;:.]/, 1);
  const words = clause.split(' ').slice(0, MOST_WORDS);
  const who = words.slice(
    0,
    Math.max(
      0,
      words.findIndex((word) => doesSomething(word)),
    ),
  );
  const isNamed =
    who.length > 1 && who.every((word) => /^\p{Lu}\p{Ll}/u.test(word)) && !SOMEBODY.test(who[0]!);
  const isPerson =
    SOMEBODY.test(who[0] ?? '') && [PERSON.test(who.join(' ')), namesTitle(who.join(' '))].includes(true);
  return (isNamed || isPerson) && !who.includes('I') && !OUTSIDE.test(who.join(' '));
}
