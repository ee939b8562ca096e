import { expect, test } from 'vitest';
import { NO_MATERIAL } from '#coach/material.ts';
import { readCandidate } from './read-candidate.ts';

const read = (work: string) => readCandidate({ ...NO_MATERIAL, work });

test.each([
  ['Foster Architects, Leeds, 2018 – 2021', '', 'Foster Architects'],
  ['Hill Solicitors, Leeds, 2018 – 2021', '', 'Hill Solicitors'],
  ['Receptionist, Hill Solicitors, 2018 – 2021', 'Receptionist', 'Hill Solicitors'],
  ['Porter, Baker Street Hotel, 2018 – 2021', 'Porter', 'Baker Street Hotel'],
  ['Baker Street Hotel, Porter, 2018 – 2021', 'Porter', 'Baker Street Hotel'],
  ['Driver, Grant Builders, 2018 – 2021', 'Driver', 'Grant Builders'],
  ['Zalvora, Barnet Depot Ltd, 2018 – 2021', '', 'Barnet Depot Ltd'],
  ['Head of School, Hill Academy, 2018 – 2021', 'Head of School', 'Hill Academy'],
])('an employer is no title: %s', (header, title, employer) => {
  const { places } = read(`Experience\n${header}\n- Moved 40 orders in a day`);
  expect(places).toMatchObject([{ title, employer }]);
});

test.each([
  [
    'a header of two lines below an indented bullet',
    '• Trained four apprentices\n    Marlow Foods\n    Shift Manager, 2016 – 2018\n• Moved 40 orders in a day',
  ],
  [
    'a header that follows a figure in one row',
    '• Cut waste by 30% Shift Manager, Marlow Foods, 2016 – 2018\n• Moved 40 orders in a day',
  ],
])('no bullet ends in the next header: %s', (_, bullets) => {
  const { episodes } = read(`Head Baker, Rye & Co., 2018 – 2021\n${bullets}`);
  expect(episodes.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')).at(-1)).toBe(
    'I moved 40 orders in a day.',
  );
  expect(episodes[0]!.sentences[0]!.text).not.toContain('Marlow');
  expect(episodes.at(-1)!.place).toMatchObject({ title: 'Shift Manager', employer: 'Marlow Foods' });
});

test.each([
  ['First Aid at Work', 'certificate'],
  ['Manual handling training course', 'certificate'],
  ['Course in counselling', 'certificate'],
  ['Employee of the Month award', 'award'],
  ['Excel', 'skill'],
])('among skills, %s is held as a %s', (text, kind) => {
  expect(read(`Skills: Sage 50, ${text}`).holdings.map((one) => [one.text, one.kind])).toContainEqual([
    text,
    kind,
  ]);
});
