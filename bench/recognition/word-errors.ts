/** Edit distance in words. */
export function wordErrors(said: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, at) => at);
  for (const [at, word] of said.entries()) {
    const next = [at + 1];
    for (const [of, other] of heard.entries()) {
      const changed = row[of]! + (word === other ? 0 : 1);
      next.push(Math.min(changed, row[of + 1]! + 1, next[of]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
