import { anyPhrase, type NoQuestion } from './no-question.ts';

const TOPICS = anyPhrase(`
  how (?:was|were|is) (?:the|your) (?:\\w+ )?(?:day|weekend|week|journey|trip|drive|flight|train|morning|holidays?|traffic|weather|parking|commute|break|travel)
  (?:find|found|get|got|getting|reach) (?:us|here|parked|in (?:ok|okay|all right)|the (?:place|building|office))
  come (?:far|all the way)
  by (?:metro|train|car|bus|tube)
  (?:far|here) today
  (?:trouble|problems?) parking
  (?:traffic|journey|weather|weekend) (?:bad|okay|ok|good|awful|all right|was it)
  (?:was|is|how's|any|much) (?:the )?(?:\\w+ )?traffic
  (?:good|okay|nice|all right|long) (?:journey|trip|drive|flight|weekend|holiday)
  (?:is it|it's|is there|still|any|bit of|what's) (?:\\w+ ){0,4}(?:rain|raining|snow|snowing|sunny|weather|cold|hot|warm|wet|windy|freezing|boiling)
  (?:would you like|do you want|fancy|have you had|had your|get you|want) (?:\\w+ ){0,4}(?:tea|coffee|water|breakfast|lunch|drink|seat|sugar|milk)
  (?:calling|joining|dialling|zooming|speaking)(?: us)?(?: in)? from
  where are you (?:today|right now)
  or (?:are you )?at home
  (?:plans|anything nice) for the (?:weekend|evening|holidays?)
  (?:did you|you) (?:see|watch|catch) the (?:game|match|news)
  would you believe(?: it)?`);
/** Yes-no questions in the opening are small talk unless they are about work. */
const OF_WORK = anyPhrase(`
  ever
  experienced?
  work(?:ed|ing)?
  (?:job|role|team|project|shift|patient|customer|client|student|pupil|tool|skill|year)s?
  company
  manag\\w+
  used
  done
  train\\w*
  qualifi\\w+
  certifi\\w+
  licen[cs]e
  degree
  nights
  salary
  notice
  relocat\\w+
  start
  appl\\w+
  position
  software
  familiar
  comfortable
  career
  industry
  questions?
  example
  tell
  explain
  describe
  introduce`);
const MOST_WORDS = 20;

export const smallTalk: NoQuestion = {
  kind: 'small-talk',
  isLikely: ({ text, words, isLoose, isOpening }) =>
    words.length <= MOST_WORDS && (TOPICS.test(text) || (isOpening && isLoose && !OF_WORK.test(text))),
  lines: [
    'Did you find us all right?',
    'how was your journey',
    'Is it still raining out there?',
    'Would you like a tea?',
  ],
};
