import { inLines } from '../tell-episode.ts';
import { countWords, quoted, varied } from '../wording.ts';
import { toldOfCompany } from './know-about-us.ts';
import type { UsualRule } from './usual-rule.ts';

const OPENINGS = [
  'Thank you, there is something that I would like to ask.',
  'Thank you, there is something that I have been wondering about.',
];
/** Where all was asked before. */
const NONE_LEFT = [
  'Thank you, I have asked all that I wanted to ask.',
  'Thank you, that is all that I wanted to ask.',
];
const GENERAL = [
  'What should be different after my first months here for you to say that it went well?',
  'What is hardest for the team at the moment?',
  'How would you describe an ordinary day in this job?',
  'What do people who do well here have in common?',
];
const READ = 'In your advert I have read this.';
const AND_SO = 'Could you tell me more about that?';
const CHANGES =
  /\b(?:new|next (?:year|spring|summer|autumn|month)|in (?:spring|summer|autumn|winter)|moves?|moving|opens?|opening|plan|will|aim to|by 20\d\d)\b/i;

/** A question about the posting, one that fits every job. */
export const questionsForUs: UsualRule = {
  is: { kind: 'closing' },
  isOfOneself: true,
  say: ({ candidate: { job }, question, told, budget }) => {
    const unsaid = toldOfCompany(job).filter(
      (text) => ![...told.sentences].some((said) => said.includes(text)),
    );
    const read = told.sentences.has(READ)
      ? undefined
      : (unsaid.find((text) => CHANGES.test(text)) ?? unsaid[0]);
    const general = GENERAL.filter((text) => !told.sentences.has(text)).slice(0, read === undefined ? 2 : 1);
    if (read === undefined && general.length === 0)
      return { text: varied(NONE_LEFT, question.text, told), told: [], isWithoutOffers: true };
    const about = read === undefined ? [] : [READ, quoted(read), AND_SO];
    const lines = [varied(OPENINGS, question.text, told), ...about, ...general];
    while (lines.length > 2 && countWords(lines.join(' ')) > budget) lines.pop();
    return { text: inLines(lines), told: [], isWithoutOffers: true };
  },
};
