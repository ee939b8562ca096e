import { anyPhrase, type NoQuestion } from './no-question.ts';

const PARTING = anyPhrase(`
  that's (?:all|everything|it|me done)(?: (?:my|from|for|i|we|the) \\w+)?
  that was (?:all|my last)
  covers everything
  (?:be|get|stay) in touch
  get back to you
  let you (?:go|get)
  (?:wrap|wrapping) (?:it|up|this)
  (?:good)?bye
  take care$
  won't keep you
  for (?:coming|your time|joining)
  (?:nice|great|good|lovely|pleasure) (?:talking|speaking|meeting|chatting)
  know (?:the|your) way out`);

export const closing: NoQuestion = {
  kind: 'closing',
  isLikely: ({ whole, words }) => words.length <= 20 && PARTING.test(whole),
  lines: ['Shall we wrap it up there?', 'do you know your way out', "That's everything from us, okay?"],
};
