/** Headings of markdown, which are not told, also those that are a line in bold. */
const HEADING = /^[^\S\n]*(?:#{1,6}\s.*|(\*\*|__)[^*_\n]+\1:?)[^\S\n]*$/gm;
/** A sentence with something left to fill in: it cannot be said yet. */
const WITH_GAP = /[^.!?\n]*\[[^[\]\n]*\][^.!?\n]*[.!?]?/g;

export const withoutHeadings = (markdown: string): string => markdown.replace(HEADING, '\n');

/** What can be said of a story that was written as markdown, with gaps in brackets where facts are missing. */
export const toldText = (story: string): string => withoutHeadings(story).replace(WITH_GAP, '');
