import { expect, test } from 'vitest';
import { readProsePlace } from './prose-place.ts';

test.each([
  ['I worked as a buyer at Oakmere Foods from 2016 to 2019.', 'Oakmere Foods', 'buyer'],
  ['In 2018 I started as a buyer with Oakmere, Hull.', 'Oakmere', 'buyer'],
  ['My first job was as a waiter at the Harbour Grill.', 'Harbour Grill', 'waiter'],
  ['I have worked for Telvia since 2019.', 'Telvia', ''],
  ['I have been with Telvia for nine years.', 'Telvia', ''],
  ['I volunteered with Oakmere.', 'Oakmere', ''],
  ['Telvia hired me in 2019 as a buyer.', 'Telvia', 'buyer'],
  ['At Telvia, where I was a buyer, I bought jars.', 'Telvia', 'buyer'],
  ['I spent three years as a buyer at Telvia.', 'Telvia', 'buyer'],
  ['I ran the night shift at Rye & Co.', 'Rye & Co.', ''],
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
])('names no employer: %s', (sentence) => {
  expect(readProsePlace(sentence)).toBeUndefined();
});

test.each(['I have worked with Telvia since 2019.', 'I was a campaigner for Telvia.'])(
  'may name an employer: %s',
  (sentence) => {
    expect(readProsePlace(sentence)).toMatchObject({ employer: 'Telvia', isDoubtful: true });
  },
);
