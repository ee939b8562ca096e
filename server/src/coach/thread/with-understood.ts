import { plainLetters } from '@pythia/contracts/plain-letters.ts';
import type { UsualId } from '@pythia/contracts/usual-questions.ts';
import type { Candidate } from '../candidate/candidate.ts';
import { kindsOf, type Question } from '../question/question.ts';
import { understandQuestions } from '../question/understand-questions.ts';
import { wholeTurn } from '../question/strip-speech.ts';
import type { Reading } from '../index-material.ts';
import type { StoryKinds } from '../meaning/story-kinds.ts';
import { readTold } from '../saying/read-told.ts';
import { isCourtesy } from '../saying/say-small-talk.ts';
import type { Found } from '../stories/found.ts';
import type { Told } from '../stories/told.ts';
import type { Asked, Outcome, Read } from './task.ts';
import type { UsualMeant } from './usual-meant.ts';

type Said = Read<Pick<Asked, 'turns' | 'before' | 'style'>>;

export interface Understood {
  turn: Float32Array | undefined;
  candidate: Candidate;
  kinds: StoryKinds | undefined;
  told: Told;
  asked: { question: Question; found: Found[] }[];
  isRemark: boolean;
}

export function withUnderstood<Result>(
  { candidate, stories, meanings, kinds }: Reading,
  { turns, before, style, vectors, usual, remark }: Said,
  work: (understood: Understood) => Result,
): Outcome<Result> {
  const told = readTold(candidate, turns);
  const texts = turns.filter(({ role }) => role === 'user').map(({ text }) => plainLetters(text));
  const asks = texts.at(-1) ?? '';
  const conversation = { questions: texts.slice(0, -1), last: told.last };
  const questions = understandWith(before && plainLetters(before), asks, conversation);
  const vectorOf = ({ text }: Question) => vectors?.get(text.toLowerCase());
  const isRead = ({ text }: Question): boolean => usual?.has(text.toLowerCase()) ?? true;
  if ((vectors && !questions.every(vectorOf)) || !questions.every(isRead))
    return { unread: questions.map(({ text }) => text) };
  const ofAll = usual?.get(wholeTurn(turns).toLowerCase());
  const find = (sought: Question, by: Float32Array | undefined): Found[] =>
    stories().find(sought, told, style?.lean, by && meanings?.(by));
  const asked = oneOfAll(questions, ofAll?.usual, usual).map((understood, at, { length }) => {
    const own = usual?.get(understood.text.toLowerCase());
    const meant = own && !own.isPossible && at === length - 1 ? { ...own, ...mayMean(ofAll) } : own;
    const question = meant ? { ...meant, ...understood, isReadForUsual: true } : understood;
    return { question, found: find(question, vectorOf(question)) };
  });
  const turn = vectors?.get(wholeTurn(turns).toLowerCase());
  const heard = remark === undefined ? asked : asCourtesy(remark, asked, asks);
  return { result: work({ candidate, kinds, told, asked: heard, turn, isRemark: remark !== undefined }) };
}

/** "Lovely. We'll let you know by Friday."; its stories are offered where nothing is said. */
function asCourtesy(remark: string, asked: Understood['asked'], text: string): Understood['asked'] {
  const isOther = ({ question: { isPossible = false, kind, matter } }: Understood['asked'][number]) =>
    isPossible || kind === 'follow-up' || matter !== undefined;
  if (!isCourtesy(remark) || asked.some(isOther)) return asked;
  const { question, found } = asked.at(-1)!;
  return [{ question: { ...question, text, kind: 'small-talk', remark }, found }];
}

/** A whole turn's possible meaning holds for its last part, unless that has its own. */
const mayMean = (meant: UsualMeant | undefined): UsualMeant =>
  meant?.isPossible ? { nearestUsual: meant.nearestUsual, isPossible: true } : {};

const AROUND = kindsOf('aroundAnother');
/** "Can you give me one" */
const ASKS_FOR_EXAMPLE = /^(?:\S+ ){1,6}(?:example|instance)\W*$/i;

/** "You did three years there. Why go?" is one question; its parts tell less. */
function oneOfAll(
  questions: readonly Question[],
  meant: UsualId | undefined,
  usual: ReadonlyMap<string, UsualMeant> | undefined,
): readonly Question[] {
  const partOf = ({ text }: Question): UsualId | undefined => {
    const part = usual?.get(text.toLowerCase());
    return part?.isUsualLikely ? undefined : part?.usual;
  };
  const asksOther = (question: Question): boolean => {
    const { kind, text } = question;
    const isAround = questions.length === 1 || AROUND.has(kind) || ASKS_FOR_EXAMPLE.test(text);
    return partOf(question) !== meant && (partOf(question) !== undefined || !isAround);
  };
  const asking = questions.find((question) => partOf(question) === meant) ?? questions.at(-1);
  if (meant === undefined || asking === undefined || questions.some(asksOther)) return questions;
  return [{ ...asking, usual: meant }];
}

/** A question without a name that does not ask after what was told is half of one. */
function understandWith(
  before: string | undefined,
  text: string,
  conversation: Parameters<typeof understandQuestions>[1],
): Question[] {
  const alone = understandQuestions(text, conversation);
  const isHalf = alone.every(({ kind, focus }) => HALVES.has(kind) && focus.length <= 1);
  return before && isHalf ? understandQuestions(`${before} ${text}`, conversation) : alone;
}

const HALVES = kindsOf('halves');
