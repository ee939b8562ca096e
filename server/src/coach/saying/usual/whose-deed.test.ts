import { openFrame, type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, NOTHING_TOLD } from '../testing/asked.ts';
import { isAnothersDeed } from './own-subject.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';

function say(id: UsualId, lines: readonly string[], chances: Partial<Record<UsualId, number>> = {}): string {
  const kinds: StoryKinds = (_texts, asked) => chances[asked] ?? 0;
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  const candidate = candidateFrom({
    name: 'Ana Rye',
    work: `${JOB}${lines.map((line) => `- ${line}`).join('\n')}`,
  });
  return sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD, kinds }).text;
}
const frameOf = (id: UsualId): string => openFrame(id).join('\n');

test.each([
  [true, 'In 2013 a colleague opened the wrong valve in the night'],
  [true, 'In the spring of 2023 it came out that a colleague had used a wrong code'],
  [true, 'A day-shift mechanic sent the van out with loose nuts'],
  [true, 'Two of my assistants did not speak for a month'],
  [true, 'Ana Rye went in after the dog'],
  [true, 'Another clerk missed the post'],
  [false, 'A customer sent the pie back twice'],
  [false, 'The list that I wrote was read by nobody'],
  [false, 'My first budget was three weeks late'],
  [false, 'Christmas Eve 2023: the tills went down'],
  [false, 'With my manager I moved the shelves'],
])('whether somebody else did it is %s: %s', (is, text) => {
  expect(isAnothersDeed(candidateFrom({ work: `${JOB}- ${text}.` }).episodes[0]!)).toBe(is);
});

test('another’s error is no mistake, failure or merit of the candidate’s, and an own one beside it is', () => {
  const valve = 'A colleague opened the wrong valve and 90 litres were lost. I painted all 64 handles since';
  for (const id of ['mistake', 'failure', 'achievement', 'strength'] as const)
    expect(say(id, [valve], { [id]: 0.9, mistake: 0.6 })).toBe(frameOf(id));
  const email = 'A colleague printed our figure. I was cross and wrote an email that I should have slept on';
  expect(say('mistake', [email], { mistake: 0.6 })).toContain('slept on');
});

test('what one found is no mistake, and what one left is', () => {
  const mistake = { mistake: 0.9 };
  expect(say('mistake', ['I found a loose joint before it let go'], mistake)).toBe(frameOf('mistake'));
  expect(say('mistake', ['I left a joint loose and it let go'], mistake)).toContain('I left a joint');
});

test('what is hardly likely to show a merit shows none without a figure', () => {
  const post = 'I carried the tripod through 90 farms';
  expect(say('achievement', [post], { achievement: 0.05 })).toContain('90 farms');
  expect(say('achievement', ['I carried the tripod'], { achievement: 0.05 })).toBe(frameOf('achievement'));
  expect(say('achievement', ['I rang every shop. Sales fell 6%'], { achievement: 0.3 })).not.toContain('6%');
  expect(say('achievement', ['Carpet shop. Sacked for lateness'], { achievement: 0.3 })).not.toContain(
    'Sacked',
  );
});

test.each([
  ['Owning up. I clipped a post with the van. I told the office and I look twice now', 'Owning'],
  ['Delivering at pace. I sent 40 letters to the wrong street. I rang each of them', 'pace'],
])('a heading is not read aloud: %s', (line, heading) => {
  const told = say('mistake', [line], { mistake: 0.9 });
  expect(told).toMatch(/^I /);
  expect(told).not.toContain(heading);
});

test('a subject that is a feed in ing is no heading', () => {
  const line =
    'Pricing feed in Scala. Its author left in May. I had never written it. In three weeks I learned it';
  expect(say('learned-quickly', [line], { 'learned-quickly': 0.9 })).toContain('Pricing feed');
});

test('a strength is named as it is written, else as somebody said it, and by nobody who found fault', () => {
  const feat = 'I sorted 40 boxes in a day';
  const likely = { strength: 0.3, achievement: 0.3 };
  expect(say('strength', ['I am calm, and I like figures that balance', feat], likely)).toMatch(/^I am calm/);
  const praise = '“Turns up and tests everything twice.”';
  expect(say('strength', [feat, praise], { achievement: 0.3 })).toContain(praise);
  const fault = '“Tests everything. Should delegate sooner.”';
  expect(say('strength', [feat, fault], { achievement: 0.3 })).not.toContain('delegate');
});

test('an order that was kept once tells how one orders work', () => {
  const flu = 'In the flu weeks I saw the chest patients first, then the rest';
  expect(say('prioritise', [`${flu}. I rang the ward each morning`])).toContain('chest patients first');
  expect(say('prioritise', ['At first I saw the chest patients'])).toBe(frameOf('prioritise'));
  expect(say('prioritise', ['I put it to six of them first'])).toBe(frameOf('prioritise'));
});

const ofFridge: StoryKinds = (texts, asked) =>
  asked !== 'achievement' ? 0 : texts.some((text) => text.includes('fridge')) ? 0.3 : 0.1;

test('one matter of a paragraph is told apart where a year or somebody opens another', () => {
  const feat = 'I opened at six. In Christmas week 2016 the fridge broke. I filled 640 orders out of a van';
  const question = asks(USUAL_QUESTIONS.strength.question, 'open', { usual: 'achievement' });
  const candidate = candidateFrom({ work: `${JOB}- ${feat}` });
  const { text } = sayAnswer({
    candidate,
    asked: [{ question, found: [] }],
    told: NOTHING_TOLD,
    kinds: ofFridge,
  });
  expect(text).not.toContain('opened at six');
  expect(text).toContain('640 orders');
});

test('a weakness is told without its label, and no merit for one', () => {
  const work = ['Area of improvement: speaking before large groups. I joined a club in May'];
  expect(say('weakness', work)).toMatch(/^What I am working on is speaking before large groups\./);
  const merit = ['I notice small changes early'];
  expect(say('weakness', merit, { weakness: 0.3, strength: 0.4 })).toBe(frameOf('weakness'));
});

test.each([
  ['I rowed with the cook over the big oven. We drew up a list and have not rowed since', 'rowed with'],
  ['I butted heads with the dock lead over the trailers. We set up a hand-off', 'butted heads'],
])('a row by other words is a quarrel: %s', (line, told) => {
  expect(say('conflict', [line], { conflict: 0.2 })).toContain(told);
});

test('who is given charge of people leads them, and lead that was stolen is nobody’s', () => {
  const joiners = 'In 2024 I was given charge of six new joiners. I sat with them every morning';
  expect(say('led-team', [joiners], { 'led-team': 0.1 })).toContain('six new joiners');
  expect(say('led-team', ['Supervise two assistants and two students'], { 'led-team': 0.1 })).toMatch(
    /^I supervise/,
  );
  expect(say('about-yourself', ['Lead stolen off site twice in 2024'])).not.toMatch(/lead stolen/i);
});

const yearsAhead = (material: string): string => {
  const question = asks(USUAL_QUESTIONS['five-years'].question, 'open', { usual: 'five-years' });
  const candidate = candidateFrom({ work: material });
  return sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text;
};

test('a wish is an aim, and years of experience are none', () => {
  const objective = '\nCAREER OBJECTIVE\nTen years of reading scores. To lead a small team.\n\n';
  expect(yearsAhead(`${objective}${JOB}- I sorted boxes`)).not.toContain('Ten years');
  expect(yearsAhead(`${JOB}- I wish to lead a small team`)).toContain('I wish to lead');
});

test('a loss against the year before is no merit, nor what a quarrel or an error of others led to', () => {
  const merit = { achievement: 0.6, strength: 0.6 };
  const dried = 'I dried the herd off early, 6% down on the year before';
  for (const id of ['achievement', 'strength', 'why-hire-you'] as const)
    expect(say(id, [dried], merit)).not.toContain('6%');
  const covered = 'Covered nine shifts at the desk after the two receptionists fell out over holidays';
  const valve = 'Rewrote 12 checklists after a technologist on the evening shift left a valve open';
  expect(say('about-yourself', [covered, valve])).not.toMatch(/receptionists|technologist/);
  expect(say('about-yourself', ['Covered nine shifts at the desk'])).toContain('nine shifts');
});

test('a quarrel of others is no disagreement with a manager, whatever else stands in its paragraph', () => {
  const lines = [
    'I was sent to see the new system and explained it. The director and the terminal were in dispute for years',
  ];
  expect(say('disagreed-manager', lines, { 'disagreed-manager': 0.9 })).toBe(frameOf('disagreed-manager'));
});

test('faint praise is not told as what colleagues say', () => {
  const wrote = ['The owner wrote that I was “careful but too slow around horses”'];
  expect(say('colleagues-say', wrote, { 'colleagues-say': 0.9 })).toBe(frameOf('colleagues-say'));
});

test('an illness is told for no way of working', () => {
  const ill = ['My mother was ill and I worked alone at home'];
  expect(say('work-style', ill, { 'work-style': 0.9 })).toBe(frameOf('work-style'));
});

test('that a job ended is not said where another may be held now', () => {
  const work = 'Clerk, Rye & Co., York, 2015 - 2017\n- Filed 900 letters a week';
  const [question] = [asks('Tell me about yourself.', 'open', { usual: 'about-yourself' })];
  const asked = [{ question, found: [] }];
  const { text } = sayAnswer({ candidate: candidateFrom({ work }), asked, told: NOTHING_TOLD });
  expect(text).toContain('I have worked as Clerk at Rye & Co.');
});

test.each([
  ['My manager left without notice. I led the team of nine for four months', 'nine'],
  ['My boss was off sick in December and I ran the whole shop alone for six weeks', 'six weeks'],
  ['Blue Harbour Project delivered in 14 months; I planned all 62 moorings', '62'],
  ['Attendance fell to 60% before I came. I rang every family and raised it to 94%', '94%'],
])('one’s own deed behind what others did is a merit: %s', (line, mark) => {
  expect(say('achievement', [line], { achievement: 0.3 })).toContain(mark);
});

test.each([
  'Appraisal 2023: “Stubborn and often late.”',
  'Manager, 2023 review: “Reliable, but rarely speaks up.”',
])('a rebuke names no strength: %s', (line) => {
  expect(say('strength', [line, 'I cut losses from 4% to 1%'], { strength: 0.3, achievement: 0.3 })).toMatch(
    /^Let me show you/,
  );
});

test('an offer that was made to settle it is a dispute all the same', () => {
  const line = 'My manager wanted to skip the test. I disagreed and offered to do it on a Sunday';
  expect(say('disagreed-manager', [line], { 'disagreed-manager': 0.9 })).toContain('Sunday');
});

test('what one wishes to add is no aim', () => {
  const line = 'I wish to add that I was never paid for it';
  expect(say('five-years', [line], { 'five-years': 0.1 })).toBe(frameOf('five-years'));
});
