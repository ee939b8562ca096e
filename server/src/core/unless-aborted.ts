/**
 * Waits for work that ignores signals; after an abort it goes on unheard.
 * @throws what `refusal` makes, on abort
 */
export async function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal,
  refusal: () => Error,
): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = (): void => reject(refusal());
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop); // the signal may live as long as the server
  }
}
