import type { WrittenCandidate } from '../bench-candidate.ts';

/** Graduate: projects, a club, a supermarket; terse bullets, few years. */
export const candidate: WrittenCandidate = {
  field: 'mechanical-graduate',
  set: 'tuning',
  employers: [
    'University of Marlingford',
    'Formula Marlingford',
    'Kettle & Sons',
    'Greenbasket',
    'Greenbasket supermarket',
    'Marlingford Rocketry Club',
  ],
  material: {
    company: 'Veritone Pumps',
    role: 'Graduate Mechanical Engineer',
    jobDescription: `Veritone builds pumps for desalination plants in Kerrow: 310 people, a foundry and a test hall.

On our two-year graduate scheme you work for six months each in design, test, production and service, the last of them abroad with a fitter. You use SolidWorks, evaluate test data and talk with the people at the machines. Every graduate runs one improvement of their own in the first year.

A degree in mechanical engineering (2:1 or better). £31,500, joining bonus £2,000. We begin on 2 September.`,
    name: 'Ottoline Baptiste',
    education: `MEng Mechanical Engineering, University of Marlingford, 2020–2024, first class
Dissertation: erosion of bronze impellers by sand
A levels: Maths A*, Physics A, Art B. Tallow Green School, Penlow`,
    work: `PROJECTS
Formula Marlingford (student racing car), suspension lead, 2022–2023
- Led 7 students; car finished for the first time in five years, 14th of 62
- Upright cracked nine days before the competition; redrew it thicker overnight, begged a firm in town for milling time, fitted it in the lorry on the way
- Two best members stopped speaking over aluminium or carbon; had each present the other's design to sponsors, we went aluminium
- Cut 2.3 kg by asking of every bracket what it was there for
- My own spring calculation was out by a factor of ten (mm for cm); found on the rig, nobody hurt; a second person now signs every sheet

Final year project, 2023–2024, supervisor Dr Achterberg
- Ran 400 hours of wear tests on bronze impellers, in shifts with a security guard who read the gauge at night
- Results contradicted supervisor's published curve; repeated all three worst points, showed him, he co-wrote the correction

WORK
Kettle & Sons, Penlow, foundry placement, summer 2022
- Moulders would not talk to students; swept floor and made tea for a week, then asked; learned that sand was damp on Mondays
- Put a £40 heater and a lid on the hopper; Monday scrap 18% to 5%

Greenbasket supermarket, Penlow, weekend shift leader, 2019–2022
- Caught a colleague, a friend, taking cigarettes; told him that he had until evening to go to the manager himself, and he did
- Customer fainted at till 4: cleared the aisle, held her legs up, sent one to the door for the ambulance
- Got 11 teenagers to turn up on Sundays by letting them draw up the rota

VOLUNTEERING
Marlingford Rocketry Club, treasurer, 2021–2022
- Club was £1,900 in debt; sold the old trailer and a sponsor's name on the fin; £600 in hand after a year
- Taught 30 girls aged 12 to build a water rocket at a school in Penlow`,
    stories: [],
    other: `SolidWorks (certified associate), MATLAB, Python basics, a little ANSYS. French B2. No driving licence yet, test booked in March. Free from July. UK citizen.`,
  },
  questions: [
    {
      ask: 'Morning! Did you manage to get a coffee downstairs?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['yes', 'thank', 'fine', 'good']],
      wrong: ['Formula', 'Greenbasket'],
    },
    {
      ask: 'So Ottoline, tell me about yourself.',
      kind: 'introduction',
      wording: 'plain',
      right: [['mechanical engineering', 'Marlingford', 'first class', 'Formula', 'suspension']],
    },
    {
      ask: 'Tell me about a time you worked in a team on something difficult.',
      kind: 'behavioural',
      wording: 'plain',
      right: [
        [
          '14th of 62',
          'first time in five years',
          'Led 7',
          'nine days before',
          'in the lorry',
          'milling time',
          "other's design",
        ],
      ],
    },
    {
      ask: 'Give me an example of solving a problem under time pressure.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['nine days before', 'redrew it', 'milling time', 'in the lorry']],
    },
    {
      ask: 'And did it hold?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['finished', '14th', 'fitted it', 'thicker']],
    },
    {
      ask: 'Two of your people would not work with each other. What did you do with them?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [["other's design", 'aluminium or carbon', 'we went aluminium']],
    },
    {
      ask: "Tell me about a mistake you've made.",
      kind: 'behavioural',
      wording: 'plain',
      right: [['factor of ten', 'mm for cm', 'second person now signs', 'spring calculation']],
    },
    {
      ask: 'What happens when the data says one thing and your boss says another?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['published curve', 'three worst points', 'co-wrote the correction']],
    },
    {
      ask: 'um our fitters are not easy with people straight from uni. how would you win them over',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['made tea', 'swept floor', 'Moulders', 'sand was damp']],
    },
    {
      ask: 'What came out of that?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['18% to 5%', 'sand was damp', '£40 heater', 'Monday scrap']],
    },
    {
      ask: 'Can you describe an ethical dilemma you have faced?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['cigarettes', 'until evening', 'a friend']],
    },
    {
      ask: 'have you ever had to act in an emergency',
      kind: 'behavioural',
      wording: 'plain',
      right: [['fainted', 'till 4', 'legs up', 'ambulance']],
    },
    {
      ask: 'When have you had to motivate people who would rather have been in bed?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['11 teenagers', 'draw up the rota', 'on Sundays']],
    },
    {
      ask: 'Have you ever been responsible for money?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['1,900 in debt', 'old trailer', 'on the fin', '600 in hand']],
    },
    {
      ask: 'Every graduate here runs an improvement of their own. Show me that you have one in you.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [
        ['£40 heater', '18% to 5%', 'Cut 2.3 kg', 'lid on the hopper', 'draw up the rota', 'every bracket'],
      ],
    },
    {
      ask: 'What was your dissertation on and what did you find?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['bronze impellers', 'sand'],
        ['published curve', 'contradicted', 'co-wrote the correction', '400 hours'],
      ],
    },
    {
      ask: 'How good is your SolidWorks?',
      kind: 'experience',
      wording: 'plain',
      right: [['certified associate']],
    },
    {
      ask: 'Do you have any experience with finite elements, Abaqus for instance?',
      kind: 'screening',
      wording: 'plain',
      right: [['ANSYS']],
    },
    {
      ask: 'Explain cavitation to me as if I were the receptionist.',
      kind: 'explanation',
      wording: 'oblique',
      right: [['bubble', 'bubbles', 'vapour', 'pressure']],
    },
    {
      ask: "How many ping pong balls fit into this room? I don't mind the number, I want to hear you think.",
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'volume', 'roughly', 'metres', 'litres', 'per']],
    },
    {
      ask: "It's your second week, you're on the test rig and a gauge jumps past the red line. Nobody else is around.",
      kind: 'situational',
      wording: 'oblique',
      right: [['stop', 'switch off', 'shut down', 'second person', 'legs up', 'safe', 'gauge at night']],
    },
    {
      ask: 'Where would you like to be when the two years are over?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['design', 'test', 'service', 'production', 'abroad', 'pumps', 'desalination', 'improvement']],
    },
    {
      ask: 'Why pumps, of all things?',
      kind: 'motivation',
      wording: 'plain',
      right: [['desalination', 'impellers', 'foundry', 'test hall', 'bronze']],
    },
    {
      ask: 'What are your top two strengths?',
      kind: 'strength',
      wording: 'plain',
      right: [
        [
          '18% to 5%',
          'made tea',
          'in the lorry',
          "other's design",
          'every bracket',
          '11 teenagers',
          '400 hours',
          'redrew it',
          'nine days before',
        ],
      ],
    },
    {
      ask: 'Part of the scheme is abroad, mostly in Morocco. Could you get by?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['French']],
    },
    {
      ask: 'Would you be able to start on the second of September?',
      kind: 'logistics',
      wording: 'plain',
      right: [['yes', 'July']],
    },
    {
      ask: 'have you got a driving licence',
      kind: 'look-up',
      wording: 'plain',
      right: [['March', 'not yet']],
    },
    { ask: 'Lovely. What questions do you have for me?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
