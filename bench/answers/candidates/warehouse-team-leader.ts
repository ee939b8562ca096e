import type { WrittenCandidate } from '../bench-candidate.ts';

const lateLorries = ['loading dock', 'coloured tape', '52 minutes to 31'];
const nearMiss = ['reach truck', 'closed the aisle', 'mirror', 'eleven months'];
const wrongPallets = ['Kestrel Foods', '26 pallets', 'right load on', 'second pair of eyes'];
const brothers = ['Darko', 'Emil', 'break room', 'side by side'];
const peak = ['Black Friday', '40 agency', 'paired each', '19,000 parcels'];
const scanners = ['Zebra', 'laminated', 'older pickers'];
const theft = ['razor blades', 'CCTV', 'locker'];
const sleeping = ['Callum', 'his father', 'early shift'];
const stockCount = ['cycle counts', '96.2', '99.4'];
const snow = ['snow', 'eight people', 'insulin'];
const jobOffer = ['night shift lead', 'passed over', 'no qualification'];
const recycling = ['shrink wrap', 'baler', '£14,000'];
const forklift = ['counterbalance', 'B1', 'refresher'];

export const candidate: WrittenCandidate = {
  field: 'warehouse-team-leader',
  set: 'held-back',
  employers: ['Pellworth Logistics', 'Hallam & Birch Wholesale', 'Hallam & Birch'],
  material: {
    company: 'Northgate Parcel Hub',
    role: 'Warehouse Shift Manager',
    jobDescription: `Northgate Parcel Hub, Daventry. We move 2 million parcels a month for online shops and we are opening a second hall in spring.

As Shift Manager you lead three team leaders and about 45 operatives on a rotating shift (6–14, 14–22, no nights). You plan the labour for the shift, brief the team, keep the dock clear, own safety and accuracy on your shift, and hand over cleanly. You report pick rate, accuracy and absence every week to the Operations Manager.

What we want: experience of leading people in a busy warehouse; a head for numbers; somebody who is on the floor and not in the office; health and safety training (IOSH or similar); experience of a warehouse management system, ideally Manhattan or SAP EWM. A forklift licence helps.

What you get: a permanent contract, overtime at time and a half, free parking, a shift premium of 10%, and a place on our management programme. Some weekend work before Christmas.`,
    name: 'Tobias Wrenfield',
    education: `Ashmere Community College, GCSEs including Maths and English.
IOSH Managing Safely. First aid at work. Forklift: counterbalance (B1) and reach, refresher done last year.
Level 3 Team Leading, evening course, distinction.`,
    work: `I have been a team leader at Pellworth Logistics in Rugby for six years now, on the outbound side, with 18 people on days. When I took over, lorries were standing at the loading dock for almost an hour because nobody knew which pallets belonged together. I marked out lanes with coloured tape, one colour for each carrier, and had the pickers stage straight into them. The turnaround went from 52 minutes to 31 and the carriers stopped fining us. In my third year a reach truck nearly hit one of my packers at a blind corner. Nobody was hurt, but I closed the aisle there and then, wrote it up, and argued with the site manager until we got a mirror and a one-way system. We then went eleven months without a single incident in that hall. Not everything went well. We once sent Kestrel Foods 26 pallets that belonged to another customer, because I had signed the load off from the paperwork without walking it. I rang the customer myself, drove over with the right load on the Saturday, and since then no trailer is sealed without a second pair of eyes. It has not happened again.

People are most of the job. Two of my pickers, Darko and Emil, had fallen out over a borrowed car and would not work in the same aisle. I took them to the break room one at a time and then together, and told them what I had seen and what I expected. They are not friends, but they work side by side. Another lad, Callum, kept turning up late and had two warnings. Before the third I asked him what was going on, and he was looking after his father in the mornings. I moved him from the early shift to the late one and he has not missed a day since; he is my deputy now. For Black Friday I had to get 40 agency workers ready in four days. I paired each with one of my own people, cut the induction to the five things that matter, and we sent out 19,000 parcels on the Friday, which is still the site's record. When the new Zebra handhelds came in, some of the older pickers were afraid of them. I made a laminated card with six pictures and let a man of 61, Winston, teach the others; by the third week everybody used them and nobody had left. I also found out why razor blades kept going missing: I compared the pick list with the returns, asked for the CCTV of two evenings, and it was somebody I liked. I reported him to the manager the same day. They opened his locker and he was let go.

Before that I was a stock controller at Hallam & Birch Wholesale in Coventry for about four years. I brought in cycle counts, forty locations each morning instead of one big count in the year, and stock accuracy went from 96.2 to 99.4 per cent. I also had the idea to bale the shrink wrap and sell it instead of paying for skips. It took me two months to get the money for a baler and it now brings in £14,000 a year. In the winter of the heavy snow only eight people made it in out of thirty. I went through the orders with the office, pulled out everything for chemists and hospitals, insulin first, and we got all of those out by noon. The rest waited a day.

I started as a picker at Hallam & Birch straight from school. I applied for night shift lead there and was passed over, which hurt, so I asked why. They said that I had no qualification, so I did my Level 3 in the evenings, and a year later they made me stock controller. We used a system called Pickwise there, and at Pellworth it is Manhattan.`,
    stories: [],
    other: '',
  },
  questions: [
    {
      ask: 'hi tobias thanks for coming in how was the drive',
      kind: 'small-talk',
      wording: 'plain',
      right: [
        [
          'thank you',
          'easy',
          'smooth',
          'well, ',
          'very well',
          'am well',
          'all well',
          'all good',
          'glad',
          'pleased',
          'happy to',
          'good to',
          'nice to',
          'fine',
          'lovely',
        ],
      ],
    },
    {
      ask: 'Can you give me a quick run through your background?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Pellworth', 'team leader']],
    },
    {
      ask: 'Why do you want to leave team leading and become a shift manager with us?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'three team leaders',
          '45 operatives',
          'second hall',
          'management programme',
          'on the floor',
          'leading people',
          'safety',
          'accuracy',
          'keep the dock clear',
        ],
      ],
    },
    {
      ask: 'Tell me about a time you had to deal with conflict in your team.',
      kind: 'behavioural',
      wording: 'plain',
      right: [brothers],
    },
    {
      ask: 'How are they getting on now?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['side by side', 'not friends']],
    },
    {
      ask: 'Tell me about a time you got it wrong and a customer paid for it.',
      kind: 'behavioural',
      wording: 'plain',
      right: [wrongPallets],
    },
    {
      ask: 'What did you learn from it?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['second pair of eyes', 'has not happened again']],
    },
    {
      ask: "have you ever had somebody who just couldn't get out of bed in time what did you do",
      kind: 'behavioural',
      wording: 'oblique',
      right: [sleeping],
    },
    {
      ask: 'And what became of him?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['deputy', 'not missed a day']],
    },
    {
      ask: 'When did something that almost happened make you change the place?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [nearMiss],
    },
    {
      ask: 'We open a second hall in spring. How would you lay it out so that nothing jams?',
      kind: 'design',
      wording: 'oblique',
      right: [[...lateLorries, ...nearMiss, 'one-way']],
    },
    {
      ask: 'Have you ever had to choose what mattered most because you could not do it all?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [snow],
    },
    {
      ask: 'Which warehouse management systems have you used?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Manhattan', 'Pickwise']],
    },
    {
      ask: 'What about SAP EWM?',
      kind: 'experience',
      wording: 'plain',
      right: [
        [
          'not used',
          "haven't used",
          'never used',
          'not worked',
          "haven't worked",
          'never worked',
          'Manhattan',
        ],
      ],
    },
    {
      ask: 'have you got your eye osh and a ticket for the trucks',
      kind: 'compound',
      wording: 'oblique',
      right: [['IOSH'], forklift],
    },
    {
      ask: 'Have you had people on the floor who were scared of a new gadget?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [scanners],
    },
    {
      ask: 'When did loyalty to a colleague and doing the right thing pull you in different directions?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [theft],
    },
    {
      ask: 'We triple our headcount before Christmas. How would you get all those temps up to speed?',
      kind: 'situational',
      wording: 'oblique',
      right: [peak],
    },
    {
      ask: 'Have you saved a company money, and have you ever made the figures on stock more reliable?',
      kind: 'compound',
      wording: 'plain',
      right: [[...recycling, 'stopped fining'], stockCount],
    },
    {
      ask: 'Tell me about a knock-back and how you took it.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [jobOffer],
    },
    {
      ask: 'What are you best at?',
      kind: 'strength',
      wording: 'plain',
      right: [
        [...lateLorries, ...brothers, ...sleeping, ...peak, ...scanners, ...stockCount, ...nearMiss, ...snow],
      ],
    },
    {
      ask: 'If I asked your manager what you should work on, what would he say?',
      kind: 'weakness',
      wording: 'oblique',
      right: [[...wrongPallets, ...jobOffer]],
    },
    {
      ask: 'Can you explain the difference between FIFO and FEFO?',
      kind: 'explanation',
      wording: 'plain',
      right: [['expir', 'first in', 'oldest', 'shelf life', 'best before']],
    },
    {
      ask: 'The shifts rotate, six to two and two to ten, and some weekends. Is that a problem?',
      kind: 'logistics',
      wording: 'plain',
      right: [['rotating', 'rotation', '6–14', '14–22', 'no nights']],
    },
    {
      ask: 'what are you looking for money wise',
      kind: 'salary',
      wording: 'oblique',
      right: [['[', 'range', 'salary']],
    },
    {
      ask: "That's it from me. Anything you want to know?",
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
