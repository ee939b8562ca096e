import { fileURLToPath } from 'node:url';
import type { LineLabels } from '../candidate/labels/label.ts';
import { LineModel } from '../candidate/labels/line-model.ts';

const WEIGHTS = fileURLToPath(new URL('../../../weights/resume-lines', import.meta.url));

/** What it fails on is a file of the product: its message quotes nobody. */
const opened = await LineModel.open(WEIGHTS).catch((error: Error) => ({ failure: error.message }));

/** What each of a text's rows is; why it cannot be told, where there is no model on this machine. */
export const label = async (
  rows: readonly string[],
): Promise<{ lines: LineLabels[] } | { failure: string }> =>
  'failure' in opened ? opened : { lines: await opened.label(rows) };
