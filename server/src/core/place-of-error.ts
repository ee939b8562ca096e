/** What a log may say of an error whose message may hold words that somebody said: its kind, and where it arose. */
export function placeOf(error: unknown): { error: string; code?: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = '' } = error;
  const at = stack
    .replace(message, '')
    .split(/\n\s+at /)
    .slice(1);
  return { error: name, ...('code' in error && { code: String(error.code) }), at };
}
