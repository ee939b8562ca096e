import type { ReadText, TaggedWord } from './given-answer.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** States, feelings and speech, which are no action about a matter. */
const NO_DEED = setOf(
  'be have do can could will would shall should may might must need want like love hate hope wish know think believe feel guess suppose mean remember recall realise realize expect worry wonder struggle say see hear notice understand lose miss receive face sleep belong depend rely care enjoy deserve work live seem arrive join inherit become happen owe remain matter mind reckon assume suspect imagine forget regret dread fear prefer admire trust doubt suffer',
);
/** `we finished on time` */
const MAYBE_DEED = setOf(
  'find wait stand sit stay watch get look use go come start begin try finish end pass win reach achieve recover halve double drop gain complete hit manage',
);
const OF_A_JOB = setOf('run supervise teach lead serve handle cover drive support own oversee');
const BEGINNING = setOf('start begin go come get try need');
/** What is only considered was not done: `asking if we’re shutting`. */
const CONSIDERED = setOf('if whether unless');
/** `when I came` */
const OF_TIME = setOf('when since before after until while as once where');
const ABLE = setOf('can could cannot might should');
const AND = setOf('and then so');
const NEGATIVE = /^(?:not|never)$|n['’]t$/iu;

/**
 * Words between a subject and its verb. Directly after a subject any word is a verb, even one unknown to the
 * language model.
 */
const REACH = 4;

type Deed = 'plain' | 'maybe';

/** @param actors in lower case */
export const plainlyTellsDeed = (text: ReadText, actors: readonly string[]): boolean =>
  deedsOf(text, actors).includes('plain');

/** @param actors in lower case */
export const deedsOf = ({ words }: ReadText, actors: readonly string[]): Deed[] =>
  words.flatMap((word, at) => {
    const actor = word.text.toLowerCase();
    if (at === 0 && isDeedWithoutActor(word, words[1])) return ['plain' as const];
    const before = words[at - 1]?.lemma ?? '';
    if (!actors.includes(actor) || CONSIDERED.has(before)) return [];
    const after = words.slice(at + 1);
    const deeds = [firstDeed(after.slice(0, REACH), actor), laterDeed(after, actor)].filter(
      (deed) => deed !== undefined,
    );
    return OF_TIME.has(before) ? deeds.map(() => 'maybe' as const) : deeds;
  });

/** `Rang the depot`, and not “Built years ago” */
const isDeedWithoutActor = (word: TaggedWord, next: TaggedWord | undefined): boolean =>
  word.pos === 'VERB' && isPast(word) && !isNone(word) && /^(?:DET|PRON)$/.test(next?.pos ?? '');

const isNone = ({ lemma }: TaggedWord): boolean => NO_DEED.has(lemma) || MAYBE_DEED.has(lemma);

function firstDeed(after: readonly TaggedWord[], actor: string): Deed | undefined {
  const at = after.findIndex(
    ({ pos, isStop }, place) => pos === 'VERB' || (place === 0 && !isStop && pos !== 'ADV'),
  );
  const first = after[at];
  if (!first) return undefined;
  const before = after.slice(0, at);
  if (before.some(({ text }) => NEGATIVE.test(text)) || isDoneTo(first, before)) return undefined;
  const second = after.slice(at + 1).find(({ pos }) => pos === 'VERB');
  const verb = BEGINNING.has(first.lemma) ? (second ?? first) : first;
  if (NO_DEED.has(verb.lemma)) return undefined;
  const isMaybe =
    MAYBE_DEED.has(verb.lemma) ||
    (OF_A_JOB.has(verb.lemma) && !isPast(verb)) ||
    before.some(({ lemma }) => ABLE.has(lemma));
  return isMaybe || !isDone(actor, first) ? 'maybe' : 'plain';
}

/** “We were told” is no action, “what I did was ring them” is. */
const isDoneTo = (verb: TaggedWord, before: readonly TaggedWord[]): boolean =>
  isPast(verb) &&
  !verb.text.endsWith('ing') &&
  before.some(({ lemma }) => lemma === 'be') &&
  !before.some(({ lemma }) => lemma === 'do');

/** `I sat down with her and wrote a list` */
function laterDeed(after: readonly TaggedWord[], actor: string): Deed | undefined {
  const other = after.findIndex(
    ({ pos }, at) => pos === 'PRON' && /^(?:VERB|AUX)$/.test(after[at + 1]?.pos ?? ''),
  );
  const own = other < 0 ? after : after.slice(0, other);
  const isDeed = own.some(
    (word, at) =>
      AND.has(own[at - 1]?.lemma ?? '') && word.pos === 'VERB' && !isNone(word) && isDone(actor, word),
  );
  return isDeed ? 'plain' : undefined;
}

/** “We” in the present tells how things are, in the past what was done; “you” is anybody. */
const isDone = (actor: string, verb: TaggedWord): boolean =>
  actor === 'i' || (actor === 'we' && isPast(verb));

const isPast = ({ text, lemma, pos }: TaggedWord): boolean =>
  text.toLowerCase() !== lemma ||
  pos !== 'VERB' ||
  /^(?:put|cut|set|read|let|hit|split|spread|shut|re(?:wrote|built|ran|did|made|set|drew|took|sent))$/iu.test(
    text,
  );
