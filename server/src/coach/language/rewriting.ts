/** @param table pattern and replacement, applied in order */
export function rewriting(table: readonly string[][], flags: string): (text: string) => string {
  const steps = table.map(([pattern, by]) => [new RegExp(pattern!, flags), by!] as const);
  return (text) => steps.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text);
}
