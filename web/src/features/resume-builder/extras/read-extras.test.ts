import { expect, test } from 'vitest';
import { readLinks } from './read-links.ts';
import { readSkills } from './read-skills.ts';

test.each([
  ['github.com/ada', '', 'github.com/ada', 'https://github.com/ada'],
  ['https://www.ada.example/', '', 'ada.example', 'https://www.ada.example/'],
  ['GitHub: github.com/ada', 'GitHub', 'github.com/ada', 'https://github.com/ada'],
  ['https://ada.example/talk – My talk', 'My talk', 'ada.example/talk', 'https://ada.example/talk'],
  ['Θέμα http://παράδειγμα.gr', 'Θέμα', 'παράδειγμα.gr', 'http://xn--hxajbheg2az3al.gr/'],
])('%s is a link', (line, label, shown, url) => {
  expect(readLinks(`\n${line}\n`)).toEqual([{ label, shown, url }]);
});

test.each(['javascript:alert(1)', 'ada@example.com', 'My blog', 'data:text/html,x', 'file:///etc/passwd'])(
  '%s leads nowhere, and is shown as it is',
  (line) => {
    expect(readLinks(line)).toEqual([{ label: line, shown: '', url: undefined }]);
  },
);

test('skills are lists, and groups where a line says so', () => {
  expect(readSkills('Excel, Python ,;\n\nLanguages: English; Greek\nOvens:')).toEqual([
    { group: '', names: ['Excel', 'Python'] },
    { group: 'Languages', names: ['English', 'Greek'] },
    { group: 'Ovens', names: [] },
  ]);
});
