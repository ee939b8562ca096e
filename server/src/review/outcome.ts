import type { ReadText } from './given-answer.ts';

const OUTCOME = new RegExp(
  [
    String.raw`as a result|in the end|eventually|ended up|(?:ever |by )?since(?: then)?$|since then|ever since|these days|nowadays|to this day|from then on`,
    String.raw`(?:is|are|it['’]s|they['’]re) (?:now|still)|(?:was|were) now|now (?:it|they|she|he|the|we|runs?|takes?|\d)|still (?:used|in use|there|going)`,
    String.raw`no(?:body|one| \p{L}+){1,2} since|not (?:a single|one)|never (?:again|\p{L}+ again)|no \p{L}+ (?:was|were|has|had|is)|no (?:more|repeats?|comebacks?|complaints?|incidents?|trips?)`,
    String.raw`(?:did|has|have)(?: not|n['’]t) \p{L}+ (?:since|again)`,
    String.raw`(?:went|came|come|gone|got|brought|dropped|fell|is|was|it['’]s) (?:\p{L}+ )?(?:right |way |straight )?(?:down|up|off)\b`,
    String.raw`fell|dropped|rose|grew|halved|doubled|tripled|shortened|refunded|served|passed|won|on time|under budget|ahead of (?:time|schedule|plan)|reserves intact`,
    String.raw`without (?:losing|missing|one|a single)|zero|in no time|a fraction of|(?:almost|virtually|practically) (?:none|no|nothing)|went (?:\p{L}+ )?well|(?:very|really|so|more than) (?:pleased|happy|grateful|glad)`,
    String.raw`caught up|next to nothing|hardly any(?:thing)?|(?:it|that) (?:really |all |just )?worked`,
    String.raw`down to|up (?:by )?\d|from \p{N}+ to`,
  ].join('|'),
  'iu',
);

const CHANGE = new RegExp(
  [
    String.raw`(?:a|an) (?:\p{L}+ )?(?:\p{L}+ )?(?:difference|success|improvement)|(?:much|so much|far|a lot|way|a great deal) (?:better|quicker|faster|calmer|happier|easier|less|fewer|more)`,
    String.raw`massively|hugely|significantly|dramatically|considerably|substantially|noticeably|smoother|calmer|night and day`,
    String.raw`(?:very|so|far) few|hardly (?:any|ever|anyone|anybody)|(?:almost|nearly|basically|practically) (?:all|every\p{L}*|stopped|gone|disappeared)|(?:shot|went|gone|came|come) (?:right |way |straight )?up|(?:right|way) down|dropped (?:right )?off|plummeted|soared|took off|paid off|(?:saved|saves) (?:us|me|them|the \p{L}+) (?:a|so|loads|lots|hours|days|time|money)\b`,
    String.raw`improved|got (?:\p{L}+ )?(?:better|quicker|faster|shorter|easier|smaller|calmer|quieter)|better than (?:ever|before)`,
  ].join('|'),
  'iu',
);

export const saysChange = (text: string): boolean => CHANGE.test(text);
export const saysOutcome = (text: string): boolean => OUTCOME.test(text) || saysChange(text);

const LAST = 4;
export const lastPieces = (pieces: readonly ReadText[]): readonly ReadText[] => pieces.slice(-LAST);
