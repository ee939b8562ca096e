const ORGANISATION = String.raw`\b(?:ltd|limited|inc|llc|plc|gmbh|ag|corp|co|company|group|university|college|school|academy|institute|hospital|clinic|council|bank|bakery|restaurant|hotel|store|trust|agency|partners|solutions|systems|services)\b`;
const ENDS_AS_ORGANISATION = new RegExp(String.raw`${ORGANISATION}\.?$|&`, 'i');
const HOLDS_ORGANISATION = new RegExp(String.raw`${ORGANISATION}|&`, 'i');
const TITLE =
  /\b(?:\p{L}+(?:er|or|ist|ant|ent|yst|ian|ive)|chef|cook|nurse|intern|trainee|apprentice|architect|clerk|coach|fellow|lead|steward|engineer|head|secretary|ceo|cto|cfo|coo)s?(?:$| (?:of|for|in|at) )/iu;

/** Single words tell little: Manchester and Unilever end alike. */
const ALONE =
  /^(?:manager|engineer|developer|designer|programmer|tester|baker|butcher|waiter|bartender|teacher|lecturer|trainer|tutor|instructor|professor|researcher|writer|editor|reporter|photographer|driver|cleaner|carer|porter|plumber|carpenter|painter|welder|gardener|farmer|officer|director|supervisor|administrator|coordinator|operator|inspector|auditor|doctor|solicitor|consultant|accountant|assistant|analyst|scientist|therapist|receptionist|pharmacist|dentist|electrician|technician|librarian|paralegal|executive|representative|president|student|freelancer|chef|cook|nurse|intern|trainee|apprentice|architect|clerk|coach|fellow|secretary|ceo|cto|cfo|coo)s?$/i;

/** `Senior Baker`, `Head of Sales`: by the last word's form. */
export const isTitle = (text: string): boolean =>
  text.includes(' ') ? TITLE.test(text) && !ENDS_AS_ORGANISATION.test(text) : ALONE.test(text);

export const isOrganisation = (text: string): boolean => HOLDS_ORGANISATION.test(text);
