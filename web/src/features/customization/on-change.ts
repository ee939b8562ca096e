import type { changeCustomization, ChangeOptions } from '#customization/changing.ts';

/** Changes what is shown; whether it is kept is the page's. */
export type OnStyleChange = (
  edit: Parameters<typeof changeCustomization>[0],
  options?: Omit<ChangeOptions, 'isKept'>,
) => void;
