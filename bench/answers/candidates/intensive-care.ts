import type { WrittenCandidate } from '../bench-candidate.ts';

/** Paragraphs without bullets or headers; an employer within the text; two written stories. */
export const candidate: WrittenCandidate = {
  field: 'intensive-care',
  set: 'tuning',
  employers: ['Larkmoor General', 'Brindle Cottage Hospital', 'Dunmarrow College of Nursing'],
  material: {
    company: 'Saint Orwin Hospital',
    role: 'Charge Nurse, Intensive Care',
    jobDescription: `Saint Orwin is a teaching hospital with 640 beds on the edge of Castlebay. Our intensive care unit has 18 beds, mixed medical and surgical, and about 70 nurses. We are looking for a charge nurse who leads a shift, keeps an eye on every patient and every colleague, and still takes a patient when it is needed.

Your tasks: coordinate admissions and discharges with the consultants, plan staffing for the shift, supervise newly qualified nurses, speak with families, and take part in our quality group, which at present works on pressure injuries and delirium.

You bring: registration as a nurse, at least four years in intensive care, advanced life support, and a calm manner. Experience with ECMO is welcome; we train you if you have none.

Shifts are twelve and a half hours, three or four a week, with one weekend in three. We cannot sponsor visas at present. Staff parking is free. Applicants should be able to start within three months.`,
    name: 'Merrit Halloway-Okoro',
    education: `I qualified at Dunmarrow College of Nursing in 2013 with a Bachelor of Nursing and did a postgraduate certificate in critical care at the University of Eastfold in 2017. I hold Advanced Life Support (renewed 2024) and am a trained mentor for students.`,
    work: `I have been a staff nurse in the intensive care unit of Larkmoor General since 2016, and its deputy charge nurse since 2020. The unit has 12 beds. As deputy I lead about six shifts a month with eight to ten nurses each, and plan who takes which patient.

In the winter of 2021 we were four nurses short on most nights. I set up a text group for swaps and asked the surgical wards to lend us two nurses each week, whom I trained in a short course on monitors and infusion pumps. We did not have to close a single bed that winter.

Our rate of pressure injuries was twice the national average when I joined the quality group. I introduced a turning clock above each bed and a two-minute skin check at hand-over. Within a year the rate dropped from 9 to 3 in a hundred patients, and the other two hospitals of the trust took the clock over.

I once gave a patient her evening antibiotic twice, because the chart of the early shift had not been signed and I did not ring to ask. She came to no harm. I reported it within the hour, told her and her husband myself, and went through it at the next team meeting. Since then I never give a drug on an unsigned chart without speaking to the nurse who had it before me.

A consultant, Dr Penhallow, wanted to move a patient to the ward one evening to make room. I thought that his breathing was getting worse and said so, and he first brushed it aside. I showed him the trend of the last six hours and asked him to stand at the bed with me for five minutes. He kept him, and at three in the morning the patient had to be intubated, on our unit and not in a lift.

I have mentored eleven students and four newly qualified nurses. One of them, Priyamvada, wanted to give up after her first death on the unit. I arranged that we shared a patient for three weeks and talked after every shift. She is still with us and teaches the induction now.

Before that I worked on the surgical ward of Brindle Cottage Hospital from 2013 to 2016. There I looked after eight patients at a time after bowel and hip operations. I wrote the ward's first leaflet on what to expect after a hip operation in plain words; calls from patients in the first week at home went down by half.

I am used to ventilators, haemofiltration and arterial lines, and we chart in MedLedger. In 2022 I was one of three nurses who tested it before it went live, and I wrote the crib sheet that hangs at each desk.`,
    stories: [
      `Last spring a family of seven wanted to be with their dying grandfather, and our rule allowed two visitors. The son shouted at my colleague in the corridor. I took him aside into the quiet room, let him finish, and asked what mattered most to his father. He said that he should hear the prayer. I moved the bed to the side room for one hour, all seven came in, and a neighbour's bed was watched by me. He died that night. The son wrote to the hospital and thanked us by name, and we changed the rule for the last hours of life.`,
      `I tried to bring in a new hand-over sheet in 2019 and it failed. I had written it on my own at home, and announced it on a Monday. After two weeks nobody filled it in. I learned that people use what they helped to make. The next one I drew up with three nurses of each shift, and it is in use to this day.`,
    ],
    other: `I speak English and Igbo, and some Portuguese. In my free time I sing in a choir and swim in the sea.`,
  },
  questions: [
    {
      ask: "Good morning Merrit, lovely to meet you. Why don't you start by telling us who you are?",
      kind: 'introduction',
      wording: 'oblique',
      right: [['Larkmoor']],
    },
    {
      ask: 'Tell us about a mistake you have made with medication.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['antibiotic twice', 'unsigned chart', 'within the hour']],
    },
    {
      ask: 'And how did you tell the patient?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['her husband', 'told her']],
    },
    {
      ask: 'What changed for you after that?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['unsigned chart', 'before me']],
    },
    {
      ask: 'Can you describe a situation where you had to challenge a doctor?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Penhallow', 'six hours', 'in a lift']],
    },
    {
      ask: 'when did you last stand up for somebody who could not speak for himself',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Penhallow', 'six hours', 'in a lift', 'hear the prayer', 'quiet room']],
    },
    {
      ask: 'Tell me about a difficult conversation with a relative.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['quiet room', 'hear the prayer', 'family of seven', 'by name']],
    },
    {
      ask: 'Have you ever bent a rule, and were you right to?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['quiet room', 'hear the prayer', 'family of seven', 'changed the rule']],
    },
    {
      ask: 'How did they take it afterwards?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['by name', 'changed the rule']],
    },
    {
      ask: 'Give us an example of how you improved the quality of care.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['turning clock', '9 to 3', 'skin check', 'down by half']],
    },
    {
      ask: 'Something you started that went nowhere, do you have one?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['hand-over sheet', 'announced it on a Monday', 'helped to make']],
      wrong: ['9 to 3'],
    },
    {
      ask: 'Tell me about a time you had too few staff.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['four nurses short', 'text group', 'single bed']],
    },
    {
      ask: 'what do you do when the night is thin and the beds keep filling',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['four nurses short', 'text group', 'single bed']],
    },
    {
      ask: 'How do you support somebody who is struggling?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Priyamvada', 'eleven students', 'three weeks', 'teaches the induction']],
    },
    {
      ask: 'Do you have any experience with ECMO?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: 'What is your experience of electronic charting?',
      kind: 'experience',
      wording: 'oblique',
      right: [['MedLedger', 'crib sheet', 'went live']],
    },
    {
      ask: 'How many years have you worked in intensive care?',
      kind: 'look-up',
      wording: 'plain',
      right: [['2016']],
      wrong: ['2013'],
    },
    {
      ask: 'is your life support up to date',
      kind: 'look-up',
      wording: 'oblique',
      right: [['Advanced Life Support', '2024']],
    },
    {
      ask: 'Why this hospital, why now?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'teaching hospital',
          'quality group, which',
          'newly qualified nurses, speak',
          '18 beds',
          'every patient and every',
          'plan staffing',
          'coordinate admissions',
          'delirium',
        ],
        [
          '9 to 3',
          'turning clock',
          'six shifts',
          'eleven students',
          'Priyamvada',
          'deputy charge nurse',
          'by name',
          'twice the national',
        ],
      ],
    },
    {
      ask: 'What would your colleagues say you are best at?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          '9 to 3',
          'turning clock',
          'single bed',
          'Priyamvada',
          'Penhallow',
          'by name',
          'eleven students',
          'six shifts',
        ],
      ],
      wrong: ['antibiotic twice'],
    },
    {
      ask: 'What would you say is your biggest weakness?',
      kind: 'weakness',
      wording: 'plain',
      right: [
        ['on my own at home', 'helped to make', 'hand-over sheet', 'unsigned chart', 'antibiotic twice'],
      ],
    },
    {
      ask: 'Imagine that one of your nurses is crying in the sluice at two in the morning and an admission is on its way up. What do you do?',
      kind: 'situational',
      wording: 'oblique',
      right: [
        ['Priyamvada', 'three weeks', 'after every shift', 'four nurses short', 'text group', 'six shifts'],
      ],
    },
    {
      ask: 'How do you keep skin whole when somebody lies on his back for a week?',
      kind: 'explanation',
      wording: 'oblique',
      right: [['turning clock', 'skin check', '9 to 3']],
    },
    {
      ask: 'Tell us about your time before intensive care, and also what you are proudest of there.',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['Brindle', 'eight patients'],
        ['leaflet', 'down by half'],
      ],
    },
    {
      ask: 'When could you start with us?',
      kind: 'logistics',
      wording: 'plain',
      right: [['three months', '[', 'notice']],
    },
    {
      ask: 'Do you have questions for the panel?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
    {
      ask: 'Terrible weather today, was the drive very bad?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'thanks', 'fine', 'good', 'not too']],
      wrong: ['Larkmoor', 'Brindle'],
    },
  ],
};
