/**
 * @param dates instants, sorted
 * @param chosen local time; invalid changes nothing
 */
export function withDate(dates: readonly string[], chosen: string): string[] {
  const at = new Date(chosen);
  if (Number.isNaN(at.getTime())) return [...dates];
  return [...new Set([...dates, at.toISOString()])].toSorted();
}
