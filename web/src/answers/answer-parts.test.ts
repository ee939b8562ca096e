import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerParts } from './answer-parts.ts';
import {
  appendMarkdown,
  EMPTY_MARKDOWN,
  markdownText,
  type StreamingMarkdown,
  toMarkdown,
} from './streaming-markdown.ts';

const parts = (answer: StreamingMarkdown) => {
  const { spoken, alternatives, note } = answerParts(answer);
  return { spoken: markdownText(spoken).trimEnd(), alternatives, note: note?.raw.trim() ?? null };
};
const partsOf = (text: string) => parts(toMarkdown(text));
const onlySpoken = (spoken: string) => ({ spoken, alternatives: [], note: null });

describe('the parts of an answer', () => {
  test('are what is said and the two lines behind the rule', () => {
    expect(
      partsOf('At Acme I cut costs.\n\nBy 20 %.\n\n---\n\n- I baked at Binns.\n- I sold at *Coop* & Co.\n'),
    ).toEqual({
      spoken: 'At Acme I cut costs.\n\nBy 20 %.',
      alternatives: ['I baked at Binns.', 'I sold at *Coop* & Co.'],
      note: null,
    });
  });

  test('may have one line only', () => {
    expect(partsOf('So.\n\n---\n\n- I baked.').alternatives).toEqual(['I baked.']);
  });

  test('have a line to the reader where a paragraph stands behind the rule', () => {
    expect(partsOf('So.\n\n---\n\nAdd your résumé.')).toEqual({
      ...onlySpoken('So.'),
      note: 'Add your résumé.',
    });
  });

  test('have no rule at the end while nothing has followed it', () => {
    expect(partsOf('So.\n\n---\n\n')).toEqual(onlySpoken('So.'));
  });

  test.each([
    ['no rule', 'So.\n\n- I baked.\n- I sold.'],
    ['a list of three', 'So.\n\n---\n\n- One.\n- Two.\n- Three.'],
    ['a numbered list', 'So.\n\n---\n\n1. One.\n2. Two.'],
    ['more behind the list', 'So.\n\n---\n\n- One.\n\nAnd so on.'],
    ['lines of several lines', 'So.\n\n---\n\n- One\n  and more.\n- Two.'],
    ['nested lists', 'So.\n\n---\n\n- One\n  - and more.'],
    ['lines too long to ask for', `So.\n\n---\n\n- ${'x'.repeat(501)}`],
    ['a paragraph of two lines', 'So.\n\n---\n\nOne\ntwo.'],
    ['another kind of rule', 'So.\n\n***\n\n- One.'],
    ['an underlined heading', 'So\n---\n\n- One.'],
    ['nothing above the rule', '---\n\n- One.'],
    ['a rule in the middle', 'So.\n\n---\n\nThen.\n\nAnd:\n\n- One.\n- Two.'],
    ['a rule inside of code', 'So.\n\n```\n---\n\n- One.\n```'],
  ])('are what is said alone, with %s', (_, text) => {
    expect(partsOf(text)).toEqual(onlySpoken(text));
  });

  test('go by the last rule', () => {
    expect(partsOf('So.\n\n---\n\nThen.\n\n---\n\n- One.')).toEqual({
      spoken: 'So.\n\n---\n\nThen.',
      alternatives: ['One.'],
      note: null,
    });
  });

  test('are the same in whatever pieces the text arrives', () => {
    const line = fc.stringMatching(/^[A-Z][a-z ,.*_`é&<]{0,30}$/);
    const paragraphs = fc.array(line, { minLength: 1, maxLength: 30 }).map((lines) => lines.join('\n\n'));
    const ending = fc.oneof(
      fc
        .array(line, { minLength: 1, maxLength: 3 })
        .map((lines) => lines.map((one) => `- ${one}`).join('\n')),
      line,
      fc.constant(''),
    );
    const cuts = fc.array(fc.nat({ max: 400 }), { maxLength: 40 });
    fc.assert(
      fc.property(paragraphs, ending, fc.constantFrom('', '\n', '\n\n'), cuts, (said, end, after, places) => {
        const text = `${said}\n\n---\n\n${end}${after}`;
        const at = [
          0,
          ...places.filter((place) => place < text.length).toSorted((a, b) => a - b),
          text.length,
        ];
        const pieces = at.slice(1).map((to, index) => text.slice(at[index], to));
        expect(parts(pieces.reduce(appendMarkdown, EMPTY_MARKDOWN))).toEqual(partsOf(text));
      }),
      { numRuns: 500 },
    );
  });
});
