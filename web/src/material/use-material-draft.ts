import { useCallback, useMemo } from 'react';
import { useDraft } from '#ui/use-draft.ts';
import { isBlank, type Material, materialOf } from './material.ts';

export const materialDraft = (account: string): string => `material:${account}`;

/** The material of an account as a draft: no other account in this tab is shown it. */
export function useMaterialDraft(account: string): [material: Material, write: (material: Material) => void] {
  const [text, writeText] = useDraft(materialDraft(account));
  const material = useMemo(() => readMaterial(text), [text]);
  const write = useCallback(
    (next: Material) => writeText(isBlank(next) ? '' : JSON.stringify(next)),
    [writeText],
  );
  return [material, write];
}

export function readMaterial(text: string): Material {
  try {
    return materialOf(Object(JSON.parse(text)));
  } catch {
    return materialOf({}); // nothing yet, or not ours
  }
}
