import type { ListedTopic } from '../topic.ts';

/** What tends to work in situations with people; approaches, not experience. */
export const PEOPLE: readonly ListedTopic[] = [
  {
    name: 'a conflict in the team',
    terms: ['conflict resolution', 'resolving conflict', 'conflict management', 'team conflict'],
    asks: 'conflict disagree disagreement coworker colleague teammate argue tension difficult person',
    answer:
      'I would speak with the person directly and in private, find out what each of us needs, and go back to the goal that we share.',
    points: [
      'Listen first, and say their view in my own words until they agree that I have understood it.',
      'Move from opinions to something that can be checked: data, a small experiment, or what users need.',
      'If we still differ, agree on who decides, then stand behind the decision, and keep the relationship good.',
    ],
  },
  {
    name: 'competing priorities',
    terms: [
      'time management',
      'prioritization',
      'prioritisation',
      'prioritize',
      'prioritise',
      'competing priorities',
    ],
    asks: 'priority priorities prioritize prioritise prioritising several tasks deadlines multiple projects workload time management busy organise organize',
    answer:
      'I would sort by impact and by what cannot wait, make the order visible, and agree on it with the people concerned.',
    points: [
      'Ask what happens if each task is late; real deadlines differ from loud ones.',
      'Finish one thing at a time where possible, and keep some room for the unexpected.',
      'Where not everything fits, say so early and offer choices instead of quietly being late.',
    ],
  },
  {
    name: 'a deadline at risk',
    terms: ['deadline at risk', 'tight deadline', 'deadline management'],
    asks: 'deadline deadlines miss missed late behind schedule slip delay delayed pressure stress tight',
    answer:
      'I would say early that the date is at risk, with the reason and with options: less scope, more time, or more help.',
    points: [
      'Find the smallest version that keeps the promise that matters most.',
      'Clear the way for the critical part and drop or move the rest.',
      'Afterwards look at why we saw it late, and change one thing about that.',
    ],
  },
  {
    name: 'unclear requirements',
    terms: [
      'unclear requirements',
      'ambiguous requirements',
      'requirements gathering',
      'gather requirements',
    ],
    asks: 'unclear ambiguous ambiguity vague requirements requirement uncertain incomplete information changing change scope',
    answer:
      'I would ask what problem is to be solved and for whom, write down what I understood, and test it early with something small.',
    points: [
      'Separate what is decided, what is assumed and what is open, and give each open point an owner.',
      'A sketch or prototype brings out disagreement faster than a document.',
      'Start with the part that is right in every case, and keep the rest easy to change.',
    ],
  },
  {
    name: 'a difficult customer or stakeholder',
    terms: [
      'difficult customer',
      'angry customer',
      'stakeholder management',
      'manage stakeholders',
      'complaint handling',
      'de escalation',
    ],
    asks: 'difficult angry upset unhappy customer customers client clients stakeholder stakeholders complaint user demanding',
    answer:
      'I would let them finish, name the problem in their words, and come back with a next step and a time.',
    points: [
      'Fix what hurts now before explaining causes.',
      'Say honestly what we can do and what we cannot, and offer an alternative.',
      'Follow up when it is done, and feed the cause back to the team, so that the next customer does not meet it.',
    ],
  },
  {
    name: 'a teammate who struggles',
    terms: ['underperformance', 'underperforming', 'performance management', 'performance improvement'],
    asks: 'underperforming underperform struggling teammate team member low performance not pulling weight junior help',
    answer: 'I would talk in private, describe what I see without judging, and ask what gets in the way.',
    points: [
      'The cause decides the help: unclear goals, missing skills, too much work, or something outside work.',
      'Agree on one or two concrete goals, a date to look at them, and support until then.',
      'If nothing changes, be fair and clear, and bring in the manager openly and not behind a back.',
    ],
  },
  {
    name: 'disagreeing with a manager',
    terms: ['managing up', 'disagree and commit'],
    asks: 'disagree manager boss supervisor decision wrong push back pushback leadership',
    answer:
      'I would make sure that I know the reasons, then say in private where I differ, with evidence and an alternative.',
    points: [
      'Explain the risk in terms of their goal, not of my taste.',
      'Suggest a cheap way to find out who is right.',
      'Once it is decided I carry it out properly; only safety, law and ethics are reasons to refuse.',
    ],
  },
  {
    name: 'leading a team',
    terms: [
      'leadership style',
      'management style',
      'delegation',
      'servant leadership',
      'situational leadership',
      'leadership',
    ],
    asks: 'lead leading leader leadership manage managing management style motivate motivating delegate delegation team mentor mentoring',
    answer:
      'To lead is to make the goal clear, give people room and support, and take responsibility for the result.',
    points: [
      'Delegate outcomes rather than steps, with as much check-in as the person wants and the risk needs.',
      'Regular one-to-ones, feedback soon and in private, praise in public.',
      'Remove what blocks the team, and make decisions when waiting costs more than being wrong.',
    ],
  },
  {
    name: 'a mistake or an outage',
    terms: ['incident management', 'incident response', 'postmortem', 'post mortem', 'blameless'],
    asks: 'mistake outage incident production down broke failure failed error wrong crash emergency crisis',
    answer: 'I would say so at once, limit the damage first, and look for the cause after that.',
    points: [
      'Restore service by the quickest safe way, often a rollback, with one person leading and one informing others.',
      'Tell those affected what happened, what we are doing, and when they will hear more.',
      'Afterwards a review without blame: the chain of causes, and changes that make the same mistake hard to repeat.',
    ],
  },
  {
    name: 'learning something new',
    terms: [
      'learning style',
      'keep up to date',
      'stay current',
      'continuous learning',
      'professional development',
    ],
    asks: 'learn learning new technology unfamiliar skill skills quickly keep up current stay date',
    answer:
      'I would begin with a small real task, read the primary documentation next to it, and ask somebody who knows it well for an early review.',
    points: [
      'First the idea and the vocabulary, then the details when I need them.',
      'Explaining it to somebody else shows what I have not understood.',
      'To keep current: a few good sources, side experiments, and what colleagues bring.',
    ],
  },
];
