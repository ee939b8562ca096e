import { readStories, type StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import type { Material } from '#material/material.ts';

const WITHIN_MS = 3_000;

/** The jobs of a résumé as the coach reads them, for its stories; none where it does not say in time: the form begins without. */
export async function toldPlaces({ name, education, work }: Material): Promise<StoryPlace[]> {
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const { stories } = await authorisedCall(readStories, { body: { name, education, work }, signal });
    return stories.map(({ place }) => place);
  } catch {
    return [];
  }
}
