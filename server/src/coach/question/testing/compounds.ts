import type { Question } from '#coach/question/question.ts';

type Part = Partial<Pick<Question, 'kind' | 'sought' | 'matter' | 'wanted'>>;

/** Turns with more than one question in them, or with one that looks like two. */
export const COMPOUNDS: readonly (readonly [string, readonly Part[]])[] = [
  ['Tell me about a conflict and what you learned from it.', [{ kind: 'behavioural', wanted: 'lesson' }]],
  [
    'What languages do you speak, and do you have a driving licence?',
    [
      { kind: 'look-up', sought: 'language' },
      { kind: 'look-up', sought: 'certificate' },
    ],
  ],
  ['Why us, and when could you start?', [{ kind: 'motivation' }, { kind: 'logistics', matter: 'start' }]],
  [
    'why do you want to work here and what is your notice period',
    [{ kind: 'motivation' }, { kind: 'logistics', matter: 'notice' }],
  ],
  ['What are your strengths and weaknesses?', [{ kind: 'strength' }, { kind: 'weakness' }]],
  ['Tell me about a mistake. How did you put it right?', [{ kind: 'behavioural', wanted: 'method' }]],
  ['Have you used Terraform? If so, what did you use it for?', [{ kind: 'experience' }]],
  ['How are you today? Good. Tell me about yourself.', [{ kind: 'introduction' }]],
  [
    'Right, thanks for that. So, moving on, I see you were at Rye. Tell me about a time you had to deal with a difficult supplier.',
    [{ kind: 'behavioural' }],
  ],
  ['What is a deadlock and how does it come about?', [{ kind: 'explanation' }]],
  ['Tell me about yourself and why you want this job.', [{ kind: 'introduction' }]],
  ['What attracts you to this role? Why us?', [{ kind: 'motivation' }]],
  [
    'Do you need a visa, and would you be willing to relocate?',
    [
      { kind: 'logistics', matter: 'visa' },
      { kind: 'logistics', matter: 'relocation' },
    ],
  ],
  ['Describe a time you led a team. What was the outcome?', [{ kind: 'behavioural', wanted: 'outcome' }]],
  [
    'Have you worked with SQL and how would you design a schema for a library?',
    [{ kind: 'experience' }, { kind: 'design' }],
  ],
  [
    'How much do you want to earn, and do you have any questions for us?',
    [{ kind: 'salary' }, { kind: 'closing' }],
  ],
  [
    'Tell me about a disagreement with your manager and how you resolved it.',
    [{ kind: 'behavioural', wanted: 'method' }],
  ],
  ['i see you worked at rye tell me about your time there', [{ kind: 'experience' }]],
  [
    'How large a fleet have you planned, and can you drive a lorry yourself if it comes to it?',
    [{ kind: 'behavioural' }, { kind: 'experience' }],
  ],
  [
    'Tell us about your time before intensive care, and also what you are proudest of there.',
    [{ kind: 'open' }, { kind: 'behavioural' }],
  ],
  [
    'What is the biggest budget you have had, and how many people have you led at once?',
    [{ kind: 'behavioural' }, { kind: 'experience' }],
  ],
  [
    'Which level of NVQ do you hold, and is your first aid up to date?',
    [{ kind: 'look-up' }, { kind: 'look-up', sought: 'certificate' }],
  ],
  ['what is your caseload right now and do you supervise anybody', [{ kind: 'open' }, { kind: 'open' }]],
  [
    'How many years in food and drink do you have, and which days could you do?',
    [
      { kind: 'look-up', sought: 'years' },
      { kind: 'logistics', matter: 'hours' },
    ],
  ],
  [
    'What have you done about late payers, and which ledger package was that on?',
    [{ kind: 'experience' }, { kind: 'look-up', sought: 'tool' }],
  ],
  ['Have you trained staff, and did any of them go on to something bigger?', [{ kind: 'experience' }]],
];
