import { plainWords } from './question.ts';

/** What a behavioural question is after, and what to fill in where the candidate's material is silent. */
export interface Theme {
  cues: RegExp;
  /** As in "an example of …". */
  subject: (words: string) => string;
  /** Words in a story that show it. */
  signs: string;
  prompts: { situation: string; task: string; action: string; result: string; lesson: string };
}

const RESULT = 'how it ended, with your result in numbers';

const THEMES: readonly Theme[] = [
  {
    cues: /\b(conflict|disagree\w*|argument|argued|difficult (person|coworker|colleague|teammate)|did not get along)\b/,
    subject: (words) => `a conflict${withWhom(words)}`,
    signs:
      'conflict disagreed disagreement argued argument tension differed convinced mediated compromise objected',
    prompts: {
      situation: 'where you worked, with whom you differed, and about what',
      task: 'what you two had to get done together',
      action: 'how you listened first, found the shared goal, and proposed a way to settle it',
      result: RESULT,
      lesson: 'what you do differently in a disagreement since',
    },
  },
  {
    cues: /\b(fail\w*|mistakes?|went wrong|regret)\b/,
    subject: () => 'a mistake that I learned from',
    signs: 'failed failure mistake wrong outage bug incident missed broke lesson',
    prompts: {
      situation: 'what you were working on and what was at stake',
      task: 'what you were responsible for',
      action: 'how you owned up to it, limited the damage and fixed the cause',
      result: 'how it ended, and what no longer happens because of your fix',
      lesson: 'the habit you have kept since',
    },
  },
  {
    cues: /\b(lead|led|leader\w*|manag\w+ a team|mentor\w*|motivat\w+)\b/,
    subject: () => 'leading others',
    signs: 'led lead leader managed mentored coached team organised organized hired coordinated',
    prompts: {
      situation: 'the team, its size, and what it was facing',
      task: 'the goal that you were responsible for',
      action: 'how you set the direction, shared the work out and supported people',
      result: RESULT,
      lesson: 'what you learned about leading',
    },
  },
  {
    cues: /\b(deadlines?|pressure|stress\w*|tight|overwhelm\w*|time limit|short notice)\b/,
    subject: () => 'working under pressure',
    signs: 'deadline pressure urgent launch incident weeks days night on-time shipped outage',
    prompts: {
      situation: 'what was due, when, and why it was tight',
      task: 'your part in it',
      action: 'how you cut the scope, set the order and kept people informed',
      result: RESULT,
      lesson: 'how you plan differently since',
    },
  },
  {
    cues: /\b(feedback|critici\w+)\b/,
    subject: () => 'feedback that changed how I work',
    signs: 'feedback review criticism suggested improved learned mentor',
    prompts: {
      situation: 'who gave you the feedback, and on what',
      task: 'what you wanted to improve',
      action: 'what you asked, what you changed and how you checked it',
      result: 'what is better now, and who noticed',
      lesson: 'how you ask for feedback since',
    },
  },
  {
    cues: /\b(convince\w*|persuade\w*|influence\w*|buy in|negotiat\w+)\b/,
    subject: () => 'convincing others',
    signs: 'convinced persuaded proposed negotiated influenced stakeholders buy-in presented agreed',
    prompts: {
      situation: 'who had to be convinced, and of what',
      task: 'why it mattered',
      action: 'what evidence you brought and how you met their concerns',
      result: RESULT,
      lesson: 'what works for you when you want to convince somebody',
    },
  },
  {
    cues: /\b(customers?|clients?|users?)\b/,
    subject: () => 'going the extra way for a customer',
    signs: 'customer client user support complaint request satisfaction',
    prompts: {
      situation: 'who the customer was and what they needed',
      task: 'what you could do about it in your role',
      action: 'how you listened, what you did, and how you followed up',
      result: 'what the customer said or did afterwards, in numbers where you can',
      lesson: 'what you changed for the next customer',
    },
  },
  {
    cues: /\b(team\w*|collaborat\w*|work\w* (together|with others))\b/,
    subject: () => 'working in a team',
    signs: 'team together collaborated cross-functional colleagues pair partnered helped',
    prompts: {
      situation: 'the team and what it was trying to do',
      task: 'your part in it',
      action: 'what you did that helped the others do their part',
      result: RESULT,
      lesson: 'what makes a team work for you',
    },
  },
  {
    cues: /\b(learn\w*|unfamiliar|new (skill|technology|tool)|adapt\w*|chang\w+|ambigu\w+|unclear)\b/,
    subject: () => 'learning something new quickly',
    signs: 'learned learnt new migrated adopted introduced course switched taught changed',
    prompts: {
      situation: 'what was new or unclear, and why it came up',
      task: 'what you had to be able to do, and by when',
      action: 'how you learned it: the first small task, whom you asked, what you tried',
      result: RESULT,
      lesson: 'how you approach something new since',
    },
  },
  {
    cues: /\b(proud\w*|achievement|accomplish\w*|success\w*|impact|best work)\b/,
    subject: () => 'work that I am proud of',
    signs: 'built launched led reduced increased improved award won delivered designed saved grew',
    prompts: {
      situation: 'what the problem was, and for whom',
      task: 'what you set out to do',
      action: 'the two or three things that you did yourself',
      result: RESULT,
      lesson: 'why it mattered to you',
    },
  },
];

const GENERAL: Theme = {
  cues: /^/,
  subject: () => 'a hard problem that I solved',
  signs:
    'problem solved challenge difficult complex migrated redesigned fixed debugged reduced improved built',
  prompts: {
    situation: 'where you worked, what was hard, and for whom it mattered',
    task: 'what you were responsible for',
    action: 'the two or three steps that you took yourself, and why those',
    result: RESULT,
    lesson: 'what you would do the same way again',
  },
};

export function themeOf(question: string): Theme {
  const words = plainWords(question);
  return THEMES.find(({ cues }) => cues.test(words)) ?? GENERAL;
}

function withWhom(words: string): string {
  if (/\b(manager|boss|supervisor|lead)\b/.test(words)) return ' with my manager';
  if (/\b(customer|client)\b/.test(words)) return ' with a customer';
  return /\b(coworker|colleague|teammate|team|peer)\b/.test(words) ? ' with a coworker' : ' at work';
}
