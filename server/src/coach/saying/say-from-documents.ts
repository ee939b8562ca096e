import {
  asksOfEmployer,
  asksWhatIsKnown,
  asksWhatTheyStandFor,
  namesAskedAbout,
} from '#coach/documents/about-employer.ts';
import { sourceOfPart } from '#coach/documents/cite.ts';
import type { DocumentPart } from '#coach/documents.ts';
import { findParts, isOfTheUser } from '#coach/documents/find-parts.ts';
import { passagesOf } from '#coach/documents/passages-of.ts';
import { tellsOf } from '#coach/documents/part-vectors.ts';
import type { Shelf } from '#coach/documents/shelf.ts';
import { asksForOwnStory, isTheirsAlone } from '#coach/knowledge/asked-of-you.ts';
import type { Question, QuestionKind } from '#coach/question/question.ts';
import { rootOf, substanceOf } from '#coach/stories/terms.ts';
import type { Asking, Spoken } from './asking.ts';
import { sureStory } from './sure-story.ts';
import { inLines } from './tell-episode.ts';
import { countWords } from './wording.ts';

const LOOKED_THROUGH = 5;
const LEAD = 'What I have read is this.';
/** Least likeness of heading and stretch; lower where the company is asked about. */
const TELLS = {
  insteadOfBlanks: 0.35,
  ofEmployer: 0.4,
  else: 0.5,
  besideKnowledge: 0.6,
  surely: 0.7,
  besideSureStory: 0.8,
  ofCharacter: 0.7,
  besideRemark: 0.8,
};
const NEARER = 0.05;
const OF_THEIRS_ALONE: ReadonlySet<QuestionKind> = new Set<QuestionKind>([
  'introduction',
  'salary',
  'logistics',
  'closing',
  'small-talk',
  'strength',
  'weakness',
]);
export const NEVER_WRITTEN: ReadonlySet<QuestionKind> = new Set(
  [...OF_THEIRS_ALONE].filter((kind) => kind !== 'strength' && kind !== 'weakness'),
);

/** "how soon could we have you", not "what hours do we work" */
const isOfTheCandidate = (question: Question): boolean =>
  NEVER_WRITTEN.has(question.kind) && (question.kind !== 'logistics' || isTheirsAlone(question));

const isOfTheirsAlone = ({ kind, isUsualByKind = false }: Question): boolean =>
  OF_THEIRS_ALONE.has(kind) && !isUsualByKind;

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const MARKS = /[<>*_`[\]{}#|\\\t\n]/;
const ENDS = /[.!]$/;

/** Facts of the company from the user's documents, else the posting. */
export function sayOfEmployer(asking: Asking): Spoken | undefined {
  const { question, documents } = asking;
  const asksForFacts = asksForItsFacts(question);
  const sure = documents && asksForFacts ? sayPassage(asking, documents, TELLS.surely) : undefined;
  const said = sure ?? (documents && sayNamed(asking, documents));
  if (said || !asksForFacts) return said;
  return (documents && sayPassage(asking, documents, TELLS.ofEmployer)) ?? sayFromPosting(asking);
}

export const sayFromDocuments = (asking: Asking, isKnownInGeneral = false): Spoken | undefined =>
  asking.documents && !isOfTheirsAlone(asking.question)
    ? sayPassage(
        asking,
        asking.documents,
        Math.max(leastBeside(asking), isKnownInGeneral ? TELLS.besideKnowledge : 0),
      )
    : undefined;

/** Of the company, where blanks are all else. */
export const sayInsteadOfBlanks = (asking: Asking): Spoken | undefined =>
  asking.documents && !isOfTheCandidate(asking.question) && asksOfEmployer(asking.question.text)
    ? sayPassage(asking, asking.documents, TELLS.insteadOfBlanks)
    : undefined;

/** Well nearer than any story: the shelves of a shop are no failover. */
export const sayNearerDocument = (asking: Asking): Spoken | undefined =>
  asking.found[0]?.likeness && !isOfTheirsAlone(asking.question) ? sayNearer(asking) : undefined;

export const sayOfThemselves = (asking: Asking): Spoken | undefined =>
  NEVER_WRITTEN.has(asking.question.kind) ? undefined : sayNearer(asking, isOfTheUser);

function sayNearer(asking: Asking, isMeant?: (part: DocumentPart) => boolean): Spoken | undefined {
  const likeness = asking.found[0]?.likeness;
  const ofStory = likeness ? tellsOf({ nearest: likeness.nearest, heading: likeness.whole }) : 0;
  const least = Math.max(leastBeside(asking), ofStory + NEARER);
  return asking.documents && sayPassage(asking, asking.documents, least, isMeant);
}

const OF_CHARACTER: ReadonlySet<QuestionKind> = new Set<QuestionKind>(['strength', 'weakness']);

function leastBeside(asking: Asking): number {
  if (OF_CHARACTER.has(asking.question.kind)) return TELLS.ofCharacter;
  return sureStory(asking) ? TELLS.besideSureStory : TELLS.else;
}

/** "What are our values", not "what draws you to us". */
const OF_THEIRS = /^what (?:is|are) (?:our|the company['’]s)\b/i;

const asksForItsFacts = (question: Question): boolean =>
  question.usual === 'know-about-us' ||
  asksWhatIsKnown(question.text) ||
  ((question.kind !== 'motivation' || OF_THEIRS.test(question.text)) &&
    !OF_THEIRS_ALONE.has(question.kind) &&
    !asksForOwnStory(question) &&
    asksOfEmployer(question.text));

function sayNamed({ question, candidate, budget, turn, isRemark }: Asking, shelf: Shelf): Spoken | undefined {
  const { company } = candidate.job;
  const names = namesAskedAbout(question.text, company);
  if (names.length === 0 || isRemark) return undefined;
  for (const { part } of findParts(question, shelf, company, LOOKED_THROUGH, turn)) {
    const sentence = sentencesOf(part.text).find(
      (said) => names.some((name) => beginsWith(said, name)) && countWords(`${LEAD} ${said}`) <= budget,
    );
    if (sentence) return { text: inLines([LEAD, sentence]), told: [], cited: sourceOfPart(part) };
  }
  return undefined;
}

function sayPassage(
  asking: Asking,
  shelf: Shelf,
  least: number,
  isMeant: (part: DocumentPart) => boolean = () => true,
): Spoken | undefined {
  const { question, candidate, turn, before = '' } = asking;
  const [best] = findParts(question, shelf, candidate.job.company, 1, turn);
  const wanted = asking.isRemark ? Math.max(least, TELLS.besideRemark) : least;
  if (!best?.likeness || tellsOf(best.likeness) < wanted || !isMeant(best.part)) return undefined;
  const lead = asksOfEmployer(question.text) && !before.startsWith(LEAD) ? LEAD : '';
  const stretches = passagesOf(best.part);
  const cited = sourceOfPart(best.part);
  for (const stretch of [...stretches.slice(best.likeness.at), ...stretches.slice(0, best.likeness.at)]) {
    const said = sayable(stretch, asking.budget - countWords(lead), before);
    if (said.length > 0) return { text: inLines([lead, said.join(' ')]), told: [], cited };
  }
  return stretches.flat().some((sentence) => before.includes(sentence))
    ? { text: '', told: [], isAnswered: true, cited }
    : undefined;
}

function sayable(stretch: readonly string[], budget: number, before: string): string[] {
  const said: string[] = [];
  for (const sentence of stretch) {
    if (countWords([...said, sentence].join(' ')) > budget) break;
    if (ENDS.test(sentence) && !MARKS.test(sentence) && !before.includes(sentence)) said.push(sentence);
  }
  return said;
}

function sayFromPosting({ question, candidate, budget }: Asking): Spoken | undefined {
  const { company } = candidate.job;
  const statements = candidate.job.statements.filter(({ text }) => !isHeader(text));
  const asked = question.focus.filter((token) => substanceOf(token) === 1).map(({ lemma }) => rootOf(lemma));
  const statement = asksWhatIsKnown(question.text)
    ? statements.find(({ text }) => company !== '' && TELLS_SOMETHING.test(text) && beginsWith(text, company))
    : statements.find(
        ({ tokens }) =>
          asksWhatTheyStandFor(question.text) &&
          asked.length > 0 &&
          asked.every((root) => tokens.some((one) => rootOf(one.lemma) === root)),
      );
  if (!statement || countWords(`${LEAD} ${statement.text}`) > budget) return undefined;
  return { text: inLines([LEAD, statement.text]), told: [], cited: 'From the posting' };
}

const TELLS_SOMETHING = /[.!]$|\bsince \d{4}\b/;

/** `Rye & Co. | York | Full time` */
export const isHeader = (text: string): boolean => /\s\|\s/.test(text);

const sentencesOf = (text: string): string[] =>
  [...SENTENCES.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => ENDS.test(sentence) && !MARKS.test(sentence));

function beginsWith(sentence: string, name: string): boolean {
  const bare = sentence.replace(/^The\s+/, '').toLowerCase();
  const rest = bare.slice(name.length);
  return bare.startsWith(name.toLowerCase()) && /^[’']?s?\s/.test(rest);
}
