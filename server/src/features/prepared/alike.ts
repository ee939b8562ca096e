const EMPTY = new Set(
  `a an the so and but ok okay right well um uh er now then please just to of in on at for with is are was were do does did
  you your me us i we it that this can could would will tell about some what's`.split(/\s+/),
);

const NEARLY_THE_SAME = 0.8;

export function isNearlyTheSame(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const shared = [...first].filter((word) => second.has(word)).length;
  const all = new Set([...first, ...second]).size;
  return all > 0 && shared / all >= NEARLY_THE_SAME && tellingOf(first) === tellingOf(second);
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu) ?? []);

/** One word of content makes another question: "your week" and "your weekend". */
const tellingOf = (words: ReadonlySet<string>): string =>
  [...words]
    .filter((word) => !EMPTY.has(word))
    .toSorted()
    .join(' ');
