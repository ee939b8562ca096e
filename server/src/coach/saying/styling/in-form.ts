import type { Spoken } from '../asking.ts';
import { countWords } from '../wording.ts';
import type { CoachStyle } from './coach-style.ts';
import { LEADS_ON, oneLine, saysItself } from './one-line.ts';
import { sentencesIn } from './sentences-in.ts';
import { inBeats } from './star.ts';

/** In so few words there is no room for a story behind a lead that says something itself. */
const FEW_WORDS = 45;

/** What is said to each part of a question, in one of the forms; what is said twice is said once. */
export function inForm(spoken: readonly Spoken[], { form, words }: CoachStyle): string {
  if (form === 'one-liner') {
    const each = Math.floor(words / spoken.length);
    return unique(spoken.map((said) => oneLine(said, each))).join(' ');
  }
  const texts = spoken.map(({ text, story }) =>
    story && words < FEW_WORDS && saysItself(story.lead) ? story.lead : text,
  );
  if (form === 'star') {
    const beats = spoken.flatMap(({ story, text }, part) =>
      story && text === texts[part] ? (inBeats(story) ?? [text]) : texts[part]!,
    );
    return within(unique(beats), words);
  }
  const [first = '', ...rest] = texts;
  return within(unique([first, unique(rest.filter((text) => text !== first)).join(' ')]), words);
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].filter((text) => text !== '');

/** Paragraphs without the last sentences that are too many, nor one that leads on to nothing then. */
function within(paragraphs: readonly string[], words: number): string {
  const text = paragraphs.join('\n\n');
  if (countWords(text.replaceAll(LABEL, '')) <= words) return text;
  const sentences = sentencesIn(paragraphs.at(-1) ?? '').slice(0, -1);
  while (LEADS_ON.test(sentences.at(-1) ?? '')) sentences.pop();
  const left = unique([...paragraphs.slice(0, -1), sentences.join(' ')]);
  return left.length > 0 ? within(left, words) : text;
}

export const LABEL = /^\*\*\w+\.\*\*/gm;
