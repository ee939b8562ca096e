import type { WrittenCandidate } from '../bench-candidate.ts';

/** Two columns as a PDF reader gives them: left goes on between lines of the right. */
export const candidate: WrittenCandidate = {
  field: 'care-assistant',
  set: 'tuning',
  employers: ['Willowmead House', 'Harlan Home Care'],
  material: {
    company: 'The Larches',
    role: 'Senior Care Assistant',
    jobDescription: `The Larches is a home for 36 people with dementia. You lead a shift of four, give medication, write care plans and talk with families.

You hold an NVQ level 3 in care or are ready to finish it with us. Alternate weekends. £14.20 an hour, uniform and meals are free.`,
    name: 'Rosa Delacourt',
    education: '',
    work: `SKILLS                    EXPERIENCE
Medication
Moving and handling       Care Assistant
Dementia care             Willowmead House, Cotterby
                          June 2019 – Present
LANGUAGES                 • A resident hit out at everybody who washed her. I
Spanish (native)            learned from her son that she had been a dancer and
English (C1)                put on a waltz. She has held my hand since.
                          • I gave a tablet an hour late because I had not read
CERTIFICATES                the new chart. I told the nurse at once, and we now
NVQ Level 2, 2016           read it out at every handover.
First aid, 2023           • We were two instead of five on New Year's Eve. I rang
                            the families who lived near, and three came to help
INTERESTS                   with supper.
Salsa                     • I trained six starters on the hoist.

                          Home Carer
                          Harlan Home Care, Cotterby
                          March 2015 – May 2019
                          • Found a client on the floor one morning and noticed
                            that he could not smile on one side. The ambulance
                            came in nine minutes and he speaks again.
                          • Persuaded an office to plan rounds by street, which
                            gave each client ten minutes more.`,
    stories: [],
    other: 'I have a car. Notice four weeks. I can work nights.',
  },
  questions: [
    {
      ask: 'Hello Rosa, did you find us easily?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'fine', 'good', 'no trouble', 'no problem', 'well']],
      wrong: ['Willowmead'],
    },
    {
      ask: 'Tell me a bit about yourself.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Willowmead', 'Harlan', 'care assistant', 'carer']],
    },
    {
      ask: 'Tell me about a resident with difficult behaviour.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['dancer', 'waltz', 'hit out']],
    },
    {
      ask: 'How did you find that out about her?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['her son']],
    },
    {
      ask: 'have you ever got a medication wrong',
      kind: 'behavioural',
      wording: 'plain',
      right: [['an hour late', 'new chart', 'handover']],
    },
    {
      ask: 'What do you do differently now?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['read it out', 'every handover']],
    },
    {
      ask: 'What happens when half of the shift does not turn up?',
      kind: 'situational',
      wording: 'oblique',
      right: [['New Year', 'two instead of five', 'families who lived near', 'supper']],
    },
    {
      ask: 'Was there an emergency that you spotted before anybody else?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['could not smile', 'on the floor', 'nine minutes']],
    },
    { ask: 'Is he all right today?', kind: 'follow-up', wording: 'oblique', right: [['speaks again']] },
    {
      ask: 'Have you shown others the ropes?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['six starters', 'hoist']],
    },
    {
      ask: 'Have you ever changed how things were organised?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['by street', 'ten minutes more', 'read it out', 'every handover']],
    },
    {
      ask: 'Do you use Nourish for your care plans?',
      kind: 'screening',
      wording: 'plain',
      right: [['chart', 'medication']],
    },
    {
      ask: 'Which level of NVQ do you hold, and is your first aid up to date?',
      kind: 'compound',
      wording: 'plain',
      right: [['Level 2'], ['2023']],
    },
    { ask: 'What languages do you speak?', kind: 'look-up', wording: 'plain', right: [['Spanish']] },
    {
      ask: 'Where are you working at the moment?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Willowmead']],
    },
    {
      ask: 'Can you do nights and alternate weekends?',
      kind: 'hr',
      wording: 'plain',
      right: [['work nights']],
    },
    { ask: 'When could you begin?', kind: 'hr', wording: 'oblique', right: [['four weeks']] },
    {
      ask: 'A daughter says that her mother’s ring has been stolen. What do you do?',
      kind: 'case',
      wording: 'plain',
      right: [
        ['report', 'write', 'search', 'look for', 'manager', 'listen', 'tell the nurse', 'told the nurse'],
      ],
    },
    {
      ask: 'If you could give each resident one thing, what would it be?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['minutes more', 'waltz', 'time', 'music', 'families']],
    },
    {
      ask: 'What is your greatest strength?',
      kind: 'strength',
      wording: 'plain',
      right: [['waltz', 'dancer', 'could not smile', 'six starters', 'families who lived near', 'by street']],
    },
    {
      ask: 'Why The Larches and not where you are?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        ['36 people', 'shift of four', 'care plans', 'dementia', 'families'],
        ['waltz', 'Willowmead', 'dancer', 'hoist', 'starters', 'Harlan', 'Dementia care', 'Medication'],
      ],
    },
    { ask: 'Do you have a question for us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
