import { useCallback, useEffect, useMemo } from 'react';
import { useDraft } from '#browser/draft.ts';
import type { MaterialTexts } from './material.ts';
import { materialDraft, parseDraft } from './material-draft.ts';
import { changeMaterial, learnMaterial } from './remembering.ts';

/** The job is this tab's; the candidate's parts are the account's. */
export function useMaterialDraft(
  account: string,
): [material: MaterialTexts, write: (material: MaterialTexts) => void] {
  const [text] = useDraft(materialDraft(account));
  const material = useMemo(() => parseDraft(text), [text]);
  const write = useCallback((next: MaterialTexts) => changeMaterial(account, next), [account]);
  useEffect(() => learnMaterial(account), [account]);
  return [material, write];
}
