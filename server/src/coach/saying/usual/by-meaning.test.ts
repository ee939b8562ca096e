import { openFrame, type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, NOTHING_TOLD } from '../testing/asked.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';
const FEAT = '- Sorted 40 boxes in a day\n';
const PAST = '\n\nPorter, Oak Ltd, York, 2012 - 2018\n';

function say(id: UsualId, work: string, marks: readonly string[], others: StoryKinds = () => 0): string {
  const kinds: StoryKinds = (texts, asked) =>
    asked === id && texts.some((text) => marks.some((mark) => text.includes(mark)))
      ? 0.9
      : others(texts, asked);
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  return sayAnswer({
    candidate: candidateFrom({ name: 'Ana Rye', work }),
    asked: [{ question, found: [] }],
    told: NOTHING_TOLD,
    kinds,
  }).text;
}
const markOf = (line: string): string => line.slice(-14);

test.each<[UsualId, string]>([
  ['five-years', 'The trust’s plan is to stand in nine counties by 2031'],
  ['five-years', 'The lodger dreams of a barber’s chair of her own'],
  ['five-years', 'I once wanted to be a diver'],
  ['why-this-job', 'The new landlord wants to make flats of us'],
  ['weakness', 'The scanner forgets its settings overnight, its worst side'],
  ['weakness', 'He is slow with sums but I kept that to myself'],
  ['weakness', 'My deputy takes on far too much'],
  ['prioritise', 'The tram always goes first at that crossing'],
  ['colleagues-say', 'They call our shop the tidiest in the street'],
  ['colleagues-say', 'The head porter leads nine men and I am one of them'],
  ['hobbies', 'Residents play chess and sing in a choir at weekends'],
  ['hobbies', 'Children in my care paint, fish and play football'],
  ['weakness', 'Staff find it hard to say no and take on too much'],
  ['weakness', 'I am known for a close reading of long bills'],
  ['learned-quickly', 'I did not clear the law paper of the examination in 2020'],
  ['work-style', 'Colleagues prefer to work alone and in silence'],
  ['work-style', 'Nurses work best in small teams with a quiet room'],
  ['prioritise', 'Managers decide what is urgent and what may wait'],
  ['strength', 'Patients value a calm voice and clear words above all'],
  ['colleagues-say', 'My deputy is known as “the calmest person on the floor”'],
  ['colleagues-say', 'Head chef Bo is called “a rock in the rush” by everyone'],
  ['colleagues-say', 'Colleagues describe the new manager as “patient, fair and calm”'],
  ['colleagues-say', 'I painted “Mind your head here, friends” above the door'],
  ['colleagues-say', 'The new boss wrote “closed until further notice” on the door'],
  ['colleagues-say', 'My lead said in the review "she is lazy and useless with clients"'],
  ['colleagues-say', 'Colleagues say "she came back too soon after the divorce"'],
])('what others are, want or get called answers no %s: %s', (id, line) => {
  expect(say(id, `${JOB}${FEAT}- ${line}`, [markOf(line)])).not.toContain(line.slice(0, 20));
});

test.each<[UsualId, string]>([
  ['five-years', 'I am 61 and mean to go on for a while'],
  ['why-leaving', 'My knees are worn and I would sooner sit'],
  ['hobbies', 'I keep Fridays for my own two'],
  ['weakness', 'I have dyslexia and mix up names'],
  ['weakness', 'I cannot stand being told how to file'],
  ['work-style', 'Keep to myself since the divorce'],
  ['work-style', 'I sort alone because nobody wants to sit with me'],
  ['why-leaving', 'I go because my manager hates me'],
  ['why-leaving', 'I was sacked after a quarrel over keys'],
  ['hobbies', 'I bet on dogs at weekends'],
  ['colleagues-say', 'They said at the trial that I was tidy'],
  ['five-years', 'My marriage ended last year. That is why I am looking for a new post nearer York'],
  ['why-this-job', 'I had a stroke in 2018. That is why I would like to work closer to home'],
  ['why-leaving', 'I was dismissed from the depot in May. That is why I am looking for work'],
  ['why-leaving', 'I fell out with my manager over the rota. This is why I am looking for a new team'],
  ['why-leaving', 'My manager shouts at all of us. That is why I am looking for a new team'],
  ['about-yourself', 'I split up with my husband in 2021. That is why I would like to work days'],
])('nothing that nobody offers answers %s: %s', (id, line) => {
  expect(say(id, `${JOB}${FEAT}- ${line}`, [markOf(line)])).not.toContain(line.slice(0, 20));
});

test('what stands before a mend is no illness', () => {
  const work = `${JOB}${FEAT}- I had a stroke in 2018. Since then I write each thing down`;
  expect(say('weakness', work, ['Since then'])).toBe(openFrame('weakness').join('\n'));
});

test('why an earlier job was left is not why the present one is, whatever it means', () => {
  const work = `${JOB}${FEAT}${PAST}- I moved on as the work had grown dull`;
  expect(say('why-leaving', work, ['grown dull'])).not.toContain('grown dull');
  const now = `${JOB}${FEAT}- I move on as the work has grown dull`;
  expect(say('why-leaving', now, ['grown dull'])).toContain('grown dull');
});

test.each<[UsualId, string]>([
  ['five-years', 'I see myself at a desk by the sea'],
  ['weakness', 'Slow at the till when three talk at once'],
  ['weakness', 'Under load I forget to eat'],
  ['prioritise', 'Whoever stands in the rain, and the rest by the clock'],
  ['work-style', 'Happy with the radio and a pile of cards'],
  ['colleagues-say', 'The night desk send me whoever is cross'],
])('one’s own answers %s: %s', (id, line) => {
  expect(say(id, `${JOB}${FEAT}- ${line}`, [markOf(line)])).toContain(line.slice(0, 20));
});

test.each<[UsualId, string]>([
  ['mistake', 'My student failed her oral and I took it hard'],
  ['mistake', 'Bo posted the wrong bill to 90 people and I wrote to each'],
  ['failure', 'CCTV cannot see the yard, which I reported twice'],
  ['learned-quickly', 'The kitten learned to use a flap in three days'],
  ['led-team', 'I follow a foreman who leads thirty'],
  ['difficult-customer', 'One of our pupils failed her test and gave up. I met her on Fridays'],
  ['difficult-customer', 'My friend Bo was tired of his bank. I lent him a desk'],
  ['disagreed-manager', 'The bursar and the inspectors disagreed about coal and I fetched the lists'],
  ['conflict', 'I misled a colleague on purpose and he left'],
  ['pressure', 'I was off with stress for a month'],
])('meaning alone tells no story of another or of an ill deed for %s: %s', (id, line) => {
  expect(say(id, `${JOB}${FEAT}- ${line}`, [markOf(line), line.slice(0, 12)])).not.toContain(
    line.slice(0, 20),
  );
});

const isError: StoryKinds = ([text], asked) => (asked === 'mistake' && text!.includes('salt') ? 0.6 : 0);

test('an error is no case of pressure', () => {
  const line = 'I put salt into the sugar and the bride waited';
  expect(say('pressure', `${JOB}${FEAT}- ${line}`, ['salt'], isError)).not.toContain('salt');
  expect(say('pressure', `${JOB}${FEAT}- ${line}`, ['salt'])).toContain('salt');
});

const meantAs =
  (chances: Partial<Record<UsualId, number>>, mark = ''): StoryKinds =>
  (texts, asked) =>
    texts.some((text) => text.includes(mark)) ? (chances[asked] ?? 0) : 0;

test('what is rather an error is no case of pressure, whatever its words', () => {
  const line =
    'I loaded a file twice and 43 guests paid double on Christmas Eve. I rang all 43 in two hours.';
  const told = (error: number) =>
    say('pressure', `${JOB}- ${line}`, [], meantAs({ mistake: error, pressure: 0.2 }));
  expect(told(0.4)).not.toContain('43');
  expect(told(0.1)).toContain('43');
});

test.each<UsualId>(['achievement', 'strength', 'why-hire-you'])(
  'what is rather a failure than an achievement is no %s',
  (id) => {
    const line = 'I printed 12,000 cards for my own line and sold 1,900';
    const told = (achieved: number) =>
      say(id, `${JOB}${FEAT}- ${line}`, [], meantAs({ failure: 0.3, achievement: achieved }, 'cards'));
    expect(told(0.2)).toContain('40 boxes');
    expect(told(0.4)).toContain('12,000');
  },
);

test.each<UsualId>(['achievement', 'strength', 'why-hire-you'])(
  'neither a marriage nor another’s deed is lifted to %s by its meaning',
  (id) => {
    const marriage = 'Six of us took turns to chair for eight months. My own marriage ended that year.';
    const walkout = 'When the cook left the landlady fried for 80 and I bore plates';
    const asked = id === 'achievement' ? id : 'achievement';
    const kinds: StoryKinds = (texts, meant) =>
      meant === asked && texts.some((text) => /chair|landlady/.test(text)) ? 0.9 : 0;
    const told = say(id, `${JOB}${FEAT}- ${marriage}\n- ${walkout}`, [], kinds);
    expect(told).toContain('40 boxes');
  },
);

const stoveLeads: StoryKinds = ([text], asked) =>
  asked !== 'pressure' ? 0 : text!.includes('stove') ? 0.9 : 0.2;

test('a story may be told at the lower bar only where it is itself the one that leads', () => {
  const ledger = 'I closed the ledger with two pens';
  const stove = '- A stove was carried upstairs by my manager';
  expect(say('pressure', `${JOB}- ${ledger}`, [], stoveLeads)).toContain('ledger');
  expect(say('pressure', `${JOB}- ${ledger}\n${stove}`, [], stoveLeads)).not.toContain('ledger');
});

const hardlyPressure: StoryKinds = (_, asked) => (asked === 'pressure' ? 0.11 : 0);

test('so many early are pressure where that is not unlikely', () => {
  const work = `${JOB}- Wired 30 flats, three weeks early`;
  expect(say('pressure', work, [], hardlyPressure)).toContain('30 flats');
});

test('neither what one does badly is a strength nor a story that one broke an error', () => {
  const work = `${JOB}- I do not read maps as well as I drive\n- I broke the harbour story before the rest`;
  expect(say('strength', work, [])).not.toContain('maps');
  expect(say('mistake', work, [])).toBe(openFrame('mistake').join('\n'));
});
