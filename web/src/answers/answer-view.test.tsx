import type { AnswererLabel } from '@pythia/contracts/answerer.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { AnswerView } from './answer-view.tsx';
import { endExchange, type Exchange, hold, newExchange, receive, receiveBeside } from './exchange.ts';

const ollama: AnswererLabel = { name: 'llama3.2 on Ollama', kind: 'local' };
const coach: AnswererLabel = { name: 'Built-in coach', kind: 'coach' };

const asked = newExchange(1, { text: 'Why us?', source: 'typed', lines: [] }, 0);
const answered = (text: string, known: Partial<Exchange> = {}) => ({
  ...endExchange(receive(asked, text), 'done'),
  ...known,
});
const offering = answered('At Acme I cut costs.', { alternatives: ['I baked at Binns.', 'I sold at Coop.'] });
const show = (exchange: Exchange, options: Partial<Parameters<typeof AnswerView>[0]> = {}) =>
  renderToStaticMarkup(<AnswerView exchange={exchange} {...options} />);

describe('an answer', () => {
  test('offers its other stories as buttons with their keys', () => {
    const html = show(offering, { onTellInstead: () => {} });
    expect(html).toContain('Other stories you could tell');
    expect(html).toMatch(
      /<button type="button" aria-keyshortcuts="A"[^>]*>.*?I baked at Binns\.<\/span><\/button>/,
    );
    expect(html).toMatch(
      /<button type="button" aria-keyshortcuts="B"[^>]*>.*?I sold at Coop\.<\/span><\/button>/,
    );
  });

  test('offers them without effect while they cannot be asked for', () => {
    expect(show(offering).match(/<button type="button" disabled=""/g)).toHaveLength(2);
  });

  test.each(['Let me think.', ''])(
    'that leaves its story to the reader says what was heard under “%s”, and offers the stories to choose from',
    (text) => {
      const alternatives = ['Cut costs', 'Baked at Binns', 'Sold at Coop'];
      const html = show(answered(text, { note: 'Which story fits? Heard: “Why?”', alternatives }), {
        onTellInstead: () => {},
      });
      expect(html).toMatch(/aria-live="polite".*Which story fits\? Heard: “Why\?”.*Stories you could tell/);
      expect(html).not.toContain('Other stories');
      expect(html).toMatch(/aria-keyshortcuts="C"[^>]*>.*?Sold at Coop<\/span><\/button>/);
      expect(html).not.toContain('came back empty');
    },
  );

  test('says which of the stories on offer it tells', () => {
    const told = { ...offering, question: { ...asked.question, instead: 'I sold at Coop.' } };
    expect(show(offering)).not.toContain('aria-current=');
    expect(show(told)).toMatch(
      /aria-current="true"[^>]*>(?:<kbd[^>]*>B<\/kbd>)?<span[^>]*>I sold at Coop\.</,
    );
  });

  test.each([
    ['length', 'Cut off: it had reached its longest length.'],
    ['filter', 'Cut off by the filter of the answer service.'],
    ['refusal', 'Ended here: the model would not go on.'],
    ['broken', 'The answer broke off here.'],
    ['unknown', 'The answer service did not say whether this is all.'],
    ['repetition', 'Ended here: it began to repeat itself.'],
  ] as const)('that was cut by %s says so once it has ended', (cut, words) => {
    const cutOff = receiveBeside(receive(asked, 'At Acme I'), {
      type: 'end',
      state: 'partial',
      cut,
      usage: null,
    });
    expect(show(cutOff)).not.toContain(words);
    expect(show(endExchange(cutOff, 'done'))).toContain(words);
    expect(show(answered('At Acme I'))).not.toContain(words);
  });

  test('says how it is said, which is no choice of stories', () => {
    const html = show({ ...offering, remark: 'You avoid “very”.' });
    expect(html).toContain('You avoid “very”.');
    expect(html).toContain('Other stories you could tell');
  });

  test('without any says nothing of them', () => {
    expect(show(answered('So.'))).not.toContain('Other stories');
  });

  test('keeps the rules and lists of what is said', () => {
    const html = show(answered('So.\n\n---\n\n- One.\n- Two.'));
    expect(html).not.toContain('Other stories');
    expect(html.match(/<(?:hr|li)\b/g)).toHaveLength(3);
  });

  test('has a line to its reader apart from what is said', () => {
    expect(show(answered('So.', { note: 'Add your *résumé*.' }))).toMatch(
      /<p[^>]*>Add your \*résumé\*\.<\/p>/,
    );
  });

  test('says that it is another story to the same question', () => {
    const again = { ...asked, question: { ...asked.question, instead: 'I baked.' } };
    expect([show(asked), show(again)].map((html) => html.includes('Another story'))).toEqual([false, true]);
    expect(show(again)).toContain('Why us?');
  });

  test('says in a small label what it is drawn from, once it is complete', () => {
    const source = 'From your résumé: Head baker, 2019–21';
    expect(show(answered('So.', { source }))).toContain(`>${source}</p>`);
    expect(show({ ...receive(asked, 'So.'), source })).not.toContain(source);
    expect(show(answered('', { source }))).not.toContain(source);
  });

  test('names who gave it, and before that who is about to', () => {
    expect(show(asked, { answerer: ollama })).toContain('Answered by llama3.2 on Ollama');
    expect(show(answered('So.', { answeredBy: 'gpt-4o-mini' }), { answerer: ollama })).toContain(
      'Answered by gpt-4o-mini',
    );
    expect(show(answered('So.'), { answerer: ollama })).not.toContain('Answered by');
  });

  test('that its reader approved is marked', () => {
    const html = show(answered('So.', { answeredBy: 'Prepared' }), { answerer: ollama });
    expect(html).toMatch(/>Prepared<\/span>/);
    expect(html).not.toContain('Answered by');
  });

  test('that is held says what becomes of its question, and not who answers', () => {
    const html = show(hold(asked, true), { answerer: ollama, whileHeld: 'It will be sent' });
    expect(html).toMatch(/<div role="status"><p[^>]*>.*It will be sent<\/p><\/div>/);
    expect(html).not.toContain('Answered by');
  });

  test.each([
    ['by its reader', undefined, '>Not sent.<'],
    ['by the end of the session', 'Too late.', '>Not sent. Too late.<'],
  ])('that was taken back %s says so', (_, why, words) => {
    expect(show(endExchange(hold(asked, true), 'stopped', why))).toContain(words);
  });

  test.each([
    ['slow', ollama, 'llama3.2 on Ollama was slow, so the built-in coach answered.'],
    ['failed', ollama, 'llama3.2 on Ollama gave no answer, so the built-in coach answered.'],
    ['slow', coach, 'The model was slow, so the built-in coach answered.'],
    ['failed', null, 'The model gave no answer, so the built-in coach answered.'],
    ['declined', null, 'The model declined to answer, so the built-in coach answered.'],
    ['filtered', null, 'The model was stopped by its filter, so the built-in coach answered.'],
    ['limit', null, 'The model ran out of room before a word, so the built-in coach answered.'],
  ] as const)('says that the coach stood in for a model that was %s', (stoodIn, answerer, sentence) => {
    expect(show(answered('So.', { stoodIn }), { answerer })).toContain(sentence);
  });
});

describe('a cue', () => {
  const cue = { title: 'The oven', beats: ['It failed.', 'No order was late.'] };
  const cued = receiveBeside(asked, { type: 'cue', ...cue });

  test('is what can be read until the answer comes, with who is waited for', () => {
    const html = show(cued, { answerer: ollama });
    expect(html).toMatch(/The oven<.*<li[^>]*>It failed\.<\/li><li[^>]*>No order was late\.<\/li>/);
    expect(html).toContain('Waiting for llama3.2 on Ollama …');
    expect(html).not.toContain('Thinking about an answer');
  });

  test('is one line above the answer once that comes', () => {
    for (const exchange of [receive(cued, 'At Acme'), endExchange(receive(cued, 'At Acme'), 'done')]) {
      const html = show(exchange);
      expect(html).toMatch(/>The oven · It failed\. · No order was late\.<.*At Acme/);
      expect(html).not.toContain('Waiting for');
    }
  });

  test('is a title above the answer of the coach, who tells it', () => {
    const html = show(endExchange({ ...receive(cued, 'It failed.'), stoodIn: 'busy' }, 'done'));
    expect(html).toMatch(/>The oven<.*It failed/);
    expect(html).not.toContain('·');
  });

  test.each(['stopped', 'failed'] as const)(
    'stands where the answer %s before a word, without alarm',
    (end) => {
      const html = show(endExchange(cued, end, 'No answer came.'));
      expect(html).toContain('<li lang="" dir="auto">It failed.</li>');
      expect(html).toContain(end === 'failed' ? 'No answer came.' : 'Stopped.');
      expect(html).not.toContain('bg-danger-wash');
    },
  );

  test('that there is none leaves the alarm', () => {
    expect(show(endExchange(asked, 'failed', 'No answer came.'))).toContain('bg-danger-wash');
  });
});
