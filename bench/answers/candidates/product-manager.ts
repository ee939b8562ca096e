import type { WrittenCandidate } from '../bench-candidate.ts';

/** Wordy bullets; six of them about people who wanted something else. */
export const candidate: WrittenCandidate = {
  field: 'product-manager',
  set: 'tuning',
  employers: ['Nestbox', 'Quillon Parking', 'Deloraine Consulting', 'University of Ashmere'],
  material: {
    company: 'Larkspur Rail',
    role: 'Product Manager, Ticketing',
    jobDescription: `Larkspur sells 9 million train tickets a year in its app and 11 million at machines that nobody likes. The Product Manager, Ticketing, owns both with one designer, seven engineers and an analyst.

You will bring the share of sales in the app from 45 to 65 per cent, agree fares with six train companies who do not love each other, and decide what we stop doing. You write well, can question a database yourself (SQL), and have run experiments with real customers. Experience with regulated fares is a bonus.

£68,000 to £75,000. Ashmere or Carrow, two days in the office.`,
    name: 'Anneke Strand',
    education: `MSc Human-Computer Interaction, University of Ashmere, 2016
BSc Geography, University of Ashmere, 2014`,
    work: `Nestbox · Senior Product Manager · June 2021 – now · Carrow
Nestbox lets tenants pay rent and report repairs; 210,000 homes.
• Killed the chat assistant that our chief executive had announced on stage, after showing him 50 conversations in which it had helped twice; he announced the end of it himself.
• Raised the share of repairs reported in the app from 31 to 58 per cent by letting people take a photograph first and write afterwards.
• Landlords wanted to see when tenants open a message, tenants did not; I asked twelve of each into one room, and we show it only for legal notices now.
• Shipped a rent reminder that went out at four in the morning to 9,000 people because I had not thought of time zones on our test server; I apologised in my own name and sent everybody a way to switch it off.
• Our engineers were asked for dates by five departments, so I made one page with three columns, now, next and not, and took the calls myself for a quarter; interruptions fell by two thirds.
• Ran 23 experiments in two years, of which 15 failed, and keep a public list of them so that nobody repeats one.
• An analyst found that my favourite feature was used by 0.4 per cent; I took it out in the same week and bought her lunch.

Quillon Parking · Product Manager · October 2018 – May 2021 · Ashmere
• Eleven councils each wanted their own parking fees in the app; I got them to agree on four patterns by laying out what each exception costs in support, and wrote the standard that they still use.
• The lead engineer and I did not speak for weeks after I had promised a date over his head; I went to him, said that I had been wrong, and we agreed that no date leaves the room without him.
• Signed with a map supplier who was cheap and tripled the price after a year; since then I read the last page of a contract first.
• Found by riding with traffic wardens for two days that they could not read our screen in sunlight, and fines by mistake fell by 70 per cent after we had turned it black on yellow.

Deloraine Consulting · Analyst · 2016 – 2018 · Carrow
• Interviewed 80 patients in waiting rooms for a hospital that believed its problem was parking; it was the letters.
• Asked by a partner to leave a bad figure out of a client's report, I put it into the appendix with a note and told him so before he read it there.`,
    stories: [],
    other: `SQL, Amplitude, Figma (reading), Jira. Norwegian mother tongue. Lives in Carrow. Three months' notice, possibly two. Right to work in the UK: settled status.`,
  },
  questions: [
    {
      ask: 'Sorry about the building works, you can hardly hear yourself think in here.',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['no problem', 'fine', 'no trouble', 'worry', 'not at all', 'thank', 'problem']],
      wrong: ['Nestbox', 'Quillon'],
    },
    {
      ask: "Let's start with you, give me the two minute version.",
      kind: 'introduction',
      wording: 'plain',
      right: [['Nestbox', 'Quillon', 'Deloraine']],
    },
    {
      ask: 'Tell me about a time you killed a feature or a product.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['chat assistant', '50 conversations', 'helped twice', 'on stage', '0.4 per cent']],
    },
    {
      ask: 'He cannot have liked that.',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['announced the end', 'helped twice', '50 conversations']],
    },
    {
      ask: 'Give me an example of a metric that you moved.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['31 to 58', 'photograph first', '70 per cent', 'black on yellow', 'two thirds']],
    },
    {
      ask: 'How have you dealt with stakeholders who wanted opposite things?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['twelve of each', 'legal notices', 'four patterns', 'Eleven councils']],
    },
    {
      ask: 'Six train companies and one fare system. Have you ever herded cats like that?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Eleven councils', 'four patterns', 'each exception', 'the standard']],
    },
    {
      ask: "What's the worst thing you have released?",
      kind: 'behavioural',
      wording: 'plain',
      right: [['four in the morning', 'time zones', '9,000 people', 'rent reminder']],
    },
    {
      ask: 'what did you tell your customers',
      kind: 'follow-up',
      wording: 'plain',
      right: [['apologised in my own name', 'switch it off']],
    },
    {
      ask: 'Everybody wants something from engineering by tomorrow. How did you keep people off their backs?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['three columns', 'took the calls', 'two thirds', 'now, next and not']],
    },
    {
      ask: 'Tell me about a time you damaged a relationship at work and had to repair it.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['over his head', 'leaves the room', 'lead engineer', 'did not speak']],
    },
    {
      ask: 'When has a number made you drop something you were in love with?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['0.4 per cent', 'favourite feature', 'bought her lunch']],
    },
    {
      ask: 'Have you ever been pressured to hide something from a client?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['appendix', 'bad figure', 'a partner', 'told him so']],
    },
    {
      ask: "you know when the client is sure what the trouble is and then it's uh something quite different",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['the letters', '80 patients', 'waiting rooms']],
    },
    {
      ask: 'Describe a time you learned something by watching users in the field.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['traffic wardens', 'sunlight', 'black on yellow', '70 per cent']],
    },
    {
      ask: 'What small print has ever bitten you?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['tripled', 'last page', 'map supplier']],
    },
    {
      ask: 'How comfortable are you running experiments?',
      kind: 'experience',
      wording: 'plain',
      right: [['23 experiments', '15 failed', 'public list']],
    },
    {
      ask: 'Our app sells forty-five per cent of tickets and the board wants sixty-five. Where do you start?',
      kind: 'case',
      wording: 'plain',
      right: [
        ['photograph first', '31 to 58', 'machines', 'machine', 'traffic wardens', 'watch', 'experiments'],
      ],
    },
    {
      ask: 'On Monday morning sales in the app are down by a fifth. What do you look at first, and then?',
      kind: 'case',
      wording: 'oblique',
      right: [
        [
          'segment',
          'Amplitude',
          'data',
          'release',
          'payment',
          'figures',
          'experiments',
          'version',
          'SQL',
          'when it began',
        ],
      ],
    },
    {
      ask: 'How many people buy a train ticket in this city on a normal weekday?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'roughly', 'per cent', 'million', 'commut']],
    },
    {
      ask: "You're allowed to delete one screen of our app tonight. How do you pick it?",
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['0.4 per cent', 'favourite feature', 'used by', 'chat assistant', 'helped twice']],
    },
    {
      ask: 'How would you design a ticket that still works when the inspector has no signal?',
      kind: 'system design',
      wording: 'plain',
      right: [['signed', 'signature', 'QR', 'barcode', 'offline', 'store', 'key', 'code']],
    },
    {
      ask: "How well can you question a database yourself, and what did you do your master's in?",
      kind: 'compound',
      wording: 'plain',
      right: [['SQL'], ['Human-Computer']],
    },
    {
      ask: 'Have you worked with regulated fares before?',
      kind: 'screening',
      wording: 'plain',
      right: [['parking fees', 'councils', 'four patterns']],
    },
    {
      ask: 'You live in Carrow, would two days a week in Ashmere be a problem?',
      kind: 'hr',
      wording: 'plain',
      right: [['no', 'not', 'fine', 'yes']],
    },
    {
      ask: 'So why Larkspur? And why now?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          '9 million',
          'machines',
          'six train',
          '45 to 65',
          'Ticketing',
          'regulated',
          'seven engineers',
          'stop doing',
        ],
      ],
    },
    {
      ask: 'What did your last appraisal say you should do differently?',
      kind: 'weakness',
      wording: 'oblique',
      right: [['over his head', 'leaves the room', 'time zones', 'last page', 'promised a date']],
    },
    {
      ask: 'Where are you in terms of salary expectations?',
      kind: 'salary',
      wording: 'plain',
      right: [['68,000', '75,000']],
    },
    {
      ask: 'How soon could we have you?',
      kind: 'logistics',
      wording: 'oblique',
      right: [['Three months', 'two']],
    },
    {
      ask: 'Well Anneke, what would you like to know about us?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
