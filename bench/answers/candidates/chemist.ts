import type { WrittenCandidate } from '../bench-candidate.ts';

/** E-mail: lines of seventy characters, headings in capitals, dates after the post, indented. */
export const candidate: WrittenCandidate = {
  field: 'chemist',
  set: 'tuning',
  employers: ['Tarn & Hollis Environmental', 'Copeland Paints', 'Selwick Breweries', 'University of Selwick'],
  material: {
    company: 'Orlestone Analytics',
    role: 'Laboratory Team Leader, Water and Soil',
    jobDescription: `Orlestone Analytics tests drinking water, waste water and soil for councils, farmers and insurers: 3,200 samples a week, 85 people, two laboratories. We are accredited to ISO 17025.

For the water and soil group at Pensby we want a team leader for eleven analysts in two shifts. You make sure that results leave the house on time and are right: plan the instruments, review data, deal with out-of-specification results, answer the auditors, and call the customer yourself when the news is bad. PFAS testing is growing fastest; you will bring our new method through validation this year.

You hold a degree in chemistry, have worked with LC-MS and ICP-MS, and know how to teach. Experience with the LabWare LIMS is desirable. We expect someone who stops the line when a number looks too good.

£44,000 to £49,500, flexitime outside the shifts, a bursary for further study. Relocation help up to £4,000.`,
    name: 'Saskia Munro-Takahashi',
    education: `MChem Chemistry, University of Selwick, 2014 (first class)
   Dissertation: sorption of lead on spent coffee grounds
Internal auditor ISO 17025, 2019
Member of the Royal Society of Chemistry`,
    work: `LABORATORY EXPERIENCE

SENIOR ANALYST, Tarn & Hollis Environmental, Wrayford
                                               April 2019 to date
   Responsible for LC-MS and ICP-MS in a laboratory of 26 people.
   Second in line for the group leader, four analysts on my shift.

   Developed the method for 22 PFAS compounds in ground water. The
   blanks were dirty for six weeks. I took the apparatus apart piece
   by piece and found that the PTFE tubing and my own hand cream
   were to blame. Detection limit 0.4 ng/l, validated in nine months.

   A farm's well gave an arsenic result of ten times the limit on a
   Friday at five. The procedure allowed me to report on Monday. I
   ran it again on the second instrument, drove out for a fresh
   sample, and rang the family at nine at night: do not drink it.
   The fresh sample confirmed it.

   One analyst, Piotr, had recoveries of exactly 100 percent for a
   month. I looked at the raw files and saw that peaks had been
   integrated by hand. I went to him first, then to the quality
   manager with him. 140 results were withdrawn and every customer
   got a letter from us. Nobody was sacked; he had been given twice
   the samples that one person can do, and we changed that.

   Halved the use of acetonitrile, 600 litres a year, by going over
   to narrower columns. It paid for the columns in four months.

   Turnaround for metals was 12 days. A board with magnets, one for
   each batch, showed that samples lay for five days between
   digestion and the instrument. Now 6 days.

ANALYST, Copeland Paints, Ransford
                                     September 2016 to March 2019
   Quality control of pigments and binders, in three shifts.

   Released a batch of white paint that yellowed on the wall. I had
   trusted the certificate of a supplier that had been reliable for
   years, and left out the identity test to save an hour. 9,000 tins
   came back. I wrote the new rule myself: no certificate without a
   test of our own. It held when the same supplier swapped a resin.

   The production manager, Mr Eckersley, thought that the laboratory
   was a brake. I worked on the mixing line for two weeks with
   earplugs and boots, and afterwards moved our viscosity test next
   to the kettle. His waiting time fell from three hours to twenty
   minutes, and he brought us doughnuts.

   Small fire in fume cupboard 3 from a solvent still left on by the
   night shift. I shut the gas, got five people out and used the
   powder extinguisher. Since then stills have had a timer.

LABORATORY ASSISTANT, Selwick Breweries
                                        July 2014 to August 2016
   Measured bitterness, alcohol and foam. Trained the brewers'
   apprentices, 16 in all, with a song about titration.

INSTRUMENTS AND SOFTWARE
   Agilent 6470 LC-MS, PerkinElmer NexION ICP-MS, ion
   chromatography, Chromeleon, Sample Manager LIMS, R for statistics`,
    stories: [
      `At an accreditation visit in 2023 the assessor asked for the balance records of March, and they were not there. My group leader whispered that we could write them up from memory. I said aloud that they were missing, that I did not know why, and that we would show what we did about it by the end of the visit. I found eleven gaps in all, put a scanner at the balance that evening, and he gave us a minor finding and a compliment.`,
      `I wanted everyone in our group to keep electronic notebooks. Three colleagues over fifty would have nothing of it. Instead of ordering it I asked Maureen, the loudest of them, to pick the tablet and to forbid me one thing. She forbade passwords that change each month. She is the one who now teaches it to others.`,
    ],
    other: `German at school, conversational Japanese. Currently paid £39,800. Would move to Pensby.`,
  },
  questions: [
    {
      ask: 'Is the tea strong enough for you?',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['thank', 'thanks', 'perfect', 'fine', 'lovely', 'good']],
      wrong: ['Tarn', 'Copeland'],
    },
    {
      ask: 'Please give us a short summary of your background.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Tarn', 'LC-MS and ICP-MS in', '26 people', 'Copeland']],
    },
    {
      ask: 'When did a number look too good to you?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Piotr', 'exactly 100', 'integrated by hand', '140 results', 'recoveries']],
    },
    {
      ask: 'I take it the man lost his job?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['nobody was sacked', 'twice the samples']],
    },
    {
      ask: 'Tell me about a method that you developed and validated.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['22 PFAS', '0.4 ng', 'PTFE', 'hand cream', 'nine months']],
    },
    {
      ask: 'Where was the contamination coming from?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['PTFE', 'hand cream']],
    },
    {
      ask: 'Did you ever do a lot more than the rule book asked, because somebody might have got hurt?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['arsenic', 'nine at night', 'do not drink', 'fresh sample', "farm's well"]],
    },
    {
      ask: 'Were you tempted just once to tell an inspector what he wanted to hear?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['balance records', 'eleven gaps', 'minor finding', 'from memory', 'were missing', 'assessor']],
    },
    {
      ask: 'And what did you do about it, that same day?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['scanner', 'eleven gaps']],
    },
    {
      ask: 'You have to work hand in hand with people who think that you only slow them down. How did you turn that round?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Eckersley', 'mixing line', 'viscosity', 'doughnuts', 'twenty minutes']],
    },
    {
      ask: 'have you brought down what a lab uses up in um in chemicals you know for the environment or the purse',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['acetonitrile', '600 litres', 'narrower columns', 'four months']],
    },
    {
      ask: 'What experience do you have with LabWare?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet', 'Sample Manager']],
    },
    {
      ask: 'Which mass spectrometers have you worked on?',
      kind: 'look-up',
      wording: 'plain',
      right: [['6470', 'NexION', 'Agilent', 'PerkinElmer']],
    },
    {
      ask: 'I am curious, what did you spend your last year as a student on?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['coffee grounds', 'sorption', 'lead on']],
    },
    {
      ask: 'Why are you applying to Orlestone?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'drinking water',
          'eleven analysts',
          '3,200 samples',
          'growing fastest',
          'stops the line',
          'new method',
          'when the news',
          'councils, farmers',
          'know how to teach',
          'answer the auditors',
          'two laboratories',
        ],
        [
          '22 PFAS',
          '0.4 ng',
          'arsenic',
          'four analysts',
          '26 people',
          'Tarn',
          'Piotr',
          'magnets',
          'Internal auditor',
          '16 in all',
          'nine months',
          'hand cream',
        ],
      ],
    },
    {
      ask: 'What do people come to you for?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          'hand cream',
          'PTFE',
          '0.4 ng',
          'arsenic',
          'nine at night',
          'Piotr',
          'acetonitrile',
          'magnets',
          'Eckersley',
          '16 in all',
          'eleven gaps',
          'Maureen',
          'fume cupboard',
        ],
      ],
      wrong: ['9,000 tins'],
    },
    {
      ask: 'What has been your biggest professional mistake or weakness?',
      kind: 'weakness',
      wording: 'plain',
      right: [['9,000 tins', 'yellowed', 'identity test', 'no certificate without', 'white paint']],
    },
    {
      ask: 'Suppose a customer shouts at you because his result came out above the limit and he wants it repeated until it fits. What would you say to him?',
      kind: 'situational',
      wording: 'plain',
      right: [
        [
          'arsenic',
          'fresh sample',
          'second instrument',
          'exactly 100',
          'integrated by hand',
          '140 results',
          'balance records',
          'from memory',
          'were missing',
        ],
      ],
    },
    {
      ask: 'What is a detection limit? Say it the way you would to an apprentice.',
      kind: 'explanation',
      wording: 'plain',
      right: [['smallest', 'lowest', 'noise', 'blank', '0.4 ng']],
    },
    {
      ask: 'Has anything ever burned at your place of work, and have you had to win over people who hated a new tool?',
      kind: 'compound',
      wording: 'oblique',
      right: [
        ['fume cupboard', 'five people out', 'extinguisher', 'stills have'],
        ['Maureen', 'electronic notebooks', 'pick the tablet', 'passwords'],
      ],
    },
    {
      ask: 'How long did metals take to be reported, and how did you bring that down?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['12 days', 'now 6'],
        ['magnets', 'five days between'],
      ],
    },
    {
      ask: 'Pensby is the back of beyond. How would you get here every day?',
      kind: 'logistics',
      wording: 'oblique',
      right: [['would move', 'move to Pensby', 'relocation', '£4,000', 'relocate']],
    },
    {
      ask: 'What are your salary expectations?',
      kind: 'salary',
      wording: 'plain',
      right: [['44,000', '49,500']],
    },
    {
      ask: 'Our half an hour is nearly up. What have we left out?',
      kind: 'closing',
      wording: 'oblique',
      right: [['?']],
    },
  ],
};
