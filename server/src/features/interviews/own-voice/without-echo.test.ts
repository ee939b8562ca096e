import { describe, expect, test } from 'vitest';
import { UNMEASURED_SLACK_MS } from './spoken-words.ts';
import { withoutEcho } from './without-echo.ts';

const T = 1_700_000_000_000;

/** Words, and when they ended, in milliseconds beside `T`; `true`: nobody knows exactly when. */
type Said = [text: string, until: number, isUnclear?: true];

const spoken = ([text, until, isUnclear]: Said) => ({
  text,
  until: T + until,
  slackMs: isUnclear ? UNMEASURED_SLACK_MS : 0,
});
const ownOf = (own: Said, heard: Said[]): string => withoutEcho(spoken(own), heard.map(spoken));

/** What the microphone gave, what the tab gave, and what is left of it. */
type Case = [name: string, own: Said, heard: Said[], left?: string];

const ECHOES: Case[] = [
  [
    'word for word',
    ['Tell me about a time you had a conflict with a coworker.', 180],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'a word misheard',
    ['Tell me about a time you had a contract with a coworker.', 150],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'a word in two',
    ['tell me about a time you had a conflict with a co worker', 210],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'two words in one',
    ['What would you do in the first ninetydays here?', 90],
    [['What would you do in the first ninety days here?', 0]],
  ],
  [
    'its beginning cut off',
    ['about a time you had to say no to a customer', 120],
    [['Can you tell me about a time you had to say no to a customer?', 0]],
  ],
  [
    'its end lost in noise',
    ['Can you tell me about a time you had', -1_900],
    [['Can you tell me about a time you had to say no to a customer?', 0]],
  ],
  [
    'its end misheard',
    ['Can you tell me about a time you had to say no two costume', 140],
    [['Can you tell me about a time you had to say no to a customer?', 0]],
  ],
  [
    'its beginning misheard',
    ['candy tail me about a time you had to say no to a customer', 140],
    [['Can you tell me about a time you had to say no to a customer?', 0]],
  ],
  [
    'two lines of the tab in one of the microphone',
    ['Thanks for coming in today. Let us begin. What drew you to this role?', 200],
    [
      ['Thanks for coming in today. Let us begin.', -2_900],
      ['What drew you to this role?', 0],
    ],
  ],
  [
    'one line of the tab, its second half in the microphone',
    ['and what would you change about it if you could start again', 230],
    [
      [
        'So walk me through the last project you led, and what would you change about it if you could start again?',
        0,
      ],
    ],
  ],
  [
    'one line of the tab, its first half in the microphone',
    ['So walk me through the last project you led', -4_100],
    [
      [
        'So walk me through the last project you led, and what would you change about it if you could start again?',
        0,
      ],
    ],
  ],
  ['a short one', ['Okay.', 160], [['Okay.', 0]]],
  ['two short words', ['All right', 200], [['All right.', 0]]],
  [
    'small talk',
    ['Hi there, thanks for making the time today.', 170],
    [['Hi there. Thanks for making the time today!', 0]],
  ],
  [
    'numbers',
    ['We are about 250 people in 12 countries.', 130],
    [['We are about 250 people, in 12 countries.', 0]],
  ],
  [
    'quiet, with words left out',
    ['how you prioritise when everything urgent', 60],
    [['How do you prioritise when everything is urgent?', 0]],
  ],
  [
    'names misheard',
    ['Have you worked with cube and eighties or terra form before', 190],
    [['Have you worked with Kubernetes or Terraform before?', 0]],
  ],
  [
    'heard late by the recogniser, nobody knows how late',
    ['What is your greatest strength, and how do you use it?', 2_400, true],
    [['What is your greatest strength, and how do you use it?', 0]],
  ],
  [
    'heard by the tab’s recogniser long after',
    ['What is your grace strength?', -4_400, true],
    [['What is your greatest strength?', 0, true]],
  ],
  [
    'the tab is in the middle of it still',
    ['Before we go on I would like to understand', 400],
    [['Before we go on I would like to understand how', 900, true]],
  ],
  [
    'a second voice in the meeting',
    ['Sure, and maybe you can say how large that team was.', 240],
    [
      ['Would you like to add something, Ana?', -3_800],
      ['Sure. And maybe you can say how large that team was.', 0],
    ],
  ],
  [
    'fast speech',
    ['Why did you leave your last position and what are you looking for now', -300],
    [['Why did you leave your last position, and what are you looking for now?', 0]],
  ],
  [
    'another language',
    ['Was würden Sie in den ersten hundert Tagen bei uns tun', 150],
    [['Was würden Sie in den ersten hundert Tagen bei uns tun?', 0]],
  ],
  ['one without spaces', ['自己紹介をお願いします', 120], [['自己紹介をお願いします。', 0]]],
  [
    'its sound delayed by a busy machine',
    ['Tell me about the time you had a conflict with a coworker', 6_500],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'half of its words misheard',
    ['When you described a project that failed and what you lean from that', 110],
    [['Would you describe a project that failed and what you learned from it?', 0]],
  ],
];

const GENUINE: Case[] = [
  [
    'an answer',
    ['At Harbour Bakery two bakers quarrelled over the early shift.', 9_000],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'an answer that takes up two words of the question',
    ['A conflict, yes. Two bakers quarrelled over the early shift.', 5_200],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'the last words of the question, asked back',
    ['A conflict with a coworker?', 2_300],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'two of its words alone, asked back',
    ['A coworker?', 1_500],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'the whole question, said again to think',
    ['A time I had a conflict with a coworker. Let me think.', 5_000],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'an answer in the question’s own words',
    ['Why do I want to work here? Because of the bread.', 4_300],
    [['Why do you want to work here?', 0]],
  ],
  [
    'the whole question, asked of oneself',
    ['Where would I see myself in five years?', 3_000],
    [['Where do you see yourself in five years?', 0]],
  ],
  ['a short yes', ['Yes.', 900], [['Have you led a team before?', 0]]],
  [
    'a yes into the question',
    ['Yes, sure.', -2_000],
    [['Have you led a team before, and if so, how large was it and who was on it?', 0]],
  ],
  [
    'a sound of listening',
    ['Mm-hmm.', -1_500],
    [['We are about two hundred people, most of them in the bakery at night.', 0]],
  ],
  [
    'an interruption',
    ['Sorry, could you repeat the last part?', 300],
    [['And then we would like to know how you measured the outcome of that project', 600]],
  ],
  ['a greeting given back', ['Nice to meet you too.', 2_300], [['Nice to meet you.', 0]]],
  ['thanks given back', ['Thank you.', 1_600], [['Thank you.', 0]]],
  [
    'what the interviewer takes up afterwards',
    ['I reduced waste by a third in one year.', 0],
    [['So you reduced waste by a third in one year.', 4_200]],
  ],
  [
    'everybody’s words at the same time',
    ['I think that it was', -500],
    [['And this is what we do here in the mornings, it is a lot of work', 0]],
  ],
  [
    'a number said back',
    ['250 people, that is more than I thought.', 3_600],
    [['We are about 250 people.', 0]],
  ],
  [
    'a question of their own',
    ['How large is the team that I would work with?', 3_500],
    [['Do you have any questions for us?', 0]],
  ],
  ['nothing was said in the meeting', ['Let me just close the door.', 0], []],
  [
    'long after',
    ['Tell me about a time you had a conflict with a coworker, you asked.', 20_000],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
  ],
  [
    'a name spelled back',
    ['Kubernetes, yes, and Terraform for two years.', 3_400],
    [['Have you worked with Kubernetes or Terraform?', 0]],
  ],
  [
    'an answer in another language',
    ['In den ersten hundert Tagen würde ich zuhören.', 4_500],
    [['Was würden Sie in den ersten hundert Tagen bei uns tun?', 0]],
  ],
  [
    'an agreement',
    ['Right, exactly, that is how we did it as well.', 4_000],
    [['And that is how we do it.', 0]],
  ],
  [
    'while another one speaks of other things',
    ['We baked four hundred loaves a night.', -1_000],
    [['Let me share my screen for a second so that you can see the plan.', 0]],
  ],
];

const BOTH: Case[] = [
  [
    'the question and then the answer',
    ['Tell me about a time you had a conflict with a coworker. At the bakery two bakers quarrelled.', 3_200],
    [['Tell me about a time you had a conflict with a coworker.', 0]],
    'At the bakery two bakers quarrelled.',
  ],
  [
    'an answer, and the next question into its end',
    ['Nobody left for three years. What did you learn from that?', 100],
    [['And what did you learn from that?', 0]],
    'Nobody left for three years.',
  ],
  [
    'a yes right behind it',
    ['Have you led a team before? Yes.', 600],
    [['Have you led a team before?', 0]],
    'Yes.',
  ],
];

describe('what came out of the loudspeaker is not the candidate’s', () => {
  test.each(ECHOES)('%s', (_, own, heard) => {
    expect(ownOf(own, heard)).toBe('');
  });
});

describe('the candidate is heard', () => {
  test.each(GENUINE)('%s', (_, own, heard) => {
    expect(ownOf(own, heard)).toBe(own[0]);
  });
});

describe('of a line with both the own words stay', () => {
  test.each(BOTH)('%s', (_, own, heard, left) => {
    expect(ownOf(own, heard)).toBe(left);
  });
});

test('a word without an end takes no time', () => {
  const begun = performance.now();
  ownOf(
    ['a'.repeat(3_000), 0, true],
    [
      ['a'.repeat(2_999), 0, true],
      ['b'.repeat(3_000), 0, true],
    ],
  );
  expect(performance.now() - begun).toBeLessThan(500);
});
