/**
 * @returns whether the promise settled within `withinMs`
 * @throws as the promise does
 */
export async function settlesWithin(promise: Promise<unknown>, withinMs: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, Math.max(0, withinMs), false);
  try {
    return await Promise.race([promise.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
