import { expect, test } from 'vitest';
import { tellLanguage } from './tell-language.ts';

test.each([
  'Tell me about a time when you disagreed with your manager.',
  'Do you have any experience with ECMO?',
  'What is the difference between TCP and UDP?',
  'Do you have your PGCE?',
  'How would you introduce yourself to a team in München or in 東京?',
])('“%s” is in English', (text) => {
  expect(tellLanguage(text)).toBe('english');
});

test.each([
  'Erzählen Sie mir etwas über sich.',
  'Wie gehen Sie mit Stress um?',
  'Haben Sie Erfahrung mit Kubernetes?',
  'Pourquoi voulez-vous travailler chez nous ?',
  '¿Por qué quiere trabajar con nosotros?',
  'Quais são os seus pontos fortes?',
  'Bana kendinizden bahseder misiniz?',
  'Расскажите о себе.',
  '自己紹介をお願いします。',
  'なぜ Kubernetes を使ったのですか？',
  'حدثني عن نفسك.',
  'あ',
])('“%s” is not', (text) => {
  expect(tellLanguage(text)).toBe('other');
});

test.each(['Kubernetes?', 'ECMO, PGCE, UDP?', '', '2019?', 'Klaviyo Shopify Figma Miro?'])(
  '“%s” may be in any',
  (text) => {
    expect(tellLanguage(text)).toBe('unclear');
  },
);
