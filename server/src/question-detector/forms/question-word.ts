import {
  AUXILIARIES,
  BE,
  DETERMINERS,
  GIVING,
  GOVERNING,
  isFirstPerson,
  isSubject,
  isYou,
  JOINTS,
  MARKERS,
  MODALS,
  PREPOSITIONS,
  SAYING,
  SCENE_OPENERS,
  SUBORDINATORS,
  WANTING,
} from '../word-classes.ts';
import type { Clause, Head } from './clause.ts';

const FIXED = /^(?:what if|what about|how about|how come|why not|what next|how so|what else)$/;
const MEASURE = /^(?:many|much|long|often|far|old|soon|quickly|big|well|good|come)$/;
/** Words between a question word and its auxiliary: “what sort of people do you”. */
const REACH = 7;

export function questionWordAt(clause: Clause, at: number): Head | undefined {
  const { words, from, hasMark } = clause;
  const plain = (place: number): string => words[place]?.plain ?? '';
  const word = plain(at);
  const next = plain(at + 1);
  const before = at > 0 ? plain(at - 1) : '';
  const head = (subject: string): Head => ({ form: 'question word', at, subject });
  const opens = at === from || words[at - 1]!.hasComma || JOINTS.has(before);
  const starts = opens || mayStart(clause, at);

  if (at > from && words[at - 1]!.hasComma && /^(?:who|which)/.test(word) && !MARKERS.has(before))
    return undefined;
  if (before === 'or' && at === words.length - 1) return undefined;
  if (!hasMark && next === 'to') return undefined; // “how to fill it in”
  if (!hasMark && /^(?:what an?|who (?:knows|cares))$/.test(`${word} ${next}`)) return undefined;
  if (starts && FIXED.test(`${word} ${next}`)) return head(next === 'if' ? plain(at + 2) : next);
  if (/'(?:s|re|d|ll|ve)$/.test(word)) return starts || isYou(next) ? head(next) : undefined;

  for (let place = at + 1; place <= Math.min(at + REACH, words.length - 2); place += 1) {
    const verb = plain(place);
    const behind = plain(place + 1);
    if (verb === "d'you") return head('you');
    if (AUXILIARIES.has(verb)) {
      if (place > at + 2 && BE.has(verb) && behind === 'that') return undefined; // “what happens is that”
      if (isSubject(behind) || (MODALS.has(verb) && DETERMINERS.has(behind))) return head(behind);
      return starts && place <= at + 4 ? head(behind) : undefined;
    }
    if (/^(?:that|those|these|this|people)$/.test(verb) && place > at + 1) continue;
    const isNoun =
      place === at + 1 &&
      (DETERMINERS.has(verb) || verb === 'people') &&
      /^(?:how|why|when|where|what)$/.test(word) &&
      !MEASURE.test(next) &&
      !/^(?:other|kind|sort)$/.test(behind);
    if (word === 'who' && place > at + 1 && opens) return head(word); // “who noticed it”
    if (isSubject(verb) || isNoun) return withSubjectFirst(clause, at, place, opens);
  }
  if (!starts) return undefined;
  if (word === 'when' || word === 'where') return hasMark && at === from ? head(next) : undefined;
  if (/^(?:how|why)$/.test(word) && !hasMark) {
    const isShort = words.length - at <= 7 && !words.slice(at + 1).some((one) => isSubject(one.plain));
    return words.length - at === 1 || MEASURE.test(next) || isShort ? head(next) : undefined;
  }
  return head(word); // the question word is the subject: “what happened then”
}

/** “what you would do differently” is a question in Indian English, elsewhere a clause. */
function withSubjectFirst(clause: Clause, at: number, place: number, opens: boolean): Head | undefined {
  const { words, hasMark } = clause;
  const subject = words[place]!.plain;
  const tells = words
    .slice(place + 2)
    .some(
      ({ plain }, behind) =>
        /^(?:is|was|means|depends)$/.test(plain) && !words[place + 3 + behind]?.plain.endsWith('ing'),
    );
  if (tells && isFirstPerson(subject)) return undefined;
  const asks = hasMark ? opens : isYou(subject) && !tells && (opens || mayStart(clause, at));
  return asks ? { form: 'question word', at, subject } : undefined;
}

/**
 * A question word may follow a scene (“if a patient refuses what do you”) or its topic (“salary wise what
 * are”).
 */
function mayStart({ words, from }: Clause, at: number): boolean {
  const before = words[at - 1]?.plain ?? '';
  if (GOVERNING.has(before) || PREPOSITIONS.has(before)) return false;
  const opener = words[from]!.plain;
  if (SUBORDINATORS.has(opener) || SCENE_OPENERS.has(opener) || PREPOSITIONS.has(opener)) return true;
  const lead = words.slice(from, at);
  return (
    lead.length <= 4 &&
    !lead.some(
      ({ plain }) =>
        isSubject(plain) ||
        AUXILIARIES.has(plain) ||
        GIVING.has(plain) ||
        SAYING.has(plain) ||
        WANTING.has(plain),
    )
  );
}
