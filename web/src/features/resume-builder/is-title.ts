const ORGANISATION = String.raw`\b(?:ltd|limited|inc|llc|plc|gmbh|ag|corp|co|company|group|university|college|school|academy|institute|hospital|clinic|council|bank|bakery|restaurant|hotel|store|trust|agency|partners|solutions|systems|services)\b`;
const ENDS_AS_ORGANISATION = new RegExp(String.raw`${ORGANISATION}\.?$|&`, 'i');
const HOLDS_ORGANISATION = new RegExp(String.raw`${ORGANISATION}|&`, 'i');
const TITLE =
  /\b(?:\p{L}+(?:er|or|ist|ant|ent|yst|ian|ive)|chef|cook|nurse|intern|trainee|apprentice|architect|clerk|coach|fellow|lead|steward|engineer|head|secretary|ceo|cto|cfo|coo)s?(?:$| (?:of|for|in|at) )/iu;

/** Whether it names what somebody was: `Senior Baker`, `Head of Sales`; by the form of its last word. */
export const isTitle = (text: string): boolean => TITLE.test(text) && !ENDS_AS_ORGANISATION.test(text);

/** Whether it says by its form that it is an employer or a school. */
export const isOrganisation = (text: string): boolean => HOLDS_ORGANISATION.test(text);
