import { readTokens, type Token } from '#coach/language/read-text.ts';
import { isNounToo, isPast } from './verbs.ts';

/** Forms that are verbs wherever they follow a noun. */
const FINITE =
  /^(?:was|were|is|are|am|had|has|have|did|does|do|can|could|would|will|should|must|fell|rose|grew|went|came|became|took|made|got|said|told|kept|held|felt|cost|meant|needed|wanted|began|saw|knew|left|dropped|gave|ran|broke|lost|won|saved|increased|decreased|doubled|halved|improved|reduced|called|asked|rang|wrote)$/i;
/** Verbs that may stand without an object; any other would be a participle there: "forms introduced". */
const ALONE =
  /^(?:arrived|failed|stopped|died|collapsed|apologi[sz]ed|complained|agreed|disagreed|resigned|survived|recovered|crashed|started|ended|closed|opened|happened|stayed|disappeared|returned|refused|waited|worked|jammed|flooded|burnt|burned|retired|passed|listened|argued|fled|slept|fought|tried|insisted|hesitated|walked|moved|turned|laughed|cried|shouted|joined|helped|changed|fainted|slipped|tripped|choked|panicked|vanished)$/i;
const PRESENT =
  /^(?:go|come|work|help|use|need|love|like|know|make|take|get|run|want|think|live|read|meet|call|ask|stay|play|teach|handle|serve|save|cover|last|still)(?:s|es)?$/i;
/** What follows belongs to the noun before it. */
const RELATIVE = /^(?:who|which|that|whom|whose|where)$/i;

/** Whether a text has a subject and a finite verb of its own: "The card machine died", not "forms used by four wards". */
export function isClause(text: string): boolean {
  const tokens = readTokens(text.slice(0, 300));
  let isRelative = false;
  for (let place = 1; place < tokens.length; place += 1) {
    if (RELATIVE.test(tokens[place]!.text)) isRelative = true;
    else if (isFiniteAt(tokens, place)) {
      if (!isRelative) return true;
      isRelative = false;
    }
  }
  return false;
}

/** What nothing but the verb of a sentence can be, whatever stands before it. */
const CHANGED = /^(?:fell|rose|grew|went|was|were|is|are|became|doubled|halved|tripled)$/i;
/** What else happens to a thing, as far as it is not done to it: "Test scores improved by 20%", not "prices increased by us". */
const MOVED =
  /^(?:improved|increased|decreased|dropped|declined|climbed|jumped|shrank|failed|stopped|recovered|remained|stayed)$/i;
/** Behind these another part of the sentence begins. */
const PARTS = /^(?:ADP|SCONJ|CCONJ|PART)$/;

/**
 * Whether the verb-like word that a text begins with belongs to its subject: "Balance checks fell by 17%",
 * "Opening an account used to take a week".
 */
export function beginsWithSubject(text: string): boolean {
  const tokens = readTokens(text.slice(0, 120).split(/[,;:(]/, 1)[0]!);
  const first = tokens[0]?.text.toLowerCase() ?? '';
  const end = tokens.findIndex(
    ({ pos, text: word }, place) => place > 0 && (PARTS.test(pos) || RELATIVE.test(word)) && word !== 'used',
  );
  return tokens.slice(0, end < 0 ? undefined : end + 1).some(({ text: word, lemma, pos }, place) => {
    if (place === 0) return false;
    const next = tokens[place + 1]?.text;
    if (!isPast(first) && MOVED.test(word) && isAlone(tokens, place)) return true;
    // "Replies doubled", "Waiting fell"
    if (place === 1) return CHANGED.test(word) && /(?:s|ing)$/.test(first);
    if (
      isNounToo(first) &&
      isPlural(tokens[place - 1]!) &&
      isFiniteAt(tokens, place) &&
      !isBeforeAdposition(tokens, place)
    )
      return true;
    if (CHANGED.test(word) || (word === 'used' && next === 'to')) return true;
    const isPresent = pos === 'VERB' && /[^s]s$/.test(word) && lemma !== word;
    return isPresent && /ing$/i.test(tokens[0]!.text) && tokens[place - 1]!.pos === 'ADV';
  });
}

const isPlural = ({ pos, text }: Token): boolean => /^(?:NOUN|PROPN)$/.test(pos) && text.endsWith('s');

/** `orders made by phone` */
const isBeforeAdposition = (tokens: readonly Token[], place: number): boolean =>
  /^(?:ADP|PART|SCONJ)$/.test(tokens[place + 1]?.pos ?? '');

/** A verb without an object; who did it to something would stand behind "by". */
function isAlone(tokens: readonly Token[], place: number): boolean {
  const [next, behind] = tokens.slice(place + 1);
  if (next === undefined) return true;
  return next.text === 'by'
    ? behind === undefined || /^[\d£€$]/.test(behind.text)
    : /^(?:ADP|ADV|NUM|SCONJ|CCONJ)$/.test(next.pos);
}

function isFiniteAt(tokens: readonly Token[], place: number): boolean {
  const [before, token, after] = [tokens[place - 1]!, tokens[place]!, tokens[place + 1]];
  const word = token.text.toLowerCase();
  if (FINITE.test(word)) return token.pos !== 'NOUN' || /^(?:was|were|is|are|had|has)$/.test(word);
  if (word === 'used' && after?.text === 'to') return true;
  if (token.pos !== 'VERB' || !/^(?:NOUN|PROPN|PRON|ADV|NUM|ADJ|DET)$/.test(before.pos)) return false;
  if (!tokens.slice(0, place).some(({ pos }) => /^(?:NOUN|PROPN|PRON)$/.test(pos))) return false;
  if (ALONE.test(word)) return true;
  const isNext = token.at === before.at + before.text.length + 1;
  if (PRESENT.test(word)) return isNext && after !== undefined && after.pos !== 'NOUN';
  if (/[^s]s$/.test(word) && token.lemma !== word) return /^(?:DET|PRON)$/.test(after?.pos ?? '');
  return isPast(word) && takesObject(token, after);
}

const takesObject = (token: Token, after: Token | undefined): boolean =>
  after !== undefined &&
  after.at <= token.at + token.text.length + 1 &&
  /^(?:DET|PRON|NUM|NOUN|PROPN|ADJ|SCONJ|VERB)$/.test(after.pos) &&
  !/^(?:by|within|during|after|before|since|until|as|for|from|in|on|at|with)$/i.test(after.text);
