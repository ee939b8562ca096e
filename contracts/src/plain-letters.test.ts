import { expect, test } from 'vitest';
import { comparable, plainLetters } from './plain-letters.ts';

test.each([
  ['the ﬁrst oﬃce workﬂow', 'the first office workflow'],
  ['Ｋｕｂｅｒｎｅｔｅｓ，　２０１９', 'Kubernetes,　2019'],
  ['ｶﾞﾗｽ', 'ガラス'],
  ['in\u00adci\u200bdent', 'incident'],
  ['A cafe\u0301', 'A café'],
  ['10 m², ½ of it, Acme™, I’d …', '10 m², ½ of it, Acme™, I’d …'],
])('%s is %s', (written, plain) => {
  expect(plainLetters(written)).toBe(plain);
});

test.each([
  ['I’d, I`d, I´d', "I'd, I'd, I'd"],
  ['full\u2011time, full\u2010time, 2015–2019, −5', 'full-time, full-time, 2015-2019, -5'],
  ['Ｉ＇ｄ the oﬃce', "I'd the office"],
  ['in\u00adcident', 'incident'],
  ['“so”, «so»', '"so", "so"'],
])('%s is compared as %s', (written, compared) => {
  expect(comparable(written)).toBe(compared);
});
