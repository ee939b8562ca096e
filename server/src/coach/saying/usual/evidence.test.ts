import { openFrame, type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import type { Material } from '#coach/material.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import { heldNow } from '../jobs-held.ts';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateFrom, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';
const FEAT = '- Sorted 40 boxes in a day';

/** The marked story stands first, and is so likely to answer. */
function say(id: UsualId, material: Partial<Material>, mark?: string, chance?: number): string {
  const candidate = candidateFrom(material);
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  const found = mark === undefined ? [] : foundByMarks(candidate, mark);
  const asked = [{ question, found }];
  const marked = (texts: readonly string[]): boolean => mark !== undefined && texts[0]!.startsWith(mark);
  const kinds: StoryKinds = (texts, meant) => (meant === id && marked(texts) ? chance : 0);
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD, ...(chance && { kinds }) }).text;
}

test.each([
  'Two of the assistants fell out badly in 2023. I sat with each of them, but it was the unit manager who settled it',
  'The estimator and Len fought over the pads for a month. Not my fight. I laid what the drawing said',
  'Two cooks quarrelled over the menu for a month. I was asked for my lists alone',
  'In 2017 our team leader decided on it and some colleagues argued with him. I was not one of them',
])('a quarrel of others is nobody’s own: %s', (line) => {
  const work = `${JOB}- ${line}\n${FEAT}`;
  for (const id of ['conflict', 'disagreed-manager'] as const)
    expect(say(id, { work }, line.slice(0, 9), 0.9)).toBe(openFrame(id).join('\n'));
});

test('a quarrel of colleagues is told by who settled it, behind one of their own', () => {
  const settled = 'Two bakers quarrelled over the early shift. I drew up a rota, and it ended';
  expect(say('conflict', { work: `${JOB}- ${settled}\n${FEAT}` }, 'Two', 0.9)).toContain('a rota');
  const own = 'A baker and I quarrelled over the flour. I showed him the scales';
  expect(say('conflict', { work: `${JOB}- ${settled}\n- ${own}\n${FEAT}` })).toContain('the scales');
});

test.each([
  'Company got the state safety award 2021 under our foreman. I had one of the four crews',
  'Our team lead, Ana Rye, won the slate for the company in 2024. I came to it after the contract',
  'The department became "Best Counter" in 2016. That was mostly the reception',
  'I hold a place on a course in 2026 and have not taken it up yet',
  'I enclose my proudest result, a rise of 40% in sales in one year.',
  'In 2019 I delivered a film at 25 frames in place of 23. I said on the call that it was mine',
])('neither another’s prize nor an error nor a plan shows a strength: %s', (line) => {
  const work = `${JOB}- ${line}\n${FEAT}`;
  for (const id of ['strength', 'achievement', 'why-hire-you'] as const)
    expect(say(id, { work }, line.slice(0, 9), 0.9)).toContain('40 boxes');
});

test('what fits without words of its kind is told where it is likely to answer, and no quarrel for a customer', () => {
  const likely = 'A neighbour followed me to my van and yelled. I read him the paper aloud and he went home';
  const work = `${JOB}- ${likely}\n${FEAT}`;
  expect(say('difficult-customer', { work }, 'A neighbour', 0.8)).toContain('aloud');
  expect(say('difficult-customer', { work }, 'A neighbour', 0.02)).toBe(
    openFrame('difficult-customer').join('\n'),
  );
  const ours = `${JOB}- A developer refused my tickets three times. I was angry, and then I asked him to sit beside me\n${FEAT}`;
  expect(say('difficult-customer', { work: ours }, 'A developer', 0.1)).not.toContain('angry');
  expect(say('conflict', { work: ours }, 'A developer', 0.6)).toContain('angry');
});

test('notes without a subject answer where their meaning does', () => {
  const work = `${JOB}- Major bleed at night: 31 units in 50 minutes, all matched\n${FEAT}`;
  expect(say('pressure', { work }, 'Major bleed', 0.5)).toContain('31 units');
  expect(say('pressure', { work }, 'Major bleed', 0.1)).toBe(openFrame('pressure').join('\n'));
});

test.each([
  ['weakness', 'I check the log after my assistants have written it'],
  ['why-leaving', 'I want one building in place of eleven'],
  ['work-style', 'Nights with nobody about: fine'],
  ['prioritise', 'Whoever waits longest, and the rest as it comes'],
  ['five-years', 'A yard of my own with two lads in it'],
] as const)('%s is told by what its words do not show, where it is likely to answer', (id, line) => {
  const work = `${JOB}${FEAT}\n- ${line}`;
  expect(say(id, { work }, line.slice(0, 9), 0.4)).toContain(line);
  expect(say(id, { work }, line.slice(0, 9), 0.1)).not.toContain(line);
});

test('of one’s deeds the one is told that answers best', () => {
  const work = `${JOB}${FEAT}\n- I painted the porch of the home, and the residents sit there now`;
  expect(say('achievement', { work }, 'I painted')).toContain('40 boxes');
  expect(say('achievement', { work }, 'I painted', 0.9)).toContain('porch');
});

const gateLeftOpen: StoryKinds = (texts, meant) =>
  (meant === 'mistake' || meant === 'pressure') &&
  texts.some((text) => /gate|sheep/.test(text) === (meant === 'mistake'))
    ? 0.7
    : 0.05;

test('two matters in a paragraph are told apart by what each answers', () => {
  const work = `${JOB}- I moved 30 trees off the drive with two saws. All were gone before noon. I left a gate open. The sheep got out`;
  const question = asks(USUAL_QUESTIONS.mistake.question, 'open', { usual: 'mistake' });
  const asked = [{ question, found: [] }];
  const { text } = sayAnswer({
    candidate: candidateFrom({ work }),
    asked,
    told: NOTHING_TOLD,
    kinds: gateLeftOpen,
  });
  expect(text).toBe('I left a gate open.\nThe sheep got out.');
});

const joinersQuarrel: StoryKinds = ([text], asked) =>
  text!.startsWith('The joiner') && asked === 'conflict' ? 0.6 : 0.1;

test('what is more likely a quarrel is no error, and neither is a merit', () => {
  const quarrel =
    'The joiner and I blamed each other for a gate that I had left open. I took him two mugs of tea';
  const candidate = candidateFrom({ work: `${JOB}- ${quarrel}\n${FEAT}` });
  const told = (id: UsualId): string => {
    const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
    return sayAnswer({
      candidate,
      asked: [{ question, found: [] }],
      kinds: joinersQuarrel,
      told: NOTHING_TOLD,
    }).text;
  };
  expect(told('mistake')).toBe(openFrame('mistake').join('\n'));
  expect(told('conflict')).toContain('two mugs');
  expect(told('strength')).toContain('40 boxes');
});

test('what an agency tells of a candidate is not told as it stands', () => {
  const agency =
    'Bo gets forms filed without losing a friend. She cut the queue from 61 to 43.\n- She sat down with each of them.\n- Bo is liked by all, and she has led 14 clerks.';
  const work = `${JOB}${agency}\n${FEAT}`;
  for (const id of ['achievement', 'strength', 'led-team'] as const)
    expect(say(id, { work, name: 'Bo Rye' })).not.toMatch(/\b(?:Bo|she)\b/i);
  expect(say('achievement', { work, name: 'Bo Rye' })).toContain('40 boxes');
});

test('words of an error do not make one of what answers something else', () => {
  const work = `${JOB}- I told the board that the count was wrong. They changed it\n${FEAT}`;
  expect(say('mistake', { work }, 'I told', 0.02)).toBe(openFrame('mistake').join('\n'));
});

test.each([
  ['I am bound to three months’ notice.', 'three months’ notice'],
  ['I would need to give one month.', 'one month'],
  ['Notice 60 days, of which 15 can be bought out.', '60 days'],
  ['I can start four weeks after an offer.', 'four weeks after'],
])('the notice is found however it is written: %s', (line, said) => {
  expect(say('start-date', { work: `${JOB}${FEAT}\n- ${line}` })).toContain(said);
  expect(say('start-date', { other: line, work: JOB })).toContain(said);
});

test('a notice that was short, or a board, is none', () => {
  const work = `${JOB}- Filled 40 shifts at two days' notice\n- Put up a notice board in one week`;
  expect(say('start-date', { work })).toBe(openFrame('start-date').join('\n'));
});

test.each([
  ['Expecting ₹12 lakh a year.', 'Expecting ₹12 lakh a year.'],
  ['Need $90,000 or better and a truck.', 'I need $90,000 or better and a truck.'],
  ['I would not move for less than 55,000.', 'I would not move for less than 55,000.'],
])('so is what one wants to earn: %s', (line, said) => {
  expect(say('salary', { other: line, work: JOB })).toContain(said);
});

test('why an earlier job ended is not why the present one is left', () => {
  const work = `${JOB}${FEAT}\n\nPorter, Oak Ltd, York, 2012 - 2018\nReason for leaving: company sold, crews cut.`;
  expect(say('why-leaving', { work })).not.toContain('sold');
  const now = `${JOB}- Half of my post is paid for by a bequest which ends in June`;
  expect(say('why-leaving', { work: now })).toContain('bequest');
});

test('a gap of five months is not denied', () => {
  const work = `Clerk, Rye & Co., York, April 2017 - present\n${FEAT}\n\nPorter, Oak Ltd, York, May 2010 - October 2016\n- Sorted 30 boxes in a day`;
  expect(say('cv-gap', { work })).toMatch(/^That is the time between October 2016 and April 2017/);
});

test.each([
  [
    'prioritise',
    'On a morning with more names than hours I go first to whoever may not be there in the afternoon, then to whoever asked.',
  ],
  ['prioritise', 'How I sort a day: what can die, then what can be fined, then what pays.'],
  ['work-style', 'I am alone for most of a shift and I like that.'],
  ['work-style', 'I find most when I sit with a developer, and I write best alone.'],
  ['colleagues-say', 'A night nurse wrote on a card, "You are the only one who sits down."'],
  ['weakness', 'I am not quick at the computer, and my notes used to be late.'],
] as const)('what candidates say of themselves answers %s: %s', (id, line) => {
  expect(say(id, { work: `${JOB}${FEAT}\n- ${line}` })).toContain(line.split(/[,.]/)[0]);
});

test('what was done first, once, is no order', () => {
  const work = `${JOB}- I built the first tests after a lost week, then the second`;
  expect(say('prioritise', { work })).toBe(openFrame('prioritise').join('\n'));
});

test('of two stories in a paragraph the one is told that was asked for', () => {
  const drop =
    'The drop-in that I began in 2021 had three visitors and I closed it. I had not asked one nurse.';
  const blessing =
    'In my first winter I gave a blessing to the wrong man. I apologised to his daughter that evening, and read the notes since then.';
  const work = `${JOB}${FEAT}\n- ${drop} ${blessing}`;
  expect(say('failure', { work })).toMatch(/^The drop-in(?!.*blessing)/s);
  expect(say('mistake', { work })).toMatch(/^In my first winter(?!.*drop-in)/s);
  const rota = 'In 2019 I rebuilt the rota and cut overtime by 40%. No shift went unfilled that year.';
  const letters =
    'In 2021 I sent 900 letters to the wrong town. I told my manager at once and paid the stamps.';
  expect(say('mistake', { work: `${JOB}${FEAT}\n- ${rota} ${letters}` })).toMatch(/^In 2021 I sent 900/);
});

test.each([
  ['why-leaving', 'Why now: Rye is leaving the town.', 'Rye is leaving the town.'],
  ['work-style', 'Way of working: content alone at a desk.', 'Content alone at a desk.'],
  ['prioritise', 'My priorities: what spoils is packed at six.', 'What spoils is packed at six.'],
  ['five-years', 'Aim: a branch to run.', 'A branch to run.'],
] as const)('what a label says answers %s: %s', (id, line, said) => {
  expect(say(id, { work: `${JOB}${FEAT}`, other: line })).toContain(said);
});

test('who works unpaid beside no job has left the last one', () => {
  const work = `Porter, Oak Ltd, York, 2008 - 2017\n${FEAT}\n\nVolunteer, Oak Library, York, 2018 - present\n- Helped on Mondays`;
  expect(say('about-yourself', { work })).toMatch(
    /^I have worked as Porter at Oak Ltd\.[^]*I also work as Volunteer at Oak Library\./,
  );
});

test.each([
  ['Sorter, then postwoman', 'I work as Sorter, then postwoman at Rye & Co.'],
  ['Driver; also mentor since', 'I work as Driver at Rye & Co.'],
])('two titles of one job stand as they are: %s', (title, said) => {
  const place = { title, employer: 'Rye & Co.', from: '2019', to: '', isCurrent: true };
  expect(heldNow(place)).toBe(said);
});

test('present pay in brackets is not said with what one wants', () => {
  const said = say('salary', { work: JOB, other: 'Salary sought: £43,000 (present salary £37,500)' });
  expect(said).toBe(openFrame('salary').join('\n'));
});
