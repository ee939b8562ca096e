import { lexer, type Token } from 'marked';

/** `finished` blocks never change; `live` are the blocks of `tail`. */
export interface StreamingMarkdown {
  readonly finished: readonly (readonly Token[])[];
  readonly tail: string;
  readonly live: readonly Token[];
}

const PAGE_SIZE = 24;
/** Deeper nesting would overflow the lexer's stack. */
const DEEP_NESTING = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){40}/m;

export const EMPTY_MARKDOWN: StreamingMarkdown = { finished: [], tail: '', live: [] };

/** Costs the added text and its block, not the whole. */
export function appendMarkdown(markdown: StreamingMarkdown, added: string): StreamingMarkdown {
  const text = added.replaceAll('\r', ''); // the lexer drops these, too, so blocks are slices of the text
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

export const markdownText = ({ finished, tail }: StreamingMarkdown): string => rawOf(finished.flat()) + tail;

const rawOf = (tokens: readonly Token[]): string => tokens.map((token) => token.raw).join('');

function paged(pages: StreamingMarkdown['finished'], added: readonly Token[]): StreamingMarkdown['finished'] {
  const last = pages.at(-1) ?? [];
  if (last.length >= PAGE_SIZE || pages.length === 0) return [...pages, added];
  return [...pages.slice(0, -1), [...last, ...added]];
}

/**
 * Number of blocks before the last blank line that a whole line follows; later ones may still join a list,
 * heading or table.
 */
function countFinished(tokens: readonly Token[], text: string): number {
  const completeLines = text.lastIndexOf('\n') + 1;
  let offset = 0;
  let finished = 0;
  for (const [index, token] of tokens.entries()) {
    const afterBlankLine = text.startsWith('\n\n', offset - 2);
    if (afterBlankLine && token.type !== 'space' && offset < completeLines) finished = index;
    // the lexer changes half-written list items, so they are live
    if (!text.startsWith(token.raw, offset)) return finished;
    offset += token.raw.length;
  }
  return finished;
}
