import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isEnglish } from '../candidate/labels/is-english.ts';
import type { LineLabels } from '../candidate/labels/label.ts';
import { LineModel } from '../candidate/labels/line-model.ts';
import { rowsOf } from '../candidate/labels/rows-of.ts';

const WEIGHTS = fileURLToPath(new URL('../../../weights/resume-lines', import.meta.url));

const BEHIND_ANSWERS = constants.priority.PRIORITY_BELOW_NORMAL;
// on Linux a thread has a priority of its own, elsewhere it would be the whole process's
if (process.platform === 'linux' && getPriority() < BEHIND_ANSWERS) setPriority(BEHIND_ANSWERS);

/** What it fails on is a file of the product: its message quotes nobody. */
const opened = await LineModel.open(WEIGHTS).catch((error: Error) => ({ failure: error.message }));

/**
 * What each row of a text is, none of one in another language; why it cannot be told, where there is no model on this
 * machine. A text as it was typed is cut into its rows here: that may take its time.
 */
export async function label(
  given: readonly string[] | string,
): Promise<{ lines: LineLabels[] } | { failure: string }> {
  if ('failure' in opened) return opened;
  const rows = typeof given === 'string' ? rowsOf(given) : given;
  return { lines: isEnglish(rows.join('\n')) ? await opened.label(rows) : [] };
}
