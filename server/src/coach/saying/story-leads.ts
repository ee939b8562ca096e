import type { Episode } from '#coach/candidate/candidate.ts';
import type { Question } from '#coach/question/question.ts';

/** A sentence that leads to a story, where the question asks for it and the story bears it out. */
interface Lead {
  asks: RegExp;
  /** What the story must say for the lead to be true. */
  bears: RegExp;
  leads: readonly string[];
  /** Of the question's weight, the share that the story must cover. */
  least?: number;
}

const WENT_WRONG =
  /\b(?:mistakes?|wrong(?:ly)?|fail(?:ed|ure)?|missed|lost|mixed up|cost (?:us|me)|should have|had not|did not|forgot\w*|too (?:much|many|fast|late|early)|against)\b/i;
const OTHERS =
  /\b(?:he|she|they|him|her|them|colleague|manager|boss|director|customer|parents?|team|mr|mrs|ms|dr)\b/i;
const ANYTHING = /\p{L}/u;

const LEADS: readonly Lead[] = [
  {
    asks: /\b(?:mistakes?|wrong|slip|error|fail\w*|regret|sideways|back ?fired?|messed|bad (?:decision|call))\b/i,
    bears: WENT_WRONG,
    leads: [
      'One thing did go wrong, and I have not forgotten it.',
      'There is one that I have learned from.',
      'I can tell you of one, and what I made of it.',
    ],
  },
  {
    asks: /\b(?:disagree\w*|conflicts?|argu\w+|row|clash\w*|fell out|against your (?:boss|manager))\b/i,
    bears: OTHERS,
    leads: [
      'There is one disagreement that I remember well.',
      'I can think of one disagreement.',
      'It has come to that once or twice; this was one of those times.',
    ],
  },
  {
    asks: /\b(?:proud\w*|achiev\w+|success\w*|accomplish\w+|pleased|best work)\b/i,
    bears: ANYTHING,
    leads: [
      'There is one piece of work that I like to look back on.',
      'I would name this one.',
      'This is what I am most pleased with.',
    ],
  },
  {
    asks: /\b(?:pressure|deadlines?|cris[ie]s|emergenc\w+|stress\w*|overnight|chaos|short of (?:time|staff))\b/i,
    bears: ANYTHING,
    leads: ['I remember one such day.', 'One day has stayed with me.', 'One time comes to mind at once.'],
  },
  {
    asks: /\b(?:chang\w+|improv\w+|new way|better way|idea|initiative|made a difference)\b/i,
    bears: ANYTHING,
    leads: [
      'There is one change that I can point to.',
      'One thing that I changed is this.',
      'Here is one thing that I have changed.',
    ],
  },
  {
    asks: /\b(?:convinc\w+|persua\w+|win (?:over|round)|won (?:over|round)|brought \w+ round|get people to|talk(?:ed)? \w+ into)\b/i,
    bears: OTHERS,
    leads: ['I had to win people over once.', 'Here I had people to win over.'],
  },
  {
    asks: /^how do you\b|\bwhat is your (?:approach|way|method)\b/i,
    bears: ANYTHING,
    leads: [
      'I can show you best with one case.',
      'It is easiest to show with one time that I did it.',
      'Let me show you with something that I did.',
    ],
  },
  {
    least: 0.5,
    asks: /^(?:have|has|did|were|was|had) (?:you|anybody|anyone|there|something)\b/i,
    bears: ANYTHING,
    leads: ['Yes, I can think of one case.', 'Yes, that has happened.', 'Yes, there was one time.'],
  },
];

const PEOPLE =
  /\b(customer|client|guest|patient|pupil|student|parent|supplier|colleague|driver|manager|reader|child|neighbour|tenant|passenger)(?:s|ren)?\b/gi;

const PLAIN = [
  '',
  'One case comes to mind.',
  'Let me take one example.',
  'I can think of one.',
  'The one that I would pick is this.',
];

/** Sentences that can lead to a story which answers the question; the empty one is among them. */
export function leadsTo({ sentences }: Episode, { text, kind }: Question, coverage: number): string[] {
  const story = sentences.map((said) => said.text).join(' ');
  const fitting = LEADS.filter(
    ({ asks, bears, least }) => asks.test(text) && bears.test(story) && coverage >= (least ?? 0),
  ).flatMap(({ leads }) => leads);
  const person = [...text.matchAll(PEOPLE)]
    .map(([, noun = '']) => noun.toLowerCase())
    .find((noun) => new RegExp(`\\b(?:an?|one) (?:\\p{L}+ )?${noun}\\b`, 'iu').test(story));
  const people = person
    ? [`There is one ${person} whom I remember.`, `I think of one ${person} in particular.`]
    : [];
  if (fitting.length + people.length > 0) return [...fitting, ...people, ''];
  return kind === 'behavioural' ? PLAIN : ['', 'One case comes to mind.', 'Let me take one example.'];
}
