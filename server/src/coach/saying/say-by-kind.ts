import { asksToExplain, findEntry } from '#coach/knowledge/find-entry.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { wayAsked } from './methods.ts';
import { sayCount } from './say-count.ts';
import { sayEstimate } from './say-estimate.ts';
import { sayExperience } from './say-experience.ts';
import { sayExplanation } from './say-explanation.ts';
import { sayFollowUp } from './say-follow-up.ts';
import { sayFromDocuments, sayNearerDocument } from './say-from-documents.ts';
import { sayInGeneral } from './say-in-general.ts';
import { sayLogistics } from './say-logistics.ts';
import { sayLookUp } from './say-look-up.ts';
import { saySituational } from './say-situational.ts';
import { sayStory } from './say-story.ts';
import { isBeyondDoubt } from './sure-story.ts';

type UsualKind = 'introduction' | 'motivation' | 'strength' | 'weakness' | 'salary';

const SAYING: Record<
  Exclude<QuestionKind, 'small-talk' | 'closing' | UsualKind>,
  (asking: Asking) => Spoken
> = {
  behavioural: sayStory,
  open: sayOpen,
  experience: sayExperience,
  'look-up': sayLookUp,
  situational: saySituational,
  explanation: sayExplanation,
  design: sayDesign,
  logistics: sayLogistics,
  estimate: sayEstimate,
  'follow-up': sayFollowUp,
};

/** Case without a question: the method of its kind, unless a story fits beyond doubt. */
function sayOpen(asking: Asking): Spoken {
  return wayAsked(asking.question) !== undefined && !isBeyondDoubt(asking) ? NOT_SURE : sayStory(asking);
}

function sayDesign(asking: Asking): Spoken {
  const isKnownWell = findEntry(asking.question, asking.knowledge) !== undefined || isBeyondDoubt(asking);
  return isKnownWell || wayAsked(asking.question) === undefined ? sayExplanation(asking) : NOT_SURE;
}

const COUNTABLE: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'behavioural',
  'experience',
  'look-up',
  'open',
]);

const OF_FACTS: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['look-up', 'experience']);
export const isFact = ({ kind, text }: Question, { told }: Spoken): boolean =>
  told.length === 0 && OF_FACTS.has(kind) && /\byour?\b/i.test(text);

/** The material first, then documents, then general knowledge. */
export function sayByMaterial(asking: Asking): Spoken {
  const own = sayOwn(asking);
  const isFound = own.text !== '' && !own.entry && !own.isDoubtful;
  if (isFound && isFact(asking.question, own)) return own;
  const nearer = sayNearerDocument(asking);
  if (nearer) return nearer;
  if (isFound) return own;
  const read = sayFromDocuments(asking, own.entry !== undefined);
  if (read) return read;
  return own.text === '' ? sayInGeneral(asking) : own;
}

function sayOwn(asking: Asking): Spoken {
  const { kind } = asking.question;
  const count = COUNTABLE.has(kind) && asking.question.sought !== 'years' ? sayCount(asking) : undefined;
  if (count) return count;
  if (
    kind === 'situational' &&
    asksToExplain(asking.question) &&
    findEntry(asking.question, asking.knowledge)
  )
    return sayExplanation(asking);
  return kind in SAYING ? SAYING[kind as keyof typeof SAYING](asking) : sayStory(asking);
}
