import { setImmediate as othersRun } from 'node:timers/promises';

const CHARACTERS_AT_ONCE = 50_000;

interface Reading<Row> {
  /**
   * @param after undefined reads the first rows
   * @returns up to `atOnce` rows; fewer are the last
   */
  read: (after: Row | undefined) => Promise<Row[]>;
  atOnce: number;
  textOf: (row: Row) => string;
  signal: AbortSignal;
}

/** Reads all rows a few at a time, with other calls between. */
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
    await othersRun(); // node:sqlite is synchronous
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
