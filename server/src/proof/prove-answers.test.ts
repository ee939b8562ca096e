import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProofPart, Proofs, type SupportLine } from './prove-answers.ts';

const RESUME = [
  'Annika Voss – Senior Backend Engineer, Berlin',
  'Paylane GmbH, Berlin – Backend Engineer, March 2019 to date',
  'Cut p95 checkout latency from 840 ms to 310 ms',
  'Moved 23 services from EC2 to Kubernetes with zero downtime',
  'MSc Computer Science, TU Braunschweig, 2015',
];
const POSTING = ['Principal Consultant, Hellomed AG, Munich', 'Event-driven platform, TypeScript and Go'];
const LINES: SupportLine[] = [
  ...RESUME.map((text) => ({ text, source: 'From your résumé' })),
  ...POSTING.map((text) => ({ text, source: 'From the job description', isOfPosting: true })),
];
const MATERIAL = {};
const proofs = new Proofs(() => new Date('2025-11-01'));

const begin = (question = '') => proofs.of(MATERIAL, () => LINES, [{ text: question, source: null }]);

/** What is told of an answer that comes in pieces. */
async function proved(pieces: readonly string[], question?: string): Promise<ProofPart[]> {
  const proof = await begin(question);
  return [...pieces.flatMap((piece) => proof.read(piece)), ...proof.end()];
}

const unprovedIn = async (text: string, question?: string): Promise<string[]> =>
  (await proved([text], question)).flatMap((part) =>
    part.type === 'unproved' ? [text.slice(part.from, part.to)] : [],
  );

test('words that neither the material nor the question has are told, and no others', async () => {
  expect(
    await unprovedIn(
      'At **Google** I cut latency by 62 %. It won the Engineering Award. Then I moved 23 services.',
    ),
  ).toEqual(['Google', '62 %', 'Award']);
});

test('the same in other words stands', async () => {
  expect(
    await unprovedIn('I moved twenty-three services in the spring of 2019, and took off 530 ms.'),
  ).toEqual([]);
});

test('what the question names stands, in its own answer alone', async () => {
  const answer = 'I have not used MongoDB.';
  expect(await unprovedIn(answer, 'Have you used MongoDB?')).toEqual([]);
  expect(await unprovedIn(answer)).toEqual(['MongoDB']);
});

test('a title that only the posting has is not the candidate’s', async () => {
  expect(await unprovedIn('I was Principal Consultant there.')).toEqual(['Principal Consultant']);
});

test('a sentence of which all facts stand has its line, and one with an unproved word has none', async () => {
  const text = 'I moved 23 services to Kubernetes. I moved 23 services to Kubernetes at Zalando.';
  expect(await proved([text])).toEqual([
    { type: 'backed', from: 0, to: text.indexOf('.') + 1, line: RESUME[3], source: 'From your résumé' },
    { type: 'unproved', from: text.indexOf('Zalando'), to: text.length - 1 },
  ]);
});

test('a sentence that claims nothing has no line', async () => {
  expect(await proved(['I like to work with people, and to listen first.'])).toEqual([]);
});

test('words of every object are words', async () => {
  expect(await unprovedIn('The constructor was fine, and so was the prototype.')).toEqual([]);
});

test('what begins anew is read from its own beginning', async () => {
  const proof = await begin();
  proof.read('I was at Google and ');
  proof.beginAnew();
  expect([...proof.read('At Zalando '), ...proof.end()]).toEqual([{ type: 'unproved', from: 3, to: 10 }]);
});

const WORD = fc.constantFrom(
  ...'I moved 23 services at Google and Amazon Web Services in the spring of 2019 , to . \n twenty three % March 2024 Head of the Year award a third half * ** £40k 8/2021 9:30 studied law'.split(
    ' ',
  ),
  'J. Smith',
  'two and a half years',
  'November a',
  '1,200',
  '…\r\n',
  'Sprint\tReview',
  'NHS',
);
const ANSWER = fc.array(WORD, { maxLength: 60 }).map((words) => words.join(' '));

test('what is told does not depend on the pieces in which an answer comes', async () => {
  await fc.assert(
    fc.asyncProperty(
      ANSWER,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      async (text, lengths) => {
        const pieces: string[] = [];
        for (let at = 0; at < text.length; at += pieces.at(-1)!.length)
          pieces.push(text.slice(at, at + lengths[pieces.length % lengths.length]!));
        expect(await proved(pieces)).toEqual(await proved([text]));
      },
    ),
    { numRuns: 500 },
  );
});

const MOST_WORDS_BEHIND = 6;

test('a mark comes at most six words behind its claim, in order, and is within the text', async () => {
  await fc.assert(
    fc.asyncProperty(ANSWER, async (answer) => {
      const text = answer.replaceAll('\r', '');
      const proof = await begin();
      let come = '';
      let markedTo = 0;
      for (const piece of text.match(/\s*\S+|\s+/g) ?? []) {
        come += piece;
        for (const part of proof.read(piece)) {
          if (part.type === 'backed') continue;
          const behind = come.slice(part.to).match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
          expect(behind).toBeLessThanOrEqual(MOST_WORDS_BEHIND);
          expect(part.from).toBeGreaterThanOrEqual(markedTo);
          expect(part.to).toBeLessThanOrEqual(come.length);
          markedTo = part.to;
        }
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['one word without an end', 'a'.repeat(50_000)],
  ['one sentence of numbers', '17 '.repeat(10_000)],
  ['one sentence of capitals', 'Google Amazon '.repeat(4_000)],
  ['numbers in words', 'one hundred thousand million and '.repeat(2_000)],
  ['stars and dots', '**.…!?'.repeat(8_000)],
])('a hostile answer takes the processor for a bounded time: %s', async (_, text) => {
  const proof = await begin();
  const begun = process.threadCpuUsage();
  for (let at = 0; at < text.length; at += 5) proof.read(text.slice(at, at + 5));
  proof.end();
  const { user } = process.threadCpuUsage(begun);
  expect(user / 1_000).toBeLessThan(4_000);
});
