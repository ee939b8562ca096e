import { partOf } from '#coach/candidate/episodes/part-of.ts';
import type { Stage } from '#coach/candidate/beats/stage-label.ts';
import type { Note } from './read-notes.ts';

/** Says itself what it is, wherever it stands. */
const ENDING = /^(?:as a result|the result|in the end|eventually|finally)\b/i;
/** What befell the speaker, or was so: it sets the scene where it stands before anything was done. */
const BEFELL =
  /^(?:I|We) (?:lost|missed|saw|heard|noticed|faced|knew|thought|got stuck|forgot|broke|found out)\b/;
/** Done, though its words often tell what came of it, or it follows something. */
const DONE =
  /^(?:I|We) (?:dropped|cut)\b(?!.*\d)|^(?:After that|Then|Afterwards),? (?:I|we) (?!was|were|had)/;
/** What was reached, where nothing follows that was done. */
const REACHED =
  /^(?:(?:So|Then|And|But|By \p{L}+|In \p{L}+),? )?(?:I|We|we|Together we) (?:\p{L}+ )?(?:got|lent|lost|finished|delivered|reached|landed|raised|sold|earned|made|served|kept|met|won|saved|cut|grew|passed|published|opened|beat)\b(?=.*\d)/u;

/** Reached by the speaker's own doing, in numbers: told first it is what came of the rest, and no scene. */
const isOwnResult = (text: string): boolean =>
  /^(?:I|We) (?!had\b|have\b|was\b|were\b|am\b|are\b)\p{L}/u.test(text) &&
  /\d/.test(text) &&
  !BEFELL.test(text);

/**
 * What each sentence does for its story. Cues alone mislead: a loss is a scene where the story begins and a result
 * where it ends, so that the place among the deeds decides.
 */
export function stagesOf(notes: readonly Note[]): Stage[] {
  const parts = notes.map(({ text }) => (DONE.test(text) ? 'action' : partOf(text, false)));
  const isDeed = notes.map(
    ({ text, labelled }, at) =>
      labelled === 'action' || (!labelled && parts[at] === 'action' && !BEFELL.test(text)),
  );
  const firstDeed = isDeed.indexOf(true);
  const begins = firstDeed < 0 ? notes.length : firstDeed;
  const ends = lastDeed(notes, isDeed);
  return notes.map(({ labelled, text }, at) => {
    if (labelled) return labelled;
    if (ENDING.test(text)) return 'result';
    if (parts[at] === 'lesson') return 'lesson';
    if (parts[at] === 'task') return 'task';
    if (at < begins)
      return parts[at] === 'outcome' && (firstDeed < 0 ? at > 0 || isOwnResult(text) : isOwnResult(text))
        ? 'result'
        : 'situation';
    return at > ends || parts[at] === 'outcome' ? 'result' : 'action';
  });
}

/** The last one that is not rather what came of the others: "We lent 1,200 packets in the first year." */
function lastDeed(notes: readonly Note[], isDeed: readonly boolean[]): number {
  const deeds = isDeed.flatMap((deed, at) => (deed ? [at] : []));
  const isReached = (at: number): boolean => REACHED.test(notes[at]!.text);
  while (deeds.length > 1 && isReached(deeds.at(-1)!)) deeds.pop();
  return deeds.at(-1) ?? notes.length;
}
