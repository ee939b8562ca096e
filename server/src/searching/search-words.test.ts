import { expect, test } from 'vitest';
import { searchWords, wordsNotIn } from './search-words.ts';

test.each([
  ['дмитрий', 'Дмитрий ДМИТРИЕВ'],
  ['ΟΔΟΣ', 'η οδός, η οδος'],
  ['οδοσ', 'ΟΔΟΣ'],
  ['STRASSE', 'die Straße'],
  ['straße', 'STRAẞE'],
  ['łukasz', 'ŁUKASZ'],
  ['Ångström', 'a\u030angstro\u0308m'],
  ['100%', 'I gave 100% of it'],
  ['job_title', 'the job_title of'],
  ['kuber', 'Kubernetes'],
  ['紹介', '自己紹介をお願いします。'],
  ['当社　自己', '自己紹介と、なぜ当社か'],
  ['ｶﾀｶﾅ', 'カタカナ'],
  ["I'd", 'so I’d say'],
  ['I’d', "so I'd say"],
  ['full-time', 'a full\u2011time post, 2015–2019'],
  ['full\u2011time', 'a full-time post'],
  ['2015-2019', '2015–2019'],
  ['"so"', 'he said “so”'],
  ['incident', 'the in\u00adci\u00addent'],
  ['office', 'the oﬃce'],
  ['kpi', 'ＫＰＩ'],
  ['العمل', 'لماذا تريد هذا العمل؟'],
  ['عمل نفس', 'حدثني عن نفسك وعن عملك.'],
])('%s is found in “%s”', (search, text) => {
  expect(wordsNotIn(text, searchWords(search))).toEqual([]);
});

test.each([
  ['100%', '1000 times'],
  ['job_title', 'the job title'],
  ['%', 'words'],
  ['дмитрий', 'Dmitriy'],
])('%s is not found in “%s”', (search, text) => {
  expect(wordsNotIn(text, searchWords(search))).not.toEqual([]);
});

test('of several words those are left that a text has not got, in whatever order they stand', () => {
  expect(wordsNotIn('We run Kubernetes at Acme', searchWords('  acme  kubernetes rust rust'))).toEqual([
    'RUST',
  ]);
});
