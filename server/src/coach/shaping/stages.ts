import { partOf } from '#coach/candidate/episodes/part-of.ts';
import type { Stage } from '#coach/candidate/beats/stage-label.ts';
import type { Note } from './read-notes.ts';

const ENDING = /^(?:as a result|the result|in the end|eventually|finally)\b/i;
/** "I lost …": sets the scene before any deed. */
const BEFELL =
  /^(?:I|We) (?:lost|missed|saw|heard|noticed|faced|knew|thought|got stuck|forgot|broke|found out)\b/;
const DONE =
  /^(?:I|We) (?:dropped|cut)\b(?!.*\d)|^(?:After that|Then|Afterwards),? (?:I|we) (?!was|were|had)/;
const REACHED =
  /^(?:(?:So|Then|And|But|By \p{L}+|In \p{L}+),? )?(?:I|We|we|Together we) (?:\p{L}+ )?(?:got|lent|lost|finished|delivered|reached|landed|raised|sold|earned|made|served|kept|met|won|saved|cut|grew|passed|published|opened|beat)\b(?=.*\d)/u;

/** "I cut waste by 30%" told first is a result. */
const isOwnResult = (text: string): boolean =>
  /^(?:I|We) (?!had\b|have\b|was\b|were\b|am\b|are\b)\p{L}/u.test(text) &&
  /\d/.test(text) &&
  !BEFELL.test(text);

/**
 * A loss is a scene at the beginning and a result at the end: the place among the deeds decides.
 */
export function stagesOf(notes: readonly Note[]): Stage[] {
  const parts = notes.map(({ text }): Stage => (DONE.test(text) ? 'action' : partOf(text, false)));
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
    const part = parts[at]!;
    if (part === 'lesson' || part === 'task') return part;
    const isResult = part === 'result';
    if (at < begins)
      return isResult && ((firstDeed < 0 && at > 0) || isOwnResult(text)) ? 'result' : 'situation';
    return isResult || at > ends ? 'result' : 'action';
  });
}

/** Last but results: "We lent 1,200 packets in the first year." */
function lastDeed(notes: readonly Note[], isDeed: readonly boolean[]): number {
  const deeds = isDeed.flatMap((deed, at) => (deed ? [at] : []));
  const isReached = (at: number): boolean => REACHED.test(notes[at]!.text);
  while (deeds.length > 1 && isReached(deeds.at(-1)!)) deeds.pop();
  return deeds.at(-1) ?? notes.length;
}
