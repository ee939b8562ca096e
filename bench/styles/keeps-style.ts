import type { Style } from '../../contracts/src/style.ts';
import { STAGE_NAMES } from '../../server/src/coach/saying/styling/in-form.ts';
import { beatsOf } from '../../web/src/answers/beats.ts';
import { appendMarkdown, EMPTY_MARKDOWN } from '../../web/src/answers/streaming-markdown.ts';
import { countSpokenWords } from '../answers/spoken-part.ts';

/** A paragraph's beat name. */
const LABEL = /^\*\*([^*]+)\.\*\*\s+(?=\S)/;

const paragraphsOf = (text: string): string[] => text.trim().split(/\n+/);

/** Rendered lines. */
function linesOf(text: string): number {
  const { finished, live } = appendMarkdown(EMPTY_MARKDOWN, text);
  const paragraphs = [...finished.flat(), ...live].filter(({ type }) => type === 'paragraph');
  return paragraphs.flatMap((one) => beatsOf('tokens' in one ? (one.tokens ?? []) : [])).length;
}

/** @param parts of the question */
export function keepsForm(text: string, form: Style['form'], parts: number): boolean {
  const labels = paragraphsOf(text).flatMap((paragraph) => LABEL.exec(paragraph)?.[1] ?? []);
  if (form === 'one-liner') return labels.length === 0 && linesOf(text) <= parts;
  if (form !== 'star') return labels.length === 0;
  return labels.every((label) => Object.values(STAGE_NAMES).includes(label));
}

export const keepsLength = (text: string, words: number): boolean =>
  countSpokenWords(text.replace(/\*\*[^*]+\.\*\*/g, '')) <= words;

export const namesBeats = (text: string): boolean => paragraphsOf(text).some((one) => LABEL.test(one));
