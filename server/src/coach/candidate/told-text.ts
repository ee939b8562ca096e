/** Headings of markdown, which are not told, also those that are a line in bold. */
const HEADING = /^[^\S\n]*(?:#{1,6}\s.*|(\*\*|__)[^*_\n]+\1:?)[^\S\n]*$/gm;
/** A sentence with something left to fill in: it cannot be said yet. */
const WITH_GAP = /[^.!?\n]*\[[^[\]\n]*\][^.!?\n]*[.!?]?/g;

/** What can be said of a story that was written as markdown, with gaps in brackets where facts are missing. */
export const toldText = (story: string): string => story.replace(HEADING, '\n').replace(WITH_GAP, '');
