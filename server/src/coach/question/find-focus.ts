import { readTokens, type Token } from '#coach/language/read-text.ts';

/** Lemmas that ask rather than say what is asked about. */
const FRAME = new Set(
  `tell walk talk describe explain give share show ask answer question hear know want like love please ever recent
  time situation example instance occasion moment experience thing something somebody someone anything everything
  way kind sort type bit little lot specific specifically particular exactly example detail maybe perhaps let
  go do have be get say see think come happen would could should can will may might shall really actually just
  imagine suppose define handle deal approach tackle react respond day-to-day interview today one`.split(
    /\s+/,
  ),
);
const CONTENT = new Set(['NOUN', 'PROPN', 'VERB', 'ADJ', 'NUM', 'ADV', 'X']);

/** The words that say what is asked about; where only frames are left, whatever carries a subject at all. */
export function findFocus(text: string): Token[] {
  const carrying = readTokens(text).filter(
    ({ isStop, pos, text: word }) => !isStop && CONTENT.has(pos) && word.length > 1,
  );
  const focus = carrying.filter(({ lemma }) => !FRAME.has(lemma));
  return focus.length > 0 ? focus : carrying;
}
