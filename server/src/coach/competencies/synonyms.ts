/** Words that interviewers and candidates use for the same; each line is one meaning, in base forms. */
const MEANINGS: readonly string[] = [
  'customer client guest patient passenger shopper diner visitor user buyer tenant resident subscriber',
  'boss manager supervisor superior head director principal chief lead',
  'colleague coworker teammate peer workmate',
  'student pupil learner child class',
  'parent family relative mother father',
  'junior apprentice trainee intern newcomer starter graduate',
  'report subordinate staff employee crew',
  'supplier vendor wholesaler contractor subcontractor',
  'money budget cost spend expense price',
  'income revenue sale turnover takings',
  'contract deal agreement tender',
  'error mistake fault bug defect wrong',
  'deadline due date schedule timetable',
  'fast quick rapid speed',
  'outage downtime incident crash failure',
  'complaint complain grievance',
  'angry furious upset unhappy irate',
  'argument conflict dispute quarrel disagreement',
  'teach train coach tutor instruct mentor',
  'improve increase raise grow boost',
  'reduce cut lower decrease shrink',
  'build create develop design make',
  'computer software system program app application',
  'meeting conference workshop session',
  'speech talk presentation lecture',
  'safety hazard danger accident injury',
  'rule policy regulation law compliance',
  'emergency crisis alarm accident',
  'research study experiment investigation',
  'paper article publication journal',
  'shop store branch',
  'hospital ward clinic',
  'court trial hearing tribunal',
  'award prize medal honour',
  'volunteer charity community',
  'database sql postgres postgresql mysql',
  'cloud aws azure gcp',
  'automate script pipeline',
];

/** Base form → the other base forms that mean the same. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = MEANINGS.reduce((known, line) => {
  const words = line.split(' ');
  for (const word of words)
    known.set(word, [...(known.get(word) ?? []), ...words.filter((other) => other !== word)]);
  return known;
}, new Map<string, string[]>());
