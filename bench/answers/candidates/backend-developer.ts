import type { WrittenCandidate } from '../bench-candidate.ts';

/** Prose, headers with full stops; software screening. */
export const candidate: WrittenCandidate = {
  field: 'backend-developer',
  set: 'tuning',
  employers: ['Marlowe Tickets', 'Greyling Insurance Services', 'University of Castermoor'],
  material: {
    company: 'Pinnock Rides',
    role: 'Backend Engineer',
    jobDescription: `Pinnock Rides rents bicycles in nine cities. 40,000 rides a day go through our services, and on the first warm Sunday of the year it is four times as many.

You build and run the services for booking, pricing and payment in Java and Kotlin on AWS, with PostgreSQL and Kafka. You take part in the on-call rota, one week in six, and review the work of two juniors.

You know relational databases well and have run something that people pay with. Fully remote within Europe, four meetings a year in Ghent.`,
    name: 'Leander Voss',
    education: `University of Castermoor. BSc Computer Science, 2012 to 2015.`,
    work: `Experience.

Marlowe Tickets, Castermoor.
Backend Developer, May 2018 to present.
I build the booking service of a ticket shop in Java 21 with Spring Boot. When a well-known band announced its tour, 90,000 people came within a minute and the database stopped answering. I put a waiting room in front of the shop that lets in only as many as the database can bear. The next tour sold out in 40 minutes without an error. In 2021 I charged 1,300 customers twice because I had retried a payment that had only been slow. I paid them back the same night, wrote to each, and since then every payment carries a key that makes a second one impossible. Our architect wanted to split the shop into 30 services. I proposed to cut out the seat map first and to look at it after three months. We stayed with four. A junior, Anouk, was afraid of reviews and kept her branches for weeks. I sat with her and we merged something every day before lunch. She runs the team's releases now.

Greyling Insurance Services, Wells.
Software Developer, September 2015 to April 2018.
A nightly job took eleven hours and sometimes met the morning. I found that it read each policy 60 times, gave it one query with an index, and it was done in 19 minutes. The last person who understood the tariff was retiring. I wrote 400 tests with him over six weeks, and we replaced his program in the spring.

Skills. Java, Kotlin, Spring Boot, PostgreSQL, Redis, RabbitMQ, Docker, AWS.`,
    stories: [],
    other: `Languages: German (native), English (C1), Dutch (B1). Notice: three months to the end of a month. EU citizen.`,
  },
  questions: [
    {
      ask: 'Hi Leander, can you hear me all right?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['yes', 'thank', 'fine', 'well', 'good']],
      wrong: ['Marlowe'],
    },
    {
      ask: 'Walk me through your background please.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Marlowe', 'Greyling', 'ticket shop']],
    },
    {
      ask: 'which java version are you on at the moment',
      kind: 'screening',
      wording: 'plain',
      right: [['Java 21', '21']],
    },
    {
      ask: 'How many years of Spring Boot would you say you have?',
      kind: 'screening',
      wording: 'plain',
      right: [['Marlowe', '2018']],
    },
    {
      ask: 'Have you ever used Kafka, or anything like it?',
      kind: 'screening',
      wording: 'plain',
      right: [['RabbitMQ']],
    },
    { ask: 'And Kubernetes?', kind: 'screening', wording: 'oblique', right: [['Docker', 'AWS']] },
    {
      ask: 'Tell me about a time your system could not take the load.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['waiting room', '90,000', '40 minutes']],
    },
    {
      ask: 'and how did the one after that go',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['40 minutes', 'without an error']],
    },
    {
      ask: 'Did a bug of yours ever cost customers money?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['1,300', 'twice', 'paid them back', 'a second one impossible']],
    },
    {
      ask: 'How do you make sure that it cannot happen again?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['carries a key', 'second one impossible']],
    },
    {
      ask: 'Design a booking service for us that survives the first warm Sunday of the year. Where do you begin?',
      kind: 'system design',
      wording: 'plain',
      right: [['waiting room', 'queue', 'cache', 'index', 'load']],
    },
    {
      ask: 'How would you stop a rider from being charged two times when the network drops?',
      kind: 'system design',
      wording: 'oblique',
      right: [['key', 'idempoten', '1,300', 'second one impossible']],
    },
    {
      ask: 'Tell me about a technical decision that you argued against.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['30 services', 'seat map', 'stayed with four', 'architect']],
    },
    {
      ask: 'Have you made something that crawled run fast?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['eleven hours', '19 minutes', '60 times', 'one query']],
    },
    {
      ask: 'What do you do about code that only one man in the building still understands?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['400 tests', 'retiring', 'six weeks', 'tariff']],
    },
    {
      ask: 'When have you helped somebody less experienced to find her feet?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Anouk', 'every day before lunch', 'releases']],
    },
    {
      ask: 'How many bicycles do you think there are in Berlin? Just think aloud.',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'million', 'roughly', 'per person', 'household']],
    },
    {
      ask: 'Suppose you could rewrite one piece of your current shop from nothing. Which would it be?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['seat map', 'payment', 'booking', 'waiting room']],
    },
    {
      ask: 'Which languages do you speak, and are you allowed to work in the EU?',
      kind: 'compound',
      wording: 'plain',
      right: [['Dutch'], ['EU citizen', 'citizen']],
    },
    { ask: 'When could you start with us?', kind: 'hr', wording: 'plain', right: [['three months']] },
    {
      ask: 'What did you study, and where?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Computer Science'], ['Castermoor']],
    },
    {
      ask: 'Bikes are not concerts. Why us?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        ['40,000 rides', 'nine cities', 'warm Sunday', 'booking', 'on-call', 'payment', 'two juniors'],
        ['waiting room', 'booking service', 'ticket', '90,000', 'Spring Boot', 'Java'],
      ],
    },
    { ask: 'Anything you want to know from me?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
