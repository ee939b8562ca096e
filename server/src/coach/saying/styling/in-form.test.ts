import { describe, expect, test } from 'vitest';
import { sayAnswer } from '../say-answer.ts';
import { asks, candidateOf, found, NOTHING_TOLD } from '../testing/asked.ts';
import { baker } from '../testing/baker.ts';
import type { CoachStyle } from './coach-style.ts';

const STYLE: CoachStyle = { form: 'beats', words: 90, avoid: [], spelling: 'british', lean: [] };

function say(change: Partial<CoachStyle>, mark = 'proving room', candidate = baker): string {
  const question = asks('Tell me about a night that went wrong.', 'behavioural');
  const asked = [{ question, found: found(candidate, mark) }];
  return sayAnswer({ candidate, asked, told: NOTHING_TOLD, style: { ...STYLE, ...change } }).text;
}
/** A story told as STAR. */
function asStar(story: string): string {
  const candidate = candidateOf({ stories: [story] });
  return say({ form: 'star' }, candidate.episodes[0]!.sentences[0]!.text.slice(3, 14), candidate);
}
const words = (text: string): number => text.split(/\s+/).length;
const beginning = /^(?:At|In|When|As) [^,]*,|^/;
const plain = say({});

test.each(['beats', 'sentences'] as const)('as %s it is said as without a style', (form) => {
  const question = asks('Tell me about a night that went wrong.', 'behavioural');
  const asked = [{ question, found: found(baker, 'proving room') }];
  expect(say({ form })).toBe(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD }).text);
});

describe('as STAR', () => {
  test('a story has its own sentences under the names of their beats', () => {
    expect(say({ form: 'star' })).toBe(
      [
        '**Situation.** The proving room failed one night in August.',
        '**Task.** I had to get 400 loaves out by six.',
        '**Action.** I moved the dough to the cellar, where it was cool, and called the hotel.',
        '**Result.** We delivered everything but the rolls on time.',
      ].join('\n\n'),
    );
  });

  test('a beat that the story lacks is left out, and a story of one has no names', () => {
    const candidate = candidateOf({
      stories: [
        'A guest fell ill at table six. I drove her to the hospital.',
        'I baked rye bread for eleven years.',
      ],
    });
    expect(say({ form: 'star' }, 'guest', candidate)).toBe(
      '**Situation.** A guest fell ill at table six.\n\n**Action.** I drove her to the hospital.',
    );
    expect(say({ form: 'star' }, 'rye bread', candidate)).not.toContain('**');
  });

  test.each([
    [
      'how things were is told first, wherever it is written',
      'I built a bridge of 40 metres with 28 soldiers. A town had been cut off for a week.',
      ['Situation', 'A town had been cut off'],
    ],
    [
      'what leans on a sentence stays behind it',
      'Our oven failed. I rang a neighbour. He was in charge of the hall. I baked there all night.',
      ['Action', 'I rang a neighbour. He was in charge of the hall. I baked there all night.'],
    ],
    [
      'what was learned on the way is done',
      'A guest hit out at everybody. I learned from her son that she danced, and put on a waltz. She has held my hand since.',
      ['Action', 'I learned from her son'],
    ],
    [
      'what was done to end it is no result',
      'Our architect wanted 30 services. I proposed one first, which cut the cost by 20%. We stayed with four.',
      ['Action', 'I proposed one first'],
    ],
  ])('%s', (_, story, [name, text]) => {
    const said = say(
      { form: 'star' },
      story.split(' ').slice(-3, -1).join(' '),
      candidateOf({ stories: [story] }),
    );
    expect(said).toContain(`**${name}.** ${text}`);
  });

  test.each([
    [
      'Our oven failed one night. I rang a neighbour and baked there. The hall stood empty.',
      '**Situation.** Our oven failed one night.\n\n**Action.** I rang a neighbour and baked there.\n\nThe hall stood empty.',
    ],
    [
      'A customer complained about a late delivery. She shouted at a colleague. I apologised and sent a new one. She came back.',
      '**Situation.** A customer complained about a late delivery. She shouted at a colleague.\n\n**Action.** I apologised and sent a new one.\n\nShe came back.',
    ],
  ])('what only stands behind the deeds is not named a result: %s', (story, told) => {
    expect(asStar(story)).toBe(told);
  });

  test.each([
    'I reduced the build time by 40%. I introduced a cache for the tests.',
    'The deadline slipped by two weeks. I called the client. They agreed.',
    'The team rebuilt the service. Costs fell by 20%. I wrote the tests.',
    'I prefer rye. The cellar is cool.',
  ])('where no two beats are certain there are no names: %s', (story) => {
    expect(asStar(story)).not.toContain('**');
  });

  test('what leads to a story stands before its beats', () => {
    const question = asks('What is your greatest weakness?', 'weakness');
    const asked = [{ question, found: found(baker, 'proving room') }];
    const { text } = sayAnswer({
      candidate: baker,
      asked,
      told: NOTHING_TOLD,
      style: { ...STYLE, form: 'star' },
    });
    expect(text).toMatch(/^[A-Z][^*]+\.\n\n\*\*Situation\.\*\* The proving room/);
  });
});

describe('as one line', () => {
  test('it is the sentence of the story that says most', () => {
    const line = say({ form: 'one-liner' });
    expect(plain).toContain(line.replace(beginning, '').slice(1));
    expect(line).toBe('We delivered everything but the rolls on time.');
  });

  test.each([
    ['introduction', 'Tell me about yourself.', /^I am a head baker at Rye & Co\.$/],
    ['closing', 'Do you have any questions?', /^[A-Z].*\?$/],
    ['motivation', 'Why us?', /I would train apprentices and keep waste low/],
    ['small-talk', 'How are you today?', /^[^.!?]+[.!?]$/],
  ] as const)('of another answer (%s) it is the first that stands alone', (kind, ask, line) => {
    const asked = [{ question: asks(ask, kind), found: [] }];
    const { text } = sayAnswer({
      candidate: baker,
      asked,
      told: NOTHING_TOLD,
      style: { ...STYLE, form: 'one-liner' },
    });
    expect(text).toMatch(line);
    expect(text.replace('Rye & Co.', '').match(/[.!?](?:\s|$)/g)?.length ?? 0).toBeLessThan(2);
  });

  test('a yes stays before it', () => {
    const question = asks('Have you used a spiral mixer?', 'experience', { names: ['spiral mixer'] });
    const asked = [{ question, found: found(baker, 'spiral') }];
    const style = { ...STYLE, form: 'one-liner' as const };
    expect(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD, style }).text).toMatch(
      /^Yes – .*spiral mixer/,
    );
  });

  test('each part of a question has its own', () => {
    const asked = [
      { question: asks('What went wrong?', 'behavioural'), found: found(baker, 'proving room') },
      { question: asks('And which languages do you speak?', 'look-up', { sought: 'language' }), found: [] },
    ];
    const style = { ...STYLE, form: 'one-liner' as const };
    expect(sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD, style }).text).toBe(
      'We delivered everything but the rolls on time. I speak English (native) and Polish (B2).',
    );
  });
});

describe('in so many words', () => {
  test.each([30, 60, 90, 150])('%d it has no more, and ends with a sentence', (most) => {
    const said = say({ words: most });
    expect(words(said)).toBeLessThanOrEqual(most);
    expect(said).toMatch(/[.…]$/);
  });

  test('of 150 it tells more than of 90', () => {
    const sentences = Array.from(
      { length: 20 },
      (_, n) => `I then rang customer number ${n} about the loaves.`,
    );
    const candidate = candidateOf({ stories: [['The oven failed.', ...sentences].join(' ')] });
    expect(words(say({ words: 150 }, 'oven failed', candidate))).toBeGreaterThan(100);
    expect(words(say({ words: 90 }, 'oven failed', candidate))).toBeLessThanOrEqual(90);
  });

  test('of few a lead that is an answer has no half of a story behind it', () => {
    const asked = [{ question: asks('Why us?', 'motivation'), found: [] }];
    const style = { ...STYLE, words: 30 };
    const { text } = sayAnswer({ candidate: baker, asked, told: NOTHING_TOLD, style });
    expect(text).toContain('I would train apprentices and keep waste low');
    expect(text).not.toContain('six apprentices');
  });
});

test('as one line, a part that is told has half of the room beside one that has no answer', () => {
  const told = {
    question: asks('Tell me about a night that went wrong.', 'behavioural'),
    found: found(baker, 'proving room'),
  };
  const open = { question: asks('Have you used SAP?', 'experience', { names: ['SAP'] }), found: [] };
  const style = { ...STYLE, form: 'one-liner' as const, words: 16 };
  const { text } = sayAnswer({ candidate: baker, asked: [open, told], told: NOTHING_TOLD, style });
  expect(text).toMatch(/^We delivered everything but the rolls on time\. On the first part/);
});
