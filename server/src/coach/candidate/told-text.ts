/** Headings of markdown, which are not told, also those that are a line in bold. */
const HEADING = /^[^\S\n]*(?:#{1,6}\s.*|(\*\*|__)[^*_\n]+\1:?)[^\S\n]*$/gm;
/** `**Action.** I drew up a rota.`: what a part of a story is called before it is told. */
const PART =
  /(?=[*_]{2})(?<=^|[.!?]\s+)(\*\*|__)(?:situation|task|actions?|results?|outcome|lesson(?: learned)?|background|context|challenge|problem|solution)\s*[.:–-]?\s*\1\s*[.:–-]?[^\S\n]*/gimu;
/** Something left to fill in: its sentence cannot be said yet. */
const GAP = /\[[^[\]\n]*\]/;
const SENTENCE = new RegExp(`(?:${GAP.source}|[^.!?\\n])+[.!?]?`, 'g');

export const withoutHeadings = (markdown: string): string => markdown.replace(HEADING, '\n');

/** What can be said of a story that was written as markdown, with gaps in brackets where facts are missing. */
export const toldText = (story: string): string =>
  withoutHeadings(story)
    .replace(PART, '')
    .replace(SENTENCE, (sentence) => (GAP.test(sentence) ? '' : sentence));
