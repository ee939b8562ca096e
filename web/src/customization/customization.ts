import { queryOptions } from '@tanstack/react-query';
import { readCustomization } from '@pythia/contracts/customization.ts';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { SHIPPED_STYLES, type StyleChoice, type Styles } from '@pythia/contracts/style.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { queryClient } from '#api/query-client.ts';
import { readEyes } from '#browser-eyes.ts';

/** What the user has chosen, and which version of it that is. */
export type Known = ReplyOf<typeof readCustomization>;

const queryKey = ['customization'] as const;
let isUnsaved = false;

/** While something is not saved yet, what is shown is newer than what the server has. */
export const holdShown = (hold: boolean): void => {
  isUnsaved = hold;
};

export const customizationQuery = queryOptions({
  queryKey,
  queryFn: async ({ signal }): Promise<Known> => {
    const shown = queryClient.getQueryData<Known>(queryKey);
    if (isUnsaved && shown) return shown;
    const known = await authorisedCall(readCustomization, { signal });
    return known.version === 0 ? { ...known, eyes: readEyes() } : known; // this browser may have been chosen for before
  },
});

/** All choices of a style, and none, with their names. @param styles as shipped until they are known */
export const styleChoices = (
  styles: Styles = SHIPPED_STYLES,
): readonly { choice: StyleChoice; name: string | null }[] => [
  ...PLACES.map((choice) => ({ choice, name: styles[choice].name })),
  { choice: null, name: null },
];

/** Where the four stand. */
export const PLACES = [0, 1, 2, 3] as const;
