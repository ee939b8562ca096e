import { queryOptions } from '@tanstack/react-query';
import { SHIPPED_STYLES, type StyleChoice, type Styles } from '@pythia/contracts/style.ts';
import { CUSTOMIZATION_KEY } from './known.ts';

export const customizationQuery = queryOptions({
  queryKey: CUSTOMIZATION_KEY,
  queryFn: async ({ signal }) => (await import('./read-shown.ts')).readShown(signal),
});

export const PLACES = [0, 1, 2, 3] as const;

export const styleChoices = (
  styles: Styles = SHIPPED_STYLES,
): readonly { choice: StyleChoice; name: string | null }[] => [
  ...PLACES.map((choice) => ({ choice, name: styles[choice].name })),
  { choice: null, name: null },
];
