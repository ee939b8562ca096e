import type { Material } from '#coach/material.ts';
import type { LineLabels } from './label.ts';

export const LABELLED_PARTS = ['work', 'other', 'education'] as const satisfies readonly (keyof Material)[];
export type LabelledPart = (typeof LABELLED_PARTS)[number];

export type MaterialLabels = Readonly<Record<LabelledPart, readonly LineLabels[]>>;

/** Missing labels: read by rules. */
export interface LabelledMaterial {
  material: Material;
  labels?: MaterialLabels | undefined;
}
