import { anyPhrase, type NoQuestion } from './no-question.ts';

const AGREED = anyPhrase(`
  (?:does|did|do) (?:that|this|it)(?: all)? make (?:any |some )?sense
  is (?:that|this|it)(?: all)? (?:clear|okay|ok|fair|fine|all ?right|helpful)
  if (?:that|this) makes sense
  you (?:know|see) what i mean
  (?:are|do) you (?:with me|follow(?:ing)?(?: me)?|getting (?:me|my point))
  (?:clear|okay|ok|right|yeah|fine),? (?:no|right|yeah)`);
const POLITE =
  /^(?:and |or |just |only )*if (?:(?:it|that|this)(?:'s| is| isn't| makes| helps| sounds| doesn't)|you (?:don't|do not|can\b|could\b|like|want|prefer|wouldn't|remember|know|have one))/;
const ABOUT_ITSELF = /\b(?:my point|(?:my|the|this|that) question|getting at)\b/;
const MOST_WORDS = 9;

/** Follows a question and adds nothing: “does that make sense”. */
export const tag: NoQuestion = {
  kind: 'tag',
  isCertain: ({ text, isBehindQuestion }) => {
    const length = text.split(' ').length;
    if (length > MOST_WORDS) return false;
    return AGREED.test(text) || (isBehindQuestion && (POLITE.test(text) || ABOUT_ITSELF.test(text)));
  },
  lines: [
    'Does that make sense?',
    'you know what i mean',
    'Is that okay?',
    'Are you following me?',
    'is this clear',
  ],
};
