import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Thoughts } from './thoughts.ts';

/** Text before `anew` is dropped. */
function said(pieces: readonly string[], thoughts = new Thoughts()): string {
  let text = '';
  for (const piece of pieces) {
    const visible = thoughts.take(piece);
    if (visible.isAnew) text = '';
    text += visible.text;
  }
  return text + thoughts.end();
}

const MARKED: [name: string, text: string, said: string][] = [
  ['DeepSeek, Qwen', '<think>\nThe user asks …\n</think>\n\nI led it.', 'I led it.'],
  ['nothing thought', '<think>\n\n</think>\n\nI led it.', 'I led it.'],
  ['thinking', '<thinking>Hm.</thinking>I led it.', 'I led it.'],
  ['reasoning', '<reasoning>Hm.</reasoning>I led it.', 'I led it.'],
  ['scratchpad', '<scratchpad>Hm.</scratchpad>I led it.', 'I led it.'],
  ['thought, with an attribute', '<thought time="1">Hm.</thought>I led it.', 'I led it.'],
  ['capitals', '<THINK>Hm.</THINK>I led it.', 'I led it.'],
  ['Magistral', '[THINK]Hm.[/THINK]I led it.', 'I led it.'],
  ['Kimi', '◁think▷Hm.◁/think▷I led it.', 'I led it.'],
  ['Seed', '<seed:think>Hm.</seed:think>I led it.', 'I led it.'],
  ['OpenThinker', '<|begin_of_thought|>Hm.<|end_of_thought|>I led it.', 'I led it.'],
  [
    'Command',
    '<|START_THINKING|>Hm.<|END_THINKING|><|START_RESPONSE|>I led it.<|END_RESPONSE|>',
    'I led it.',
  ],
  [
    'gpt-oss',
    '<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>I led it.<|return|>',
    'I led it.',
  ],
  ['behind words', 'Well.\n<think>Hm.</think>\nI led it.', 'Well.\n\nI led it.'],
  ['twice', '<think>Hm.</think>I led it.<think>So?</think> It went well.', 'I led it. It went well.'],
  ['without a beginning', 'Hm, what did I do?\n</think>\n\nI led it.', 'I led it.'],
  ['without an end', 'I led it.\n<think>Is that', 'I led it.\n'],
  ['in code', 'Write `<think>` and `</think>`:\n```\n<think>x</think>\n```', ''],
  ['none at all', 'If a < b and [THE] list <T> is a generic, a<b>c', ''],
];

test.each(MARKED)('thoughts as they are marked by or where: %s', (_, text, expected) => {
  expect(said([text])).toBe(expected || text);
});

test('however a text is cut, what is said is the same', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...MARKED),
      fc.array(fc.nat(), { maxLength: 12 }),
      ([, text, expected], cuts) => {
        const places = [0, ...cuts.map((cut) => cut % text.length).toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
        expect(said(pieces)).toBe(expected || text);
      },
    ),
    { numRuns: 500 },
  );
});

test('a text that is assumed to begin in thoughts gives none of them, and is all said where they have no end', () => {
  expect(said(['Hm, what ', 'did I do?</th', 'ink> I led it.'], new Thoughts(true))).toBe('I led it.');
  const long = 'I led it. '.repeat(20);
  const assumed = new Thoughts(true);
  expect(said([long, long], assumed)).toBe(long + long);
  expect(assumed.end()).toBe('');
});
