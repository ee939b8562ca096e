import { expect, test } from 'vitest';
import { readProsePlace } from './prose-place.ts';

test.each([
  ['I worked as a buyer at Oakmere Foods from 2016 to 2019.', 'Oakmere Foods', 'buyer'],
  ['In 2018 I started as a buyer with Oakmere, Hull.', 'Oakmere', 'buyer'],
  ['My first job was as a waiter at the Harbour Grill.', 'Harbour Grill', 'waiter'],
  ['Worked at Telvia until I joined Rye & Co. in 2009.', 'Telvia', ''],
  ['I have worked for Telvia since 2019.', 'Telvia', ''],
  ['I have been with Telvia for nine years.', 'Telvia', ''],
  ['I volunteered with Oakmere.', 'Oakmere', ''],
  ['Telvia hired me in 2019 as a buyer.', 'Telvia', 'buyer'],
  ['At Telvia, where I was a buyer, I bought jars.', 'Telvia', 'buyer'],
  ['I spent three years as a buyer at Telvia.', 'Telvia', 'buyer'],
  ['I ran the night shift at Rye & Co.', 'Rye & Co.', ''],
  ['I lead the night shift at Rye & Co.', 'Rye & Co.', ''],
  ['As a buyer at Telvia I bought jars.', 'Telvia', 'buyer'],
  ['As a buyer (Telvia Foods Ltd, 2016 to 2019) I bought jars.', 'Telvia Foods Ltd', 'buyer'],
  ['As a nurse on the night ward of Hull General Hospital, I waited.', 'Hull General Hospital', 'nurse'],
  ['In my role as buyer for Telvia I bought jars.', 'Telvia', 'buyer'],
  ['During my three years at Oakmere Foods Ltd I bought jars.', 'Oakmere Foods Ltd', ''],
  ['In 2012 I began at Telvia as a buyer.', 'Telvia', 'buyer'],
  ['I came to Telvia in 2012 as a buyer.', 'Telvia', 'buyer'],
  ['Since 2019 I have bought jars at Telvia.', 'Telvia', ''],
  ['I have spent six years raising money for the Harbour Trust.', 'Harbour Trust', ''],
  ['My current employer is Telvia, where I buy jars.', 'Telvia', ''],
])('%s', (sentence, employer, title) => {
  expect(readProsePlace(sentence)).toMatchObject({ employer, title, isDoubtful: false });
});

test.each([
  'I worked in Lisbon as a buyer.',
  'I worked as a buyer at Christmas.',
  'I was responsible for MEDDICC.',
  'I have worked with Kubernetes.',
  'I led the move to Figma.',
  'I was trained as a nurse in Spain.',
  'As a midwife in Lisbon I waited.',
  'As a midwife on nights, I looked after a woman with HELLP.',
  'As a midwife I learned from Maria.',
  'I wrote a letter for Maria.',
  'I met the mayor at Pellgate Library.',
])('names no employer: %s', (sentence) => {
  expect(readProsePlace(sentence)).toBeUndefined();
});

test.each([
  'I have worked with Telvia since 2019.',
  'I was a campaigner for Telvia.',
  'For six years I have raised money for Telvia.',
  'Before that I was with Telvia, where I wrote letters.',
  'While at Telvia I wrote letters.',
])('may name an employer: %s', (sentence) => {
  expect(readProsePlace(sentence)).toMatchObject({ employer: 'Telvia', isDoubtful: true });
});
