import { Saving, type SavingParts } from './saving/saving.ts';

export function versionedChanges<Shown extends { version: number }>(
  put: SavingParts<Shown>['put'],
): Saving<Shown>['change'] {
  const saving = new Saving<Shown>({ put });
  return (change) => saving.change(change);
}
