import { readStories, type StoryPlace } from '@pythia/contracts/settled-stories.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import type { Material } from '#material/material.ts';
import type { Resume } from './resume.ts';
import { resumeOfMaterial } from './resume-of-material.ts';

const WITHIN_MS = 3_000;

/** The entries of a form, from the candidate's words and what the coach reads in them. */
export const resumeAsTold = async (material: Material): Promise<Resume> =>
  resumeOfMaterial(material, await toldPlaces(material));

/** The jobs of a résumé as the coach reads them, for its stories; none where it does not say in time: the form begins without. */
async function toldPlaces({ name, education, work }: Material): Promise<StoryPlace[]> {
  try {
    const signal = AbortSignal.timeout(WITHIN_MS);
    const { stories } = await authorisedCall(readStories, { body: { name, education, work }, signal });
    return stories.map(({ place }) => place);
  } catch {
    return [];
  }
}
