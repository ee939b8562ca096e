import type { WrittenCandidate } from '../bench-candidate.ts';

/** A paragraph an employer; half of the stories are hard conversations. */
export const candidate: WrittenCandidate = {
  field: 'social-worker',
  set: 'tuning',
  employers: ['Tarnbeck County Council', 'Lowmoor Family Centre', 'Bright Steps Nursery'],
  material: {
    company: 'Ossing Borough Council',
    role: 'Assistant Team Manager, Children',
    jobDescription: `Ossing looks for an Assistant Team Manager in its assessment team. We receive 120 new referrals a month and have been told by the inspectors that we visit too late.

You supervise three practitioners and one student, read and sign their assessments, chair strategy meetings when the manager is away and carry a few families yourself. We record in Mosaic. Duty every third Friday, two days a week from home, £46,000 and a parking space.

You are registered, have five years after qualifying in child protection and can tell a good risk from a bad one.`,
    name: 'Marta Wilkes',
    education: `MA Social Work, University of Penwick, 2014. Dissertation on kinship carers under thirty.
BA Psychology, University of Penwick, 2009
Registered with Social Work England since 2014. Practice educator, stage 1.`,
    work: `Tarnbeck County Council, Children's Services
Senior Social Worker, March 2019 to now

I hold 16 families in the child protection team and look after two newly qualified workers. We record in Liquidlogic. A head teacher wanted to exclude a boy of nine for throwing chairs. I asked her to write down what happened in the hour before each time, and it was always hunger: he came without breakfast. The school put toast out at half past eight and he stayed. A father who had been told that his daughters would not come home shouted at me across a car park for ten minutes. I let him finish, told him the three things that the judge would look at and drove behind him to the first parenting class. The girls went back to him after fourteen months. In my second year I believed a mother who said that her boyfriend had left. I had not looked upstairs. The police found him there a week later and the baby had a bruise. Nobody blamed me, but I did, and since then I see every room of every house. Recording took us a day and a half each week. I timed six colleagues, had eleven double fields taken out of the visit form, and we got four hours a week back each. My manager wanted to close a case before an inspection so that the figures looked right. I wrote into the file that I did not agree and why, and asked the panel to decide. It kept the case open. A girl of fifteen would not speak to anybody for three months. I found out that she mended bicycles, brought her mine with a broken gear, and in the third hour she told me who had hurt her. One of my new workers cried in her car every morning. I cut her down to eight families and went with her to the two worst for a month. She trains others now.

Lowmoor Family Centre, Tarnbeck
Family Support Worker, 2014 to 2019

I began a group for young fathers on Tuesday evenings. Nobody came for five weeks. I moved it to the five-a-side pitch, and by Christmas there were 19 of them. The county cut our money by a third. I rang every shop in the high street and got us a kitchen and £8,400 for the summer club. A health visitor and I could not agree about a family: she wanted to refer them at once, I wanted to wait. We each saw them alone in the same week and laid our notes side by side. She was right, and I made the referral myself that evening. The boiler failed on 23 December in a flat with a baby of three weeks. I had the family in a guest house by six and argued with the landlord until it was mended on Boxing Day.

Bright Steps Nursery, Penwick
Nursery Assistant, 2009 to 2012`,
    stories: [],
    other: `Polish is spoken at home. Full driving licence and own car. Notice is three months. I swim in the lake three mornings a week, all year round.`,
  },
  questions: [
    {
      ask: 'Hello Marta, did you find us all right? The sat nav sends everybody to the crematorium.',
      kind: 'small-talk',
      wording: 'plain',
      right: [['yes', 'thank', 'fine', 'no trouble', 'no problem', 'easy', 'easily', 'well']],
      wrong: ['Tarnbeck', 'car park'],
    },
    {
      ask: 'so um tell us a bit about yourself and how you got into social work',
      kind: 'introduction',
      wording: 'plain',
      right: [['Tarnbeck', '16 families', 'Lowmoor', 'newly qualified']],
    },
    {
      ask: 'Tell me about a time when you had to deal with an angry parent.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['across a car park', 'judge would look', 'parenting class', 'fourteen months']],
    },
    {
      ask: 'and did they ever get them back',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['went back to him', 'fourteen months']],
    },
    {
      ask: 'Schools give up on some children quickly. Have you ever talked one out of it?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['throwing chairs', 'without breakfast', 'toast', 'hour before each time']],
    },
    {
      ask: 'have you ever been wrong about a family',
      kind: 'behavioural',
      wording: 'plain',
      right: [
        [
          'looked upstairs',
          'her boyfriend',
          'every room of every house',
          'a bruise',
          'She was right',
          'referral myself',
        ],
      ],
    },
    {
      ask: 'What do you do differently since?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['every room of every house', 'referral myself']],
    },
    {
      ask: 'Have you ever been asked to do something that you felt was not right?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['before an inspection', 'did not agree and why', 'asked the panel', 'kept the case open']],
    },
    {
      ask: 'How do you build trust with a young person who just will not engage?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['mended bicycles', 'broken gear', 'third hour']],
    },
    {
      ask: 'The paperwork here is dreadful, I will not lie to you. Ever done anything about that sort of thing?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['eleven double fields', 'four hours a week', 'timed six', 'visit form']],
    },
    {
      ask: 'can you give me an example of getting something off the ground when um when nobody turned up for it',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['young fathers', 'five-a-side', '19 of them', 'five weeks']],
    },
    {
      ask: 'When did another professional last bring you round to their view?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['health visitor', 'side by side', 'She was right', 'referral myself']],
    },
    {
      ask: 'You would be supervising three practitioners. Have you helped somebody who was going under?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['cried in her car', 'down to eight', 'two worst', 'trains others']],
    },
    {
      ask: 'And if it had not got any better?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['eight families', 'two worst', 'a month', 'trains others', 'panel', 'manager']],
    },
    {
      ask: 'It is the Friday before Christmas, half past four, and someone rings to say there is no heating and a newborn. Off you go.',
      kind: 'situational',
      wording: 'oblique',
      right: [['guest house', '23 December', 'Boxing Day', 'argued with the landlord']],
    },
    {
      ask: 'Our grants have been cut again. Have you been through that, and have you ever raised any money yourself?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['by a third', 'every shop'],
        ['8,400', 'high street', 'a kitchen'],
      ],
    },
    {
      ask: 'what is your caseload right now and do you supervise anybody',
      kind: 'compound',
      wording: 'plain',
      right: [['16 families'], ['two newly qualified']],
    },
    {
      ask: 'Have you used Mosaic, or what do you record in?',
      kind: 'screening',
      wording: 'plain',
      right: [['Liquidlogic']],
    },
    {
      ask: "What did you write your master's dissertation about?",
      kind: 'look-up',
      wording: 'plain',
      right: [['kinship carers']],
    },
    {
      ask: 'Do you speak any languages besides English?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Polish']],
    },
    {
      ask: 'Since when have you been on the register?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['since 2014']],
    },
    {
      ask: 'Why Ossing, when Tarnbeck seems to be treating you well?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          '120 new referrals',
          'three practitioners',
          'assessment team',
          'strategy meetings',
          'visit too late',
          'inspectors',
          'a student',
          'one student',
        ],
      ],
    },
    {
      ask: 'What would your team manager say that you still have to work on?',
      kind: 'weakness',
      wording: 'oblique',
      right: [
        [
          'looked upstairs',
          'every room of every house',
          'her boyfriend',
          'She was right',
          'wanted to wait',
          'referral myself',
        ],
      ],
    },
    {
      ask: 'This job follows people home. What do you do to switch off?',
      kind: 'hr',
      wording: 'oblique',
      right: [['swim', 'the lake']],
    },
    {
      ask: 'If I asked the families, what would they say you are good at?',
      kind: 'strength',
      wording: 'plain',
      right: [
        [
          'broken gear',
          'mended bicycles',
          'parenting class',
          'toast',
          'guest house',
          'five-a-side',
          'three things that the judge',
        ],
      ],
    },
    {
      ask: 'if we offered it to you when could you start',
      kind: 'logistics',
      wording: 'plain',
      right: [['three months']],
    },
    {
      ask: 'Right, that is everything from our side. Anything you want to know from us?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
