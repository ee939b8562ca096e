import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { coachThread } from '../../server/src/coach/answer.ts';
import { linesByRules } from '../../server/src/coach/candidate/labels/lines-by-rules.ts';
import { rowsOf } from '../../server/src/coach/candidate/labels/rows-of.ts';
import { readCandidate } from '../../server/src/coach/candidate/read-candidate.ts';
import type { Library } from '../../server/src/coach/library.ts';
import { SAYINGS } from '../../server/src/coach/saying/methods.ts';
import { factsIn, isEntryOf, productSentences, readingOf } from './as-written.ts';
import type { BenchCandidate } from './bench-candidate.ts';
import { interviewInOneGo } from './interview.ts';
import { loadCandidates } from './load-candidates.ts';
import { readTaught } from './taught.ts';

const thread = coachThread();
const coach = thread.of('the bench');
afterAll(() => thread.close());

const library: Library = { fields: null, hidden: [] };
const taught = `${readTaught()}\n${SAYINGS.join('\n')}`;
const taughtFacts = factsIn(taught);
const isListed = productSentences(readFileSync(join(import.meta.dirname, 'product-sentences.txt'), 'utf8'));

/** Left and right column, row by row. */
const columnsOf = (text: string): string[] =>
  [0, 1].map((column) =>
    text
      .split('\n')
      .map((row) => row.split(/\s{3,}/)[column] ?? '')
      .join('\n'),
  );

/** Answer lines that are neither the user's nor listed. */
async function linesOfNobody(candidate: BenchCandidate): Promise<string[]> {
  const { material } = candidate;
  const { name, company, role, education, work, other, stories, jobDescription } = material;
  const unfolded = linesByRules(rowsOf(work), 'told').map(({ text }) => text); // side-by-side columns are read one by one
  const written = [education, work, other, ...stories, ...unfolded, ...columnsOf(work)];
  const isWritten = readingOf(written.join('\n'));
  const isOfTheJob = readingOf(jobDescription);
  const entries = readCandidate(material).holdings.map(({ text }) => text); // entries of lists or cells
  const own = [name, company, role, education, work, other, ...stories, ...entries];
  const facts = [taughtFacts, factsIn(own.join('\n'))];
  const answers = await interviewInOneGo(candidate, {
    read: (given) => coach.read(given),
    answer: async (asked) => (await coach.answer({ ...asked, library })).text,
    close: () => thread.close(),
  });
  return answers.flatMap(({ text, question }) =>
    text
      .split('\n')
      .filter((line) => line !== '' && isWritten(line) === undefined)
      .filter((line) => !(/^“.*”$/.test(line) && isOfTheJob(line.slice(1, -1))))
      .filter((line) => {
        const given = [...facts, factsIn(question.ask)];
        const sentences = line.split(/(?<=[.?!])\s+(?=[\p{Lu}[])/u).filter((one) => !taught.includes(one));
        return (
          sentences.length > 0 &&
          !isListed(line, given) &&
          !sentences.every((one) => isListed(one, given) || isWritten(one) || isEntryOf(one, given))
        );
      }),
  );
}

test.each(await loadCandidates('tuning'))(
  'every line that the coach says to $field is theirs but for its “I”, quoted from the posting, or listed',
  async (candidate) => {
    expect(await linesOfNobody(candidate)).toEqual([]);
  },
);

/** Only counts are printed. */
const HELD_BACK = (await loadCandidates('held-back')).map((candidate, at) => ({ at, candidate }));

test.each(HELD_BACK)('so it is for candidate $at of those who are held back', async ({ candidate }) => {
  const { length } = await linesOfNobody(candidate);
  expect(length).toBe(0);
});
