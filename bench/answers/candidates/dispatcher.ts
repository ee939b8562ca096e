import type { WrittenCandidate } from '../bench-candidate.ts';

/** Lists with semicolons, three titles at one employer, a first job without years. */
export const candidate: WrittenCandidate = {
  field: 'dispatcher',
  set: 'tuning',
  employers: ['Vantry & Sons Haulage', 'Pikestone Parcels'],
  material: {
    company: 'Northlode Chilled Distribution',
    role: 'Transport Operations Lead',
    jobDescription: `Northlode brings chilled food from 90 producers to 1,300 shops, six nights a week. From our depot at Skerrow Cross we run 74 vehicles and about 130 drivers.

The Transport Operations Lead answers for one of two shifts: a team of five dispatchers, the routes, the drivers' hours, the telephone when a shop has no milk at six in the morning. You will lead the change from our old planning boards to Routemaster Pro, bring down empty running, and see to it that every driver gets home within the law.

We ask for: experience in dispatching a fleet of forty vehicles or more, a firm knowledge of drivers' hours and tachograph rules, a transport manager's certificate (or the will to take it within a year), and a voice that stays friendly at four in the morning. A lorry licence is welcome.

Shift pattern: four on, four off, 18:00 to 06:00. £41,500 plus night allowance, pension with 8 % from us. The post is based at the depot and cannot be done from home.`,
    name: 'Desmond Achterberg',
    education: `Ridley Brook Community College, A levels in geography and business; Transport Manager CPC (road haulage), 2021; ADR dangerous goods, renewed 2023; forklift licence.`,
    work: `Career history

Vantry & Sons Haulage, Millgate (2013 to date)
Shift Planning Manager (2021 to date); Senior Dispatcher (2017-2021); Dispatcher (2013-2017)

As shift planning manager: lead four dispatchers on the day shift; plan 58 lorries over three counties; report on punctuality to the board each month.
Lowered empty mileage from 29% to 17% by pairing our return trips with loads of two neighbouring hauliers; signed the agreement with both owners myself.
Brought in telematics in all vehicles; drivers feared that they were being watched, so I had three of them choose the system and agreed in writing that no one is disciplined on its data alone; fuel use went down by 8%.
In the snow of February 2022 the bypass was closed with 19 of our lorries on it; set up a table with two telephones, rang every driver each hour, found beds for eleven at a church hall and told each customer what would come and when; no load was lost, and two customers sent cake.
Refused to send a driver out on a tenth night at the order of the commercial director, Mrs Lathbury, as his weekly rest would have been broken; offered her a subcontractor at a cost of £340 instead; she was cross at first, and wrote it into the company's rules in the spring.

As senior dispatcher: trained six new dispatchers with a folder of real cases; planned the Christmas peak, when volume rises by 60%.
Mixed up two trailers at the yard in December 2018 and sent a load of frozen fish to a garden centre; I had read the bay number over the telephone without having it repeated; the fish was lost, £7,800; from then on every bay number is repeated back, and it has been right ever since.
A driver, Kwabena, was drinking after his divorce and nobody would say so; spoke to him in private, took him off the road the same day, got him to the doctor and held his place open; he came back after four months and is our safety representative today.

As dispatcher: took on the night desk alone; answered up to 200 calls a shift.
Kept our biggest account, Holloway Bakeries, after three late deliveries in one week; went there at five in the morning, stood at their ramp for two days and saw that our slot clashed with their flour tanker; moved it by forty minutes; they have been on time in 98% of cases since.

Pikestone Parcels
Driver, then loading-bay supervisor
Delivered 120 parcels a day in the city; no accident in four years.
Sorted the loading bay by round instead of by size; vans left twenty-five minutes earlier.

Knowledge: drivers' hours and tachograph rules; Paragon Route Planner; TomTom telematics; Excel with pivot tables; class 1 lorry licence.`,
    stories: [],
    other: ``,
  },
  questions: [
    {
      ask: 'Desmond, take a seat. Tell us a bit about what you do now.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Vantry', '58 lorries', 'four dispatchers on']],
    },
    {
      ask: 'Tell me about a time you said no to a superior.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Lathbury', 'tenth night', 'weekly rest', '£340']],
    },
    {
      ask: 'What did she say to that?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['cross at first', "company's rules"]],
    },
    {
      ask: 'Describe a crisis that you managed.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['bypass', '19 of our lorries', 'church hall', 'no load was lost']],
    },
    {
      ask: 'How many people did that affect?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['19 of our', 'eleven']],
    },
    {
      ask: 'what has been your most expensive slip',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['£7,800', 'frozen fish', 'garden centre', 'bay number over']],
    },
    {
      ask: 'And how can you be sure that it does not happen again?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['repeated back', 'right ever since']],
    },
    {
      ask: 'Have you ever had to win back a customer?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Holloway', 'ramp for two days', 'flour tanker', 'forty minutes', '98%']],
    },
    {
      ask: 'Tell me about a time when you got to the bottom of something that nobody had really looked at.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [
        ['Holloway', 'ramp for two days', 'flour tanker', 'forty minutes', '29% to 17%', 'by round instead'],
      ],
    },
    {
      ask: 'How have you brought people round to a change that they did not want?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['being watched', 'three of them choose', 'agreed in writing', 'down by 8%']],
    },
    {
      ask: 'Have you had a member of staff with a personal problem?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Kwabena', 'divorce', 'four months', 'safety representative']],
    },
    {
      ask: 'Was there ever a talk that everybody else was too afraid to have?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Kwabena', 'divorce', 'four months', 'safety representative', 'Lathbury', 'tenth night']],
    },
    {
      ask: 'What have you done to cut empty running?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['29% to 17%', 'neighbouring hauliers', 'return trips']],
    },
    {
      ask: 'tell me about some thing small you changed that made a differents',
      kind: 'behavioural',
      wording: 'oblique',
      right: [
        [
          'by round instead',
          'twenty-five minutes',
          'repeated back',
          'forty minutes',
          'flour tanker',
          'folder of real',
        ],
      ],
    },
    {
      ask: 'How do you get new people up to speed?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['six new dispatchers', 'folder of real']],
    },
    {
      ask: 'Which planning software have you worked with?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Paragon']],
    },
    {
      ask: 'Have you worked with Routemaster Pro before?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: 'How well do you know the tachograph rules?',
      kind: 'experience',
      wording: 'plain',
      right: [['weekly rest', 'tenth night', "drivers' hours and", 'CPC']],
    },
    {
      ask: 'Have you got your CPC?',
      kind: 'look-up',
      wording: 'plain',
      right: [['CPC (road', 'Transport Manager CPC']],
    },
    {
      ask: 'So why Northlode?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'empty running',
          'chilled food',
          'home within the law',
          '74 vehicles',
          'team of five',
          'old planning boards',
          'no milk',
          'four in the morning',
        ],
        [
          '29% to 17%',
          'telematics in all',
          '58 lorries',
          'tenth night',
          'weekly rest',
          'Vantry',
          'four dispatchers',
        ],
      ],
    },
    {
      ask: 'What should we hear about you that is not on paper, I mean, what are you really good at?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          '29% to 17%',
          'church hall',
          'no load was',
          'Kwabena',
          'Holloway',
          '98%',
          'six new dispatchers',
          'three of them choose',
          '200 calls',
          'Lathbury',
        ],
      ],
      wrong: ['£7,800'],
    },
    {
      ask: 'Tell me about a weakness of yours.',
      kind: 'weakness',
      wording: 'plain',
      right: [['£7,800', 'frozen fish', 'bay number over', 'repeated back']],
    },
    {
      ask: 'It is half past three and a driver rings from the hard shoulder with a dead fridge unit and nine drops to go. Talk me through it.',
      kind: 'situational',
      wording: 'oblique',
      right: [
        [
          'bypass',
          'church hall',
          'rang every driver',
          'two telephones',
          '£340',
          'subcontractor',
          'night desk',
        ],
      ],
    },
    {
      ask: 'If you could draw up our night shift from nothing, who sits where, who rings whom, what would it look like?',
      kind: 'design',
      wording: 'oblique',
      right: [
        [
          'four dispatchers on',
          '58 lorries',
          'night desk',
          'two telephones',
          'bay number',
          '200 calls',
          'return trips',
        ],
      ],
    },
    {
      ask: 'Explain to me how you would plan a route for a new customer.',
      kind: 'explanation',
      wording: 'plain',
      right: [['slot', 'ramp', 'Paragon', 'return trips', 'drivers’ hours', "drivers' hours", 'window']],
    },
    {
      ask: 'How large a fleet have you planned, and can you drive a lorry yourself if it comes to it?',
      kind: 'compound',
      wording: 'plain',
      right: [['58 lorries'], ['class 1', 'lorry licence', '120 parcels']],
    },
    {
      ask: 'You know these are nights. Is that a problem at home?',
      kind: 'logistics',
      wording: 'oblique',
      right: [['four on', '18:00', 'night desk', 'shift pattern']],
    },
    {
      ask: 'The pay is as in the advert, does that suit you?',
      kind: 'salary',
      wording: 'plain',
      right: [['41,500', 'night allowance']],
    },
    {
      ask: 'Would you like a cup of tea before we start?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'thanks', 'please', 'love']],
      wrong: ['Vantry', 'Pikestone'],
    },
  ],
};
