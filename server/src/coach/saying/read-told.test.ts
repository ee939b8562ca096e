import { expect, test } from 'vitest';
import { readTold } from './read-told.ts';
import { episodeWith } from './testing/asked.ts';
import { baker } from './testing/baker.ts';

const waste = episodeWith(baker, 'flour waste');
const proving = episodeWith(baker, 'proving room');
const assistant = (text: string) => ({ role: 'assistant' as const, text });

const wholeOf = ({ sentences }: typeof proving): string => sentences.map(({ text }) => text).join(' ');

test('a line of a story tells it to nobody, and can still be asked after', () => {
  const told = readTold(baker, [assistant(`I am a baker. ${proving.sentences[2]!.text}`)]);
  expect(told.episodes).toEqual([]);
  expect(told.last).toBe(proving);
  expect(told.sentences).toContain(proving.sentences[2]!.text);
});

test('finds the story told, also where an opener runs into its sentence', () => {
  const told = readTold(baker, [
    assistant('At Rye & Co., where I am head baker, the proving room failed one night in August.'),
  ]);
  expect(told.last).toBe(proving);
  expect(told.sentences).toContain('The proving room failed one night in August.');
});

test('what was only offered below the rule was not told', () => {
  const told = readTold(baker, [assistant(`${wholeOf(proving)}\n\n---\n\n- ${waste.sentences[0]!.text}`)]);
  expect(told.episodes).toEqual([proving.id]);
});

test('the story told last is that of the last answer; none where it told none', () => {
  const turns = [assistant(waste.sentences[0]!.text), assistant('Thank you, I am fine.')];
  expect(readTold(baker, turns).last).toBeUndefined();
  expect(readTold(baker, turns).episodes).toEqual([waste.id]);
  expect(readTold(baker, [...turns, assistant(wholeOf(proving))]).episodes).toEqual([waste.id, proving.id]);
});

test('recognises a story that a language model told in words of its own', () => {
  const told = readTold(baker, [
    assistant(
      'In York we had too much flour waste, so I began weighing every batch and posting the numbers on a wall, and within a year it was cut by 20%.',
    ),
  ]);
  expect(told.last).toBe(waste);
});

test('what the user said is not an answer', () => {
  expect(readTold(baker, [{ role: 'user', text: waste.sentences[0]!.text }]).episodes).toEqual([]);
});
