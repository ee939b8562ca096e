import { queryOptions } from '@tanstack/react-query';
import type { readCustomization } from '@pythia/contracts/customization.ts';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import { SHIPPED_STYLES, type StyleChoice, type Styles } from '@pythia/contracts/style.ts';

/** What the user has chosen, and which version of it that is. */
export type Known = ReplyOf<typeof readCustomization>;

export const CUSTOMIZATION_KEY = ['customization'] as const;

/** What asks for it comes along when it is asked for: the interview window does without at first. */
export const customizationQuery = queryOptions({
  queryKey: CUSTOMIZATION_KEY,
  queryFn: async ({ signal }) => (await import('./read-shown.ts')).readShown(signal),
});

/** Where the four stand. */
export const PLACES = [0, 1, 2, 3] as const;

/** All choices of a style, and none, with their names. @param styles as shipped until they are known */
export const styleChoices = (
  styles: Styles = SHIPPED_STYLES,
): readonly { choice: StyleChoice; name: string | null }[] => [
  ...PLACES.map((choice) => ({ choice, name: styles[choice].name })),
  { choice: null, name: null },
];
