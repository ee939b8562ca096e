import type { changeCustomization, ChangeOptions } from '#customization/changing.ts';

/** The page decides whether it is kept. */
export type OnStyleChange = (
  edit: Parameters<typeof changeCustomization>[0],
  options?: Omit<ChangeOptions, 'isKept'>,
) => void;
