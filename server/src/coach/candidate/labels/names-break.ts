import { findDates } from '../layout/date-range.ts';

const FAMILY =
  '(?:(?:my|our|his|her|an?|the|two|three|four|young|elderly|ill|sick|late|own|small|new) )*(?:mother|mum|father|dad|parents?|wife|husband|partner|sons?|daughters?|child(?:ren)?|kids|twins|bab(?:y|ies)|family|brother|sister|grand\\p{L}+|aunt|uncle|relatives?)';
const CALLED = new RegExp(
  [
    '\\b(?:career|employment|work) (?:break|gap|pause|change)\\b',
    "\\b(?:maternity|paternity|parental|adoption|sick|carer['’]?s|compassionate|unpaid|extended|family|study) leave\\b",
    '\\bleave of absence\\b|\\bsabbatical\\b|\\bgap year\\b|\\b(?:years?|months?|time) (?:out(?! of (?:the (?:queue|office|box|way|loop)|stock|hours|order|the house)\\b)|off|away)\\b',
    "\\b(?:nothing|not) on paper\\b|\\bI did(?: not|n['’]t) work(?=[.,;]|$)|(?:^\\W*|\\bI was )not (?:employed|working|in (?:paid )?(?:work|employment))\\b|^\\W*no job(?=[.,;]|\\W*$)|\\bwithout (?:an? job|work|employment)\\b|\\bjob[- ]?(?:hunt|search)\\p{L}*|\\bjobless\\b|\\b(?:health reasons|ill[- ]health)\\b",
    '\\bunemployed\\b|\\bno paid work\\b|\\bredundan\\p{L}*|\\bout of work\\b|\\bbetween (?:jobs|posts)\\b|\\b(?:stopped|gave up) work(?:ing)?\\b',
    '\\btravel(?:l?ing|led|s)?(?=\\W*$|\\W+(?:in|through|around|round|across|abroad|for)\\b)|\\bbackpack\\p{L}*',
    '\\bfull[- ]time (?:carer|caregiver|parent|mother|father|mum|dad|stud\\p{L}+)\\b|\\bstudied full[- ]time\\b|\\bstay(?:ed)?[- ](?:at[- ])?home\\b',
    '^\\W*at home(?=\\W*$|\\W*[,:;|(–-])|\\b(?:daughters?|sons?|twins|child(?:ren)?|bab(?:y|ies))(?: (?:was|were))? born\\b',
    '^\\W*off (?:work|sick)\\b|\\bI was off (?:from|work|for \\p{L}+ (?:weeks|months))\\b|^\\W*nothing (?:from |between )?(?:january|february|march|april|may|june|july|august|september|october|november|december) to \\p{L}+|\\bI (?:was|had|got)\\b[^.]{0,30}\\b(?:glandular fever|pneumonia|long covid)\\b(?! (?:ward|clinic|patient|case))|: (?:glandular fever|pneumonia|long covid)(?=\\W*$)|\\bslipped disc\\b|\\bI was treated (?:for|from|until)\\b|^\\W*(?:hip|knee) replaced\\b|\\b(?:back|hip|knee|shoulder|heart|wrist|ankle|foot) (?:operation|surgery)\\b(?! (?:nurse|ward|unit|theatre|team|patient))',
    `\\b(?:at home (?:with|for)|car(?:ing|ed|er|e) (?:for|of)|look(?:ing|ed)? after|nurs(?:ed|ing)|rais(?:e|ing|ed)|(?:bring(?:ing)?|brought) up) ${FAMILY}\\b`,
    '\\b(?:my|an|long|serious|own) illness\\b|\\brecover(?:y|ing|ed) from\\b|\\bbereave(?:d|ment)\\b(?! (?:caf[eé]s?|care|course|team|work|volunteers?|support|service|group|visit\\p{L}+|counsel\\p{L}+))|\\bretrain(?:ing|ed) as\\b|\\brelocat(?:ed|ing|ion to)\\b|\\bmoved? (?:house|abroad|country)\\b',
  ].join('|'),
  'iu',
);
const IN_SHORT = /^\W*(?:break|gap|studies)\W*$/i;
const NOT_OWN =
  /\b(?:cover\p{L}*|stood in|standing in|colleague|temp|for an? \p{L}+ leave|for (?:staff|employees)|policy|procedures?)\b/iu;

/** `2019 – 2021 Career break` */
export function namesBreak(line: string): boolean {
  const [first] = findDates(line);
  const rest = first ? line.slice(0, first.at) + line.slice(first.end) : line;
  return (CALLED.test(line) || CALLED.test(rest) || IN_SHORT.test(rest)) && !NOT_OWN.test(line);
}
