import { expect, test } from 'vitest';
import { isEnglishText } from './is-english-text.ts';

const ENGLISH = `Experience\nHead Baker, Rye & Co., Leeds, 2019 – 2023\n- Cut flour waste by 37% with a starter that needs no feeding\n- Trained four apprentices, of whom three run a bakery of their own\nEducation\nDiploma in Baking, Leeds City College, 2015`;
const GERMAN = `Berufserfahrung\nLeiter Einkauf, Muster AG, Köln, 2018 – heute\n- Verantwortung für zwölf Mitarbeiter und ein Budget von vier Millionen Euro\n- Einführung von SAP in drei Werken mit eigener Schulung der Lieferanten\nAusbildung\nStudium der Betriebswirtschaft, Universität Köln`;

test.each([
  ['English', ENGLISH, true],
  ['German', GERMAN, false],
  ['Greek', 'Εμπειρία\nΝοσηλεύτρια, Γενικό Νοσοκομείο Αθηνών', false],
  ['a few words', 'Baker, Rye & Co.', true],
])('%s', (_what, text, is) => {
  expect(isEnglishText(text)).toBe(is);
});
