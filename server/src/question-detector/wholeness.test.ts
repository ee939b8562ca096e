import { expect, test } from 'vitest';
import { spokenWordsIn } from './heard.ts';
import { lacksItsEnd } from './wholeness.ts';

test.each(['Could you tell me why?', 'Would you like to?', 'Do you know what for?', 'And did you?'])(
  'a mark ends what may end so: %s',
  (text) => {
    expect(lacksItsEnd(spokenWordsIn(text))).toBe(false);
  },
);

test.each(['Could you tell me about the?', 'Who baked the bread and?', 'Could you tell me why.'])(
  'no mark ends what needs another word: %s',
  (text) => {
    expect(lacksItsEnd(spokenWordsIn(text))).toBe(true);
  },
);
