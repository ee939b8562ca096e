import type { AskedAndSaid } from './ask-people.ts';

/** All answers by person and question, with what a good one contains. */
export const inMarkdown = (said: readonly AskedAndSaid[]): string =>
  said
    .map(({ person, id, isPlain, question, answer: { text, alternatives, note } }) =>
      [
        isPlain ? `\n## ${person.id} ${id}\n\nExpected: ${person.expects[id]}\n` : '',
        `**${question}**\n`,
        text || '(nothing)',
        alternatives.length > 0 ? `\n(beside it: ${alternatives.join(' · ')})` : '',
        note ? `\n(note: ${note})` : '',
      ]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
