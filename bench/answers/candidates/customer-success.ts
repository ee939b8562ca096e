import type { WrittenCandidate } from '../bench-candidate.ts';

/** Two PDF columns, products and methods in the narrow one. */
export const candidate: WrittenCandidate = {
  field: 'customer-success',
  set: 'held-back',
  employers: ['Copperline Software', 'Fenwright Publishing'],
  material: {
    company: 'Tarvin Learning',
    role: 'Customer Success Manager',
    jobDescription: `Tarvin Learning sells training courses to 600 companies. Each year one in eight of them does not renew, and we want to know why before it happens.

You look after 50 accounts, bring new ones up to speed in a month, and tell our developers what customers need. We work with Gainsight and HubSpot. Remote in the UK, London once a month. £46,000 plus bonus.`,
    name: 'Jonah Abrahamsen',
    education: '',
    work: `TOOLS                     EXPERIENCE
Salesforce
Zendesk                   Customer Success Manager
Looker                    Copperline Software, Brighton
                          February 2020 – Present
METHODS                   • Noticed that a bank logged in on Mondays only. I
MEDDICC                     went there and saw that one woman did it for all. I
NPS                         taught eleven others, and the bank doubled its seats.
                          • Promised an export by May that was not planned. I
LANGUAGES                   told the customer the truth in April and built her
Norwegian (native)          a spreadsheet meanwhile. She renewed for two years.
English (C2)              • Lost our oldest client because I had never met the
                            new head of purchasing. I now meet everybody who
EDUCATION                   signs within their first month.
BA Linguistics            • Two developers laughed at a ticket. I brought the
Sussex, 2016                customer into their stand-up, and it was mended by
                            lunch.
                          • Wrote the plan for the first 30 days that all seven
                            of us use.

                          Editorial Assistant
                          Fenwright Publishing, Brighton
                          September 2016 – January 2020
                          • A schoolbook had gone to print with two maps swapped.
                            I drove to the printer at five and stopped 8,000
                            copies.
                          • Calmed an author who had been promised another cover
                            by letting him choose the back.`,
    stories: [],
    other: 'Notice: one month. Based in Brighton. Full driving licence.',
  },
  questions: [
    {
      ask: 'Hi Jonah, how is your day going?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'fine', 'good', 'well', 'pleased']],
      wrong: ['Copperline'],
    },
    {
      ask: 'Could you introduce yourself?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Copperline', 'Fenwright', 'customer success']],
    },
    {
      ask: 'How do you spot an account that is about to go?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Mondays only', 'eleven others', 'doubled its seats']],
    },
    {
      ask: 'and what happened to them',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['doubled', 'seats']],
    },
    {
      ask: 'Tell me about a customer that you lost.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['oldest client', 'head of purchasing', 'within their first month']],
    },
    {
      ask: 'What did you learn from it?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['everybody who signs', 'first month']],
    },
    {
      ask: 'When have you had to own up to a promise that could not be kept?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['export', 'truth in April', 'spreadsheet', 'two years']],
    },
    { ask: 'Did she stay?', kind: 'follow-up', wording: 'oblique', right: [['renewed', 'two years']] },
    {
      ask: 'How do you get developers to care?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['stand-up', 'by lunch', 'laughed']],
    },
    {
      ask: 'Have you stopped a mistake at the last moment?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['two maps', '8,000', 'printer']],
    },
    {
      ask: 'Tell me about somebody who was very upset.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['author', 'another cover', 'the back']],
    },
    {
      ask: 'Is there something of yours that the whole team works by?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['first 30 days', 'all seven']],
    },
    {
      ask: 'Have you worked with Gainsight?',
      kind: 'screening',
      wording: 'plain',
      right: [['Salesforce', 'Zendesk', 'Looker']],
    },
    { ask: 'Which ticket system do you use?', kind: 'screening', wording: 'plain', right: [['Zendesk']] },
    {
      ask: 'Where do you work now and what did you study?',
      kind: 'compound',
      wording: 'plain',
      right: [['Copperline'], ['Linguistics']],
    },
    { ask: 'What is your mother tongue?', kind: 'look-up', wording: 'oblique', right: [['Norwegian']] },
    {
      ask: 'Do you know any method for qualifying a deal?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['MEDDICC']],
    },
    { ask: 'How long is your notice?', kind: 'hr', wording: 'plain', right: [['one month']] },
    {
      ask: 'One in eight of our customers leaves. How would you find out why?',
      kind: 'case',
      wording: 'plain',
      right: [
        ['Mondays only', 'head of purchasing', 'ask', 'talk to', 'usage', 'log in', 'logged in', 'segment'],
      ],
    },
    {
      ask: 'How many training courses are sold in the UK in a year, roughly?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'million', 'per person', 'per company']],
    },
    {
      ask: 'If a customer could fire one feature of your present product, which one would it be?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['export', 'ticket', 'seats', 'logged in', 'spreadsheet']],
    },
    {
      ask: 'Would forty-six thousand be all right for you?',
      kind: 'salary',
      wording: 'oblique',
      right: [['46,000', 'range', '[', 'bonus']],
    },
    { ask: 'Do you have questions for us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
