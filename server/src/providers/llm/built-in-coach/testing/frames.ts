import { ALGORITHMS } from '#coach/knowledge/algorithms.ts';
import { DATA } from '#coach/knowledge/data.ts';
import { ENGINEERING } from '#coach/knowledge/engineering.ts';
import { NETWORKING } from '#coach/knowledge/networking.ts';
import { OPERATING_SYSTEMS } from '#coach/knowledge/operating-systems.ts';
import { PEOPLE } from '#coach/knowledge/people.ts';
import { SYSTEM_DESIGN } from '#coach/knowledge/system-design.ts';

const TOPICS = [
  ...ALGORITHMS,
  ...DATA,
  ...ENGINEERING,
  ...NETWORKING,
  ...OPERATING_SYSTEMS,
  ...PEOPLE,
  ...SYSTEM_DESIGN,
];
/** What is known in general, as a bullet and as an answer. */
export const POINTS = new Set<string>(TOPICS.flatMap(({ points }) => points));
export const ANSWERS = new Set(TOPICS.map(({ answer }) => answer));

/**
 * All that an outline says between facts and gaps, which stand as [], quotations as “”. A sentence that is
 * added here must state nothing of the candidate.
 */
export const FRAMES = [
  '[]',
  'One example of SUBJECT is this one.',
  'One example of SUBJECT: [].',
  'What I took from it: []. I would bring that to ROLE.',

  'For ROLE I am looking at [], depending on the whole package.',
  'What range have you set aside for this position?',
  'If the work is right, I am sure that we can find a number that is fair to both sides.',
  'I can start on [].',
  'When would you like somebody to start?',
  'I would like to hand over well where I am, as I would do for you.',
  'In short: [].',
  'What does ROLE need in that respect?',
  'I prefer to say this openly now, so that it is no surprise to either of us later.',

  'I am ready for [], and I want to take it well.',
  'What draws me to ROLE is [].',
  'The job description says “” []',
  'So ROLE is a step [], not just a change.',

  'For ROLE, this is what I would like you to know of me.',
  'In one line: [].',
  'What ties it together: []. That is what I would bring to ROLE.',
  'One thing that I am working on is [].',
  'In ROLE I would [].',

  'Three things speak for me in ROLE.',
  'And I want this job because [].',
  'Yes, I have three questions.',
  'The job description says “” What would you like to see done after six months?',
  'What should somebody in ROLE have done after six months?',
  'How does the team decide what to work on next, and what is hardest for it at the moment?',
  'Is there anything in my background that you would like to hear more about?',
  'Thank you for the conversation. []',

  'What I have done that is closest to TOPIC is this.',
  'My experience with TOPIC: [].',
  'The part that I would use in ROLE: [].',
  'Let me take TOPIC in three steps.',

  'Here is how you could answer that in an interview.',
  'I am the built-in coach: no language model is connected, so I cannot chat freely. What I can do is outline answers to interview questions. Try one of these:',
  'Tell me about a time you had a conflict with a coworker.',
  'What is the difference between a process and a thread?',
  'Why do you want to leave your current job?',
];
const SUBJECTS = [
  'a conflict with my manager',
  'a conflict with a customer',
  'a conflict with a coworker',
  'a conflict at work',
  'a mistake that I learned from',
  'leading others',
  'working under pressure',
  'feedback that changed how I work',
  'convincing others',
  'going the extra way for a customer',
  'working in a team',
  'learning something new quickly',
  'work that I am proud of',
  'a hard problem that I solved',
];
const NAMES = ['“”', 'the question', ...TOPICS.map(({ name }) => name)];

const filledIn = (frame: string, place: string, words: readonly string[]): string[] =>
  frame.includes(place) ? words.map((word) => frame.replace(place, word)) : [frame];

/** Every sentence that can be said, with the frame that it comes from. */
export const SAID = new Map(
  FRAMES.flatMap((frame) =>
    filledIn(frame, 'SUBJECT', SUBJECTS)
      .flatMap((said) => filledIn(said, 'TOPIC', NAMES))
      .map((said) => [said, frame] as const),
  ),
);
