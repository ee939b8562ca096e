import { openFrame, type UsualId, USUAL_QUESTIONS } from '@pythia/contracts/usual-questions.ts';
import { expect, test } from 'vitest';
import { tellsDeed } from '#coach/candidate/episodes/tells-deed.ts';
import type { Material } from '#coach/material.ts';
import type { StoryKinds } from '#coach/meaning/story-kinds.ts';
import { heldNow } from '../jobs-held.ts';
import { sayAnswer } from '../say-answer.ts';
import { isOfAnother } from './kinds-of-story.ts';
import { asks, candidateFrom, episodeWith, foundByMarks, NOTHING_TOLD } from '../testing/asked.ts';

const JOB = 'Clerk, Rye & Co., York, 2019 - present\n';

/** Asked in the words of the list; the marked stories are found first. */
function say(id: UsualId, material: Partial<Material>, ...marks: string[]): string {
  const candidate = candidateFrom(material);
  const question = asks(USUAL_QUESTIONS[id].question, 'open', { usual: id });
  const asked = [{ question, found: foundByMarks(candidate, ...marks) }];
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text;
}

test.each([
  'Two stars held throughout. (Won by Chef Ana Rye before I came)',
  'Under Engineer A. Rye, who redesigned the pump and won a prize for it, stood the watches in 2021',
  'Ana’s plan won the city’s prize for 12 streets, and I printed it',
  'A clerk, Bo Rye, and not myself, won the town’s prize for 12 desks. I ran the third desk with two helpers.',
])('another’s prize is not what one is proud of: %s', (line) => {
  const work = `${JOB}- ${line}\n- Sorted 40 boxes in a day`;
  for (const id of ['achievement', 'why-hire-you', 'strength'] as const)
    expect(say(id, { work }, line.slice(0, 9))).toContain('40 boxes');
});

test('what one led beside a prize of somebody else’s is still led', () => {
  const line =
    'A clerk, Bo Rye, and not myself, won the town’s prize for 12 desks. I ran the third desk with two helpers under me.';
  expect(say('led-team', { work: `${JOB}- ${line}` }, 'A clerk')).toContain('two helpers');
});

test('who fought beside the candidate is no quarrel of theirs', () => {
  const work = `${JOB}- The owner and Ana Rye fought for a year over the rota. I kept the lists in order.`;
  const episode = episodeWith(candidateFrom({ work }), 'fought');
  expect(isOfAnother(episode)).toBe(true);
});

test('a title in quotes is nobody’s praise', () => {
  const work = `${JOB}- "Sitting out": audit led by Ana Rye, 2022. I collected the data for it.`;
  expect(say('colleagues-say', { work })).toBe(openFrame('colleagues-say').join('\n'));
});

test('who cared for a mother and did not work has failed at nothing, and it is what explains the gap', () => {
  const work = `Clerk, Rye & Co., York, August 2022 - present\n- Sorted 40 boxes in a day\n\nPorter, Oak Ltd, York, June 2015 - October 2020\nI started as a temp for a maternity leave and was kept on.\n\nBetween October 2020 and August 2022 I did not work. My mother had a stroke and I was her full-time caregiver.`;
  expect(say('failure', { work }, 'stroke')).toBe(openFrame('failure').join('\n'));
  const gap = say('cv-gap', { work });
  expect(gap).toContain('caregiver');
  expect(gap).not.toContain('temp');
});

test.each([
  'I killed all the seedlings by leaving the lid shut',
  'I told the head straight away and sowed again',
  'What I am working on: I go silent in big meetings',
  'I said it the same minute and hung 2 red tags on the shelf',
  'I enclose my papers as I was asked in May',
  'On call in 2021 and learned the',
  'I applied for the clerk’s desk upstairs, 2023. Not shortlisted. Feedback: no accounts.',
  'I was turned down for the senior post in 2022. I printed 30 forms that week.',
  'I began a diploma in 2021, sat two papers and have not handed in the third.',
  'Slip, June 2023. I posted a batch to 300 old addresses. Two tenants rang about it.',
  'Signed off for three months with my back in 2019. I printed 30 forms that week.',
  'Wrist fractured on the ice, plated in 2020. I printed 30 forms a day left-handed.',
  'I kept my late uncle’s stall in 2020 until it was let.',
  'I proofread 90 pages for the clerks in May 2021 but I am still the slowest at it.',
  'I have filed for 12 years but for one break that I explain below.',
  'I spent 10 years at one desk. What I lack is a year of ledgers, and I have begun a course of 12 weeks.',
  'What I still work on: I check 90 entries after my clerks have made them. I now do it on Fridays.',
  'I still lack the 3 papers of the diploma, and I read for them in the evening.',
])('nothing that speaks against a candidate is a reason to hire them: %s', (line) => {
  const work = `${JOB}- ${line}\n- Sorted 40 boxes in a day`;
  for (const id of ['why-hire-you', 'strength', 'achievement'] as const)
    expect(say(id, { work }, line.slice(0, 9))).toContain('40 boxes');
});

test.each([
  'I minded my father at home for 3 months until he died. I learned to lift in two weeks.',
  'Slip, June 2023. I learned the franking machine in two days and posted a batch to old addresses.',
  'A tenant handed one letter back and asked what it said. I learned plain words in two weeks but am still the slowest at it.',
])('what one has learned is told of no death, error or weakness: %s', (line) => {
  const work = `${JOB}- ${line}\n- I learned the new till in two days and taught the porters`;
  const said = say('learned-quickly', { work }, line.slice(0, 9));
  expect(said).toContain('new till');
});

test.each([
  ['What I lack is a year of ledgers, and I have begun a course.', 'What I lack is a year of ledgers'],
  [
    'What I still work on: I check entries after my clerks. I now do it on Fridays.',
    'What I still work on: I check entries after my clerks.\nI now do it on Fridays.',
  ],
])('a lack that one names is the weakness that is asked for: %s', (line, said) => {
  expect(say('weakness', { work: `${JOB}- ${line}` })).toContain(said);
});

test.each([
  ['I take on too much.', 'My wife left me over it. Now I keep Fridays free.'],
  ['I tend to be late with reports.', 'I was sacked for it once. Since then I keep a list.'],
  ['I find it hard to delegate.', 'My manager hates that and shouted at me. Now I hand over two jobs a day.'],
  ['I am too blunt with drivers.', 'One of them took me to a tribunal. Since then I count to ten.'],
  ['I am too trusting with suppliers.', 'We lost £40,000 in a fraud. Now I ring each one back.'],
])('what a weakness led to is not said with it: %s', (weakness, after) => {
  expect(say('weakness', { work: `${JOB}- ${weakness} ${after}` })).toBe(weakness);
});

test.each([
  'Last year I was off with burnout.',
  'Then my mother died and I left the job.',
  'Next month I would like to leave the firm.',
])('what follows an order is no part of it: %s', (after) => {
  const order = 'I always do safety first, then pay, then the rest.';
  expect(say('prioritise', { work: `${JOB}- ${order} ${after}` })).toBe(order);
});

test.each([
  'No patient left the ward before I had checked every chart, 60 a day.',
  'I let no coach leave the yard before I had tested its brakes, 40 a day for nine years.',
  'I posted the best sales of the region twice in one year.',
  'I loaded the ferry twice a day in all weathers with nobody hurt.',
  'I imported 30 tons of coffee twice a year and cut the price by 12%.',
])('what was done with care, or twice, is no mistake: %s', (line) => {
  for (const id of ['mistake', 'failure'] as const)
    expect(say(id, { work: `${JOB}- ${line}` }, line.slice(0, 9))).toBe(openFrame(id).join('\n'));
});

test.each([
  'Two ledgers are being merged and I lead the work.',
  'Three payroll systems are being merged into one by my team of four.',
  'I ran the school project until the last assignment ended.',
])('what one is at work on is no reason to leave: %s', (line) => {
  expect(say('why-leaving', { work: `${JOB}- ${line}` })).not.toContain(line.slice(0, 20));
});

const isOfCup: StoryKinds = ([text], asked) => (asked === 'achievement' && text!.includes('cup') ? 0.9 : 0);

test('what one won at school is told behind what one did at work', () => {
  const work = `${JOB}- Sorted 40 boxes in a day\n- Won the national debating cup in front of 2,000 people and raised £30,000`;
  const read = candidateFrom({ work });
  const cup = episodeWith(read, 'debating');
  const episodes = read.episodes.map((one) => (one === cup ? { ...one, source: 'education' as const } : one));
  for (const id of ['achievement', 'strength', 'why-hire-you'] as const) {
    const asked = [{ question: asks(USUAL_QUESTIONS[id].question, 'open', { usual: id }), found: [] }];
    const asking = { asked, told: NOTHING_TOLD, kinds: isOfCup };
    expect(sayAnswer({ candidate: read, ...asking }).text).toContain('debating');
    expect(sayAnswer({ candidate: { ...read, episodes }, ...asking }).text).toContain('40 boxes');
  }
});

test('who has run one place since the last dated job admits no gap', () => {
  const work =
    'PROFILE\nI have been in charge of one walled garden since 2017 and I do all of its planting.\n\nEXPERIENCE\n\nUnder-gardener, Rye & Co., York, 2010 - 2017\n- Planted 400 trees in a winter';
  const said = say('cv-gap', { work });
  expect(said).toContain('one walled garden since 2017');
  expect(said).not.toContain('[');
});

test.each([
  'Oak Ltd - Family firm since 1904 with 12 shops in Yorkshire',
  'Founded in 1904 - Family owned and run from York since then',
])('a dash makes no header of what a posting says: %s', (text) => {
  const jobDescription = `Clerk wanted in York.\n${text}\nYou will file.`;
  expect(say('know-about-us', { work: JOB, company: 'Oak Ltd', jobDescription })).toContain(text);
});

test.each([
  ['Career break', /June 2020\.\nI kept/],
  ['Travelled widely', /June 2020\.\nTravelled widely\.\nI kept/],
])('the label of a gap is not said before what was done in it, and what was done is: %s', (begins, told) => {
  const reason = `${begins}\nI kept my uncle’s stall until it was let.`;
  const gap = { from: 'May 2019', to: 'June 2020', reason };
  const candidate = { ...candidateFrom({ work: JOB }), gaps: [gap] };
  const question = asks(USUAL_QUESTIONS['cv-gap'].question, 'open', { usual: 'cv-gap' });
  const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD });
  expect(text).toMatch(told);
});

test('a notice on a board is nobody’s own', () => {
  const work = `${JOB}- Notice 7 on the board was my first design and hung for three weeks.`;
  expect(say('start-date', { work })).not.toContain('My notice');
});

test.each([
  ['Notice required: eight weeks', 'My notice is eight weeks.'],
  ['Notice: two weeks; clean driving licence', 'My notice is two weeks.'],
])('a notice is said as a sentence, without its label and what is listed behind it: %s', (text, said) => {
  const holdings = [{ kind: 'availability' as const, text, tokens: [] }];
  const candidate = { ...candidateFrom({ work: JOB }), holdings };
  const question = asks(USUAL_QUESTIONS['start-date'].question, 'open', { usual: 'start-date' });
  expect(sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD }).text).toBe(said);
});

test('what one says in quotes of one’s own deeds is no praise, and is told', () => {
  const work = `${JOB}Ms Ryan runs the desk. She rebuilt it. Ms Ryan has taught three clerks. She files.\n\n"I put 300 letters into the wrong street, because I trusted an old list. The postman rang me. I went round with him and read every list."\n\n"Ana is the one whom the porters ring. I have never heard her shout."`;
  const material = { name: 'Ana Ryan', work };
  expect(say('colleagues-say', material)).toContain('porters ring');
  expect(say('colleagues-say', material)).not.toContain('300 letters');
  expect(say('mistake', material)).toMatch(/^I put 300 letters[^"]*every list\.$/);
});

test.each([
  'I had nine days to learn the books and send the return. I rang the helpline, worked through last year’s return, and it went in a day early.',
])('what went well is no mistake: %s', (line) => {
  expect(say('mistake', { work: `${JOB}- ${line}` }, 'I had')).toBe(openFrame('mistake').join('\n'));
});

test('what one has had since the last job is no work', () => {
  const work = `Clerk, Rye & Co., York, June 2012 - March 2019\n- I have held a forklift licence since 2019`;
  expect(say('cv-gap', { work })).not.toContain('no gap');
});

test('what a referee says that they did is no own deed', () => {
  const work = `${JOB}- Sorted 40 boxes in a day\n\n“I gave Ana the hardest desk in 2021 and cut the backlog to nothing with 3 clerks.”`;
  expect(say('achievement', { work })).toContain('40 boxes');
});

test('an error that is called one is the mistake that is asked for', () => {
  const work = `${JOB}- Sorted 40 boxes in a day\n- Slip, June 2023. I posted a batch to 300 old addresses. Two tenants rang about it. I wrote to all of them.`;
  expect(say('mistake', { work }, 'Slip')).toContain('300 old addresses');
});

test('a pastime that names Christmas is no pressure', () => {
  const other = 'Football: I look after the goalkeepers. I do not drink, which is a nuisance at Christmas.';
  expect(say('pressure', { other }, 'Football')).toBe(openFrame('pressure').join('\n'));
});

test('a gap is denied only where the dates leave none since school', () => {
  const work = 'Clerk, Rye & Co., York, June 2012 - present\n- Sorted 40 boxes in a day';
  expect(say('cv-gap', { work, education: 'BA History, University of York, 2012' })).toMatch(
    /^There is no gap in it\./,
  );
  expect(say('cv-gap', { work, education: 'BA History, University of York, 2008' })).toMatch(
    /^Since June 2012 I have worked/,
  );
});

test('no gap is denied where a job has no dates', () => {
  const work =
    'Clerk, Rye & Co., York, June 2016 - present\n- Sorted 40 boxes in a day\n\nPorter, Oak Ltd, York\n- Moved 30 crates a day';
  const education = 'BA History, University of York, 2016';
  expect(say('cv-gap', { work, education })).not.toContain('no gap');
});

test('where one lives is no employer', () => {
  const work = `Beeston NG\n07700 900123\nFiling and archives since 2011\n\n${JOB}- Sorted 40 boxes in a day`;
  for (const id of ['about-yourself', 'why-this-job', 'cv-gap'] as const)
    expect(say(id, { work })).not.toContain('Beeston');
});

test('a title is said without the date that follows it', () => {
  const place = {
    title: 'Shift clerk since.',
    employer: 'Rye Haulage',
    from: 'Feb 2022',
    to: '',
    isCurrent: true,
  };
  expect(heldNow(place)).toBe('I work as Shift clerk at Rye Haulage.');
});

test('what begins with a figure is not said as one', () => {
  const place = { title: '38,000 sq ft', employer: 'Oak School', from: '2020', to: '', isCurrent: true };
  expect(heldNow(place)).toBe('I work at Oak School.');
  expect(heldNow({ ...place, title: 'Clerk B6' })).toBe('I work as Clerk B6 at Oak School.');
});

test('a metal is no duty', () => {
  const work = `${JOB}- Lead in a school annex. 14 samples, one Saturday.\n- Own idea: logger in every cool box.`;
  expect(say('about-yourself', { work })).toBe('I work as Clerk at Rye & Co.');
});

test('a span alone under what one is free from is the notice', () => {
  const holdings = [{ kind: 'availability' as const, text: '1 month', tokens: [] }];
  const candidate = { ...candidateFrom({ work: JOB }), holdings };
  const question = asks(USUAL_QUESTIONS['start-date'].question, 'open', { usual: 'start-date' });
  const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD });
  expect(text).toBe('My notice is 1 month.');
});

test('a row with a colleague that both settled is the quarrel that is asked for', () => {
  const work = `${JOB}- Row with night porter over unlabelled boxes. He’d binned nine of mine. Did a shift at his bench, he did a run in my van. New label rule, his wording.`;
  expect(say('conflict', { work }, 'Row')).toMatch(/^Row with night porter[^]*his wording\.$/);
});

test('what goes on from the sentence before is told of a gap with it', () => {
  const work = `${JOB}- Sorted 40 boxes in a day\n\nPorter, Oak Ltd, York, June 2011 - October 2013\nI left when my twins were born early and needed a good deal of care, and I stayed at home afterwards for my mother until she died in the summer of 2018. Both boys are well.`;
  expect(say('cv-gap', { work })).toMatch(/I left when my twins[^]*I stayed at home/);
});

test('who has charge of a client’s building is a customer', () => {
  const work = `${JOB}- The clinic’s facilities director changed the list three times and shouted at us. I built one shelf and had him sign it.`;
  expect(say('difficult-customer', { work }, 'The clinic')).toContain('had him sign it');
});

test('what failed because one never tried it first is one’s own mistake', () => {
  const work = `${JOB}- Put bar codes on all shelves at once. Scanners died. Dropped after 7 weeks. Failed because I never tried it on one shelf.`;
  expect(say('mistake', { work })).toMatch(
    /^I put bar codes[^]*Dropped after 7 weeks.\nFailed because I never tried/,
  );
});

test('a posting’s header and labels are not said', () => {
  const posting =
    'Clerk\nRye & Co. | York, with 3 days in the field | Hybrid\n\nPackage: 30 days and the sites of our branches\nA bit about us: opened in 2016 in an old mill by the river.';
  const said = say('know-about-us', { work: JOB, company: 'Rye & Co.', jobDescription: posting });
  expect(said).toContain('“Opened in 2016 in an old mill by the river.”');
  expect(said).not.toMatch(/\||Package/);
});

test.each([['Interests', 'chess'], ['Interests, chess']])(
  'interests are listed without their heading: %s %s',
  (...texts) => {
    const interests = texts.map((text) => ({ kind: 'interest' as const, text, tokens: [] }));
    const candidate = { ...candidateFrom({ work: JOB }), holdings: interests };
    const question = asks(USUAL_QUESTIONS.hobbies.question, 'open', { usual: 'hobbies' });
    const { text } = sayAnswer({ candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD });
    expect(text).toBe('My interests are chess.');
  },
);

test('who names a thing beside a manager is told of no quarrel with a colleague about it', () => {
  const work = `${JOB}- The porter and I stopped speaking over the crates and the trolleys in 2021. We sat down and wrote a list.`;
  const candidate = candidateFrom({ work });
  const question = {
    ...asks('When was your manager wrong about crates and trolleys?', 'open', { usual: 'disagreed-manager' }),
    focus: asks('crates trolleys', 'open').focus,
  };
  const found = foundByMarks(candidate, 'porter').map((one) => ({ ...one, matched: ['crate', 'trolley'] }));
  const { text } = sayAnswer({ candidate, asked: [{ question, found }], told: NOTHING_TOLD });
  expect(text).toBe(openFrame('disagreed-manager').join('\n'));
});

test('the posting’s own family is not the candidate’s', () => {
  const jobDescription =
    'DECKHAND\nBay Ferries\nWe run five ferries across the bay and have done since my grandfather bought a launch in 1947.';
  for (const id of ['know-about-us', 'questions-for-us'] as const)
    expect(say(id, { work: JOB, jobDescription })).toContain('1947');
});

test('a name and a town are no knowledge of the company', () => {
  const jobDescription =
    'Oak Foods - York, England\nMonday to Friday, 6:30 am to 3:30 pm\nOak Foods makes soup for shops in 31 towns.\nWe finish at noon on Fridays.';
  const text = say('know-about-us', { work: JOB, company: 'Oak Foods', jobDescription });
  expect(text).toContain('31 towns');
  expect(text).not.toMatch(/York|Monday|noon/);
});

test.each([
  ['two others', 'Two of the group argued over the plan and our tutor had to step in.'],
  [
    'two owners',
    'In the last year the two partners, brothers, did not speak with each other. I took messages.',
  ],
])('nobody’s conflict is what stood between %s', (_who, line) => {
  const work = `${JOB}- I made the maps for a restoration plan. ${line}`;
  expect(say('conflict', { work }, line.slice(0, 20))).toBe(openFrame('conflict').join('\n'));
});

test.each([
  'Spring fair 2018: one of two ovens did not work. I baked through the night. Nothing went out late.',
  'Failed runs 38 in 2019, 3 in 2024. I check bank details on the day of hire.',
])('what was coped with is no failure: %s', (line) => {
  const work = `${JOB}- ${line}`;
  expect(say('failure', { work }, line.slice(0, 11))).toBe(openFrame('failure').join('\n'));
});

test('who declined a post has disagreed with nobody, nor who was offered one', () => {
  for (const line of [
    'In 2023 I declined the branch manager’s post, since it would have taken me away from families.',
    'Offered supervisor, November 2023. Said no. Wanted to stay on the tools.',
  ])
    expect(say('disagreed-manager', { work: `${JOB}- ${line}` }, line.slice(0, 7))).toBe(
      openFrame('disagreed-manager').join('\n'),
    );
});

test('a mistake ends before what somebody else got wrong', () => {
  const work = `${JOB}- In 2018 I sent an order to print with the wrong hymn. I told her myself. It was a colleague, not I, who sent the wrong cars.`;
  const text = say('mistake', { work }, 'hymn');
  expect(text).toContain('hymn');
  expect(text).not.toContain('cars');
});

test('who was dismissed does not say so where a mistake is asked for', () => {
  const work = `${JOB}- I came to it late, after a spell in a call centre, which dismissed me in 2016 because my calls were wrong.`;
  expect(say('mistake', { work }, 'call centre')).toBe(openFrame('mistake').join('\n'));
});

test('whether there is a gap is not told by years alone', () => {
  const years = 'Clerk, Oak Ltd, York, 2014 - 2016\n\nClerk, Rye & Co., York, 2017 - present';
  expect(say('cv-gap', { work: years })).toMatch(/^From 2014 to 2016/);
  expect(say('cv-gap', { work: years.replace('2017', '2016') })).toMatch(/^There is no gap in it\./);
  const apart =
    'Usher, Oak Ltd, York, 2009\n\nClerk, Oak Ltd, York, 2014 - 2015\n\nClerk, Ash Ltd, York, 2019 - 2020';
  expect(say('cv-gap', { work: apart })).not.toContain('Usher');
});

test('“at home” is explained by what stands below it', () => {
  const work = `Clerk, Rye & Co., York, March 2021 - present\n- Sorted 40 boxes in a day\n\nAT HOME, July 2019 - February 2021\nTwins, born early; then nobody was hiring.\n\nClerk, Oak Ltd, York, 2013 - June 2019\n- Kept the lists`;
  expect(say('cv-gap', { work })).toContain('Twins, born early');
});

test('neither dates of availability nor a first post are a way to work or a plan', () => {
  const work = `${JOB}- I am available immediately and happy to work evenings in a team.\n- I am a keen graduate looking for a first role in ecology.`;
  expect(say('work-style', { work })).not.toContain('available');
  for (const id of ['five-years', 'why-leaving'] as const)
    expect(say(id, { work })).not.toContain('first role');
});

test('a firm that changes what it does is a reason to go', () => {
  const work = `${JOB}- Oddfellow Studio has decided to do screens only. They have been open about it, but I want to go on making boxes.`;
  expect(say('why-leaving', { work })).toMatch(/^Oddfellow Studio has decided/);
});

test('how a résumé is ordered is nobody’s way to prioritise', () => {
  const work = `${JOB}- I put my stations first as they happened and then the present one, which stands last.`;
  expect(say('prioritise', { work })).toBe(openFrame('prioritise').join('\n'));
});

test('what one calls the proudest is told first', () => {
  const work = `${JOB}- Saved £312,000 a year by joining five routes into two.\n- Took pick-up from 88% to 96% (proudest of this one: did it without dropping a carrier).`;
  expect(say('achievement', { work })).toContain('96%');
});

test.each(['failure', 'mistake', 'weakness', 'conflict'] as const)(
  'a merit is not told where what is likely asked is a %s',
  (nearestUsual) => {
    const candidate = candidateFrom({ work: `${JOB}- Taught two juniors the work in three weeks.` });
    const question = asks('tell me about a fellow year', 'behavioural', {
      nearestUsual,
      isPossible: true,
      isUsualLikely: true,
    });
    const asked = [{ question, found: foundByMarks(candidate, 'juniors') }];
    const { text, alternatives } = sayAnswer({ candidate, asked, told: NOTHING_TOLD });
    expect(text).toBe(openFrame(nearestUsual).join('\n'));
    expect(alternatives).toHaveLength(1);
  },
);

test('who asks what happened in a year without work asks for the gap', () => {
  const work = `Clerk, Rye & Co., York, September 2023 - present\n- In December 2023 I broke a light.\n\nMarch - August 2023\nOff work. Wrist operation, then physio until I was cleared for lifting.\n\nClerk, Oak Ltd, York, 2013 - February 2023\n- Kept the lists`;
  const candidate = candidateFrom({ work });
  const question = asks('What happened in 2023?', 'open', { nearestUsual: 'cv-gap', isPossible: true });
  const asked = [{ question, found: foundByMarks(candidate, 'light') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toContain('Wrist operation');
});

test('a certificate of one year fills no gap', () => {
  const work =
    'Mason, Rye & Co., York, 2018 - present\n- Built walls\n\nMason, Oak Ltd, York, 2009 - 2013\n- Built walls';
  expect(say('cv-gap', { work, education: 'Certificates\nNVQ L3 Brickwork, 2016' })).not.toContain(
    'Brickwork',
  );
});

const ofLearning: StoryKinds = (_texts, id) => (id === 'learned-quickly' ? 0.7 : 0);
test.each([
  ['The operator resigned with a week’s warning. I read the manual at night for four days.', true],
  ['My colleague Bo installed the new software. I tested the screens.', false],
])('what another did first is no quick learning, but who resigned is its scene: %s', (line, isTold) => {
  const candidate = candidateFrom({ work: `${JOB}- ${line}` });
  const question = asks(USUAL_QUESTIONS['learned-quickly'].question, 'open', { usual: 'learned-quickly' });
  const asked = [{ question, found: [] }];
  const { text } = sayAnswer({ candidate, asked, told: NOTHING_TOLD, kinds: ofLearning });
  expect(text.includes('[')).toBe(!isTold);
});

test.each([
  'Customer auditor moved up three weeks. I had 9 days to close 22 gaps. Passed, no majors.',
  'I challenged the director’s plan to buy a list; a trial failed and the purchase was dropped.',
  'I wrote a tool for the halls network. The university withdrew permission and it was abandoned.',
])('what others ended, or what was passed, is nobody’s failure: %s', (line) => {
  const candidate = candidateFrom({ work: `${JOB}- ${line}` });
  const question = asks(USUAL_QUESTIONS.failure.question, 'open', { usual: 'failure' });
  const kinds = { candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD, kinds: ofFailure };
  expect(sayAnswer(kinds).text).toBe(openFrame('failure').join('\n'));
});
const ofFailure: StoryKinds = (_texts, id) => (id === 'failure' ? 0.7 : 0);

test.each([
  'Contained a newsletter sent by the agency with the wrong prices.',
  'Failed my lens certificate in 2016, by four marks. A locum’s mislaid records cost us a complaint.',
])('neither another’s error nor an examination is a mistake of one’s own: %s', (line) => {
  expect(say('mistake', { work: `${JOB}- ${line}` }, line.slice(10, 30))).toBe(
    openFrame('mistake').join('\n'),
  );
});

test('a miss of one’s own is a mistake, and no dispute though the supervisor was told of it', () => {
  const work = `${JOB}- My miss: 01/2022, signed off a piece with last revision’s print. Told my supervisor that night.`;
  expect(say('mistake', { work }, 'My miss')).toContain('My miss');
  expect(say('disagreed-manager', { work }, 'My miss')).toBe(openFrame('disagreed-manager').join('\n'));
});

test('a time without a job is told of the gap alone', () => {
  const work = `${JOB}- Sorted 40 boxes in a day\n- 05/2020 to 01/2021: no job. Rehab, home-schooled two kids.`;
  const candidate = candidateFrom({ work });
  const found = foundByMarks(candidate, 'no job');
  const said = (usual?: UsualId): string =>
    sayAnswer({
      candidate,
      asked: [{ question: asks('What about 2020?', 'behavioural', { ...(usual && { usual }) }), found }],
      told: NOTHING_TOLD,
    }).text;
  expect(said('cv-gap')).toContain('no job');
  expect(said()).not.toContain('no job');
});

test('who served on a team led none, and is proud of what was done alone', () => {
  const served = 'Served on the team that moved 48,000 items to the new building in 2017.';
  const work = `${JOB}- ${served}\n- Sorted 40 boxes in a day`;
  expect(say('led-team', { work }, 'served on')).toBe(openFrame('led-team').join('\n'));
  expect(say('achievement', { work }, 'served on')).toContain('40 boxes');
});

test('a hobby with a verb of the past in its name is no deed under pressure', () => {
  const candidate = candidateFrom({ work: `${JOB}- I fell-run, slowly, and mend clocks.` });
  expect(tellsDeed(episodeWith(candidate, 'fell-run'))).toBe(false);
});

test('what a firm pays beside the wage is not asked after first', () => {
  const jobDescription =
    'State retirement plan, tuition assistance after one year, 22 days of paid leave.\nWe serve 9,000 readers from two branches.';
  expect(say('questions-for-us', { work: JOB, jobDescription })).toContain('9,000 readers');
});

test('a measure is not shown as what one did', () => {
  const work = `${JOB}- Closed tickets 140 a week (team of nine), about 25 mine.\n- Sorted 40 boxes in a day`;
  for (const id of ['achievement', 'strength'] as const)
    expect(say(id, { work }, 'tickets')).toContain('40 boxes');
});

test('unless it is said to be one’s own, or by what it was reached', () => {
  const work = `${JOB}- Abandoned calls on my team: 11% down to 4%, by moving breaks to where the calls are thin.`;
  expect(say('achievement', { work }, 'calls')).toContain('11%');
});

test('a label of a job is no employer', () => {
  const work = 'Clerk, Rye & Co., York, 2021 - present\n- Sorted 40 boxes in a day';
  const { places, ...candidate } = candidateFrom({ work });
  const before = { employer: 'Before', title: 'Porter', from: '2015', to: '2018', isCurrent: false };
  const question = asks(USUAL_QUESTIONS['about-yourself'].question, 'open', { usual: 'about-yourself' });
  const asked = [{ question, found: [] }];
  const { text } = sayAnswer({
    candidate: { ...candidate, places: [...places, before] },
    asked,
    told: NOTHING_TOLD,
  });
  expect(text).toContain('Earlier I worked as Porter.');
});

test('what one cut by a measure is one’s own', () => {
  const work = `${JOB}- Cut costs 20% in 2021.\n- Put labels on boxes.`;
  const candidate = candidateFrom({ work });
  const question = asks(USUAL_QUESTIONS.achievement.question, 'open', { usual: 'achievement' });
  const told = { candidate, asked: [{ question, found: [] }], told: NOTHING_TOLD, kinds: ofAchievement };
  expect(sayAnswer(told).text).toContain('20%');
});
const ofAchievement: StoryKinds = (_texts, id) => (id === 'achievement' ? 0.5 : 0);

test.each([
  'I relocated 120 staff to a new office in one weekend.',
  'I looked after two children of a family in Leeds.',
  'No job left the bench without a second test, and I halved the returns.',
])('work that sounds like a break is told as work: %s', (line) => {
  const candidate = candidateFrom({ work: `${JOB}- ${line}` });
  const found = foundByMarks(candidate, line.slice(0, 14));
  const asked = [{ question: asks('What did you do there?', 'behavioural'), found }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toContain(line.slice(0, 14));
});

test.each([
  'I wrote a job that moves the data to S3 every night.',
  'The trust has decided to offer it on all nine wards.',
])('what is done at work is no reason to leave it: %s', (line) => {
  expect(say('why-leaving', { work: `${JOB}- ${line}` })).not.toContain(line.slice(0, 12));
});

test('a card that was valid for years explains no time', () => {
  const work = 'Mason, Rye & Co., York, 2021 - present\n\nMason, Oak Ltd, York, 2009 - 2018';
  expect(say('cv-gap', { work, education: 'Certificates\nCSCS card 2018 – 2023' })).not.toContain('CSCS');
});

test('a second part that needs a model says so, though the first has no answer', () => {
  const candidate = candidateFrom({ work: JOB });
  const parts = ['tell me about a zebra', 'write a function that reverses a list'];
  const asked = parts.map((text) => ({ question: asks(text, 'behavioural'), found: [] }));
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).note).toContain('language model');
});

test('who asks after a machine that failed hears of no mistake', () => {
  const work = `${JOB}- The press failed at six. I had it going by eight.\n- I sent the wrong order to print and told my manager at once.`;
  const candidate = candidateFrom({ work });
  const question = asks('Tell me about a machine that failed and how you got it going.', 'behavioural');
  const asked = [{ question, found: foundByMarks(candidate, 'press') }];
  expect(sayAnswer({ candidate, asked, told: NOTHING_TOLD }).text).toContain('press');
});

test('an interest keeps what is said against it', () => {
  const other = 'Interests: alto in a choir, sea swimming, not in January';
  expect(say('hobbies', { work: JOB, other })).toContain('sea swimming, not in January');
});

test.each([
  'I swapped drivers at two services before hours ran out. 15 delivered same day, 2 next morning.',
  'Feb 2024 the bank processed our file twice. Not our error. I rang all 47 suppliers and had it back.',
])('meaning alone makes no mistake of what has no aftermath, or is said to be none: %s', (line) => {
  const candidate = candidateFrom({ work: `${JOB}- ${line}` });
  for (const id of ['mistake', 'failure'] as const) {
    const asked = [{ question: asks(USUAL_QUESTIONS[id].question, 'open', { usual: id }), found: [] }];
    const { text } = sayAnswer({ candidate, asked, told: NOTHING_TOLD, kinds: ofMistake });
    expect(text).toBe(openFrame(id).join('\n'));
  }
});
const ofMistake: StoryKinds = (_texts, id) => (id === 'mistake' ? 0.7 : 0);

test('what a manager had planned is no dispute with one', () => {
  const work = `${JOB}- I chaired the staff side of our office move in 2023, which my manager, Ruth, had planned.`;
  expect(say('disagreed-manager', { work }, 'chaired')).toBe(openFrame('disagreed-manager').join('\n'));
});

test('two months without a job are not denied', () => {
  const work =
    'Carer, Rye & Co., York, September 2021 - present\n\nCarer, Oak Ltd, York, February 2019 - June 2021';
  expect(say('cv-gap', { work })).toMatch(/^From February 2019/);
  expect(say('cv-gap', { work: work.replace('September 2021', 'July 2021') })).toMatch(/^There is no gap/);
});

test('a second try is not told in an introduction', () => {
  const education = 'Maths 4 (second try, November 2023), York School, 2024';
  expect(say('about-yourself', { work: JOB, education })).not.toContain('second try');
});
