import { lexer, type Token } from 'marked';

/**
 * Markdown that is still arriving. `finished` blocks can no longer change and are never lexed again;
 * `live` are the blocks of `tail`, the text behind them.
 */
export interface StreamingMarkdown {
  /** In pages of {@link PAGE_SIZE}, so that a view of a long answer can skip what does not change. */
  readonly finished: readonly (readonly Token[])[];
  readonly tail: string;
  readonly live: readonly Token[];
}

const PAGE_SIZE = 24;
/** More quotes or lists within each other than anybody writes: the lexer would run out of stack. */
const DEEP_NESTING = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40}/m;

export const EMPTY_MARKDOWN: StreamingMarkdown = { finished: [], tail: '', live: [] };

/** Adds text. The cost is that of the text added and of the block it falls into, not of the whole. */
export function appendMarkdown(markdown: StreamingMarkdown, added: string): StreamingMarkdown {
  const text = added.replaceAll('\r', ''); // as the lexer does, so that its blocks are slices of ours
  const tail = markdown.tail + text;
  const live = blocksOf(tail);
  const finished = countFinished(live, tail);
  if (finished === 0) return { ...markdown, tail, live };
  const done = live.slice(0, finished);
  return {
    finished: paged(markdown.finished, done),
    tail: tail.slice(rawOf(done).length),
    live: live.slice(finished),
  };
}

export const toMarkdown = (text: string): StreamingMarkdown => appendMarkdown(EMPTY_MARKDOWN, text);

function blocksOf(text: string): readonly Token[] {
  if (!DEEP_NESTING.test(text)) return lexer(text);
  const words = { type: 'text', raw: text, text };
  return [{ type: 'paragraph', raw: text, text, tokens: [words] }];
}

/** The text as it arrived. */
export const markdownText = ({ finished, tail }: StreamingMarkdown): string => rawOf(finished.flat()) + tail;

const rawOf = (tokens: readonly Token[]): string => tokens.map((token) => token.raw).join('');

function paged(pages: StreamingMarkdown['finished'], added: readonly Token[]): StreamingMarkdown['finished'] {
  const last = pages.at(-1) ?? [];
  if (last.length >= PAGE_SIZE || pages.length === 0) return [...pages, added];
  return [...pages.slice(0, -1), [...last, ...added]];
}

/**
 * How many blocks no further text can change: those before the last blank line that a complete line
 * of another block follows. What stands below may still turn out to continue a list above it, or
 * make the line before it a heading or a table.
 */
function countFinished(tokens: readonly Token[], text: string): number {
  const completeLines = text.lastIndexOf('\n') + 1;
  let offset = 0;
  let finished = 0;
  for (const [index, token] of tokens.entries()) {
    const afterBlankLine = text.startsWith('\n\n', offset - 2);
    if (afterBlankLine && token.type !== 'space' && offset < completeLines) finished = index;
    if (!text.startsWith(token.raw, offset)) return finished; // a half-written list item is not raw
    offset += token.raw.length;
  }
  return finished;
}
