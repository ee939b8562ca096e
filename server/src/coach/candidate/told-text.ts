import { ANY_LABEL } from './beats/stage-label.ts';

/** Markdown headings and lines in bold are not told. */
const HEADING = /^[^\S\n]*(?:#{1,6}\s.*|(\*\*|__)[^*_\n]+\1:?)[^\S\n]*$/gm;
/** `**Action.** I drew up a rota.`, `## Action` */
const PART = new RegExp(
  String.raw`(?<=^|[.!?]\s+)[^\S\n]*(?:(\*\*|__)(${ANY_LABEL})\s*[.:–-]?\s*\1\s*[.:–-]?|#{1,6}[^\S\n]+(${ANY_LABEL})[^\S\n]*:?(?=\n))\s*`,
  'gmu',
);
/** Gaps to fill in; their sentences are not said. */
const GAP = /\[[^[\]\n]*\]/;
const SENTENCE = new RegExp(`(?:${GAP.source}|[^.!?\\n])+[.!?]?`, 'g');

export const withoutHeadings = (markdown: string): string => markdown.replace(HEADING, '\n');

export const toldText = (story: string): string =>
  withoutHeadings(
    story.replace(PART, (_all, _mark, bold?: string, headed?: string) => `${bold ?? headed}: `),
  ).replace(SENTENCE, (sentence) => (GAP.test(sentence) ? '' : sentence));
