/**
 * Waits for work that takes no signal, until one aborts; the work then goes on unheard.
 * @throws what `refusal` makes, when the signal aborts before
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
    signal.removeEventListener('abort', stop); // it may live as long as the server
  }
}
