import type { Debrief } from '@pythia/contracts/debrief.ts';
import type { Interview, SessionEvent } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { type ExportedReview, remarkOnMissing, writeFile } from './write-file.ts';

const NOON = new Date(2026, 0, 5, 12);
const session = {
  id: 's',
  title: 'Second round',
  company: 'Bäcker & Söhne',
  job_title: 'Baker',
  created_at: NOON.toISOString(),
} as Interview;
const event = (of: object, seq: number) =>
  ({ seq, at: new Date(NOON.getTime() + seq * 60_000).toISOString(), ...of }) as SessionEvent;
const events = [
  event({ kind: 'line', id: 'a', text: 'Why ass?' }, 1),
  event({ kind: 'correction', id: 'b', line: 'a/0', text: 'Why us?' }, 2),
  event({ kind: 'question', id: 'c', text: 'Why us?', lines: ['a/0'] }, 3),
  event({ kind: 'answer', id: 'd', exchange_id: 'c', text: 'Because.', state: 'complete' }, 4),
];
const timeOf = (at: number) => String((at - NOON.getTime()) / 60_000);
const write = async (form: 'md' | 'json', of = session, reviewed: ExportedReview | null = null) => {
  const { file } = await writeFile({ session: of, events, reviewed }, form, timeOf);
  return { name: file.name, text: await file.text() };
};

test('as Markdown it is to be read, with its day and what was corrected', async () => {
  const day = NOON.toLocaleDateString(undefined, { dateStyle: 'long' });
  expect(await write('md')).toEqual({
    name: 'interview-2026-01-05-bäcker-söhne.md',
    text: `# Interview: Second round, Bäcker & Söhne\n\n${day}\n\n**1** Why us?\n\n## Why us?\n\n**3**\n\nBecause.\n`,
  });
});

test('it says from when on a session was answered in which style', async () => {
  const styles = [
    event({ kind: 'style', id: 'e', choice: 3, named: { name: 'Panel' } }, 0),
    event({ kind: 'style', id: 'f', choice: null, named: null }, 8),
  ];
  const { file } = await writeFile({ session, events: [...events, ...styles], reviewed: null }, 'md', timeOf);
  const text = await file.text();
  expect(text.match(/Style: \w+|Because/g)).toEqual(['Style: Panel', 'Because', 'Style: none']);
});

test('as JSON it has the session and its events as they are', async () => {
  const { name, text } = await write('json');
  expect(name).toBe('interview-2026-01-05-bäcker-söhne.json');
  expect(JSON.parse(text)).toEqual({ session, events });
});

const debrief: Debrief = {
  began_at: NOON.toISOString(),
  ended_at: NOON.toISOString(),
  questions: [
    {
      id: 'c',
      event: 'c',
      text: 'Why *us*?',
      at: events[2]!.at,
      kind: 'motivation',
      way: 'coach',
      stall: 'slow',
      first_text_ms: 3_200,
      total_ms: 4_000,
      answer: 'Because.',
      usual: null,
    },
  ],
  more_questions: 0,
  requirements: [
    { text: 'rye breads', is_touched: true, questions: ['c'] },
    { text: 'night shifts', is_touched: false, questions: [] },
  ],
  stories: [{ title: 'The oven', is_told: false, questions: [] }],
  company: '',
  role: '',
  name: '',
};

test('the review stands behind the log, and the note as it was changed', async () => {
  const { text } = await write('md', session, { debrief, thanks: 'Dear all,\n\nthank you.' });
  expect(text.split('Because.\n\n')[1]).toBe(`# Review: Why this job

- Why \\*us\\*? (3 · Coach · First word after 3.2 s · all after 4.0 s) The first word took 3.2 s.

# Review: never touched of the job

- night shifts

# Review: touched of the job

- rye breads

# Review: untold stories

- The oven

# Thank-you note

Dear all,

thank you.
`);
  const drafted = await write('md', session, { debrief, thanks: null });
  expect(drafted.text).toContain('Dear \\[the interviewer’s name\\],');
  expect((await write('md', session, { debrief, thanks: undefined })).text).not.toContain('Thank-you');
  const json = JSON.parse((await write('json', session, { debrief, thanks: null })).text);
  expect(json).toEqual({ session, events, review: debrief, thank_you: null });
});

test('without a company the file is called by its name, or by its job', async () => {
  expect((await write('json', { ...session, company: '' })).name).toBe(
    'interview-2026-01-05-second-round.json',
  );
  const unnamed = { ...session, company: '', title: '' };
  expect((await write('json', unnamed)).name).toBe('interview-2026-01-05-baker.json');
});

test('of thousands of characters that the font lacks some are named, and the others counted', () => {
  const characters = Array.from({ length: 3_000 }, (_, place) => String.fromCodePoint(0x4e00 + place));
  const [first, last] = [characters[0]!, characters[19]!];
  expect(remarkOnMissing(characters)).toMatch(
    new RegExp(
      `^The PDF’s font cannot show ${first} .{36}${last} and 2980 more: a \\? would stand in for each\\. Markdown and JSON hold them\\.$`,
    ),
  );
  expect(remarkOnMissing(['中', '🚀'])).toBe(
    'The PDF’s font cannot show 中 🚀: a ? would stand in for each. Markdown and JSON hold them.',
  );
});
