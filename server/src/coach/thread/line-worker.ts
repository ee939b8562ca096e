import { constants, getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isEnglishText } from '../candidate/labels/is-english-text.ts';
import type { LineLabels } from '../candidate/labels/label.ts';
import { LineModel } from '../candidate/labels/line-model.ts';
import { rowsOf } from '../candidate/labels/rows-of.ts';

const WEIGHTS = fileURLToPath(new URL('../../../weights/resume-lines', import.meta.url));

const BEHIND_ANSWERS = constants.priority.PRIORITY_BELOW_NORMAL;
const LEAST_PRIORITY = 19;
// on Linux a thread has a priority of its own, elsewhere it would be the whole process's
if (process.platform === 'linux') setPriority(Math.min(LEAST_PRIORITY, getPriority() + BEHIND_ANSWERS));

/** Failures are of product files: messages quote no user. */
const opened = await LineModel.open(WEIGHTS).catch((error: Error) => ({ failure: error.message }));

/** Empty for other languages; a failure where there is no model. Typed text is cut here, which takes time. */
export async function label(
  given: readonly string[] | string,
): Promise<{ lines: LineLabels[] } | { failure: string }> {
  if ('failure' in opened) return opened;
  const rows = typeof given === 'string' ? rowsOf(given) : given;
  return { lines: isEnglishText(rows.join('\n')) ? await opened.label(rows) : [] };
}
