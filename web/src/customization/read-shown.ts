import { readCustomization } from '@pythia/contracts/customization.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { heldShown } from '#api/query-client.ts';
import { readDraft } from '#browser/draft.ts';
import { readEyes } from '#browser/eyes.ts';
import { CUSTOMIZATION_KEY, type Known, UNSAVED_CUSTOMIZATION } from './known.ts';

export async function readShown(signal: AbortSignal): Promise<Known> {
  const shown = heldShown<Known>(CUSTOMIZATION_KEY);
  if (shown) return shown;
  const known = await authorisedCall(readCustomization, { signal });
  if (readDraft(UNSAVED_CUSTOMIZATION) !== '') {
    const changing = await import('./changing.ts').catch(() => null);
    if (changing) return changing.resumeChanges(known);
  }
  return known.version === 0 ? { ...known, eyes: readEyes() } : known;
}
