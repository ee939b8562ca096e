import { expect, test } from 'vitest';
import { type Exchange, newExchange } from '#answers/exchange.ts';
import { toMarkdown } from '#answers/streaming-markdown.ts';
import { EMPTY_TRANSCRIPT, hear, missSound } from '#transcript/transcript.ts';
import { recordFileName, writeRecord } from './session-record.ts';

const ANSWER = '**At Acme** I cut:\n\n- costs\n- waste';
const OFFERED = { alternatives: ['I baked at Binns.'], note: 'Add more.' };

const utterance = (at: number, text: string) => ({ id: `u${at}`, at, text });
const exchange = (at: number, text: string, rest: Partial<Exchange>): Exchange => ({
  ...newExchange(at, { text, source: 'lines', lines: [] }, at),
  status: 'done',
  ...rest,
});

const own = { ...utterance(2, 'I said so.'), channel: 'candidate' as const };
const spoken = [utterance(1, 'Hello. Why *us*?'), own, utterance(5, 'And then? I mean')];
const record = {
  jobTitle: 'Chef # <1>',
  transcript: missSound(spoken.reduce(hear, EMPTY_TRANSCRIPT), { id: 'g', at: 6, lostSeconds: 11.8 }),
  exchanges: [
    exchange(3, 'Why *us*?', { answer: toMarkdown(ANSWER), ...OFFERED }),
    exchange(7, 'And then?', { status: 'failed', error: 'Request failed' }),
    exchange(8, 'Why?', { status: 'stopped', answer: toMarkdown('Because') }),
    exchange(9, 'How?', { status: 'elsewhere' }),
    exchange(10, 'When?', { status: 'unsent' }),
  ],
};
const DAY = new Date(1).toLocaleDateString(undefined, { dateStyle: 'long' });
const timeOf = (at: number) => `9:0${at}`;

test('a record to be pasted has its day, and everything in the order of time, in plain words', () => {
  expect(writeRecord(record, 'text', timeOf)).toBe(`Interview: Chef # <1>

${DAY}

9:01  Hello.

9:01  Why *us*?

9:02  You: I said so.

9:03  Question: Why *us*?

At Acme I cut:

• costs
• waste

9:05  And then?

(12 s not heard)

9:07  Question: And then?

(Request failed)

9:08  Question: Why?

Because

(The answer was stopped here.)

9:09  Question: How?

(The answer was cut off.)

9:010  Question: When?

(This was not sent.)

(I mean …)
`);
});

test('a record to be kept is markdown, and no word that was spoken is taken for a mark', () => {
  const written = writeRecord(record, 'markdown', timeOf);
  expect(written).toContain(String.raw`# Interview: Chef \# \<1\>`);
  expect(written).toContain(String.raw`**9:01** Why \*us\*?`);
  expect(written).toContain(
    String.raw`## Why \*us\*?` + '\n\n**9:03**\n\n**At Acme** I cut:\n\n- costs\n- waste\n\n',
  );
  expect(written).not.toContain('Binns');
});

test.each([
  ['code that broke off', 'So:\n\n```js\nlet a = 1;', 'So:\n\n```js\nlet a = 1;\n```'],
  ['code that has its end', '~~~~\n~~~\n~~~~', '~~~~\n~~~\n~~~~'],
  ['a comment', '<!-- so\n\non', String.raw`\<!-- so` + '\n\non'],
  ['a tag', '<details>\n\nBread.', String.raw`\<details>` + '\n\nBread.'],
])('an answer with %s leaves what follows it in a file alone', (_what, answer, kept) => {
  const asked = exchange(3, 'Why?', { answer: toMarkdown(answer), status: 'stopped' });
  const written = writeRecord({ ...record, exchanges: [asked] }, 'markdown', timeOf);
  expect(written).toContain(`**9:03**\n\n${kept}\n\n*The answer was stopped here.*\n\n**9:05** And`);
});

test('an answer that was cut says why it ends', () => {
  const exchanges = [exchange(1, 'Why?', { answer: toMarkdown('Because I'), cut: 'length' })];
  const written = writeRecord({ ...record, transcript: EMPTY_TRANSCRIPT, exchanges }, 'text', timeOf);
  expect(written).toContain('Because I\n\n(Cut off: it had reached its longest length.)');
});

test('a session in which nothing happened is a title', () => {
  const nothing = { jobTitle: '', transcript: EMPTY_TRANSCRIPT, exchanges: [] };
  expect(writeRecord(nothing, 'text', timeOf)).toBe('Interview\n');
});

const NOON = new Date(2026, 0, 5, 12).getTime();
test.each([
  ['Product designer', 'interview-2026-01-05-product-designer.md'],
  ['../../etc/passwd: C++ \0 Łódź', 'interview-2026-01-05-etc-passwd-c-łódź.md'],
  [' / ', 'interview-2026-01-05.md'],
])('the file of the job %j is called %s', (jobTitle, name) => {
  expect(recordFileName(jobTitle, NOON, 'md')).toBe(name);
});

test('from when on answers had which style is a remark, whose name is no markup', () => {
  const styles = [
    { id: 's1', at: 2, choice: 0 as const, name: '*Mine* <b>' },
    { id: 's2', at: 4, choice: null, name: null },
  ];
  const spoken = { ...record, exchanges: record.exchanges.slice(0, 1), styles };
  expect(writeRecord(spoken, 'text', timeOf)).toMatch(
    /I said so\.\n\n\(Style: \*Mine\* <b>\)\n\n9:03[^]*\(Style: none\)/,
  );
  expect(writeRecord(spoken, 'markdown', timeOf)).toContain(String.raw`*Style: \*Mine\* \<b\>*`);
});

test('what runs from the right keeps its marks at its own end, in every form', () => {
  const [japanese, arabic] = ['自己紹介をお願いします。', 'لماذا تريد هذا العمل؟'];
  const offered = { alternatives: ['قدت الفريق'], note: 'Which story fits?' };
  const held = {
    jobTitle: '',
    transcript: [utterance(1, japanese), utterance(2, arabic)].reduce(hear, EMPTY_TRANSCRIPT),
    exchanges: [exchange(3, arabic, offered)],
  };
  expect(writeRecord(held, 'text', timeOf)).toBe(
    `Interview\n\n${DAY}\n\n9:01  ${japanese}\n\n9:02  \u2068${arabic}\u2069\n\n9:03  Question: \u2068${arabic}\u2069\n\n(Offered: قدت الفريق)\n`,
  );
  expect(writeRecord(held, 'markdown', timeOf)).toContain(
    `**9:01** ${japanese}\n\n**9:02** \u2068${arabic}\u2069\n\n## ${arabic}\n\n**9:03**`,
  );
});

test('who answered in a model’s place is told, and what was at hand where no answer came', () => {
  const cue = { title: 'The oven', beats: ['It failed.', 'No order was late.'] };
  const exchanges = [
    exchange(1, 'Why?', { answer: toMarkdown('Because.'), stoodIn: 'declined', cue }),
    exchange(2, 'How?', { status: 'stopped', cue }),
  ];
  const text = writeRecord({ jobTitle: '', transcript: EMPTY_TRANSCRIPT, exchanges }, 'text', timeOf);
  expect(text).toContain('Because.\n\n(The model declined to answer, so the built-in coach answered.)\n');
  expect(text).toContain(
    'How?\n\n(At hand: The oven · It failed. · No order was late.)\n\n(The answer was stopped here.)',
  );
});
