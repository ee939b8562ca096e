/**
 * Sorted, each once.
 * @param dates instants
 * @param chosen local date-time field; invalid changes nothing
 */
export function withDate(dates: readonly string[], chosen: string): string[] {
  const at = new Date(chosen);
  if (Number.isNaN(at.getTime())) return [...dates];
  return [...new Set([...dates, at.toISOString()])].toSorted();
}
