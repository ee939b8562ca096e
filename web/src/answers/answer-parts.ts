import { LIMITS } from '@pythia/contracts/limits.ts';
import type { Token, Tokens } from 'marked';
import type { StreamingMarkdown } from './streaming-markdown.ts';

/** An answer by what its parts are for. */
export interface AnswerParts {
  /** What can be said aloud. */
  readonly spoken: StreamingMarkdown;
  /** Other stories that could be told, a line each, in the words in which they are asked for. */
  readonly alternatives: readonly string[];
  /** A line to the reader, not to be said. */
  readonly note: Token | null;
}

const MOST_ALTERNATIVES = 2;

/**
 * What stands behind the last rule (`---`) of an answer is not said if it is the end of it and is either a list
 * of one or two lines or a paragraph of one. Any other rule is the answer's own. A rule that nothing follows,
 * or not yet, is left out.
 */
export function answerParts(answer: StreamingMarkdown): AnswerParts {
  const tokens = [...answer.finished.flat(), ...answer.live];
  const rule = tokens.findLastIndex(({ type, raw }) => type === 'hr' && raw.startsWith('---'));
  const ending = rule > 0 ? readEnding(tokens.slice(rule + 1)) : null;
  if (!ending) return { spoken: answer, alternatives: [], note: null };
  return { spoken: { finished: [tokens.slice(0, rule)], tail: '', live: [] }, ...ending };
}

function readEnding(tokens: readonly Token[]): Pick<AnswerParts, 'alternatives' | 'note'> | null {
  const [last, ...more] = tokens.filter(({ type }) => type !== 'space');
  if (more.length > 0) return null;
  if (last === undefined) return { alternatives: [], note: null };
  if (last.type === 'list') {
    const alternatives = linesOf(last as Tokens.List);
    return alternatives && { alternatives, note: null };
  }
  return last.type === 'paragraph' && isOneLine(last.raw) ? { alternatives: [], note: last } : null;
}

/** The lines of a list of one or two of them; null for any other list. */
function linesOf({ ordered, items }: Tokens.List): string[] | null {
  if (ordered || items.length > MOST_ALTERNATIVES) return null;
  const lines = items.map(({ text }) => text.trim());
  return lines.every((line) => isOneLine(line) && line.length <= LIMITS.instead)
    ? lines.filter(Boolean)
    : null;
}

const isOneLine = (text: string): boolean => !text.trim().includes('\n');
