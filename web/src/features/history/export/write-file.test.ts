import type { Interview, SessionEvent } from '@pythia/contracts/interviews.ts';
import { expect, test } from 'vitest';
import { remarkOnMissing, writeFile } from './write-file.ts';

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
const write = async (form: 'md' | 'json', of = session) => {
  const { file } = await writeFile({ session: of, events, isWhole: true }, form, timeOf);
  return { name: file.name, text: await file.text() };
};

test('as Markdown it is to be read, with its day and what was corrected', async () => {
  const day = NOON.toLocaleDateString(undefined, { dateStyle: 'long' });
  expect(await write('md')).toEqual({
    name: 'interview-2026-01-05-bäcker-söhne.md',
    text: `# Interview: Second round, Bäcker & Söhne\n\n${day}\n\n**1** Why us?\n\n## Why us?\n\n**3**\n\nBecause.\n`,
  });
});

test('as JSON it has the session and its events as they are', async () => {
  const { name, text } = await write('json');
  expect(name).toBe('interview-2026-01-05-bäcker-söhne.json');
  expect(JSON.parse(text)).toEqual({ session, events });
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
