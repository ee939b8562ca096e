import type { WrittenCandidate } from '../bench-candidate.ts';

/** Projects with labelled lines; employers in one line at the top. */
export const candidate: WrittenCandidate = {
  field: 'construction',
  set: 'tuning',
  employers: ['Dunnock Build Ltd', 'Dunnock Build'],
  material: {
    company: 'Harkness Vale Contractors',
    role: 'Senior Project Manager',
    jobDescription: `Harkness Vale builds schools, clinics and council housing across the north: 31 projects at present, from £2m to £25m.

For the new Aldermoor Health Centre (£17m, start of works in spring) we are seeking a senior project manager. You carry it from tender hand-over to the last snag: programme, budget, subcontract packages, safety, and the relationship with a client who has never built before. The site lies between a primary school and a railway line, so neighbours, deliveries and noise will be a daily matter.

You have at least eight years in building, have led a project above £8m, know NEC4 contracts, and hold a black CSCS card. Experience of timber frame would be very useful. We plan in Asta Powerproject.

£62,000 to £70,000, car allowance, 28 days of leave. You will be on site four days a week; the site office is in Aldermoor.`,
    name: 'Fergus Oyelaran-Birch',
    education: `HNC Construction and the Built Environment, Stonegarth College, 2011
SMSTS (Site Management Safety Training Scheme), refreshed March 2024
CSCS black card
NEC4 Project Manager accreditation, 2021`,
    work: `Employers: Dunnock Build Ltd (project manager 2018 to present; site manager 2014-2018), Rafferty Joinery (apprentice and carpenter 2007-2014)

SELECTED PROJECTS

Project: Millrace Apartments, 84 flats
Value: £14.2m
My role: project manager
What happened: The groundworks hit an uncharted Victorian culvert in week three. I stopped the digger, called the water company in the same day, redesigned the footing with the engineer over a weekend and moved the crane base by four metres.
Outcome: nineteen days lost, of which we won back seventeen.

Project: St Bride's Primary School, new wing
Value: £6.1m
My role: project manager
What happened: The head, Mrs Ashgrove, was furious about lorries at drop-off time. I stood at the gate with her for a week, banned deliveries from 8.15 to 9.15 and let each class paint one panel of the hoarding.
Outcome: no complaint in the remaining eleven months; she spoke at our next tender.

Project: Corvedale Surgery
Value: £3.4m
My role: project manager
What happened: I accepted the lowest roofing tender, although the firm's accounts were thin. They went bust with half of the roof open in November. I had not asked for a bond.
Outcome: £118,000 over budget and two months late. Since then I look at three years of accounts and take up two references before I place any package.

Project: Quayside Library refit
Value: £2.2m
My role: site manager
What happened: A scaffolder's lad, nineteen years old, worked unclipped on the fourth lift. I sent the whole gang down and closed the site for the afternoon. My contracts director, Gil Standen, said that it would cost us £9,000 and that I had overdone it.
Outcome: I showed him the photographs; he now uses them in every induction in the firm.

Project: Heron Court sheltered housing
Value: £8.8m
My role: project manager
What happened: The architect and the heating subcontractor, Blenkin, had not spoken for a month and only sent e-mails with lawyers in copy. I cancelled the formal meeting, put both in the empty plant room with the drawings and a flask of tea, and did not let them out before we had agreed on eleven clashes.
Outcome: no claim; handed over three days early.

Project: Lowfield Depot
Value: £1.1m
My role: site manager
What happened: The council cut the money by 12% after we had started. I went through the bill of quantities with the foremen, and they found £140,000: second-hand cladding rails, one trench instead of two, and a precast stair.
Outcome: finished on the smaller sum.

Project: Fernhill Passive Terrace, 6 houses
Value: £1.9m
My role: site manager
What happened: Nobody in the gang had built airtight before. I built a mock-up corner in the yard and let every trade break it and mend it.
Outcome: 0.48 air changes at the first test; the limit was 0.6.

OTHER
Started as a bench joiner; made staircases. Since 2019 I have taken one school leaver a year who had no qualifications: five of the six have finished their time, and one, Shanice Pruett, runs her own site now.
Software: Microsoft Project, Fieldview, Bluebeam, Excel.`,
    stories: [],
    other: `Live in Tarnside, 25 minutes from Aldermoor. Notice: eight weeks. Full driving licence.`,
  },
  questions: [
    {
      ask: 'Fergus, good to put a face to the name. In two minutes, who are you professionally?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Dunnock', 'Millrace', 'bench joiner', 'Rafferty']],
    },
    {
      ask: 'You got soaked, did you? Shall I hang up that coat?',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['thank', 'thanks', 'kind', 'fine', 'please']],
      wrong: ['Dunnock', 'Millrace'],
    },
    {
      ask: 'What is the nastiest surprise that has ever come out of the earth at you?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['culvert', 'crane base', 'nineteen days', 'seventeen']],
    },
    {
      ask: 'What did it do to your programme?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['nineteen days', 'seventeen']],
    },
    {
      ask: 'Tell us about a time you had to deal with an angry neighbour or client.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Ashgrove', 'hoarding', '8.15', 'eleven months']],
    },
    {
      ask: 'Which decision still keeps you awake?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['£118,000', 'lowest roofing', 'went bust', 'a bond', 'three years of accounts']],
    },
    {
      ask: 'so how do you pick firms now',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['three years of accounts', 'two references']],
    },
    {
      ask: 'When did you put your foot down, knowing full well that it would make you unpopular upstairs?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['unclipped', 'Standen', '£9,000', 'fourth lift', 'whole gang down']],
    },
    {
      ask: 'Did he ever come round to your view?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['every induction', 'photographs']],
    },
    {
      ask: 'Two grown men who will not speak to each other and you are stuck between them. Ever been there?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Blenkin', 'plant room', 'flask of tea', 'eleven clashes']],
    },
    {
      ask: 'How do you teach a crew to do something that none of them has ever done?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['mock-up', '0.48', 'break it and mend', 'Fernhill']],
    },
    {
      ask: 'Have you given youngsters from round the corner a start, and what became of them?',
      kind: 'compound',
      wording: 'oblique',
      right: [
        ['school leaver', 'no qualifications'],
        ['five of the six', 'Pruett', 'own site now'],
      ],
    },
    {
      ask: 'Do you use Asta Powerproject?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet', 'Microsoft Project']],
    },
    {
      ask: 'What is the largest project you have run, by value?',
      kind: 'look-up',
      wording: 'plain',
      right: [['£14.2m', 'Millrace']],
    },
    {
      ask: 'is your site safety ticket still in date',
      kind: 'look-up',
      wording: 'oblique',
      right: [['SMSTS', 'March 2024']],
    },
    {
      ask: 'Why do you want to build this health centre?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'Aldermoor',
          '£17m',
          'never built before',
          'railway line',
          'timber frame',
          'schools, clinics',
          'last snag',
          'council housing',
          'subcontract packages',
        ],
        [
          'St Bride',
          'Ashgrove',
          'Corvedale',
          'Millrace',
          '84 flats',
          'Heron Court',
          'hoarding',
          'NEC4 Project Manager',
          'bench joiner',
          'Dunnock',
          'carpenter',
          'eleven months',
          '0.48',
        ],
      ],
    },
    {
      ask: 'Suppose I rang three of your subcontractors tonight. What would they praise?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          'Blenkin',
          'plant room',
          'flask of tea',
          'culvert',
          'seventeen',
          'whole gang down',
          '£140,000',
          'mock-up',
          'five of the six',
          'hoarding',
          'three days early',
        ],
      ],
      wrong: ['£118,000'],
    },
    {
      ask: 'What is your weakness as a project manager?',
      kind: 'weakness',
      wording: 'plain',
      right: [['£118,000', 'lowest roofing', 'a bond', 'three years of accounts', 'two references']],
    },
    {
      ask: 'It is the Thursday before hand-over and the lift firm tells you they are three weeks behind. What is your next move?',
      kind: 'situational',
      wording: 'plain',
      right: [
        [
          'culvert',
          'seventeen',
          'over a weekend',
          'went bust',
          'three years of accounts',
          'plant room',
          'eleven clashes',
          'three days early',
          '£140,000',
        ],
      ],
    },
    {
      ask: 'Explain the critical path to a doctor who has never seen a building programme.',
      kind: 'explanation',
      wording: 'plain',
      right: [['longest', 'delay', 'finish', 'depend', 'float', 'late']],
    },
    {
      ask: 'How far away do you live, and how soon would you be free?',
      kind: 'compound',
      wording: 'plain',
      right: [['25 minutes', 'Tarnside'], ['eight weeks']],
    },
    {
      ask: 'Four days a week in a cabin with a kettle. Can you live with that?',
      kind: 'logistics',
      wording: 'oblique',
      right: [['site office', '25 minutes', 'Tarnside', 'suits', 'happy']],
    },
    {
      ask: 'What salary do you expect?',
      kind: 'salary',
      wording: 'plain',
      right: [['62,000', '70,000']],
    },
    {
      ask: 'Before we let you go, what would you like to know from us?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
