import { describe, expect, test } from 'vitest';
import { understandQuestions } from '#coach/question/understand-questions.ts';
import { candidateFrom } from '../saying/testing/asked.ts';
import { countWords } from '../saying/wording.ts';
import { ENTRIES } from './fields.ts';
import { asksToExplain, findEntry } from './find-entry.ts';
import { knownTo } from './testing/known.ts';

const understand = (text: string) => understandQuestions(text, { questions: [], last: undefined });

const worked = (work: string) => candidateFrom({ work });

const RESUMES: Record<string, ReturnType<typeof worked>> = {
  nursing: worked('Staff Nurse, Hill Ward, 2019 - present\n- Led drug rounds for 24 patients'),
  medicine: worked('Phlebotomist, St Ann Clinic, 2020 - present\n- Drew blood from 40 patients a day'),
  pharmacy: worked('Pharmacist, Oak Pharmacy, 2018 - present\n- Dispensed 300 prescriptions a day'),
  law: worked('Paralegal, Reed LLP, 2020 - present\n- Prepared 60 litigation files for court'),
  trades: worked('Electrician, Volt Ltd, 2016 - present\n- Rewired 30 houses without a failed inspection'),
  construction: worked(
    'Site Foreman, Brickline, 2015 - present\n- Led 12 subcontractors on a school building',
  ),
  logistics: worked('Warehouse Team Leader, Box & Co, 2017 - present\n- Raised pick accuracy to 99.7%'),
  data: worked('Data Analyst, Chart Ltd, 2019 - present\n- Built dashboards in SQL and Tableau'),
  design: worked('UX Designer, Pixel Studio, 2019 - present\n- Tested prototypes with 60 users'),
  finance: worked('Accountant, Ledger & Co, 2014 - present\n- Closed the ledgers of 9 clients each month'),
  'human-resources': worked('HR Adviser, Mill Group, 2018 - present\n- Handled 40 grievances'),
  marketing: worked('Marketing Manager, Bloom, 2018 - present\n- Ran 12 campaigns on a budget of £80k'),
  sales: worked('Sales Executive, Tools Ltd, 2018 - present\n- Beat the quota by 20% with 40 new deals'),
  'customer-service': worked('Customer Adviser, Phone Co, 2019 - present\n- Answered 60 callers a day'),
  teaching: worked('Primary Teacher, Elm School, 2016 - present\n- Taught 30 pupils to read'),
  hospitality: worked('Sous Chef, The Plough, 2016 - present\n- Ran a kitchen of eight'),
  laboratory: worked('Laboratory Technician, Gene Ltd, 2018 - present\n- Ran 200 assays a week'),
  manufacturing: worked(
    'CNC Machinist, Gear Works, 2012 - present\n- Cut scrap on the production line by 30%',
  ),
  charity: worked('Fundraiser, Hope Trust, 2017 - present\n- Won 14 grants worth £600k'),
  projects: worked('Project Manager, Build IT, 2016 - present\n- Delivered 8 projects on time'),
  housing: worked('Housing Officer, Northam Council, 2015 - present\n- Looked after 400 tenancies'),
};

const of = (field: string) => {
  const candidate = RESUMES[field];
  if (!candidate) throw new Error(`No résumé for ${field}`);
  return knownTo(candidate);
};

const SPOKEN: readonly (readonly [string, string, string])[] = [
  ['nursing', 'How do you calculate a dose?', 'calculating a dose'],
  ['nursing', 'What are the five rights of medication administration?', 'the rights of giving medicines'],
  ['nursing', 'Explain SBAR to a new starter.', 'the SBAR handover'],
  ['medicine', 'What is the order of draw?', 'drawing blood'],
  ['medicine', 'How does triage work?', 'triage'],
  ['pharmacy', 'What is the difference between a generic and a brand?', 'a generic medicine'],
  ['pharmacy', 'How would you explain a drug interaction to a customer?', 'a drug interaction'],
  ['law', 'What is the difference between a trust and a will?', 'trusts and wills'],
  ['law', 'Explain attorney-client privilege to a layman.', 'legal privilege'],
  ['trades', 'What is the difference between an RCD and a circuit breaker?', 'an RCD and a circuit breaker'],
  ['trades', "Explain Ohm's law.", 'Ohm’s law'],
  [
    'construction',
    'What is the difference between a hazard and a risk?',
    'a risk assessment and a method statement',
  ],
  ['construction', 'What is a toolbox talk?', 'a toolbox talk'],
  ['logistics', 'What is the difference between FIFO and LIFO?', 'FIFO and LIFO'],
  ['logistics', 'How does cross-docking work?', 'picking methods'],
  ['data', 'How would you explain a p-value to a manager?', 'the p-value'],
  ['data', 'What is the difference between correlation and causation?', 'correlation and causation'],
  ['design', 'What is the difference between UX and UI?', 'UX and UI'],
  ['design', 'What is a design system?', 'a design system'],
  ['finance', 'What is the difference between an accrual and a prepayment?', 'accruals and prepayments'],
  ['finance', 'How do the three financial statements work together?', 'the three financial statements'],
  ['human-resources', 'What is a structured interview?', 'a structured interview'],
  [
    'human-resources',
    'What is the difference between a grievance and a disciplinary?',
    'a disciplinary and a grievance',
  ],
  ['marketing', 'What is the difference between SEO and SEM?', 'SEO and paid search'],
  ['marketing', 'How is customer lifetime value calculated?', 'customer lifetime value'],
  ['sales', 'What is the difference between a feature and a benefit?', 'features and benefits'],
  ['sales', 'What does BANT stand for?', 'qualifying a lead'],
  ['customer-service', 'What is a net promoter score?', 'customer satisfaction and NPS'],
  ['customer-service', 'What is the difference between empathy and sympathy?', 'handling a complaint'],
  [
    'teaching',
    'What is the difference between formative and summative assessment?',
    'formative and summative assessment',
  ],
  ['teaching', 'How would you explain phonics to a parent?', 'phonics'],
  ['hospitality', 'What does HACCP mean?', 'HACCP'],
  ['hospitality', 'How is food cost percentage calculated?', 'food cost'],
  ['laboratory', 'How does PCR work?', 'PCR'],
  ['laboratory', 'What is the difference between accuracy and precision?', 'calibration and validation'],
  ['manufacturing', 'What is 5S?', '5S'],
  ['manufacturing', 'What is the difference between takt time and cycle time?', 'OEE'],
  ['charity', 'What is the difference between restricted and unrestricted funds?', 'restricted funds'],
  ['charity', 'What is a theory of change?', 'a theory of change'],
  ['projects', 'What is the difference between a risk and an issue?', 'a risk register'],
  ['projects', 'How does earned value work?', 'earned value'],
  ['housing', 'What is the difference between freehold and leasehold?', 'kinds of tenancy'],
  ['housing', 'What is Housing First?', 'homelessness and allocations'],
];

test.each(SPOKEN)('a candidate of %s is asked “%s” → %s', (field, text, name) => {
  const [question] = understand(text);
  expect(question && asksToExplain(question)).toBe(true);
  expect(question && findEntry(question, of(field))?.name).toBe(name);
});

describe('each entry of a profession is found by its term in two wordings', () => {
  const cases = ENTRIES.flatMap((entry) =>
    entry.fields.filter((field) => RESUMES[field]).map((field) => [field, entry] as const),
  );
  test.each(cases.map(([field, entry]) => [field, entry.name, entry.terms[0] ?? ''] as const))(
    '%s: %s',
    (field, name, term) => {
      for (const text of [`What is ${term}?`, `Explain ${term} to a layman.`]) {
        const [question] = understand(text);
        expect({ text, entry: question && findEntry(question, of(field))?.name }).toEqual({
          text,
          entry: name,
        });
      }
    },
  );
});

const ORDINARY = [
  'Tell me about yourself.',
  'Why do you want to work here?',
  'What is your greatest strength?',
  'What is your biggest weakness?',
  'Where do you see yourself in five years?',
  'Why are you leaving your current job?',
  'What are your salary expectations?',
  'When could you start?',
  'Do you have any questions for us?',
  'Tell me about a time when you made a mistake.',
  'What do you know about our company?',
  'What are you most proud of?',
  'How do you handle a busy day?',
  'Describe your ideal manager.',
  'What motivates you to get up in the morning?',
  'Who do you lean on when things get hard?',
  'What will you bring to the team?',
  'What is the value of trust in a team?',
  'Explain the gap between your last two jobs.',
  'How would your colleagues describe you?',
  'What is the most interesting project you have worked on?',
  'How does your day start?',
  'What is the difference between you and the other candidates?',
  'What makes a good colleague?',
  'What makes a good leader?',
  'How do you learn something new?',
  'Explain why you chose this profession.',
  'What is your process for handing over at the end of a shift?',
  'What are the main duties of your present role?',
  'What was the result of that?',
  'How do you balance work and family?',
  'What is the risk of promoting somebody too early?',
  'Design a welcome week for a new starter.',
  'Explain a difficult idea to me as if I were five.',
  'What is a good day for you?',
  'What is the current state of your team?',
  'How do you plan your week?',
  'What does success mean to you?',
  'What is the purpose of a team meeting?',
  'Tell me about a customer who was angry.',
  'How would you calm an upset visitor?',
  'What is the weather like where you live?',
  'How does the bus come here from the station?',
  'What is the capital of France?',
  'Explain how you would spend your first month.',
  'What are the signs of stress in a colleague?',
  'How would you design a good handover between two shifts?',
  'What is the right number of people for this team?',
  'Explain what you did at your last place.',
  'What is the point of a staff newsletter?',
  'What did you make of the tour?',
  'What is the best advice that you were given?',
  'How do you keep your word when plans change?',
  'What are the benefits of working from home?',
  'Which tools do you use every day?',
  'What is the longest line you ever stood in?',
  'Explain the rules of your favourite game.',
  'What is a pipeline of yours that you are proud of?',
  'How do you judge the quality of your own work?',
  'What is the difference between a job and a career?',
];

test.each(ORDINARY)('no profession’s entry is found in an ordinary question: %s', (text) => {
  for (const field of Object.keys(RESUMES)) {
    const entries = understand(text).map((question) => findEntry(question, of(field))?.name);
    expect({ field, entries: entries.filter(Boolean) }).toEqual({ field, entries: [] });
  }
});

test('a profession is not taught another one’s trade', () => {
  const [question] = understand('How does PCR work?');
  for (const field of ['law', 'trades', 'hospitality', 'housing'] as const)
    expect(question && findEntry(question, of(field))).toBeUndefined();
});

test('every answer can be said in at most forty-five words, and every point as well', () => {
  for (const { answer, points } of ENTRIES) {
    expect({ answer, isShort: countWords(answer) <= 45 }).toEqual({ answer, isShort: true });
    expect(answer).toMatch(/^\p{Lu}.*[.]$|^\d\p{Lu}.*[.]$/u);
    for (const point of points)
      expect({ point, isShort: countWords(point) <= 45 }).toEqual({ point, isShort: true });
  }
});
