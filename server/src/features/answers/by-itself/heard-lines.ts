import type { AppendedEvent } from '@pythia/contracts/interviews.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { NOTHING_OPEN, type OpenSentence, splitSentences } from '@pythia/contracts/split-sentences.ts';

type EventOf<Kind extends AppendedEvent['kind']> = Extract<AppendedEvent, { kind: Kind }>;

export type HeardQuestion = NonNullable<EventOf<'detected'>['question']>;

interface Sentence {
  key: string;
  lines: readonly string[];
  heard: string;
  /** Text after vocabulary correction; absent where nothing was corrected. */
  corrected?: string;
}

export interface AskedQuestion {
  text: string;
  lines: string[];
  before?: string;
}

const MOST_SENTENCES = 80;

export const lowerCaseWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** The interviewer's latest sentences in a session, split as in the transcript. */
export class HeardLines {
  #sentences: Sentence[] = [];
  #open: OpenSentence = NOTHING_OPEN;
  #openLines: string[] = [];
  readonly #asked = new Set<string>();

  hear({ id, text }: Pick<EventOf<'line'>, 'id' | 'text'>): void {
    this.#openLines.push(id);
    const { sentences, open } = splitSentences(this.#open, /^[\s.!?,]/.test(text) ? text : ` ${text}`);
    this.#open = open;
    for (const [place, heard] of sentences.entries()) {
      this.#sentences.push({ key: `${id}/${place}`, lines: [...this.#openLines], heard });
      this.#openLines = [id];
    }
    if (sentences.length > 0 && !open.hasWords) this.#openLines = [];
    for (const { key } of this.#sentences.splice(0, this.#sentences.length - MOST_SENTENCES))
      this.#asked.delete(key);
  }

  correct({ line, text, heard }: Pick<EventOf<'correction'>, 'line' | 'text' | 'heard'>): void {
    const sentence = this.#sentences.find(({ key }) => key === line);
    if (sentence && (heard === undefined || heard === sentence.heard)) sentence.corrected = text;
  }

  ask(keys: readonly string[]): void {
    for (const key of keys) this.#asked.add(key);
  }

  isAsked(question: HeardQuestion): boolean {
    const own = this.#sentencesOf(question);
    return own.length > 0 && own.every(({ key }) => this.#asked.has(key));
  }

  /** Adds earlier sentences that were not asked about, as context; corrected sentences are asked whole. */
  asked(question: HeardQuestion): AskedQuestion {
    const own = this.#sentencesOf(question);
    const isCorrected = own.some(({ corrected }) => corrected !== undefined);
    const text = isCorrected
      ? own.map(({ corrected, heard }) => corrected ?? heard).join(' ')
      : question.text;
    const before = this.#before(own[0]);
    return {
      text: text.slice(-LIMITS.message),
      lines: own.map(({ key }) => key).slice(-LIMITS.questionLines),
      ...(before !== '' && { before }),
    };
  }

  /** Sentences of its lines that contain most of their words in the question. */
  #sentencesOf({ text, lines }: HeardQuestion): Sentence[] {
    const words = new Set(lowerCaseWords(text));
    return this.#sentences.filter((sentence) => {
      if (!sentence.lines.some((line) => lines.includes(line))) return false;
      const own = lowerCaseWords(sentence.heard);
      return own.filter((word) => words.has(word)).length * 2 > own.length;
    });
  }

  #before(first: Sentence | undefined): string {
    let said = '';
    const end = first ? this.#sentences.indexOf(first) : 0;
    for (const { key, corrected, heard } of this.#sentences.slice(0, end).toReversed()) {
      const text = corrected ?? heard;
      if (this.#asked.has(key) || said.length + text.length + 1 > LIMITS.leadIn) break;
      said = `${text} ${said}`.trim();
    }
    return said;
  }
}
