import type { Debrief, DebriefedQuestion } from '@pythia/contracts/debrief.ts';
import { GAP } from '@pythia/contracts/gap.ts';
import { expect, test } from 'vitest';
import { draftThankYou } from './draft-thank-you.ts';

const question = (told: Partial<DebriefedQuestion>): DebriefedQuestion => ({
  id: 'q',
  event: 'q',
  text: 'Why?',
  at: '2026-01-15T12:00:00Z',
  kind: 'open',
  way: 'none',
  stall: null,
  first_text_ms: null,
  total_ms: null,
  answer: '',
  usual: null,
  ...told,
});
const NOTHING: Debrief = {
  began_at: null,
  ended_at: null,
  questions: [],
  more_questions: 0,
  requirements: [],
  stories: [],
  company: '',
  role: '',
  name: '',
};

test('a note thanks for what is known, and names two things that were asked', () => {
  const asked = (['pressure', 'weakness', 'led-team', 'pressure', 'prioritise'] as const).map((usual) =>
    question({ usual }),
  );
  const about = { role: 'Baker', company: 'Rye & Co.', name: 'Ada Marsh', began_at: '2026-01-15T12:00:00Z' };
  expect(draftThankYou({ ...NOTHING, ...about, questions: asked })).toBe(`Dear [the interviewer’s name],

Thank you for your time on 15 January, and for our conversation about the position of Baker at Rye & Co.

We spoke about working under pressure and about leading a team.

If there is anything else that you would like to know, I am glad to answer it.

Kind regards,
Ada Marsh`);
});

test('what is not known is left out, or is a gap; a question that has no name is quoted', () => {
  const bare = draftThankYou(NOTHING);
  expect(bare).toContain('Thank you for your time.\n');
  expect(bare).not.toContain('We spoke');
  expect(bare.match(GAP)).toEqual(['[the interviewer’s name]', '[your name here]']);
  const personal = question({ text: 'How old are you?' });
  const known = question({ text: 'What is gluten?', kind: 'technical' });
  const long = question({ text: `What of ${'this '.repeat(40)}?`, kind: 'technical' });
  expect(draftThankYou({ ...NOTHING, questions: [personal, long, known] })).toContain(
    'You asked me: “What is gluten?” I would like to add: [what you would add to your answer].',
  );
  expect(draftThankYou({ ...NOTHING, company: 'Rye.' })).toContain('our conversation at Rye.\n');
});
