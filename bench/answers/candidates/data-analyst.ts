import type { WrittenCandidate } from '../bench-candidate.ts';

const churn = ['why members leave', 'logistic regression', '8,200 members', 'dormant'];
const doubleCount = ['finance director', 'duplicate', '11%', 'row count'];
const dashboards = ['23 reports', 'seven pages', 'acted upon'];
const ticketQueue = ['Friday afternoon', 'two-line form', 'Rosalind'];
const thesis = ['hospital by bus', 'bus stops', 'census', '1,140'];
const hackathon = ['food bank', '36 hours', 'second place'];
const cafe = ['oat milk', 'till data', 'waste fell'];
const tutoring = ['statistics to', 'first-years', 'cards and dice'];

export const candidate: WrittenCandidate = {
  field: 'data-analyst',
  set: 'held-back',
  employers: ['Silverlane Leisure Trust', 'Cafe Periwinkle', 'University of Marlow Vale'],
  material: {
    company: 'Bluefinch Energy',
    role: 'Junior Data Analyst',
    jobDescription: `Bluefinch Energy supplies green electricity to 300,000 homes. Our analytics team of six answers questions from across the business: why do customers leave, when will they call us, which tariff suits whom?

As a Junior Data Analyst you will write SQL against our Snowflake warehouse, build and maintain dashboards in Tableau, check data quality and explain your findings to people who do not like numbers. You will have a mentor for the first year and half a day a week to learn.

You should have: a degree with a quantitative part or equivalent experience; good SQL; Python or R; curiosity; the habit of checking your own work. Helpful: experience of customer or usage data, of dbt.

The job is based in Bristol, remote up to four days a week. Full time or 30 hours. Start as soon as you can. £29,000 – £33,000.`,
    name: 'Ines Calloway',
    education: `BSc Geography with Data Science, University of Marlow Vale, 2021–2024, First
Dissertation: Who can reach a hospital by bus? Joined timetables of 1,140 bus stops with census tables in R and mapped the areas where it takes more than an hour. The county council asked for the maps.
Microsoft PL-300 (Power BI), 2025`,
    work: `PROFILE
Data analyst at the start of her career. Likes a messy table and a clear chart.

SKILLS
SQL (PostgreSQL, SQL Server), Python (pandas, scikit-learn), R, Power BI, Excel, Git

EXPERIENCE

Graduate Data Analyst, Silverlane Leisure Trust (9 gyms and pools), Sept 2024 – now
- Found out why members leave. Built a logistic regression on 8,200 members in Python and saw that those who had not come for 21 days were four times as likely to cancel. Marketing now writes to the dormant ones on day 14; cancellations fell from 5.1% to 4.2% a month.
- Replaced 23 reports in Excel with seven pages in Power BI. Asked each manager which number they had acted upon in the last month and dropped the others.
- Reported a revenue figure to the board that was 11% too high, since a join had made duplicate rows. Noticed it the next morning, told the finance director before she asked and sent the corrected sheet. Every query of mine now ends with a check of the row count.
- Requests came in from all sides and always at the last minute, so I introduced a two-line form and a fixed slot on Friday afternoon. Rosalind, the operations manager, was against it at first and is its keenest user now.

Barista, Cafe Periwinkle, 2022 – 2024 (part time)
- Put the till data of a year into a spreadsheet and showed the owner that we threw away oat milk each Monday. She changed the order and waste fell by a third.

VOLUNTEERING
- Hackathon for a food bank, 2023: with three strangers, built a map of donated food against need in 36 hours. We won second place and the map is still in use.
- Taught statistics to first-years as a peer tutor, with cards and dice instead of formulas. 14 of 15 passed.`,
    stories: [],
    other: '',
  },
  questions: [
    {
      ask: 'Hi Ines, can you hear me okay?',
      kind: 'small-talk',
      wording: 'plain',
      right: [
        [
          'hear you',
          'loud and clear',
          'thank you',
          'thanks',
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
      ask: 'great so um why dont you start by telling us who you are',
      kind: 'introduction',
      wording: 'plain',
      right: [['Silverlane', 'data analyst', 'Geography']],
    },
    {
      ask: 'Why Bluefinch?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'customers leave',
          'green electricity',
          'explain your findings',
          'mentor',
          'dashboards',
          '300,000 homes',
          'data quality',
        ],
      ],
    },
    {
      ask: 'Tell me about an analysis you did that changed what the business does.',
      kind: 'behavioural',
      wording: 'plain',
      right: [[...churn, ...cafe, ...thesis]],
    },
    {
      ask: 'What was the effect?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['4.2%', 'fell by a third', 'asked for the maps']],
    },
    {
      ask: 'Have you ever given somebody a number that turned out to be wrong?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [doubleCount],
    },
    {
      ask: 'How did you break it to them?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['before she asked', 'finance director', 'corrected sheet']],
    },
    {
      ask: 'How would you go about finding out which customers are about to leave us?',
      kind: 'design',
      wording: 'oblique',
      right: [churn],
    },
    {
      ask: 'What experience do you have with Python?',
      kind: 'experience',
      wording: 'plain',
      right: [['pandas', 'scikit-learn', ...churn]],
    },
    {
      ask: 'have you used table oh',
      kind: 'experience',
      wording: 'oblique',
      right: [
        [
          'not used',
          "haven't used",
          'never used',
          'not worked',
          "haven't worked",
          'never worked',
          'Power BI',
          ...dashboards,
        ],
      ],
    },
    {
      ask: 'Which databases have you written SQL against?',
      kind: 'look-up',
      wording: 'plain',
      right: [['PostgreSQL', 'SQL Server']],
    },
    { ask: 'Do you hold any certificates?', kind: 'look-up', wording: 'plain', right: [['PL-300']] },
    {
      ask: 'Not everybody here likes figures. When have you made something click for someone?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...tutoring, ...cafe, ...dashboards]],
    },
    {
      ask: 'How do you stop everybody from pulling you in ten directions at once?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [ticketQueue],
    },
    {
      ask: 'Was anyone unhappy with that?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['Rosalind', 'against it at first']],
    },
    {
      ask: 'Tell me about working with people you had never met before.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [hackathon],
    },
    {
      ask: 'When did you decide to throw work away rather than keep it?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [dashboards],
    },
    {
      ask: 'What was your dissertation about, and what do you do outside of work?',
      kind: 'compound',
      wording: 'plain',
      right: [thesis, [...hackathon, ...tutoring]],
    },
    {
      ask: 'What do you bring that other graduates do not?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          ...churn,
          ...dashboards,
          ...cafe,
          ...ticketQueue,
          ...tutoring,
          ...doubleCount,
          ...thesis,
          ...hackathon,
        ],
      ],
    },
    {
      ask: "What's a weakness you're working on?",
      kind: 'weakness',
      wording: 'plain',
      right: [[...doubleCount]],
    },
    {
      ask: 'Can you explain what a p-value is?',
      kind: 'explanation',
      wording: 'plain',
      right: [['chance', 'probability', 'null hypothesis', 'random']],
    },
    {
      ask: 'What is the difference between an inner join and a left join, and when has a join bitten you?',
      kind: 'compound',
      wording: 'oblique',
      right: [['matching', 'match in', 'both tables', 'left table'], doubleCount],
    },
    {
      ask: 'What would you do if a manager asked you to leave the bad month out of a chart?',
      kind: 'situational',
      wording: 'plain',
      right: [
        [
          ...doubleCount,
          'honest',
          'mislead',
          'would not leave',
          'keep the month',
          'show the month',
          'footnote',
        ],
      ],
    },
    {
      ask: 'When could you start, and would you want full time?',
      kind: 'logistics',
      wording: 'plain',
      right: [['[', 'notice period', 'weeks’ notice', 'months’ notice', 'as soon as', '30 hours']],
    },
    {
      ask: 'The band goes up to thirty-three thousand. Where do you see yourself?',
      kind: 'salary',
      wording: 'oblique',
      right: [['[', '£29,000', '£33,000', 'range', 'salary']],
    },
    { ask: 'Do you have any questions for us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
