import { namesTitle } from '../layout/titles.ts';
import { isPast } from '../speech/verbs.ts';
import type { Written } from './written.ts';

const SPEAKER = /(?<!\p{L})(?:I|we|my|our|me|us|myself|ourselves)(?!\p{L})/iu;

export function isOthersDeed({ text, tokens }: Written): boolean {
  if (SPEAKER.test(text) || !/^(?:The|A|An|One|Two|His|Her|Their)\s/.test(text)) return false;
  const verb = tokens.find(({ text: word, at }) => at > 0 && isPast(word.toLowerCase()));
  const subject = verb && text.slice(0, verb.at).trim();
  return subject !== undefined && subject.split(' ').length <= 5 && namesTitle(subject);
}
