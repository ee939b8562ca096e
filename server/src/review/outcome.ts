import type { ReadText } from './given-answer.ts';

const OUTCOME = new RegExp(
  [
    String.raw`as a result|in the end|eventually|ended up|(?:ever |by )?since(?: then)?$|since then|ever since|these days|nowadays|to this day|from then on`,
    String.raw`(?:is|are|was|were|it['’]s|they['’]re) (?:now|still)|now (?:it|they|she|he|the|we|runs?|takes?|\d)|still (?:used|in use|there|going)`,
    String.raw`no(?:body|one| \p{L}+){1,2} since|not (?:a single|one)|never (?:again|\p{L}+ again)|no \p{L}+ (?:was|were|has|had|is)|no (?:more|repeats?|comebacks?|complaints?|incidents?|trips?)`,
    String.raw`(?:did|has|have)(?: not|n['’]t) \p{L}+ (?:since|again)`,
    String.raw`(?:went|came|come|gone|got|brought|dropped|fell|is|was|it['’]s) (?:\p{L}+ )?(?:right |way |straight )?(?:down|up|off)\b`,
    String.raw`fell|dropped|rose|grew|halved|doubled|tripled|shortened|refunded|served|passed|won|on time|under budget|ahead of (?:time|schedule|plan)|reserves intact`,
    String.raw`without (?:losing|missing|one|a single)|zero|(?:a|an) (?:\p{L}+ )?(?:difference|success|improvement)|(?:much|so much|far|a lot|way) (?:better|quicker|faster|calmer|happier|easier|less|fewer|more)`,
    String.raw`massively|hugely|significantly|dramatically|considerably|substantially|noticeably|in no time|a fraction of|(?:almost|virtually|practically) (?:none|no|nothing)|smoother|calmer|went (?:\p{L}+ )?well|(?:very|really|so|more than) (?:pleased|happy|grateful|glad)`,
    String.raw`caught up|next to nothing|hardly any(?:thing)?|(?:it|that) (?:really |all |just )?worked`,
    String.raw`down to|up (?:by )?\d|from \p{N}+ to`,
  ].join('|'),
  'iu',
);

export const saysOutcome = (text: string): boolean => OUTCOME.test(text);

const LAST = 3;
export const lastPieces = (pieces: readonly ReadText[]): readonly ReadText[] => pieces.slice(-LAST);
