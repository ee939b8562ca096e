import { readCustomization } from '@pythia/contracts/customization.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { queryClient } from '#api/query-client.ts';
import { readEyes } from '#browser-eyes.ts';
import { CUSTOMIZATION_KEY, type Known } from './known.ts';

let isUnsaved = false;

/** While something is not saved yet, what is shown is newer than what the server has. */
export const holdShown = (hold: boolean): void => {
  isUnsaved = hold;
};

/** What is to be shown of the user's choices. */
export async function readShown(signal: AbortSignal): Promise<Known> {
  const shown = queryClient.getQueryData<Known>(CUSTOMIZATION_KEY);
  if (isUnsaved && shown) return shown;
  const known = await authorisedCall(readCustomization, { signal });
  return known.version === 0 ? { ...known, eyes: readEyes() } : known; // this browser may have been chosen for before
}
