import { ANY_LABEL } from './beats/stage-label.ts';

/** Headings of markdown, which are not told, also those that are a line in bold. */
const HEADING = /^[^\S\n]*(?:#{1,6}\s.*|(\*\*|__)[^*_\n]+\1:?)[^\S\n]*$/gm;
/** `**Action.** I drew up a rota.`, `## Action`: what its user calls a part of a story before it is told. */
const PART = new RegExp(
  String.raw`(?<=^|[.!?]\s+)[^\S\n]*(?:(\*\*|__)(${ANY_LABEL})\s*[.:–-]?\s*\1\s*[.:–-]?|#{1,6}[^\S\n]+(${ANY_LABEL})[^\S\n]*:?(?=\n))\s*`,
  'gmu',
);
/** Something left to fill in: its sentence cannot be said yet. */
const GAP = /\[[^[\]\n]*\]/;
const SENTENCE = new RegExp(`(?:${GAP.source}|[^.!?\\n])+[.!?]?`, 'g');

export const withoutHeadings = (markdown: string): string => markdown.replace(HEADING, '\n');

/** What can be said of a story that was written as markdown, with gaps in brackets where facts are missing. */
export const toldText = (story: string): string =>
  withoutHeadings(
    story.replace(PART, (_all, _mark, bold?: string, headed?: string) => `${bold ?? headed}: `),
  ).replace(SENTENCE, (sentence) => (GAP.test(sentence) ? '' : sentence));
