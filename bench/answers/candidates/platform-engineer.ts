import type { WrittenCandidate } from '../bench-candidate.ts';

/** Prose, headers with full stops; software screening. */
export const candidate: WrittenCandidate = {
  field: 'platform-engineer',
  set: 'held-back',
  employers: ['Rookwell Maps', 'Halden Broadcasting', 'Technical University of Eastrow'],
  material: {
    company: 'Sorrel Health',
    role: 'Senior Software Engineer',
    jobDescription: `Sorrel Health lets 1,100 clinics send their patients reminders and forms: nine million messages a month. A message must not be lost and must not be sent twice.

You own our delivery service, written in Go, with PostgreSQL and NATS on Google Cloud. You design with the team, write, deploy and answer for it at night, one week in five. You help us to pass our yearly security audit.

We want somebody who has run busy systems, writes clearly and can say no to a product manager. Hybrid in Eastrow, two days a week. Salary band €78,000 to €92,000.`,
    name: 'Tamsin Oyelaran',
    education: `Technical University of Eastrow. MSc Software Engineering, 2014 to 2016.`,
    work: `Work history.

Rookwell Maps, Eastrow.
Senior Engineer, January 2020 to present.
I own the service that draws map tiles, written in Go 1.22, 12,000 requests a second. One August the disk of the tile store filled up at three in the morning because nobody deleted old tiles. I deleted by hand until it ran, and the week after I built a sweeper that keeps what was looked at in the last 30 days. We have half the disks now. A product manager had promised live traffic to a customer for June. I showed him in an afternoon with a toy version that the data came four minutes late, and we sold it as hourly instead. The customer is still with us. I pushed a setting to all regions at once in 2023, and for 26 minutes the sea was grey everywhere. I rolled back, said in the channel that it was me, and wrote the step by step release that we use today. Two engineers in Lisbon found out about decisions after they had been made. I moved our design talk into written notes with three days for comments. They now write half of them.

Halden Broadcasting, Port Halden.
Software Engineer, October 2016 to December 2019.
Election night brought twenty times our usual readers. I had practised it with a copy of the year before on three Sundays, and the page stayed up while the competitors' fell. I moved 11 million articles to PostgreSQL while the editors went on writing. An intern broke the archive search on his second day. I fixed it with him and let him tell the story at the Friday lunch, so that nobody else was afraid.

Skills. Go, Python, PostgreSQL, Redis, Terraform, Google Cloud, Prometheus.`,
    stories: [],
    other: `Languages: English (native), Yoruba, Portuguese (B2). Notice: six weeks. I need no visa. Not willing to relocate.`,
  },
  questions: [
    {
      ask: 'Hello Tamsin, how are you doing today?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'fine', 'well', 'good']],
      wrong: ['Rookwell'],
    },
    {
      ask: 'Could you give us the short version of your career?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Rookwell', 'Halden', 'map tiles']],
    },
    {
      ask: 'What is your main language these days and which version of it?',
      kind: 'screening',
      wording: 'oblique',
      right: [['Go 1.22', '1.22']],
    },
    {
      ask: 'how long have you been writing go',
      kind: 'screening',
      wording: 'plain',
      right: [['2020', 'years', 'Rookwell']],
    },
    { ask: 'Any hands-on with NATS?', kind: 'screening', wording: 'plain', right: [['Redis']] },
    { ask: 'Which cloud do you know best?', kind: 'screening', wording: 'plain', right: [['Google Cloud']] },
    {
      ask: 'Tell me about the last time you were woken up by your own software.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['sweeper', 'three in the morning', 'old tiles', 'half the disks', '30 days']],
    },
    {
      ask: 'and what did you change afterwards',
      kind: 'follow-up',
      wording: 'plain',
      right: [['sweeper', '30 days', 'half the disks']],
    },
    {
      ask: 'Have you ever had to tell a product manager that something would not work?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['toy version', 'four minutes late', 'hourly', 'live traffic']],
    },
    { ask: 'Did you lose the customer?', kind: 'follow-up', wording: 'oblique', right: [['still with us']] },
    {
      ask: 'What is the worst thing that you have deployed?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['26 minutes', 'grey', 'step by step release', 'all regions']],
    },
    {
      ask: 'How do you prepare a system for a day on which everybody comes?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Election', 'three Sundays', 'twenty times', 'stayed up']],
    },
    {
      ask: 'Sketch a service for me that sends nine million reminders a month and never sends one twice.',
      kind: 'system design',
      wording: 'plain',
      right: [['queue', 'idempoten', 'key', 'retry', 'exactly', 'acknowledg', 'duplicate']],
    },
    {
      ask: 'How would you move our patients table to a new database without a maintenance window?',
      kind: 'system design',
      wording: 'oblique',
      right: [['11 million articles', 'went on writing']],
    },
    {
      ask: 'How have you dealt with colleagues far away who felt left out?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['Lisbon', 'written notes', 'three days', 'half of them']],
    },
    {
      ask: 'A beginner takes production down. What happens next in your team?',
      kind: 'situational',
      wording: 'oblique',
      right: [['intern', 'Friday lunch', 'archive search', 'second day']],
    },
    {
      ask: 'How many text messages are sent in Germany while we have this coffee?',
      kind: 'brain teaser',
      wording: 'plain',
      right: [['assum', 'estimat', 'million', 'roughly', 'per person', 'a day']],
    },
    {
      ask: 'Imagine nobody would stop you for a month. What would you fix first in the thing you run now?',
      kind: 'hypothetical',
      wording: 'oblique',
      right: [['tile', 'disk', 'sweeper', 'release', 'requests a second']],
    },
    {
      ask: 'Would you need a visa, and could you move closer to us?',
      kind: 'compound',
      wording: 'plain',
      right: [['no visa'], ['Not willing to relocate', 'relocate', 'move']],
    },
    { ask: 'How much notice do you have to give?', kind: 'hr', wording: 'plain', right: [['six weeks']] },
    {
      ask: 'Apart from English, what can we talk to you in?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['Yoruba', 'Portuguese']],
    },
    {
      ask: 'Our band ends at ninety two thousand. Is that a problem?',
      kind: 'salary',
      wording: 'oblique',
      right: [['78,000', '92,000', 'range', '[']],
    },
    {
      ask: 'Why reminders for clinics after maps?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        ['1,100 clinics', 'nine million', 'delivery service', 'must not be lost', 'security audit'],
        ['12,000', 'map tiles', 'Go', 'Election', 'tiles', 'Rookwell'],
      ],
    },
    { ask: 'That is all from me. What about you?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
