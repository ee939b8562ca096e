import { answersIt, softens } from './behind-question.ts';
import { type SpokenSentence, writtenText } from './heard.ts';
import { A_CASE, LEAST, SILENCE, type SpokenPiece, type Verdict, WORDS_BEFORE } from './judge.ts';
import type { GrowingQuestion } from './question.ts';
import { type SentenceReading, readSentence } from './read-sentence.ts';
import { sceneIn, type ToldSentence, withItsCase } from './scene.ts';
import { AUXILIARIES, isQuestionWord, isYou } from './word-classes.ts';
import { isBrokenOff, lacksItsEnd } from './wholeness.ts';

/** Seconds; a longer silence ends a turn of the speaker. */
export const TURN_GAP = 2.7;
/** Seconds in which a correction takes the last question back. */
const REPAIR_GAP = 6;
const LEAST_WORDS = 3;
const LEAST_WORDS_BEHIND_ANSWER = 2;

const MOST_WORDS_IN_OPENING = 6;

export type VerdictOf = (key: string, spoken: SpokenPiece) => Verdict | undefined;

/** Joins sentences, in spoken order, to questions. */
export class SentenceJoiner {
  readonly questions: GrowingQuestion[] = [];
  readonly #verdictOf: VerdictOf;
  #told: ToldSentence[] = [];
  #open: GrowingQuestion | undefined;
  #replaces: string | undefined;
  #isOpening = true;
  #hasNodded = false;
  #before: SpokenSentence | undefined;
  #said: string[] = [];

  constructor(verdictOf: VerdictOf) {
    this.#verdictOf = verdictOf;
  }

  /** The question so far was answered: what follows is separate. */
  partTurn(): void {
    this.#told = [];
    this.#open = undefined;
    this.#replaces = undefined;
  }

  add(sentence: SpokenSentence): void {
    const isNewLine = this.#before !== undefined && this.#before.lastLine !== sentence.line;
    const gap = isNewLine ? sentence.from - Math.max(this.#before!.to, sentence.since) : 0;
    if (gap > TURN_GAP) {
      this.#told = [];
      this.#open = undefined;
      this.#said.push(SILENCE);
    }
    const formal = readSentence(sentence, {
      isBehindQuestion: this.#open !== undefined,
      isOpening: this.#isOpening,
    });
    const key = `${sentence.line}:${sentence.place + formal.start}:${formal.words.length}`;
    const { reading, verdict } = this.#judged(formal, sentence, key);
    this.#take(reading, verdict, sentence, gap);
    this.#before = sentence;
    this.#say(formal.rest ? sentence.words.slice(0, formal.rest.place - sentence.place) : sentence.words);
    if (formal.rest) this.add(formal.rest);
  }

  /** A model's verdict comes before the form where the words are complete. */
  #judged(
    formal: SentenceReading,
    sentence: SpokenSentence,
    key: string,
  ): { reading: SentenceReading; verdict: Verdict | undefined } {
    const isFormal = formal.role === 'question';
    const goesOn = /^(?:and|but|or)$/.test(sentence.words[0]!.plain);
    const isOwn = formal.role === 'statement' || (formal.role !== 'aside' && goesOn && !this.#open);
    const isFirstBehindAnswer = this.#told.length === 0 && this.#isBehindAnswer(sentence);
    const leastWords = isFirstBehindAnswer ? LEAST_WORDS_BEHIND_ANSWER : LEAST_WORDS;
    const mayAsk = isFormal || (isOwn && formal.role !== 'repair' && sentence.words.length >= leastWords);
    if (!mayAsk || isBrokenOff(formal.words)) return { reading: formal, verdict: undefined };
    const lead = sentence.words.slice(0, formal.start).map(({ written }) => written);
    const verdict = this.#verdictOf(key, {
      text: writtenText(formal.words),
      before: [...this.#said, ...lead].slice(-WORDS_BEFORE).join(' '),
    });
    if (!verdict) {
      const isKeptOut = isFormal && formal.noQuestion !== undefined;
      return { reading: isKeptOut ? { ...formal, role: 'aside' } : formal, verdict };
    }
    if (!isFormal && this.#isUnclosed(sentence) && verdict.asks >= LEAST.goesOn)
      return { reading: { ...formal, role: 'fragment' }, verdict: undefined };
    const isLoose = isFormal ? formal.noQuestion === undefined : goesOn && this.#isBehindAnswer(sentence);
    const noForm = isFirstBehindAnswer ? LEAST.noFormBehindAnswer : LEAST.noForm;
    const least = isLoose ? LEAST.form : isFormal ? LEAST.likelyNone : noForm;
    const isFollowUp =
      this.#isBehindAnswer(sentence) && verdict.asks >= LEAST.noForm && verdict.followsUp >= LEAST.followsUp;
    const isCase = !isFormal && !formal.isMarkedOff && verdict.kind === A_CASE && !isFollowUp;
    if (verdict.asks >= least && !isCase) return { reading: { ...formal, role: 'question' }, verdict };
    if (!isFormal) {
      const role = verdict.asks >= LEAST.scene ? 'scene' : formal.role;
      return { reading: { ...formal, role }, verdict: undefined };
    }
    const isTold = /^(?:statement|rhetorical|thinking-aloud)$/.test(verdict.noQuestion);
    return {
      reading: {
        ...formal,
        role: isTold ? 'statement' : 'aside',
        noQuestion: { kind: verdict.noQuestion, isCertain: false },
      },
      verdict: undefined,
    };
  }

  #take(reading: SentenceReading, verdict: Verdict | undefined, sentence: SpokenSentence, gap: number): void {
    if (reading.role === 'repair') return this.#takeBack(sentence);
    if (reading.role === 'aside') return this.#passOver(reading, gap);
    if (reading.role === 'question') return this.#ask(reading, verdict, sentence);
    if (this.#open) {
      if (answersIt(this.#open, sentence, reading.role)) {
        this.#open.isDropped = true;
        this.#open = undefined;
        return;
      }
      if (softens(sentence)) return;
      const goesOn =
        reading.role === 'fragment' ||
        this.#open.state === 'broken' ||
        (reading.role === 'scene' && sentence.words.at(-1)!.stop === '');
      if (goesOn) return this.#append(this.#open, reading, sentence);
      if (sentence.line !== this.#open.lastLine) this.#open = undefined;
    }
    this.#told.push({ sentence, reading });
    if (reading.noQuestion === undefined && sentence.words.length > MOST_WORDS_IN_OPENING)
      this.#isOpening = false;
  }

  #takeBack(sentence: SpokenSentence): void {
    const last = this.#open ?? this.questions.at(-1);
    if (last && (last === this.#open || sentence.from - last.to < REPAIR_GAP)) {
      if (last.state === 'broken') last.isDropped = true;
      this.#replaces = last.state === 'broken' ? last.replaces : last.key;
    }
    this.#open = undefined;
    this.#told = [];
  }

  #passOver({ noQuestion }: SentenceReading, gap: number): void {
    if (noQuestion?.kind === 'tag') return;
    if (noQuestion?.kind === 'backchannel') this.#hasNodded = true;
    if (noQuestion?.kind !== 'backchannel' || gap > 0.4) this.#open = undefined;
    this.#told = [];
  }

  #ask(asked: SentenceReading, verdict: Verdict | undefined, sentence: SpokenSentence): void {
    const reading = withItsCase(asked, sentence, verdict?.kind);
    if (this.#open?.isFormless && reading.needsScene) this.#takeAsScene();
    const open = this.#open;
    if (open && !this.#replaces) {
      if (open.state !== 'broken' || /^(?:and|or|but)$/.test(sentence.words[0]!.plain)) {
        this.#append(open, reading, sentence);
        open.parts.push(writtenText(reading.words));
        open.verdicts.push(verdict);
        return;
      }
      open.isDropped = true;
      this.#replaces = open.replaces;
    }
    const scene = sceneIn(this.#told, reading, verdict?.kind);
    const [first] = scene;
    const question: GrowingQuestion = {
      key: keyOf(first?.sentence ?? sentence),
      words: [],
      parts: [writtenText(reading.words)],
      verdicts: [verdict],
      state: 'whole',
      isToYou: false,
      hasScene: scene.length > 0,
      isRequest: reading.head?.form === 'request' || reading.head?.form === 'wish',
      isAside: this.#told.length > scene.length,
      isBehindAnswer: this.#isBehindAnswer(sentence),
      isLikelyNone: reading.noQuestion !== undefined,
      replaces: this.#replaces ?? this.#askedAgain(reading, sentence),
      firstLine: (first?.sentence ?? sentence).line,
      lastLine: sentence.lastLine,
      from: (first?.sentence ?? sentence).from,
      to: sentence.to,
      isFormless: reading.head === undefined,
      isDropped: false,
    };
    for (const told of scene)
      question.words.push(...told.sentence.words.slice(told.reading.start).map(({ written }) => written));
    this.#append(question, reading, sentence);
    this.questions.push(question);
    this.#hasNodded = false;
    this.#isOpening = false;
    this.#open = question;
    this.#replaces = undefined;
    this.#told = question.isFormless ? [...this.#told, { sentence, reading }] : [];
  }

  /** The last question without a question's form was the scene of this one. */
  #takeAsScene(): void {
    this.#open!.isDropped = true;
    this.#open = undefined;
  }

  #append(question: GrowingQuestion, reading: SentenceReading, sentence: SpokenSentence): void {
    const isAll = reading.role !== 'question';
    question.words.push(...(isAll ? sentence.words : reading.words).map(({ written }) => written));
    question.isToYou ||= sentence.words.some(({ plain }) => isYou(plain));
    question.to = sentence.to;
    question.lastLine = sentence.lastLine;
    const { words } = reading;
    const isUnmarked =
      sentence.isPunctuated && !reading.rest && (words.at(-1)!.stop === '' || lacksItsEnd(words));
    question.state =
      !reading.rest && (isBrokenOff(words) || words.at(-1)!.hasComma)
        ? 'broken'
        : isUnmarked
          ? 'unmarked'
          : 'whole';
  }

  #isUnclosed({ line }: SpokenSentence): boolean {
    return (
      this.#open !== undefined && this.#open.lastLine !== line && !/[.?!]$/.test(this.#open.words.at(-1)!)
    );
  }

  #isBehindAnswer(sentence: SpokenSentence): boolean {
    const last = this.questions.at(-1);
    return this.#hasNodded || (last !== undefined && sentence.from - last.to > TURN_GAP);
  }

  /** The same question in other words, without an answer between. */
  #askedAgain({ core }: SentenceReading, sentence: SpokenSentence): string | undefined {
    const last = this.questions.at(-1);
    if (!last || last.isDropped || sentence.from - last.to > REPAIR_GAP || last.lastLine === sentence.line)
      return undefined;
    const mine = matter(core.map(({ plain }) => plain));
    const theirs = matter(last.words.map((word) => word.toLowerCase().replaceAll(/[^a-z0-9']+/g, '')));
    const shared = [...mine].filter((word) => theirs.has(word)).length;
    return shared > 0 && shared / Math.min(mine.size, theirs.size) >= 0.5 ? last.key : undefined;
  }

  #say(words: readonly { written: string }[]): void {
    this.#said.push(...words.map(({ written }) => written));
    this.#said = this.#said.slice(-WORDS_BEFORE);
  }
}

/** Stays the same while words are added, which may move the question's first one. */
const keyOf = ({ line, place }: SpokenSentence): string => `${line}:${place}`;

export const plainOf = (question: GrowingQuestion): string =>
  question.words.map((word) => word.toLowerCase().replaceAll(/[^a-z0-9' ]+/g, '')).join(' ');

const matter = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => word.length > 3 && !AUXILIARIES.has(word) && !isQuestionWord(word)));
