const LABEL = /^(\p{Lu}[\p{L}\p{N} &/'’-]{1,35}):\s+(?=\S)/u;
const PLURAL = /(?:[^siu]s|media|staff)$/i;

/** A statement's own label, `Medication round: gave …`, with what it labels; undefined where there is none. */
export function labelOf(statement: string): { label: string; rest: string } | undefined {
  const match = LABEL.exec(statement);
  if (match === null || match[1]!.split(' ').length > 5) return undefined;
  return { label: match[1]!, rest: statement.slice(match[0].length) };
}

/** `Budget: £40m` as it is said: "My budget was £40m". */
export function sayLabelled(label: string, rest: string, isCurrent: boolean | undefined): string {
  const plural = PLURAL.test(label);
  const be = isCurrent === true ? (plural ? 'are' : 'is') : plural ? 'were' : 'was';
  const subject = /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
  return `My ${subject} ${be} ${rest}`;
}
