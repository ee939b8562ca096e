import { Saving, type SavingParts } from './saving/saving.ts';

/**
 * Changes of something that is kept as a whole under a version.
 * @param put sends all of it in place of a version
 * @returns makes a change, and tells whether it was saved
 */
export function versionedChanges<Shown extends { version: number }>(
  put: SavingParts<Shown>['put'],
): Saving<Shown>['change'] {
  const saving = new Saving<Shown>({ put });
  return (change) => saving.change(change);
}
