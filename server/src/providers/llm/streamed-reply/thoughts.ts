import { ModelError, type ModelEvent, type ModelRequest } from '../language-model.ts';

const NAME = String.raw`(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|seed:think)`;
const OPEN = String.raw`<${NAME}(?:\s[^<>\n]{0,40})?>|\[THINK\]|◁think▷|<\|begin_of_thought\|>|<\|START_THINKING\|>|<\|channel\|>(?:analysis|commentary)[^<\n]{0,40}<\|message\|>`;
const CLOSE = String.raw`</${NAME}>|\[/THINK\]|◁/think▷|<\|end_of_thought\|>|<\|END_THINKING\|>|<\|channel\|>final<\|message\|>`;
const BESIDE = String.raw`<\|(?:start\|>assistant|(?:START|END)_RESPONSE\|>|return\|>|end\|>|im_end\|>|eot_id\|>|endoftext\|>)`;
const TAG = new RegExp(`(?<open>${OPEN})|(?<close>${CLOSE})|${BESIDE}`, 'giu');
const CLOSING = new RegExp(CLOSE, 'iu');
const MARK = /[<[◁]/;
const UNFINISHED = /(?:<\|[^\n]{0,60}|<\/?[\w:]*(?:\s[^<>\n]{0,40})?|\[\/?T?H?I?N?K?|◁\/?\w{0,5})$/iu;
const LONGEST_CLOSING = 40;

interface Visible {
  text: string;
  /** A closing tag came without an opening one: all text before it was thoughts. */
  isAnew: boolean;
}

/**
 * Removes marked thoughts piece by piece: `<think>…</think>I led it.` becomes `I led it.` Tags in code stay.
 */
export class Thoughts {
  #held = '';
  #isThinking: boolean;
  #assumed: string | undefined;
  #hasBegun = false;
  #isBeginningUnseen: boolean | undefined;
  #hasSaid = false;
  #code = NO_CODE;

  constructor(isBegun = false) {
    this.#isThinking = isBegun;
    this.#assumed = isBegun ? '' : undefined;
  }

  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  get isBeginningUnseen(): boolean | undefined {
    return this.#isBeginningUnseen;
  }

  take(piece: string): Visible {
    let rest = this.#held + piece;
    let text = '';
    let isAnew = false;
    this.#held = '';
    for (;;) {
      if (this.#isThinking) {
        const end = CLOSING.exec(rest);
        if (!end) {
          this.#held = rest.slice(-LONGEST_CLOSING);
          if (this.#assumed !== undefined) this.#assumed += rest.slice(0, -LONGEST_CLOSING);
          break;
        }
        if (this.#assumed !== undefined) this.#isBeginningUnseen = true;
        this.#endThoughts();
        rest = rest.slice(end.index + end[0].length);
        continue;
      }
      const tag = MARK.test(rest) ? this.#nextTag(rest) : undefined;
      if (!tag) {
        const held = (MARK.test(rest) && UNFINISHED.exec(rest)?.[0]) || '';
        text += this.#say(rest.slice(0, rest.length - held.length));
        this.#held = held;
        break;
      }
      text += this.#say(rest.slice(0, tag.index));
      rest = rest.slice(tag.index + tag[0].length);
      if (tag.groups?.['open'] !== undefined) this.#isThinking = this.#hasBegun = true;
      else if (tag.groups?.['close'] !== undefined && this.#hasSaid && !this.#hasBegun) {
        this.#isBeginningUnseen = true;
        this.#endThoughts();
        this.#hasSaid = false;
        this.#code = NO_CODE;
        [text, isAnew] = ['', true];
      }
    }
    return { text, isAnew };
  }

  end(): string {
    const [held, assumed] = [this.#held, this.#assumed];
    this.#held = '';
    this.#assumed = undefined;
    this.#isBeginningUnseen ??= false;
    if (assumed !== undefined) return assumed + held;
    return this.#isThinking ? '' : this.#say(held);
  }

  #endThoughts(): void {
    this.#isThinking = false;
    this.#hasBegun = true;
    this.#assumed = undefined;
  }

  #say(given: string): string {
    const text = this.#hasBegun && !this.#hasSaid ? given.trimStart() : given;
    this.#hasSaid ||= /\S/.test(text);
    this.#code = codeAfter(this.#code, text);
    return text;
  }

  #nextTag(rest: string): RegExpExecArray | undefined {
    let [code, from] = [this.#code, 0];
    for (const tag of rest.matchAll(TAG)) {
      code = codeAfter(code, rest.slice(from, tag.index));
      from = tag.index;
      if (!isCode(code)) return tag;
    }
    return undefined;
  }
}

interface Code {
  head: string;
  ticks: number;
  isFenced: boolean;
}

const FENCE = '```';
const NO_CODE: Code = { head: '', ticks: 0, isFenced: false };

const isCode = ({ head, ticks, isFenced }: Code): boolean => isFenced || head === FENCE || ticks % 2 === 1;

function codeAfter(code: Code, text: string): Code {
  let { head, ticks, isFenced } = code;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (character === '\n') {
      if (head === FENCE) isFenced = !isFenced;
      [head, ticks] = ['', 0];
    } else {
      if (head.length < FENCE.length) head = (head + character).trimStart();
      if (character === '`') ticks += 1;
    }
  }
  return { head, ticks, isFenced };
}

const THOUGHT_TOKENS = 4_000;

type Ask = (how: { request: ModelRequest; thoughts: Thoughts; spentMs: number }) => AsyncIterable<ModelEvent>;

export class Thinkers {
  readonly #needRoom = new Set<string>();
  /** Models whose template opens thoughts: only their end is in the text. */
  readonly #beginUnseen = new Set<string>();

  async *answer(model: string, request: ModelRequest, ask: Ask): AsyncGenerator<ModelEvent> {
    const hasRoom = this.#needRoom.has(model);
    const askedAt = performance.now();
    try {
      yield* this.#ask(model, ask, hasRoom ? withRoom(request) : request, 0);
    } catch (error) {
      if (hasRoom || !(error instanceof ModelError) || error.code !== 'limit') throw error;
      this.#needRoom.add(model);
      yield* this.#ask(model, ask, withRoom(request), performance.now() - askedAt);
    }
  }

  async *#ask(model: string, ask: Ask, request: ModelRequest, spentMs: number): AsyncGenerator<ModelEvent> {
    const thoughts = new Thoughts(this.#beginUnseen.has(model));
    try {
      yield* ask({ request, thoughts, spentMs });
    } finally {
      if (thoughts.isBeginningUnseen === true) this.#beginUnseen.add(model);
      if (thoughts.isBeginningUnseen === false) this.#beginUnseen.delete(model);
    }
  }
}

const withRoom = (request: ModelRequest): ModelRequest => ({
  ...request,
  maxTokens: request.maxTokens + THOUGHT_TOKENS,
});
