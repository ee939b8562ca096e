export const FACT_MATTERS = {
  start: {
    label: 'Notice period or start date',
    question: 'When could you start, or how long is your notice?',
    placeholder: 'Four weeks',
  },
  salary: {
    label: 'Salary',
    question: 'What salary are you looking for?',
    placeholder: '£52,000 to £56,000',
  },
  visa: {
    label: 'Work permit or visa',
    question: 'Do you need a visa or sponsorship for this job?',
    placeholder: 'No, I have settled status',
  },
  relocation: {
    label: 'Where you live, and moving',
    question: 'Where do you live, and would you move?',
    placeholder: 'I live in Leeds and would move from June',
  },
  travel: {
    label: 'Travel',
    question: 'How much can you travel, and how do you get to work?',
    placeholder: 'Up to two days a week, by car',
  },
  remote: {
    label: 'Office or home',
    question: 'Where would you like to work: in the office, at home, or both?',
    placeholder: 'Two days a week from home',
  },
  hours: {
    label: 'Working hours',
    question: 'Which hours, shifts or days can you work?',
    placeholder: 'Full time, and one Saturday a month',
  },
  languages: {
    label: 'Languages',
    question: 'Which languages do you speak?',
    placeholder: 'English, and French for everyday talk',
  },
  systems: {
    label: 'Systems and tools',
    question: 'Which systems and tools do you work with?',
    placeholder: 'Excel, Sage 50 and SAP',
  },
  licence: {
    label: 'Driving licence',
    question: 'Do you have a driving licence?',
    placeholder: 'Full and clean, since 2015',
  },
  dissertation: {
    label: 'Dissertation or final project',
    question: 'What was your dissertation or final project about?',
    placeholder: 'The erosion of bronze by sand',
  },
  references: {
    label: 'References',
    question: 'Who can give you a reference?',
    placeholder: 'My last two managers',
  },
} as const;
export type FactMatter = keyof typeof FACT_MATTERS;
export const ALL_FACT_MATTERS = Object.keys(FACT_MATTERS) as [FactMatter, ...FactMatter[]];

export type InterviewFacts = { readonly [Matter in FactMatter]?: string | null | undefined };
