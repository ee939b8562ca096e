import type { WrittenCandidate } from '../bench-candidate.ts';

/** Soldier wanting an office: terse bullets, headers with full stops, ranks as titles. */
export const candidate: WrittenCandidate = {
  field: 'army-to-projects',
  set: 'tuning',
  employers: ['Royal Corvian Engineers', 'Thorne Civil Works', 'Thorne'],
  material: {
    company: 'Norwold Water',
    role: 'Project Manager, Pipe Renewal',
    jobDescription: `Norwold Water renews 46 km of mains a year under the streets of three towns. You run four to six projects at a time, from survey to the last square metre of asphalt, with a budget of about £5 million.

You speak with residents whose road is dug up, with councils that want it closed in August only, and with contractors who are always a week behind. You plan in Primavera P6 and report each month to a board. APM or PRINCE2. We close roads, not shops: last year we paid £600,000 to traders, which must halve.

£48,000, car, 26 days of holiday. Sickle Street, Norwold; on call one week in eight.`,
    name: 'Callum Reddihough',
    education: `PRINCE2 Practitioner, 2024. NVQ 3 Civil Engineering, 2012.
Left Norwold Boys' School in 2007.`,
    work: `Thorne Civil Works, Norwold. Assistant Project Manager. January 2024 to date.
- Keep plan and costs of two road schemes, £1.4m, in Asta Powerproject.
- Found that drawings put a gas main on the wrong side of the road; stopped the digger, had it traced by hand, no strike.
- Foreman of thirty years ignored me for a month. Asked him to teach me his way of reading ground; he brings me his problems now.
- Corner shop lost its trade behind our fence. Moved the gate by nine metres and put up a sign with his photograph; he withdrew the claim.

Royal Corvian Engineers. Staff Sergeant. 2018 to 2023.
- Built a 40 m bridge after floods in 31 hours with 28 soldiers; a town had had no road for a week.
- Told a major in front of nobody that his crossing point would not carry the lorries. He moved it 600 m upstream.
- Lost a generator worth £19,000 on an exercise since I had signed a list without counting. Reported myself the same day. I count, then sign.
- One of my corporals stopped sleeping after a tour. Drove him to the doctor, sat outside, kept his name off the duty list without giving a reason.
- Closed a camp of 600 people in ten weeks instead of sixteen: worked backwards from the last lorry.
- Village elders would not let us dig for water. Drank tea for three afternoons, learned that the field was a graveyard, dug 200 m off.

Royal Corvian Engineers. Corporal. 2012 to 2018.
- Taught 90 recruits to lay pipe. Failed one who was the colonel's nephew.
- Section of ten, two of whom had fought in the mess. Put both on the same two-man saw for a week.
- Night march, wrong valley, my map. Woke everybody, said so, and led them back; four hours lost.

Royal Corvian Engineers. Sapper. 2007 to 2012.
- Laid water pipe, welded, drove plant.
- Pulled a driver out of a lorry that had gone into a canal.`,
    stories: [],
    other: `Resettlement finished. Married, two children at school in Norwold. HGV licence. Notice one month. Security cleared until 2027.`,
  },
  questions: [
    {
      ask: 'Afternoon Callum. You found a parking space, I hope?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['yes', 'thank', 'fine', 'no trouble', 'no problem', 'easy']],
      wrong: ['Thorne', 'generator'],
    },
    {
      ask: 'right then from the beginning who is Callum',
      kind: 'introduction',
      wording: 'oblique',
      right: [['Thorne', 'Royal Corvian', 'Engineers', 'Staff Sergeant']],
    },
    {
      ask: 'Tell me about a project you delivered ahead of schedule.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['ten weeks', 'last lorry', 'camp of 600', '31 hours']],
    },
    {
      ask: 'What was the secret there?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['last lorry', 'worked backwards']],
    },
    {
      ask: 'Give an example of challenging a superior.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['crossing point', '600 m upstream', 'told a major', 'in front of nobody', 'nephew']],
    },
    {
      ask: 'And how did he react?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['600 m upstream', 'moved it']],
    },
    {
      ask: 'You will have contractors old enough to be your father. How do you get them to take you seriously?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['of thirty years', 'reading ground', 'brings me his problems']],
    },
    {
      ask: 'The people who live where we dig hate us. Have you ever had locals dead against you?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [
        ['elders', 'graveyard', 'three afternoons', 'Corner shop', 'nine metres', 'withdrew the claim'],
      ],
    },
    {
      ask: 'Describe a situation in which you found an error in the documents before it did any harm.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['gas main', 'wrong side', 'traced by hand', 'no strike']],
    },
    {
      ask: 'What have you signed that you ought not to have signed?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['generator', 'without counting', 'count, then sign', '19,000']],
    },
    {
      ask: 'when have you had to admit to your team that you were wrong',
      kind: 'behavioural',
      wording: 'plain',
      right: [
        ['wrong valley', 'my map', 'four hours lost', 'Woke everybody', 'generator', 'Reported myself'],
      ],
    },
    {
      ask: "How do you spot that somebody in your crew isn't well, and what do you do?",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['stopped sleeping', 'to the doctor', 'duty list', 'sat outside']],
    },
    {
      ask: 'How have you handled a conflict between two members of your team?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['two-man saw', 'in the mess']],
    },
    {
      ask: 'Has anyone ever leaned on you to let somebody pass?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['nephew', 'Failed one']],
    },
    {
      ask: 'Tell us about your proudest achievement.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['31 hours', '40 m bridge', 'ten weeks', 'canal', 'camp of 600', 'no road for a week']],
    },
    {
      ask: 'Shops here lose money because of our fences. Did you manage to make good with a trader?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Corner shop', 'nine metres', 'withdrew the claim', 'photograph']],
    },
    {
      ask: "Ten in the morning, the digger hits something that isn't on any plan, and it smells. Next?",
      kind: 'situational',
      wording: 'oblique',
      right: [['stopped the digger', 'traced by hand', 'gas main', 'no strike']],
    },
    {
      ask: 'We spent six hundred thousand on compensation to shopkeepers last year. How would you halve that?',
      kind: 'case',
      wording: 'plain',
      right: [['nine metres', 'gate', 'photograph', 'sign', 'withdrew the claim']],
    },
    {
      ask: 'Two of your four schemes need the same crew in the same week. Talk us through how you decide.',
      kind: 'case',
      wording: 'oblique',
      right: [
        [
          'last lorry',
          'worked backwards',
          'critical',
          'board',
          'deadline',
          'cost',
          'priorit',
          'float',
          'residents',
        ],
      ],
    },
    {
      ask: 'have you used primavera',
      kind: 'screening',
      wording: 'plain',
      right: [['Asta', 'Powerproject']],
    },
    {
      ask: 'Which project management qualification do you hold?',
      kind: 'screening',
      wording: 'plain',
      right: [['PRINCE2']],
    },
    {
      ask: "What's the biggest budget you've had, and how many people have you led at once?",
      kind: 'compound',
      wording: 'plain',
      right: [['1.4m'], ['28 soldiers']],
    },
    {
      ask: 'After sixteen years in uniform, why water pipes?',
      kind: 'motivation',
      wording: 'oblique',
      right: [['46 km', 'mains', 'residents', 'three towns', 'laid water pipe', 'lay pipe', 'Norwold Water']],
    },
    {
      ask: 'What is your greatest weakness?',
      kind: 'weakness',
      wording: 'plain',
      right: [
        ['generator', 'count, then sign', 'my map', 'without counting', 'wrong valley', 'Reported myself'],
      ],
    },
    {
      ask: 'If you were a tool, which one would you be and why?',
      kind: 'hypothetical',
      wording: 'plain',
      right: [['saw', 'level', 'spade', 'hammer', 'spanner', 'shovel', 'map', 'would be']],
    },
    {
      ask: 'How does your family feel about you being on call?',
      kind: 'hr',
      wording: 'oblique',
      right: [['Married', 'two children', 'at school in Norwold', 'yes', 'used to']],
    },
    { ask: 'What salary do you have in mind?', kind: 'salary', wording: 'plain', right: [['48,000']] },
    { ask: 'How long is your notice?', kind: 'logistics', wording: 'plain', right: [['one month']] },
    {
      ask: "So, anything you'd like to ask before we wrap up?",
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
