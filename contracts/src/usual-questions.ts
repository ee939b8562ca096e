import type { FactMatter } from './fact-matters.ts';

interface Blank {
  ask: string;
  begins: string;
  blank: string;
  example: string;
}

interface UsualQuestion {
  question: string;
  frame: readonly [Blank, Blank];
  fact?: FactMatter;
}

export const USUAL_QUESTIONS = {
  'about-yourself': {
    question: 'Tell me about yourself.',
    frame: [
      {
        ask: 'What do you do at the moment?',
        begins: 'At the moment I',
        blank: 'what you do',
        example: 'run the early shift in a bakery',
      },
      {
        ask: 'What should they remember of you?',
        begins: 'What I would like you to remember is that I',
        blank: 'what you have done',
        example: 'have trained six apprentices',
      },
    ],
  },
  'why-this-job': {
    question: 'Why do you want this job, here with us?',
    frame: [
      {
        ask: 'What of the work draws you?',
        begins: 'What draws me to this job is',
        blank: 'what you like about it',
        example: 'that I would build a team from the start',
      },
      {
        ask: 'Why with them?',
        begins: 'And I would like to do it with you because',
        blank: 'your reason',
        example: 'you train your own people',
      },
    ],
  },
  'why-hire-you': {
    question: 'Why should we hire you?',
    frame: [
      {
        ask: 'What do you bring that the job needs?',
        begins: 'What you need and I bring is',
        blank: 'your strongest point for it',
        example: 'ten years of night shifts',
      },
      {
        ask: 'What shows it?',
        begins: 'What shows it is',
        blank: 'a result of yours',
        example: 'that waste fell by a tenth in my first year',
      },
    ],
  },
  weakness: {
    question: 'What is your greatest weakness?',
    frame: [
      {
        ask: 'What is a real weakness of yours?',
        begins: 'What I am working on is',
        blank: 'a real weakness',
        example: 'saying no to extra work',
      },
      {
        ask: 'What do you do about it?',
        begins: 'What I do about it is that I',
        blank: 'what you do',
        example: 'ask what can wait before I agree',
      },
    ],
  },
  strength: {
    question: 'What is your greatest strength?',
    frame: [
      {
        ask: 'What are you best at?',
        begins: 'What I am best at is',
        blank: 'your strength',
        example: 'calming things down',
      },
      {
        ask: 'When did it show?',
        begins: 'It showed when',
        blank: 'a case in one line',
        example: 'two drivers were ill on the busiest day',
      },
    ],
  },
  'five-years': {
    question: 'Where do you see yourself in five years?',
    frame: [
      {
        ask: 'What would you like to be doing then?',
        begins: 'In five years I would like to',
        blank: 'what you want to be doing',
        example: 'lead a kitchen of my own',
      },
      {
        ask: 'What would you do on the way there?',
        begins: 'On the way there I want to',
        blank: 'what you would do first',
        example: 'learn to plan a budget',
      },
    ],
  },
  'why-leaving': {
    question: 'Why are you leaving your job?',
    frame: [
      {
        ask: 'What are you looking for that you do not have there?',
        begins: 'I am looking for',
        blank: 'what you do not have there',
        example: 'more say in what we buy',
      },
      {
        ask: 'What do you value where you are?',
        begins: 'What I value where I am is',
        blank: 'what you value',
        example: 'the people I learned from',
      },
    ],
  },
  conflict: {
    question: 'Tell me about a conflict with a colleague.',
    frame: [
      {
        ask: 'What was it about?',
        begins: 'We disagreed about',
        blank: 'what it was about',
        example: 'who closes on Saturdays',
      },
      {
        ask: 'How was it settled?',
        begins: 'It was settled when',
        blank: 'how it was settled',
        example: 'we wrote a rota together',
      },
    ],
  },
  failure: {
    question: 'Tell me about a failure.',
    frame: [
      {
        ask: 'What did not work?',
        begins: 'What did not work was',
        blank: 'what you tried',
        example: 'a menu that I had tried out on nobody',
      },
      {
        ask: 'What do you do differently since?',
        begins: 'Since then I',
        blank: 'what you do differently',
        example: 'ask ten guests first',
      },
    ],
  },
  achievement: {
    question: 'What achievement are you most proud of?',
    frame: [
      {
        ask: 'What are you proud of?',
        begins: 'What I am most proud of is',
        blank: 'the thing you did',
        example: 'that all four apprentices passed',
      },
      {
        ask: 'What was your part in it?',
        begins: 'My part in it was',
        blank: 'what you did yourself',
        example: 'an hour with each of them a week',
      },
    ],
  },
  pressure: {
    question: 'How do you work under pressure or to a tight deadline?',
    frame: [
      {
        ask: 'What do you do when it gets tight?',
        begins: 'When it gets tight, I',
        blank: 'what you do first',
        example: 'write down what must be done today',
      },
      {
        ask: 'When did that help?',
        begins: 'That helped when',
        blank: 'a case in one line',
        example: 'the oven failed before Easter',
      },
    ],
  },
  'disagreed-manager': {
    question: 'Tell me about a time you disagreed with your manager.',
    frame: [
      {
        ask: 'What did you see differently?',
        begins: 'My manager and I did not agree about',
        blank: 'what it was about',
        example: 'how early to order',
      },
      {
        ask: 'What did you do, and what came of it?',
        begins: 'So I',
        blank: 'what you did, and what came of it',
        example: 'showed the figures of three weeks, and we tried it',
      },
    ],
  },
  'led-team': {
    question: 'Tell me about a time you led a team.',
    frame: [
      {
        ask: 'Whom did you lead, and to what end?',
        begins: 'I led',
        blank: 'who it was, and to what end',
        example: 'five temps through the Christmas rush',
      },
      {
        ask: 'How did you go about it?',
        begins: 'I went about it by',
        blank: 'how you did it',
        example: 'giving each of them one table',
      },
    ],
  },
  'difficult-customer': {
    question: 'Tell me about a difficult customer.',
    frame: [
      {
        ask: 'What did they want, or complain of?',
        begins: 'A customer came to me about',
        blank: 'what it was about',
        example: 'a cake that had not been ready',
      },
      {
        ask: 'What did you do, and what came of it?',
        begins: 'I',
        blank: 'what you did, and what came of it',
        example: 'delivered it myself, and they have ordered since',
      },
    ],
  },
  'learned-quickly': {
    question: 'Tell me about a time you had to learn something quickly.',
    frame: [
      {
        ask: 'What did you have to learn, and how soon?',
        begins: 'I had to learn',
        blank: 'what it was, and how soon',
        example: 'a new till in two days',
      },
      {
        ask: 'How did you do it?',
        begins: 'I did it by',
        blank: 'how you did it',
        example: 'practising after closing time',
      },
    ],
  },
  mistake: {
    question: 'Tell me about a mistake you made.',
    frame: [
      {
        ask: 'What was the mistake?',
        begins: 'The mistake was that I',
        blank: 'what you did',
        example: 'ordered for the wrong week',
      },
      {
        ask: 'How did you put it right?',
        begins: 'I put it right by',
        blank: 'how you did it',
        example: 'ringing three bakeries that evening',
      },
    ],
  },
  'know-about-us': {
    question: 'What do you know about us?',
    frame: [
      {
        ask: 'What have you read or heard of them?',
        begins: 'What I know of you is that',
        blank: 'what you have read',
        example: 'you opened a second shop last year',
      },
      {
        ask: 'What of it interests you?',
        begins: 'What interests me most is',
        blank: 'what of it interests you',
        example: 'that you bake on site',
      },
    ],
  },
  salary: {
    question: 'What are your salary expectations?',
    fact: 'salary',
    frame: [
      {
        ask: 'What are you looking for?',
        begins: 'I am looking for',
        blank: 'your figure',
        example: '£32,000 to £34,000',
      },
      {
        ask: 'What else counts for you?',
        begins: 'What counts besides is',
        blank: 'what else counts for you',
        example: 'how many weekends I work',
      },
    ],
  },
  'start-date': {
    question: 'What is your notice period, and when can you start?',
    fact: 'start',
    frame: [
      {
        ask: 'How long is your notice?',
        begins: 'My notice is',
        blank: 'how long it is',
        example: 'four weeks',
      },
      {
        ask: 'When could you start?',
        begins: 'I could start',
        blank: 'the date',
        example: 'on the first of March',
      },
    ],
  },
  hobbies: {
    question: 'What are your hobbies?',
    frame: [
      {
        ask: 'What do you like to do?',
        begins: 'In my free time I',
        blank: 'what you like to do',
        example: 'sing in a choir',
      },
      {
        ask: 'What do you like about it?',
        begins: 'What I like about it is',
        blank: 'what you like about it',
        example: 'that nobody talks shop',
      },
    ],
  },
  'work-style': {
    question: 'Do you work better in a team or alone?',
    frame: [
      {
        ask: 'What do you like to do with others?',
        begins: 'With others I like to',
        blank: 'what you do together',
        example: 'plan the week',
      },
      {
        ask: 'What do you like to do alone?',
        begins: 'On my own I like to',
        blank: 'what you do alone',
        example: 'check the orders',
      },
    ],
  },
  'cv-gap': {
    question: 'Can you explain the gap in your CV?',
    frame: [
      {
        ask: 'What did you do in that time?',
        begins: 'In that time I',
        blank: 'what you did',
        example: 'looked after my father',
      },
      {
        ask: 'How did you keep up, or come back?',
        begins: 'Since then I',
        blank: 'what you have done since',
        example: 'have renewed my certificate',
      },
    ],
  },
  prioritise: {
    question: 'How do you prioritise?',
    frame: [
      {
        ask: 'By what do you decide what comes first?',
        begins: 'First comes',
        blank: 'what you put first',
        example: 'what somebody else is waiting for',
      },
      {
        ask: 'What do you do with the rest?',
        begins: 'The rest I',
        blank: 'what you do with it',
        example: 'put on a list that I read each evening',
      },
    ],
  },
  'colleagues-say': {
    question: 'What would your colleagues say about you?',
    frame: [
      {
        ask: 'What have they said of you?',
        begins: 'They have told me that I',
        blank: 'what they have said',
        example: 'stay calm',
      },
      {
        ask: 'When?',
        begins: 'They said so when',
        blank: 'when that was',
        example: 'we opened with half the staff',
      },
    ],
  },
  'questions-for-us': {
    question: 'Do you have any questions for us?',
    frame: [
      {
        ask: 'What do you want to know about the work?',
        begins: 'What I would like to know is',
        blank: 'what you want to know of the work',
        example: 'what the first three months look like',
      },
      {
        ask: 'What do you want to know about the people?',
        begins: 'And I wonder',
        blank: 'what you want to know of the people',
        example: 'whom I would work with most',
      },
    ],
  },
} as const satisfies Record<string, UsualQuestion>;

export type UsualId = keyof typeof USUAL_QUESTIONS;
export const USUAL_IDS = Object.keys(USUAL_QUESTIONS) as [UsualId, ...UsualId[]];

export const usualQuestion = (id: string): UsualQuestion | undefined =>
  Object.hasOwn(USUAL_QUESTIONS, id) ? USUAL_QUESTIONS[id as UsualId] : undefined;

export const openFrame = (id: UsualId): readonly [string, string] => {
  const [first, second] = USUAL_QUESTIONS[id].frame;
  return [withBlank(first), withBlank(second)];
};

const withBlank = ({ begins, blank }: Blank): string => `${begins} [${blank}].`;

export function sayFrame(id: string, blanks: readonly string[]): string {
  const { frame = [] } = usualQuestion(id) ?? {};
  return frame
    .flatMap(({ begins }, at) => {
      const words = (blanks[at] ?? '').trim();
      if (words === '') return [];
      return `${begins} ${words}${/[.!?…]$/.test(words) ? '' : '.'}`;
    })
    .join(' ');
}
