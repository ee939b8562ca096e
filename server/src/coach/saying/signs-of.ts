/** Patterns by their names; `like` is an example of what one finds. */
export const signsOf = <Name extends string>(
  signs: Record<Name, { says: string; flags: string; like?: string }>,
): Record<Name, RegExp> =>
  Object.fromEntries(
    Object.entries<{ says: string; flags: string }>(signs).map(([name, { says, flags }]) => [
      name,
      new RegExp(says, flags),
    ]),
  ) as Record<Name, RegExp>;
