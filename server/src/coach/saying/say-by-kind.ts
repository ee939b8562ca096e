import type { QuestionKind } from '#coach/question/question.ts';
import { asksForDefinition, asksToExplain, findEntry } from '#coach/knowledge/find-entry.ts';
import { type Asking, NOT_SURE, type Spoken } from './asking.ts';
import { methodFor, wayAsked } from './methods.ts';
import { sayEstimate } from './say-estimate.ts';
import { sayExperience } from './say-experience.ts';
import { sayFollowUp } from './say-follow-up.ts';
import { sayFromDocuments, sayNearerDocument } from './say-from-documents.ts';
import { sayEntry, sayInGeneral } from './say-in-general.ts';
import { sayLogistics } from './say-logistics.ts';
import { inASentence, sayLookUp } from './say-look-up.ts';
import { sayStory } from './say-story.ts';
import { isBeyondDoubt, sureStory } from './sure-story.ts';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import opinions from './opinions.json' with { type: 'json' };
import { inLines, tellEpisode } from './tell-episode.ts';
import { isFlattering } from './usual/pick-story.ts';
import { countWords, varied } from './wording.ts';
import { isKnownName } from './say-of-name.ts';
import type { Episode, Said } from '#coach/candidate/candidate.ts';
import { leans } from './leans.ts';

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

/** The material first, then documents, then general knowledge. */
export function sayByMaterial(asking: Asking): Spoken {
  const nearer = sayNearerDocument(asking);
  if (nearer) return nearer;
  const own = sayOwn(asking);
  if (own.text !== '' && !own.entry && !own.isDoubtful) return own;
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

function saySituational(asking: Asking): Spoken {
  const { question, told } = asking;
  const opinion = OPINIONS.find(([asks]) => asks.test(question.text));
  if (opinion) return { text: varied(opinion[1], question.text, told), told: [], isDoubtful: true };
  if (methodFor(question) !== undefined) return NOT_SURE;
  const episode = sureStory(asking);
  const isFit = episode && tellsDeed(episode) && (isFlattering(episode) || isBeyondDoubt(asking));
  return isFit ? tellEpisode(episode, asking, 'The closest that I have done is this.') : NOT_SURE;
}

/** Questions that anybody can answer, and no story better: "describe yourself in one word". */
const OPINIONS = opinions.map(({ asks, says }) => [new RegExp(asks, 'is'), says] as const);

const ASKS =
  /\bhow (?:many|large|big)\b|\bwhat size\b|\bby (?:value|size)\b|\bwhat numbers\b|\bin (?:money|cash|financial) terms\b/i;
const AMOUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|dozens?)\b/i;
const TEAM = /\b(?:team|people|staff|heads|report to you|in charge|manage[ds]?|led|lead)\b/i;
const MONEY = /[£€$]\s?\d/;
const LEADS =
  /\bmy team (?:is|has|counts|of)\b|\b(?:lead|led|manage[ds]?|run|ran|responsible for|in charge of|team of|supervise[ds]?|report to me)\b.*\b(?:team|people|staff|colleagues|analysts|engineers|nurses|drivers|dispatchers|teachers|managers|volunteers|trainees|of us|men|women|cooks|workers|\p{L}+ers)\b|\bteam of\b/iu;

/** "How large a team have you led": the sentence with the number; undefined where none counts the same. */
function sayCount({ candidate, question }: Asking): Spoken | undefined {
  if (!ASKS.test(question.text) || !/\byou(?:r|rs)?\b/i.test(question.text)) return undefined;
  const asked = new Set(
    question.focus
      .filter(({ lemma, isStop }) => !isStop && !/^(?:large|big|many|size|value)$/.test(lemma))
      .map(({ lemma }) => lemma),
  );
  const isTeam = TEAM.test(question.text);
  const isOfMoney = /\b(?:by value|(?:money|cash|financial) terms)\b/i.test(question.text);
  const isNow = /\b(?:now|today|at the moment|currently|are you|do you)\b/i.test(question.text);
  const worth = (episode: Episode, { text, tokens }: Said): number =>
    new Set(tokens.filter(({ lemma, pos }) => pos !== 'NUM' && asked.has(lemma)).map(({ lemma }) => lemma))
      .size +
    (isTeam && LEADS.test(text) ? 1.5 : 0) +
    (isOfMoney && MONEY.test(text) ? 1.5 : 0) +
    (isNow && episode.place.isCurrent ? 0.4 : 0) -
    (leans(text) ? 0.5 : 0);
  const [best] = candidate.episodes
    .flatMap((episode) => episode.sentences.map((said) => ({ episode, said, worth: worth(episode, said) })))
    .filter((one) => AMOUNT.test(one.said.text) && one.worth >= 1)
    .toSorted((one, other) => other.worth - one.worth);
  return (
    best && {
      text: best.said.text,
      told: [best.episode],
    }
  );
}

const OWN_CASE = 0.4;
const ROOM_FOR_OWN_CASE = 18;

/** Own experience first, then general knowledge. */
export function sayExplanation(asking: Asking): Spoken {
  const { question, found, knowledge, budget } = asking;
  const entry = findEntry(question, knowledge);
  const [best] = found;
  const isOwn = best !== undefined && best.coverage >= OWN_CASE;
  if (!entry) return withoutEntry(asking);
  const { text: general } = sayEntry(entry, isOwn ? budget / 2 : budget);
  const room = budget - countWords(general);
  const episode = isOwn ? best.episode : undefined;
  if (!episode || room < ROOM_FOR_OWN_CASE) return { text: general, told: [], entry };
  const own = tellEpisode(episode, { ...asking, budget: room - 8 });
  if (countWords(own.text) > room) return { text: general, told: [], entry };
  return { text: inLines([own.text, 'In general it is this.', general]), told: own.told, entry };
}

function withoutEntry(asking: Asking): Spoken {
  const { candidate, question } = asking;
  if (question.names.some((name) => !isKnownName(candidate, name))) return NOT_SURE;
  if (asksForDefinition(question)) return NOT_SURE; // a story explains no concept
  return (asksForFact(question.text) ? inASentence(asking, 1) : undefined) ?? sayStory(asking);
}

/** "What is the turnover of the firm" is no concept. */
const asksForFact = (text: string): boolean =>
  /\bwhat(?:['’]s| is| was| are| were) (?:the|your)\b/i.test(text);
