import { expect, test } from 'vitest';
import { shapeStory } from './shape-story.ts';
import { ROUGH_NOTES } from './testing/rough-notes.ts';

/** Section → its text. */
const sections = (story: string) =>
  Object.fromEntries(
    [...story.matchAll(/\*\*([^*]+)\*\*\n\n([^]*?)(?=\n\n\*\*|$)/g)].map(([, title, text]) => [title, text]),
  );
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}.,’'&£%-]*[\p{L}\p{N}%]/gu) ?? [];
const withoutGaps = (story: string) => story.replace(/\*\*[^*]+\*\*|- \w+: \[.*\]|\[[^\]]*\]/g, '');
const notes = Object.entries(ROUGH_NOTES);

test('puts the user’s sentences in the order of a story, without the words of the request', () => {
  const story = shapeStory(
    `Refine this job story based on these prompts: As a result we delivered on time. ${ROUGH_NOTES.baker}`,
  );
  expect(sections(story)).toMatchObject({
    Situation: 'The proving room failed one night.',
    Task: 'I had to get 400 loaves out by six.',
    Action: 'I moved the dough to the cellar.',
  });
  expect(Object.keys(sections(story)).slice(0, 4)).toEqual(['Situation', 'Task', 'Action', 'Result']);
  expect(story).not.toContain('Refine this');
});

test.each([
  ['teacher', 'Result', '24 passed the test in June.'],
  ['driver', 'Result', 'All 14 delivered.'],
  ['salesperson', 'Situation', 'I lost our biggest account (Meyer GmbH, 18% of revenue) in March 2021.'],
  ['salesperson', 'Result', '11 came back. By December we were at 104% of target.'],
  ['accountant', 'Result', 'Dropped them. Now takes 4 days.'],
  ['engineer', 'Situation', 'We had a leak at pump station 3 - pressure dropped to 2.1 bar.'],
  ['charity', 'Result', '13 of 15 still there a year later.'],
  ['electrician', 'Task', 'Finish before term starts on 2 September.'],
  ['student', 'Result', 'We got a 1.7.'],
  ['pilot', 'What I learned', 'Since then I brief bird strikes before every departure there.'],
])('of a %s’s notes the section “%s” tells: %s', (who, title, text) => {
  expect(sections(shapeStory(ROUGH_NOTES[who]!))[title]).toBe(text);
});

test('adds the speaker where notes leave out who did it', () => {
  expect(sections(shapeStory(ROUGH_NOTES['nurse']!))['Action']).toBe('I called Dr Okafor, started oxygen.');
});

test('a line of the notes is a sentence, though the next begins in lower case', () => {
  expect(sections(shapeStory('called Dr Okafor, moved 14 vaccines\nall of them saved'))).toMatchObject({
    Action: 'I called Dr Okafor, moved 14 vaccines.',
    Result: 'All of them saved.',
  });
});

test.each(notes)('of a %s’s notes every word is kept, and none added but who did it', (_, note) => {
  const told = words(withoutGaps(shapeStory(note))).filter((word) => word !== 'i');
  const noted = words(note.replace(/\b(?:Situation|Task|Action|Result): /g, '')).filter(
    (word) => word !== 'i',
  );
  expect(told.toSorted()).toEqual(noted.toSorted());
});

test.each([
  'There was one problem: nobody knew the password.',
  'The result: 30 orders a day.',
  'We had a challenge – the oven was cold.',
])('a word that could name a part stays in its sentence: %s', (note) => {
  expect(shapeStory(note)).toContain(note);
});

test('what the user puts in brackets is kept, and headings are no sentences', () => {
  const story = shapeStory('**What I did then**\n\nI rang Meyer [the owner] at 5.');
  expect(sections(story)['Action']).toBe('I rang Meyer [the owner] at 5.');
  expect(story).not.toContain('What I did then');
});

test('asks for each part that the notes leave open', () => {
  expect(sections(shapeStory(ROUGH_NOTES['chef']!))).toEqual({
    Situation: 'Fridge broke on saturday at 5pm with 80 covers booked.',
    Task: '[what did you have to achieve, and why did it matter?]',
    Action: '[what did you do yourself, step by step?]',
    Result: '[how did it end, and what came of it?]',
    'To make it stronger, add': '- Lesson: [what did you learn from it, in one sentence?]',
  });
});

test('asks for a number where the result has none, for a lesson, and for the user’s own part', () => {
  const asked = sections(shapeStory('The oven failed. We moved the dough. In the end nobody waited.'));
  expect(asked['To make it stronger, add']?.split('\n')).toEqual([
    '- Action: [what was your own part in it?]',
    '- Result: [how much, how many or how long was it, in one number?]',
    '- Lesson: [what did you learn from it, in one sentence?]',
  ]);
});

test('a result that is told first is no situation', () => {
  const told = sections(shapeStory('I reduced the build time by 40%. I introduced a cache for the tests.'));
  expect(told).toMatchObject({
    Situation: expect.stringMatching(/^\[/),
    Action: 'I introduced a cache for the tests.',
    Result: 'I reduced the build time by 40%.',
  });
});
