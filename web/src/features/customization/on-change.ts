import type { changeCustomization, ChangeOptions } from '#customization/changing.ts';

export type OnStyleChange = (
  edit: Parameters<typeof changeCustomization>[0],
  options?: Omit<ChangeOptions, 'isKept'>,
) => void;
