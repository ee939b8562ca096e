import type { Material } from '#coach/material.ts';
import type { LineLabels } from './label.ts';

/** The parts of a material that hold a résumé's lines; `other` holds sentences. */
export const LABELLED_PARTS = ['work', 'education'] as const satisfies readonly (keyof Material)[];
export type LabelledPart = (typeof LABELLED_PARTS)[number];

/** What each line of a material is, as `rowsOf` has its lines. */
export type MaterialLabels = Readonly<Record<LabelledPart, readonly LineLabels[]>>;

/** A material with what its lines are; without labels they are read by rules. */
export interface LabelledMaterial {
  material: Material;
  labels?: MaterialLabels | undefined;
}
