import { Saving, type SavingParts } from './saving/saving.ts';

/**
 * Changes of a versioned value.
 * @param put replaces a version
 * @returns changes it, and tells whether it was saved
 */
export function versionedChanges<Shown extends { version: number }>(
  put: SavingParts<Shown>['put'],
): Saving<Shown>['change'] {
  const saving = new Saving<Shown>({ put });
  return (change) => saving.change(change);
}
