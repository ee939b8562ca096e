/** Shorter words are neighbours: `ward` and `word`. */
const LONG = 6;

/** One letter wrong, missing, added or swapped: `kubernetis`, `reconcilation`. */
export function isMisheard(heard: string, written: string): boolean {
  if (heard.length < LONG || Math.abs(heard.length - written.length) > 1 || heard[0] !== written[0])
    return false;
  let at = 0;
  while (at < heard.length && heard[at] === written[at]) at += 1;
  const rest = (word: string, from: number): string => word.slice(at + from);
  const swapped = heard[at] === written[at + 1] && heard[at + 1] === written[at];
  return (
    rest(heard, 1) === rest(written, 1) ||
    rest(heard, 1) === rest(written, 0) ||
    rest(heard, 0) === rest(written, 1) ||
    (swapped && rest(heard, 2) === rest(written, 2))
  );
}
