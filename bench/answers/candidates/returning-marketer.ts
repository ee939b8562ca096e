import type { WrittenCandidate } from '../bench-candidate.ts';

/** Back after eight years with children: profile and skills first, prose, the gap told openly. */
export const candidate: WrittenCandidate = {
  field: 'returning-marketer',
  set: 'tuning',
  employers: ['Lund & Fairley', 'Bellwether Tea', "St Brannoc's Primary School"],
  material: {
    company: 'Pomona Juices',
    role: 'Marketing Manager (part-time)',
    jobDescription: `Pomona presses apples that others throw away. Eighteen people, one press, 2.4 million bottles last year, sold in farm shops and two supermarkets.

We have never had anybody for marketing. You work 24 hours a week, decide with the founders what the brand says, look after a budget of £90,000 and one freelance designer, launch our ginger juice in spring and find out why people buy us only once.

You have launched something people eat or drink, can read figures and write a sentence. We use Klaviyo and Shopify. £39,000 pro rata.`,
    name: 'Henrietta Osei',
    education: `BA Linguistics, University of Easterby, 2003–2006
Digital Marketing Diploma, online, 2024 (distinction)`,
    work: `Profile
Marketing manager of food and drink with nine years in brands and agencies, back after eight years with three children. In the last year I have taken a diploma and run the campaign that saved a school library.

Voluntary work, St Brannoc's Primary School, Easterby, 2021 until now
The council wanted to close the library. I asked forty children to write to one author each, eleven authors answered, and the newspaper came. The library has stayed and I chair its committee. I also do the school's newsletter with Mailchimp: I put one story at the top instead of nine notices, and now six parents in ten open it, where it was two. The treasurer and the head fought about each pound of the summer fair, so I drew up a page with what every stall had earned and cost; they struck four stalls together in ten minutes. I once sent the newsletter with the telephone numbers of all parents in it. I rang the head within five minutes, wrote to every family the same evening, and a second pair of eyes sees each list now.

Career break, 2016 to 2024
Three children, the youngest of whom was ill for two years. I learned more about hospitals than I wished to.

Brand Manager, Bellwether Tea, Easterby, 2011 to 2016
I launched a range of cold teas in four months for a budget of £120,000: we gave it away at stations on the hottest day of the year, and it was in 800 shops by autumn. The year after I launched a tea for children and it failed. I had asked mothers what they would buy instead of watching what they bought, and we withdrew it after five months with a loss of £60,000. Since then I stand in the shop first. Sales wanted to cut the price of our best tea. I ran a test in 20 shops with a new packet at the old price; it sold 14 % more and the price has stayed. Our agency had sent the same three ideas for years. I gave notice and asked three small ones to cook for us instead of presenting, and the one that burned the rice got the work. A trainee of mine froze in front of people. I let her present to the dog, to me, then to the warehouse; she spoke at the yearly meeting in front of 200. When mould was found in one tin, I wrote the recall with the lab overnight and put the managing director's own number on it. 41 people rang, no newspaper did.

Account Executive, Lund & Fairley (advertising), Easterby, 2007 to 2011
I looked after a client who changed his mind each Friday. I began to send him on Thursdays what we had agreed, in three lines, with what a change would cost. The Fridays became quiet. My director asked me to write that a cereal made children cleverer. I said that I could write that it had iron in it, and he let me.`,
    stories: [],
    other: `Skills: Mailchimp, Google Analytics, Canva, budgets, copywriting. I can work 24 hours, Tuesdays to Thursdays best, and start at once. French good, Twi at home.`,
  },
  questions: [
    {
      ask: 'Hello Henrietta, can I get you anything, water, coffee?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'fine', 'please']],
      wrong: ['Bellwether'],
    },
    {
      ask: 'Could you start by telling us a little about your background?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Bellwether', 'Lund', 'food and drink', 'three children']],
    },
    {
      ask: 'There is a rather long hole in your CV. What happened?',
      kind: 'hr',
      wording: 'oblique',
      right: [['three children', 'youngest', 'Career break', 'hospitals', 'ill for two years']],
    },
    {
      ask: 'Tell us about a product launch that you led.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['cold teas', 'hottest day', '800 shops', 'at stations']],
    },
    {
      ask: 'And one that flopped?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['tea for children', 'asked mothers', '60,000', 'five months', 'stand in the shop']],
    },
    {
      ask: 'What did you take away from that?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['stand in the shop', 'watching what they bought']],
    },
    {
      ask: 'Sales people always want it cheaper. How have you held them off?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['20 shops', '14 %', 'new packet', 'old price']],
    },
    {
      ask: 'Have you managed a crisis?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['mould', 'recall', 'own number', '41 people', 'overnight']],
    },
    { ask: 'How did the press treat it?', kind: 'follow-up', wording: 'oblique', right: [['no newspaper']] },
    {
      ask: 'tell me about a time um you said goodbye to a supplier everyone had got used to',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['burned the rice', 'gave notice', 'same three ideas', 'cook for us']],
    },
    {
      ask: 'Give us an example of a difficult client.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['each Friday', 'on Thursdays', 'three lines', 'Fridays became quiet']],
    },
    {
      ask: 'Would you write something for us that is not quite true? Has it come up?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['iron in it', 'cleverer', 'cereal']],
    },
    {
      ask: 'How have you developed a junior colleague?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['to the dog', 'front of 200', 'froze']],
    },
    {
      ask: 'Our founders argue about money in the corridor. Have you sat between two people like that?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['every stall', 'four stalls', 'treasurer', 'ten minutes']],
    },
    {
      ask: 'When did you make a mistake with personal data?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['telephone numbers', 'five minutes', 'second pair of eyes', 'every family']],
    },
    {
      ask: 'Tell us of a time when you had no budget whatever and it worked all the same.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['forty children', 'eleven authors', 'one author each']],
    },
    {
      ask: 'and where does it stand today',
      kind: 'follow-up',
      wording: 'plain',
      right: [['library has stayed', 'chair its']],
    },
    {
      ask: "People buy our juice once and don't come back. How would you find out why?",
      kind: 'case',
      wording: 'plain',
      right: [['stand in the shop', 'watching', 'asked mothers', 'ask', 'shop', 'test', '20 shops']],
    },
    {
      ask: "Ninety thousand pounds, one new juice, four months. What's the plan?",
      kind: 'case',
      wording: 'oblique',
      right: [['at stations', 'hottest day', '800 shops', 'gave it away', 'cold teas', 'in the shop']],
    },
    {
      ask: "Roughly how many apples go into a year's worth of our bottles? Take your time.",
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'million', 'per bottle', 'per litre']],
      wrong: ['cereal', 'library'],
    },
    {
      ask: 'We send our mails with Klaviyo. Is that familiar?',
      kind: 'screening',
      wording: 'oblique',
      right: [['Mailchimp']],
    },
    {
      ask: 'How up to date are you with digital marketing?',
      kind: 'experience',
      wording: 'plain',
      right: [['Diploma', '2024', 'distinction', 'Mailchimp', 'Google Analytics']],
    },
    {
      ask: 'How many years in food and drink do you have, and which days could you do?',
      kind: 'compound',
      wording: 'plain',
      right: [['nine years'], ['Tuesdays']],
    },
    { ask: 'What did you study?', kind: 'look-up', wording: 'plain', right: [['Linguistics']] },
    {
      ask: 'Why did you apply to Pomona rather than to somewhere bigger?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'apples',
          'others throw away',
          'Eighteen people',
          'one press',
          'founders',
          'ginger',
          'never had anybody',
          'farm shops',
        ],
      ],
    },
    {
      ask: 'What would we miss if we took the other candidate?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          'cold teas',
          '800 shops',
          '14 %',
          'eleven authors',
          'three lines',
          'new packet',
          'own number',
          'hottest day',
          '20 shops',
        ],
      ],
    },
    {
      ask: 'What do you find hard?',
      kind: 'weakness',
      wording: 'plain',
      right: [
        [
          'asked mothers',
          'stand in the shop',
          'second pair of eyes',
          'eight years',
          'tea for children',
          'telephone numbers',
        ],
      ],
    },
    { ask: 'When would you be available?', kind: 'logistics', wording: 'plain', right: [['at once']] },
    { ask: 'Do you have any questions for us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
