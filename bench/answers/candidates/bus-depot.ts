import type { WrittenCandidate } from '../bench-candidate.ts';

/** Typed on a telephone: oldest first, lower case, few full stops and years. */
export const candidate: WrittenCandidate = {
  field: 'bus-depot',
  set: 'tuning',
  employers: ['Medlow Corporation Transport', 'Medlow'],
  material: {
    company: 'Swiftgate Buses',
    role: 'Depot Manager, Orrell Road',
    jobDescription: `Orrell Road is home to 96 buses, 240 drivers, 22 fitters and cleaners and one very old cat. We run 17 city routes and the school services of the east side.

The depot manager is responsible for getting the first bus out at 04.10 and the last one in at 01.30: punctuality (now 81%, we want 90%), driver absence, accidents, cost, and relations with the union. Twelve of our buses will be replaced by electric ones in the autumn, and the yard has to be rebuilt around the chargers while we keep running.

We are looking for someone who has led a large operational team, who is seen in the canteen and not only in the office, and who can talk to a councillor as well as to a driver. A PCV licence is a plus. We schedule with Optibus.

£49,000, free travel for you and your family, on call one week in four. Orrell Road, early and late starts in turn.`,
    name: 'Lorcan Adebayo-Finch',
    education: `left Tolworth Comprehensive at 16, 5 GCSEs
PCV licence since 2005
ILM level 3 leadership and management 2016
transport manager CPC passenger 2019`,
    work: `bus driver at Medlow Corporation Transport from 2005, eleven years on the 38 and the N4
a boy of about eight got on alone one night in his pyjamas, i parked up, gave him my coat and talked football with him until his nan and the police came, took 50 minutes off the timetable and i would do it again
got 14 thank you letters from passengers in one year which was the garage record
clipped a parked hearse with my mirror in 2007, first year driving a bendy bus, rang control and waited for the family to tell them myself. since then i do a full walk round and teach it that way
also shop steward for three years, sat across the table from management over the christmas roster and got a deal where nobody worked two christmas days running

then driver trainer 2016 to 2018
had 63 trainees and 59 passed first time
one lady Bernadette was 52 and came from a closed biscuit factory, failed the reversing four times, so i chalked the bay out on an empty car park on sundays and we did it till she laughed about it. she drives the 12 now

then assistant depot manager, Medlow, Foundry Lane garage, 110 drivers, 2018 to 2021
absence was 11 percent. i rang every person on day two of being off, not to check but to ask what they needed, and found out a lot were sick of split shifts. swapped 30 of those for straight ones. absence 6 percent after a year
the night of the cup final there was trouble at the stadium and a brick came through the window of a bus, i stopped all buses short of the bridge, drove out in the van to fetch our two drivers and sat with them in hospital. the police commander wanted us to carry on and i said no
told head office the new timetable for the 12 could not be driven, they said the computer said it could. so i put the planner on the bus with a stopwatch for three days. they gave it six more minutes

now depot manager, Cresswell Street, since 2021, 64 buses 150 drivers 14 fitters
took punctuality from 78 to 91 percent, mostly by looking at the first trip of the day since late in the morning is late all day. put a mechanic on at half three
fitters and drivers did not talk, each said the other broke the buses. made a defect card with a tear off half so the driver gets told what was done about it. repeat defects halved
i bought 20 cheap ticket machines in 2022 without trying them in the rain. they went dead when wet. 26 grand gone and a lot of free rides. now nothing gets bought before it has been on a bus for a month
cleaning contractor was robbing us, billed for 64 buses every night and did about 40. i came in at two in the morning four nights in a row and counted. got 31 thousand back and took the cleaners on ourselves
had to take a friend off the road, Declan, 20 years together, his eyes had gone and he had hid it. worst talk of my life. found him a job in the control room`,
    stories: [],
    other: `based in Medlow. 4 weeks notice. i coach an under 12s football team on saturdays`,
  },
  questions: [
    {
      ask: 'Lorcan, thanks for coming. Start wherever you like, what is your story?',
      kind: 'introduction',
      wording: 'oblique',
      right: [
        ['Cresswell', 'eleven years on', '14 fitters', '150 drivers', 'Medlow Corporation', 'driver trainer'],
      ],
    },
    {
      ask: 'How did you improve punctuality?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['78 to 91', 'first trip', 'half three', 'late all day']],
    },
    {
      ask: 'What was the trick?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['first trip', 'half three', 'late all day']],
    },
    {
      ask: 'Has work ever cost you a mate, or nearly?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Declan', 'his eyes', 'control room', 'hid it']],
    },
    {
      ask: 'What became of him after that?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['control room']],
    },
    {
      ask: 'What did you spend on that you wish you had slept on first?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['ticket machines', '26 grand', 'dead when wet', 'in the rain']],
    },
    {
      ask: 'and what is the rule these days',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['for a month', 'nothing gets bought']],
    },
    {
      ask: 'Have you ever had a funny feeling about a bill and gone after it?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['cleaning contractor', 'two in the morning', '31 thousand', 'robbing', 'about 40']],
    },
    {
      ask: 'Tell us about an occasion when you put the safety of your staff before running the service.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['cup final', 'brick', 'police commander', 'short of the bridge', 'in hospital']],
    },
    {
      ask: 'The experts had it all worked out on a screen and you just knew that it was rubbish. Any memories?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['stopwatch', 'could not be driven', 'planner', 'six more minutes']],
    },
    {
      ask: 'You have sat on the other side too, with the union. What did you get for them, and how many people have you taught to drive?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['christmas roster', 'christmas days', 'shop steward'],
        ['63 trainees', '59 passed'],
      ],
    },
    {
      ask: 'People ring in poorly a lot here. Have you seen that before, and did it get any better?',
      kind: 'compound',
      wording: 'oblique',
      right: [
        ['11 percent', 'split shifts', 'day two', 'what they needed'],
        ['6 percent', '30 of those', 'straight ones'],
      ],
    },
    {
      ask: 'What is your experience of Optibus?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: 'How many drivers are you in charge of at the moment?',
      kind: 'look-up',
      wording: 'plain',
      right: [['150']],
      wrong: ['110'],
    },
    {
      ask: 'In a pinch, could you take the wheel yourself?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['PCV', '2005', 'eleven years on']],
    },
    {
      ask: 'Why would you leave a garage that runs well for one that does not?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        [
          'Orrell Road',
          '96 buses',
          'electric',
          'chargers',
          '240 drivers',
          'relations with the union',
          'in the canteen',
          '81%',
          '90%',
          'keep running',
          'school services',
          'driver absence',
        ],
        [
          '78 to 91',
          'first trip',
          '11 percent',
          '6 percent',
          'shop steward',
          'Cresswell',
          'defect card',
          'eleven years on',
          '150 drivers',
          '63 trainees',
          'Medlow Corporation',
        ],
      ],
    },
    {
      ask: 'Name one strength that you would bring to this depot.',
      kind: 'strength',
      wording: 'plain',
      right: [
        [
          '78 to 91',
          'first trip',
          '6 percent',
          'day two',
          'defect card',
          'tear off',
          'Bernadette',
          '59 passed',
          'stopwatch',
          'shop steward',
          'cup final',
          'Declan',
          '31 thousand',
          'pyjamas',
          '14 thank',
        ],
      ],
      wrong: ['ticket machines', 'hearse'],
    },
    {
      ask: 'And your weak spot?',
      kind: 'weakness',
      wording: 'plain',
      right: [['ticket machines', '26 grand', 'in the rain', 'for a month', 'hearse', 'walk round']],
    },
    {
      ask: 'Ten past four, two drivers have not turned up and a third says his brakes feel soft. Go on.',
      kind: 'situational',
      wording: 'oblique',
      right: [
        [
          'half three',
          'first trip',
          'defect card',
          'tear off',
          'day two',
          'short of the bridge',
          'walk round',
        ],
      ],
    },
    {
      ask: 'How would you explain to a new driver what to look at before he leaves the yard in the morning?',
      kind: 'explanation',
      wording: 'plain',
      right: [['walk round', 'mirror', 'tyre', 'lights', 'brakes', 'defect card']],
    },
    {
      ask: 'We had put a figure in the advertisement. Is it enough to move you?',
      kind: 'salary',
      wording: 'oblique',
      right: [['49,000', 'free travel']],
    },
    {
      ask: 'How much notice do you have to give?',
      kind: 'logistics',
      wording: 'plain',
      right: [['4 weeks', 'four weeks']],
    },
    {
      ask: 'I hope that you did not come by bus, with our record!',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['thank', 'thanks', 'fine', 'good', 'no trouble', 'no problem', 'easy', 'smooth']],
      wrong: ['Cresswell', 'Declan', 'ticket machines'],
    },
    {
      ask: 'Do you want to ask us anything?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
