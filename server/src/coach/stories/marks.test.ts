import { expect, test } from 'vitest';
import { COMPETENCIES } from '#coach/competencies/lexicon.ts';
import { anyOf, plainPhrase } from '#coach/competencies/phrase.ts';
import { marksIn } from './evidence.ts';

/** A phrase as somebody could say it. */
const spoken = (phrase: string): string =>
  phrase
    .replace(/\[\^ \]\*/g, 'ing')
    .replace(/\[0-9\]\+/g, '7')
    .replace(/\((?:[^()|]*\|)*([^()|]*)\)/g, '$1')
    .replace(/\((?:[^()|]*\|)*([^()|]*)\)/g, '$1')
    .replace(/[a-z ]\?/g, '')
    .replaceAll(' ... ', ' of all ')
    .replaceAll('*', 'ing')
    .replace(/(?<=^| )_(?= |$)/g, 'word');

const LISTS = COMPETENCIES.map((competency) => {
  const compounds = competency.strong.split(' ').filter((word) => word.includes('-'));
  return { competency, pattern: anyOf([...competency.marks, ...compounds.map(plainPhrase)]) };
});

test.each(LISTS)(
  'finds $competency.id where its whole list of phrases finds it',
  ({ competency, pattern }) => {
    for (const phrase of competency.marks) {
      const text = `so there ${plainPhrase(spoken(phrase))} then`;
      expect([text, marksIn(text).get(competency)]).toEqual([text, pattern.exec(text)?.index]);
    }
  },
);
