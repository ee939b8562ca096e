import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { coachThread, usualClassifier } from '../server/src/coach/answer.ts';
import type { Library } from '../server/src/coach/library.ts';
import { type Material, NO_MATERIAL } from '../server/src/coach/material.ts';
import { SAYINGS } from '../server/src/coach/saying/methods.ts';
import { sentenceModels } from '../server/src/inference/sentence-models.ts';
import { factsIn, isEntryOf, productSentences, readingOf } from './answers/as-written.ts';
import { readTaught } from './answers/taught.ts';

/**
 * Many styles of bullets: is each story read, and nothing said beyond theirs and listed sentences?
 * node bench/bulleted.ts [--set tuning|held-back] [--to FILE]
 * `--to` writes answers for graders; of held-back only figures are printed.
 */
interface Bulleted {
  id: string;
  resume: string;
  posting: string;
  company: string;
  /** `story`: first words of the best bullet; null: none. */
  questions: { asked: string; story: string | null }[];
}

const { values } = parseArgs({
  options: { set: { type: 'string', default: 'held-back' }, to: { type: 'string' } },
});
const folder = new URL(`bulleted/${values.set}`, import.meta.url).pathname;
const people = readdirSync(folder)
  .toSorted()
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Bulleted);

const models = sentenceModels({ onFailure: console.error });
const thread = coachThread({
  meaning: models.of('meaning'),
  usualQuestions: usualClassifier(models.of('prepared')),
  readWithinMs: 60_000, // speed is not measured
});
const coach = thread.of('the bench');
const library: Library = { fields: null, hidden: [] };
const taught = `${readTaught()}\n${SAYINGS.join('\n')}`;
const isListed = productSentences(
  readFileSync(new URL('answers/product-sentences.txt', import.meta.url), 'utf8'),
);

const plain = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
/** A label such as `Challenge: ammonia peaks` is no word of its beat. */
const bare = (story: string): string =>
  plain(story.replace(/^(?:\p{L}[\p{L} ]{2,20}:|[STAR](?::| –))\s/u, ''));
const count = { stories: 0, dropped: 0, asked: 0, withStory: 0, right: 0, lines: 0, ofNobody: 0 };
const written: string[] = [];

for (const { id, resume, posting, company, questions } of people) {
  const material: Material = { ...NO_MATERIAL, work: resume, company, jobDescription: posting };
  await coach.read(material);
  const experiences = await coach.experiences(material);
  const told = plain(experiences.map(({ text }) => text).join('\n'));
  const stories = [...new Set(questions.flatMap(({ story }) => story ?? []))];
  const dropped = stories.filter((story) => !told.includes(bare(story)));
  count.stories += stories.length;
  count.dropped += dropped.length;
  if (values.set === 'tuning') for (const story of dropped) console.log(`${id} lost: ${story}`);
  const isWritten = readingOf(`${resume}\n${posting}`);
  const facts = [factsIn(`${resume}\n${posting}\n${company}`)];
  const turns: { role: 'user' | 'assistant'; text: string }[] = [];
  for (const { asked, story } of questions) {
    turns.push({ role: 'user', text: asked });
    const { text, alternatives, note, source, cue } = await coach.answer({ material, library, turns });
    turns.push({ role: 'assistant', text });
    count.asked += 1;
    if (story) {
      count.withStory += 1;
      count.right += Number(plain(text).includes(bare(story)));
    }
    const given = [...facts, factsIn(asked)];
    for (const line of text.split('\n').filter(Boolean)) {
      count.lines += 1;
      const isKnown =
        isWritten(line) !== undefined ||
        isListed(line, given) ||
        taught.includes(line) ||
        line
          .split(/(?<=[.?!])\s+/)
          .every(
            (one) => isWritten(one) || isListed(one, given) || taught.includes(one) || isEntryOf(one, given),
          );
      if (isKnown) continue;
      count.ofNobody += 1;
      if (values.set === 'tuning') console.log(`${id}: ${line}`);
    }
    written.push(
      `## ${id}: ${asked}\n\n${text && cue?.title ? `Shown above: ${cue.title}\n\n` : ''}${
        text || '(nothing is said)'
      }\n\n${source ? `Shown below: ${source}\n\n` : ''}${note ? `Note: ${note}\n\n` : ''}${
        alternatives.length > 0 ? `Offered: ${alternatives.join(' · ')}\n` : ''
      }`,
    );
  }
}
await thread.close();
await models.close();
if (values.to) writeFileSync(values.to, written.join('\n'));

const percent = (part: number, whole: number): number => Math.round((1_000 * part) / Math.max(whole, 1)) / 10;
function compare(what: string, is: number, limit: number): void {
  if (is > limit) process.exitCode = 1;
  console.log(`  ${what}: ${is} (aim ≤ ${limit}) ${is <= limit ? 'met' : 'MISSED'}`);
}
console.log(`${values.set}: ${people.length} candidates, ${count.stories} stories, ${count.asked} questions`);
compare('stories that are dropped', count.dropped, 0);
compare('lines that are neither theirs nor listed, %', percent(count.ofNobody, count.lines), 1);
console.log(`    the story that answers best is told: ${percent(count.right, count.withStory)} %`);
