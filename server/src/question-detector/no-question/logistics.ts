import { anyPhrase, type NoQuestion } from './no-question.ts';

const LINE_AND_ROOM = anyPhrase(`
  hear (?:me|us|that|it)
  see (?:me|us|that|it|my|all (?:of us|three|four|the))
  audible
  (?:on|un) ?mute[d]?
  (?:your|my|the) (?:camera|mic|microphone|screen|video|audio|volume|link|call|recording|invite)
  (?:your|my) (?:end|line|sound|connection|signal|wifi|headphones|earphones|speakers|mobile)
  (?:switch|turn) (?:on|off) (?:your|the)
  froze[n]?
  re(?:join|connect)
  echo
  (?:record|recording) (?:this|the)
  being recorded
  tak(?:e|ing) (?:\\w+ )?notes
  (?:better|clear|fine|okay|ok|louder) now
  ready to (?:start|begin|go)
  happy with that
  (?:shall|should|can|could|may) (?:we|i) (?:just |get |offer |take |have |borrow |go |start|begin|move|leave|stop|pause|pop)
  (?:bear|stay) with
  (?:hang|hold) on
  a (?:second|sec|minute|moment|mo)
  (?:right|good) time
  best (?:number|email|mobile)
  on your (?:side|end|screen)
  for time
  your id
  (?:hang|take) your`);
const AT_ONCE =
  /^(?:can|could|would|will) you (?:just |please |kindly )*(?:mind )?(?:speak(?:ing)? (?:up|loud|a bit|little|a little|slow)|mov|turn|switch|pop|put(?:ting)? (?:on|your|some)|sit|mut|unmut|repeat that|hold|wait|send me|forward|clos)/;
const OF_EVERYBODY =
  /^(?:is|are|can|does|has|have|did) (?:everyone|everybody|someone|somebody|anyone|anybody)\b/;
const OUR_OWN = /^(?:(?:can|could|may|might|shall|should|did|do|have|had|am|are|was|were|will) (?:i|we))\b/;
const MAY_WE_KNOW =
  /^(?:can|could|may|might) (?:i|we) (?:just )?(?:ask|know|hear|check|understand|push|press|challenge)\b/;
const MOST_WORDS = 14;

export const logistics: NoQuestion = {
  kind: 'logistics',
  isLikely: ({ text, words }) =>
    words.length <= MOST_WORDS &&
    (LINE_AND_ROOM.test(text) ||
      AT_ONCE.test(text) ||
      (OF_EVERYBODY.test(text) && !/\byou\b/.test(text)) ||
      (OUR_OWN.test(text) && !MAY_WE_KNOW.test(text))),
  lines: [
    'Can you hear me?',
    'is my screen shared can you see it',
    'Shall we make a start?',
    'Could you speak up a little?',
  ],
};
