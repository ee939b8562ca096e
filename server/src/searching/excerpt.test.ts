import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import { searchWords } from './search-words.ts';

/** Finds in brackets. */
const excerpt = (text: string, search: string): string =>
  excerptOf(text, searchWords(search))
    .map(({ text, found }) => (found ? `[${text}]` : text))
    .join('');

test.each([
  ['We run Kubernetes at Acme.', 'kuber acme', 'We run [Kuber]netes at [Acme].'],
  ['In der Straße 5', 'STRASSE', 'In der [Straße] 5'],
  ['IN DER STRASSE 5', 'straße', 'IN DER [STRASSE] 5'],
  ['A cafe\u0301 in Paris', 'CAFÉ', 'A [cafe\u0301] in Paris'],
  ['η οδός', 'ΟΔΌΣ', 'η [οδός]'],
  ['the ﬁrst office', 'fi', 'the [ﬁ]rst of[fi]ce'],
  ['So I’d go full\u2011time', "i'd full-time", 'So [I’d] go [full\u2011time]'],
  ['an in\u00adci\u00addent', 'incident', 'an [in\u00adci\u00addent]'],
  ['so  much\n\nroom', 'room', 'so much [room]'],
  ['なぜ当社ですか？', '当社', 'なぜ[当社]ですか？'],
  ['لماذا تريد هذا العمل؟', 'عمل', 'لماذا تريد هذا ال[عمل]؟'],
  ['nothing of it', 'bread', ''],
])('of “%s” %s is marked', (text, search, shown) => {
  expect(excerpt(text, search)).toBe(shown);
});

test('a long text is cut between words, around the first of what is found', () => {
  const text = `${'some words before '.repeat(30)}the bread${' and words after'.repeat(30)} bread`;
  expect(excerpt(text, 'bread after')).toBe(
    `…some words before some words before some words before the [bread]${' and words [after]'.repeat(8)} and…`,
  );
});

test('where no space stands it is cut between letters, never within one', () => {
  const family = '👨‍👩‍👧‍👦';
  const shown = excerpt(`${family.repeat(30)}面包${family.repeat(30)}`, '面包');
  expect(shown).toBe(`…${family.repeat(5)}[面包]${family.repeat(12)}…`);
});

test.each([
  'x\u0301'.repeat(5_000),
  `a${'\u0301'.repeat(10_000)} b`,
  'bread'.repeat(5_000),
  ' '.repeat(10_000),
])('it is short, whatever the text is', (text) => {
  const parts = excerptOf(text, searchWords('á b x'));
  expect(parts.map((part) => part.text).join('').length).toBeLessThan(220);
});

test.each([3_590, 3_998, 4_390, 9_000])('it is the same wherever in a long text it is, as at %i', (place) => {
  const words = 'ábc def '.repeat(2_000);
  const text = `${words.slice(0, place)} bread ${words}`;
  expect(excerpt(text, 'bread')).toMatch(/^…(\S+ )+\[bread\]( \S+)+…$/);
  expect(excerpt(text, 'bread').length).toBeGreaterThan(170);
});
