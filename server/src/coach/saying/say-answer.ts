import type { Cue } from '@pythia/contracts/cue.ts';
import { GAP } from '@pythia/contracts/gap.ts';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Candidate, Episode } from '#coach/candidate/candidate.ts';
import type { Shelf } from '#coach/documents/shelf.ts';
import { type Knowledge, NO_KNOWLEDGE } from '#coach/knowledge/knowledge.ts';
import { hasAnaphor } from '#coach/question/anaphor.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import { asksForCode } from '#coach/question/asks-for-code.ts';
import { plainWords } from '#coach/question/plain-words.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import type { Found } from '#coach/stories/found.ts';
import type { Told } from '#coach/stories/told.ts';
import { offerOf } from './alternatives.ts';
import { failuresFirst } from './asks-for-failure.ts';
import { cueOf, onlyStory } from './cue.ts';
import { isKnown, NOT_SURE, type Asking, type Spoken } from './asking.ts';
import { ofTimeAsked } from './of-time-asked.ts';
import { isFact, sayByMaterial } from './say-by-kind.ts';
import { sayClosing } from './say-closing.ts';
import { factAsked, lacksFact, sayFact, unlessSkipped, whereFactsGo } from './say-fact.ts';
import {
  NEVER_WRITTEN,
  sayFromDocuments,
  sayInsteadOfBlanks,
  sayOfEmployer,
  sayOfThemselves,
} from './say-from-documents.ts';
import { saySmallTalk } from './say-small-talk.ts';
import { sayWithoutMaterial, WHERE_TO_ADD } from './say-without-material.ts';
import { sourceOf, withKnowledge } from './source-of.ts';
import { upToPrivate, withoutPraise, withoutPrivate } from './unless-asked.ts';
import type { CoachStyle } from './styling/coach-style.ts';
import { inForm } from './styling/in-form.ts';
import { isNear, likelyStories } from './sure-story.ts';
import { tellEpisode } from './tell-episode.ts';
import { asUsual } from './usual/usual-asked.ts';
import { isWhole } from './usual/guard.ts';
import { isOfDifficultCustomer, isPraise } from './usual/kinds-of-story.ts';
import { isOfTrouble } from './usual/pick-story.ts';
import { sayGuessed, sayUsual } from './usual/say-usual.ts';
import { yearsIn } from './usual/stories-in.ts';
import { isHarmful, USUAL_RULES } from './usual/usual-rules.ts';
import { isOfWeakness } from './usual/weakness.ts';
import { countWords } from './wording.ts';

const OFFERS = 2;
const CHOICES = 3;
const HEARD_WORDS = 25;

const WITHOUT_OFFERS: ReadonlySet<QuestionKind> = new Set([...NEVER_WRITTEN, 'look-up', 'estimate']);

export interface AnswerRequest {
  candidate: Candidate;
  asked: readonly { question: Question; found: readonly Found[] }[];
  turn?: Float32Array | undefined;
  kinds?: StoryKinds | undefined;
  told: Told;
  knowledge?: Knowledge | undefined;
  documents?: Shelf | undefined;
  isRemark?: boolean;
  instead?: Episode | undefined;
  style?: CoachStyle | undefined;
}

const USUAL: CoachStyle = { form: 'beats', words: 90, lean: [] };

export interface Answer {
  /**
   * What can be said, in markdown; nothing where the story is for the reader to choose.
   */
  text: string;
  /** Further stories by their titles: up to two, or three to choose from. */
  alternatives: readonly string[];
  /** A line to the reader, not to be said: what is to be chosen or added. */
  note: string | null;
  /** What it is drawn from, in a few words; null where it is neither the candidate's own material nor general knowledge. */
  source: string | null;
  /** Of the only story that it tells. */
  storyTitle?: string | undefined;
  remark?: string | undefined;
  cue: Cue | null;
}

/** What the candidate can say, and what stands beside it. */
export function sayAnswer({ instead, ...given }: AnswerRequest): Answer {
  const asked = given.asked.map(({ question: understood, found }, part) => {
    const question = asUsual(understood, given.candidate, part === 0 && given.told.last === undefined);
    const told = withoutPraise(question, withoutPrivate(question, failuresFirst(question, found)));
    return { question, found: ofTimeAsked(question, told) };
  });
  const request = { ...given, asked };
  const { told, knowledge = NO_KNOWLEDGE, style = USUAL } = request;
  const spoken: Spoken[] = [];
  let soFar = told;
  let left = style.form === 'one-liner' ? USUAL.words : style.words;
  asked.forEach(({ question, found }, part) => {
    const budget = Math.floor(left / (asked.length - part));
    const at = spoken.at(-1)?.told.at(-1)?.place;
    const before = spoken.map(({ text }) => text).join(' ');
    const unsaid = without(found, spoken);
    const asking = { ...request, knowledge, before, question, found: unsaid, told: soFar, budget, at };
    const whole = part === 0 && instead ? tellEpisode(instead, asking) : sayPart(asking, spoken.at(-1));
    const said = withoutRepeats(whole, spoken);
    spoken.push(said);
    left -= countWords(said.text);
    soFar = withSaid(soFar, said);
  });
  const isSaid = spoken.some((said) => said.text !== '' && !isBlank(said));
  asked.forEach(({ question }, part) => {
    if (isSaid && hasGap(spoken[part]!) && isBlank(spoken[part]!) && isGuess(question))
      spoken[part] = { ...NOT_SURE, isAnswered: true };
  });
  const text = inForm(spoken, style);
  const alternatives = instead ? sayAnswer(request).alternatives : offersBeside(asked, spoken);
  const said = {
    text,
    alternatives,
    note: noteOn(request, spoken, alternatives.length > 0),
    source: sourceBehind(asked, spoken, text),
    storyTitle: titleBehind(asked, spoken),
    remark: spoken.some(({ needsModel }) => needsModel) ? WHERE_MODELS_ARE_ADDED : undefined,
  };
  return { ...said, cue: cueOf(spoken, said) };
}

function titleBehind(asked: AnswerRequest['asked'], spoken: readonly Spoken[]): string | undefined {
  const story = isIntroduction(asked) ? undefined : onlyStory(spoken);
  return (story && offerOf(story)) || undefined;
}

/** It goes through several jobs, also where it tells of one only. */
const isIntroduction = (asked: AnswerRequest['asked']): boolean =>
  asked.some(({ question }) => question.kind === 'introduction');

function sourceBehind(asked: AnswerRequest['asked'], spoken: readonly Spoken[], text: string): string | null {
  const cited = new Set(spoken.flatMap((said) => said.cited ?? []));
  const isAllCited = spoken.every((said) => said.cited !== undefined || isBlank(said));
  if (cited.size > 0) return cited.size === 1 && isAllCited ? [...cited][0]! : null;
  const source = withKnowledge(
    sourceOf(
      text,
      spoken.flatMap(({ told }) => told),
    ),
    spoken.flatMap(({ entry }) => entry ?? []),
  );
  return isIntroduction(asked) ? (source?.split(':', 1)[0] ?? null) : source;
}

/** Nothing, or sentences to be filled in, which come from nowhere. */
const isBlank = ({ text }: Spoken): boolean =>
  text === '' || text.split('\n').every((line) => line.search(GAP) >= 0);

/** "How did you put that right" behind a part that told nothing asks of nothing told. */
function sayPart(asking: Asking, before: Spoken | undefined): Spoken {
  if (before?.told.length === 0 && asking.question.kind === 'follow-up') return NOT_SURE;
  const said = say(asking);
  const isRepeated = before && before.text !== '' && isGuess(asking.question) && isBlank(said);
  return isRepeated ? { ...NOT_SURE, isAnswered: true } : said;
}

/** No line twice, nor blanks alone behind it. */
function withoutRepeats(said: Spoken, before: readonly Spoken[]): Spoken {
  if (said.text === '') return said;
  const earlier = new Set(before.flatMap(({ text }) => text.split('\n').filter(Boolean)));
  const lines = said.text.split('\n');
  const left = lines.filter((line) => !earlier.has(line));
  if (left.length === lines.length) return said;
  const text = left.join('\n');
  return isBlank({ ...said, text }) ? { ...NOT_SURE, isAnswered: true } : { ...said, text, story: undefined };
}

const isGuess = ({ usual, isUsualLikely, isUsualByKind }: Question): boolean =>
  usual === undefined || isUsualLikely === true || isUsualByKind === true;

function say(asking: Asking): Spoken {
  const own = sayOfOwn(asking);
  const text = own.cited === undefined ? upToPrivate(asking.question, own.text) : own.text;
  const said = text === own.text ? own : text === '' ? NOT_SURE : { ...own, text, story: undefined };
  const isFound = said.told.length > 0 || said.cited !== undefined || said.entry !== undefined;
  const isKept =
    isFound ||
    (said.text !== '' && isFact(asking.question, said)) ||
    said.needsModel ||
    !mayBeWritten(asking.question);
  return isKept ? said : (sayInsteadOfBlanks(asking) ?? said);
}

const mayBeWritten = (question: Question): boolean =>
  !question.usual || isGuess(question) || USUAL_RULES[question.usual].isInDocuments === true;

function sayOfOwn(asking: Asking): Spoken {
  if (asksForCode(asking.question.text)) return { ...NOT_SURE, needsModel: true };
  const { usual } = asking.question;
  if (!usual && asking.question.kind === 'small-talk') return saySmallTalk(asking);
  if (!usual && asking.question.kind === 'closing') return sayClosing(asking);
  const fact = sayFact(asking);
  if (fact) return fact;
  if (asking.question.isUsualByKind) {
    const written = sayFromDocuments(asking); // "Which of our values means the most to you" asks for no motive
    if (written) return written;
  }
  if (usual && !USUAL_RULES[usual].isInDocuments)
    return unlessSkipped(asking, sayOwnOrWritten(usual, asking));
  const { nearestUsual, isPossible, isUsualLikely, kind, text } = asking.question;
  const isOfTold = kind === 'follow-up' && (asking.told.last !== undefined || hasAnaphor(plainWords(text)));
  const read = sayOfEmployer(asking);
  if (read) return read;
  if (usual) return sayUsual(usual, asking);
  const said = isKnown(asking.candidate)
    ? wholly(sayByMaterial(asking))
    : (sayFromDocuments(asking) ?? sayWithoutMaterial(asking));
  const isUnsaid = said.text === '' && !said.needsModel;
  const isDoubtful = said.isDoubtful && !said.entry;
  const isNearest = isUnsaid || (isDoubtful && said.told.length > 0);
  if (nearestUsual === 'cv-gap' && isPossible && asksOfGapYear(asking)) return sayUsual(nearestUsual, asking);
  const isMeant =
    (isNearest && isPossible) ||
    ((isUnsaid || isDoubtful || (nearestUsual && isMeritForTrouble(nearestUsual, said))) && isUsualLikely);
  if (!isMeant || !nearestUsual || isOfTold) return unlessSkipped(asking, said);
  const guessed = sayGuessed(nearestUsual, asking);
  const isToChoose = isBlank(guessed) && !isUnsaid && !isUsualLikely && isNear(asking);
  return unlessSkipped(asking, isToChoose ? said : guessed);
}

const isMeritForTrouble = (id: UsualId, { told }: Spoken): boolean =>
  told.length > 0 &&
  (id === 'weakness'
    ? !told.some(isOfWeakness)
    : isHarmful(id) && !told.some((one) => isOfTrouble(one) || isOfDifficultCustomer(one)));

/** "What happened in 2023?" */
const asksOfGapYear = ({ question, candidate }: Asking): boolean =>
  yearsIn(question.text).some((year) =>
    candidate.gaps.some(({ from, to }) => `${from} ${to}`.includes(year)),
  );

/** `Staying put.` */
const TITLE_WORDS = 3;
const isTitleAlone = ({ sentences: [first, ...more] }: Episode): boolean =>
  more.length === 0 && countWords(first!.text) <= TITLE_WORDS && !/\d/.test(first!.text);

const wholly = (said: Spoken): Spoken =>
  said.told.length === 0 || (isWhole(said.text) && !said.told.every(isTitleAlone)) ? said : NOT_SURE;

function sayOwnOrWritten(usual: UsualId, asking: Asking): Spoken {
  const own = sayUsual(usual, asking);
  const isFound = own.told.length > 0;
  const ofThemselves = isFound || hasGap(own) ? sayOfThemselves(asking) : undefined;
  const written = USUAL_RULES[usual].stories && !isFound ? sayFromDocuments(asking) : undefined;
  return ofThemselves ?? written ?? own;
}

const hasGap = ({ text }: Spoken): boolean => text.search(GAP) >= 0;

const without = (found: readonly Found[], spoken: readonly Spoken[]): Found[] => {
  const used = new Set(spoken.flatMap(({ told }) => told.map(({ id }) => id)));
  return found.filter(({ episode }) => !used.has(episode.id));
};

const withSaid = (told: Told, { text, told: episodes }: Spoken): Told => {
  const said = episodes.flatMap(({ sentences }) => sentences.map((sentence) => sentence.text));
  const sentences = new Set([
    ...told.sentences,
    ...said.filter((sentence) => text.includes(sentence.slice(1))),
  ]);
  return {
    episodes: [...told.episodes, ...episodes.map(({ id }) => id)],
    sentences,
    last: episodes.at(-1) ?? told.last,
  };
};

/** What was not answered, or not surely, is answered by one of its stories; beside what was there are further ones. */
function offersBeside(asked: AnswerRequest['asked'], spoken: readonly Spoken[]): string[] {
  const episodes = spoken.flatMap(({ told }) => told);
  const used = new Set(episodes.map(({ id }) => id));
  const told = new Set(episodes.map(firstWords));
  const open = asked.filter((_one, part) => isOpen(spoken[part]) || spoken[part]?.isDoubtful);
  if (spoken.every(({ needsModel }) => needsModel)) return [];
  const beside =
    open.length > 0
      ? open
      : asked.filter(
          ({ question }, part) => !WITHOUT_OFFERS.has(question.kind) && !spoken[part]?.isWithoutOffers,
        );
  const further = beside
    .flatMap((sought) =>
      likelyStories(sought)
        .map(({ episode }) => episode)
        .filter((episode) => !isPraise(episode) && !isTitleAlone(episode)),
    )
    .filter((episode) => !used.has(episode.id) && !told.has(firstWords(episode)));
  const most = used.size === 0 ? CHOICES : OFFERS;
  return [...new Set(further.map(offerOf))].filter(Boolean).slice(0, most);
}

/** A story and the line of the résumé that it was made of begin alike. */
const firstWords = ({ sentences }: Episode): string => sentences[0]!.text.toLowerCase();

const unanswered = (asked: AnswerRequest['asked'], spoken: readonly Spoken[]): AnswerRequest['asked'] =>
  asked.filter((_one, part) => isOpen(spoken[part]));

const isOpen = (said: Spoken | undefined): boolean =>
  said?.text === '' && !said.needsModel && !said.isAnswered;

/** A story is no program. */
const NEEDS_MODEL = 'This is a task to be written out, which needs a language model.';
const WHERE_MODELS_ARE_ADDED =
  'Whoever runs this server can add a language model, by an OpenAI key or a model server, as its README says. From then on it answers here.';

function noteOn(
  { candidate, asked }: AnswerRequest,
  spoken: readonly Spoken[],
  hasOffers: boolean,
): string | null {
  const lacking = asked.map(({ question }, part) =>
    lacksFact({ candidate, question }, spoken[part]?.text ?? ''),
  );
  const others = asked.filter(({ question }) => factAsked({ candidate, question }) === undefined);
  const besides = isKnown(candidate) ? heard(asked, spoken, hasOffers) : whereToAdd(others, spoken);
  const matters = lacking.flat();
  const facts = matters.length > 0 ? whereFactsGo(matters) : null;
  const needs = spoken.some(({ needsModel }) => needsModel) ? NEEDS_MODEL : null;
  return [needs, besides, facts].filter(Boolean).join(' ') || null;
}

function heard(asked: AnswerRequest['asked'], spoken: readonly Spoken[], hasOffers: boolean): string | null {
  const open = unanswered(asked, spoken);
  if (open.length === 0) return null;
  const words = open.flatMap(({ question }) => question.text.split(/\s+/));
  const text = words.slice(0, HEARD_WORDS).join(' ') + (words.length > HEARD_WORDS ? ' …' : '');
  const isRemark = open.every(({ question }) => question.remark !== undefined);
  const why = hasOffers ? 'Which story fits?' : 'Nothing that you have entered answers it.';
  return `${isRemark ? 'Nothing is asked in it.' : why} Heard: “${text}”`;
}

const whereToAdd = (asked: AnswerRequest['asked'], spoken: readonly Spoken[]): string | null =>
  asked.every(({ question }, part) => question.kind === 'small-talk' || spoken[part]?.needsModel)
    ? null
    : WHERE_TO_ADD;
