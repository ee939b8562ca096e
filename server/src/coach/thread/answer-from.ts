import { tellLanguage } from '../language/tell-language.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { episodeOffered } from '../saying/alternatives.ts';
import { type Answer, sayAnswer } from '../saying/say-answer.ts';
import { sayInOtherLanguage } from '../saying/say-in-other-language.ts';
import { shelfOf } from './shelves.ts';
import { type Asked, type ByHandle, lastOf } from './task.ts';
import type { Understood } from './with-understood.ts';

export function answerFrom(
  understood: Understood,
  knowledge: Knowledge,
  { instead, language = 'en', isToldOfEnglish = false, documents, style, turns }: AskedInThread,
): Answer {
  const { candidate } = understood;
  if (instead === undefined && !isInEnglish(lastOf({ turns }), language))
    return sayInOtherLanguage(candidate, isToldOfEnglish);
  const wanted = instead === undefined ? undefined : episodeOffered(candidate, instead);
  const given = {
    knowledge,
    documents: shelfOf(documents),
    instead: wanted,
    style: style ?? undefined,
  };
  return sayAnswer({ ...understood, ...given });
}

export type AskedInThread = Omit<ByHandle<Asked>, 'material' | 'library'>;

/** Texts too short to tell are in the interview's language. */
function isInEnglish(question: string, language: string): boolean {
  const told = tellLanguage(question);
  return told === 'unclear' ? language.split('-', 1)[0] === 'en' : told === 'english';
}
