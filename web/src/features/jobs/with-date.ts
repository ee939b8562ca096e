/**
 * The dates of a job with another one, in order and each once.
 * @param dates instants
 * @param chosen a day and hour where the reader is, as a field of that kind writes it; what is none changes nothing
 */
export function withDate(dates: readonly string[], chosen: string): string[] {
  const at = new Date(chosen);
  if (Number.isNaN(at.getTime())) return [...dates];
  return [...new Set([...dates, at.toISOString()])].toSorted();
}
