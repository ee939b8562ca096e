import { setImmediate as othersRun } from 'node:timers/promises';

/** Of long texts; folding as many takes some milliseconds in the slowest script. */
const CHARACTERS_AT_ONCE = 50_000;

interface Reading<Row> {
  /** The next rows after this one, `atOnce` of them unless they are the last; undefined: the first. */
  read: (after: Row | undefined) => Promise<Row[]>;
  atOnce: number;
  textOf: (row: Row) => string;
  /** Ends it when the caller is gone. */
  signal: AbortSignal;
}

/** All rows with their texts, read a few at a time; other calls are served in between. */
export async function* readInTurns<Row>({
  read,
  atOnce,
  textOf,
  signal,
}: Reading<Row>): AsyncGenerator<{ row: Row; text: string }> {
  let rows: Row[] = [];
  let characters = 0;
  do {
    rows = await read(rows.at(-1));
    await othersRun(); // node:sqlite is synchronous: lets other work run
    for (const row of rows) {
      const text = textOf(row);
      yield { row, text };
      characters += text.length;
      if (characters < CHARACTERS_AT_ONCE) continue;
      characters = 0;
      await othersRun();
    }
  } while (rows.length === atOnce && !signal.aborted);
}
