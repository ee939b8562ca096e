import { expect, test, vi } from 'vitest';
import { hold, newExchange, receive } from '#answers/exchange.ts';
import { markdownText } from '#answers/streaming-markdown.ts';
import { MemoryStorage } from '#browser/storage.ts';
import { withCorrection, nextPending, acknowledge } from '#transcript/corrections.ts';
import { toggle } from '#transcript/selection.ts';
import { EMPTY_TRANSCRIPT, hear, hearInterim, newestItems } from '#transcript/transcript.ts';
import { SavedSession } from './saved-session.ts';
import { NO_STYLE } from '../machine/session-style.ts';
import { styleEvent } from '../testing/open-window.ts';

const NOTHING_TOLD = { found: [], style: NO_STYLE, upTo: 0 };

const said = (...texts: string[]) =>
  texts.reduce((transcript, text, at) => hear(transcript, { id: String(at), at, text }), EMPTY_TRANSCRIPT);
const asked = (id: number) => newExchange(id, { text: 'Why?', source: 'typed', lines: [] }, id);

/** The keys written by `action`, without what they all begin with. */
function writesOf(storage: MemoryStorage, action: () => void): string[] {
  const write = vi.spyOn(storage, 'setItem');
  action();
  const keys = write.mock.calls.map(([key]) => key.replace('pythia_copilot:s1:', ''));
  write.mockRestore();
  return keys;
}

test('lines, selection and answers come back, and an answer that was arriving is stopped', () => {
  const storage = new MemoryStorage();
  const transcript = toggle(said('One. Two.', 'Three. And'), 0);
  const exchange = {
    ...receive(asked(1), 'Because'),
    question: { ...asked(1).question, instead: 'I baked.' },
    answeredBy: 'Built-in coach',
    stoodIn: 'slow' as const,
    source: 'From your résumé',
    alternatives: ['I sold.'],
    note: 'Add more.',
  };
  new SavedSession(storage, 's1').save({ ...NOTHING_TOLD, transcript, exchanges: [exchange] });

  const restored = new SavedSession(storage, 's1').restore();
  expect(restored.transcript).toEqual(transcript);
  expect(restored.exchanges).toMatchObject([
    {
      id: 1,
      status: 'stopped',
      question: { text: 'Why?', instead: 'I baked.' },
      answeredBy: 'Built-in coach',
      stoodIn: 'slow',
      source: 'From your résumé',
      alternatives: ['I sold.'],
      note: 'Add more.',
    },
  ]);
  expect(markdownText(restored.exchanges[0]!.answer)).toBe('Because');
  expect(newestItems(new SavedSession(storage, 's2').restore().transcript, 1)).toEqual([]);
});

test('a question that was held is held still', () => {
  const storage = new MemoryStorage();
  const exchanges = [hold(asked(1), true)];
  new SavedSession(storage, 's1').save({ ...NOTHING_TOLD, transcript: EMPTY_TRANSCRIPT, exchanges });
  expect(new SavedSession(storage, 's1').restore().exchanges).toMatchObject([
    { id: 1, status: 'held', question: { text: 'Why?' } },
  ]);
});

test('corrections come back, and which of them the server has still to be told', () => {
  const storage = new MemoryStorage();
  const id = '01890000-0000-7000-8000-000000000001';
  const heard = hear(EMPTY_TRANSCRIPT, { id, at: 0, text: 'Why ass? Why now?' });
  const sent = { line: `${id}/0`, text: 'Why us?' };
  const transcript = withCorrection(
    acknowledge(withCorrection(heard, sent.line, sent.text), sent),
    `${id}/1`,
    'Why then?',
  );
  new SavedSession(storage, 's1').save({ ...NOTHING_TOLD, transcript, exchanges: [] });
  const restored = new SavedSession(storage, 's1').restore().transcript;
  expect(restored).toEqual(transcript);
  expect(nextPending(restored)).toEqual({ line: `${id}/1`, text: 'Why then?' });
});

test('an answer that was kept before answers had a name and parts has none', () => {
  const storage = new MemoryStorage();
  const { id, eventId, at, question } = asked(1);
  const old = { id, eventId, at, question, status: 'done', answer: 'Because.' };
  storage.setItem('pythia_copilot:s1:exchange:1', JSON.stringify(old));
  const [restored] = new SavedSession(storage, 's1').restore().exchanges;
  const nothingBeside = { alternatives: [], note: null, source: null };
  expect(restored).toMatchObject({ answeredBy: null, stoodIn: null, ...nothingBeside });
});

test('only what changed is written', () => {
  const storage = new MemoryStorage();
  const saved = new SavedSession(storage, 's1');
  const long = said(...Array.from({ length: 150 }, (_, line) => `Line ${line}.`));
  const exchanges = [asked(1), asked(2)];
  const save =
    (transcript: typeof long, now = exchanges) =>
    () =>
      saved.save({ ...NOTHING_TOLD, transcript, exchanges: now });
  saved.save({ ...NOTHING_TOLD, transcript: long, exchanges });

  expect(writesOf(storage, save(long))).toEqual([]);
  expect(writesOf(storage, save(hearInterim(long, 'and')))).toEqual([]);
  const longer = hear(long, { id: 'new', at: 200, text: 'New.' });
  expect(writesOf(storage, save(longer))).toEqual(['heard:1', 'selection:0', 'told:0']);
  expect(writesOf(storage, save(longer, [exchanges[0]!, receive(asked(2), 'B')]))).toEqual(['exchange:2']);
});

test('the oldest answers make room', () => {
  const storage = new MemoryStorage();
  const saved = new SavedSession(storage, 's1');
  for (let count = 1; count <= 110; count++) {
    const exchanges = Array.from({ length: count }, (_, place) => asked(place + 1));
    saved.save({ ...NOTHING_TOLD, transcript: EMPTY_TRANSCRIPT, exchanges });
  }
  const ids = new SavedSession(storage, 's1').restore().exchanges.map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 11, 110]);
});

test('the storage is looked through once, and what an earlier window left over is gone', () => {
  const storage = new MemoryStorage();
  new SavedSession(storage, 's1').save({
    ...NOTHING_TOLD,
    transcript: EMPTY_TRANSCRIPT,
    exchanges: [asked(1), asked(2)],
  });
  const saved = new SavedSession(storage, 's1');
  const looks = vi.spyOn(storage, 'key');
  saved.save({ ...NOTHING_TOLD, transcript: EMPTY_TRANSCRIPT, exchanges: [asked(2)] });
  const once = looks.mock.calls.length;
  for (const id of [3, 4, 5])
    saved.save({ ...NOTHING_TOLD, transcript: EMPTY_TRANSCRIPT, exchanges: [asked(id)] });
  expect(looks).toHaveBeenCalledTimes(once);
  expect(new SavedSession(storage, 's1').restore().exchanges.map(({ id }) => id)).toEqual([5]);
});

test('a full storage keeps nothing of the session, and is left alone from then on', () => {
  const storage = new MemoryStorage();
  const saved = new SavedSession(storage, 's1');
  saved.save({ ...NOTHING_TOLD, transcript: said('One.'), exchanges: [] });
  let tries = 0;
  storage.setItem = () => {
    tries++;
    throw new DOMException('full', 'QuotaExceededError');
  };
  saved.save({ ...NOTHING_TOLD, transcript: said('One.', 'Two.'), exchanges: [] });
  saved.save({ ...NOTHING_TOLD, transcript: said('One.', 'Two.', 'Three.'), exchanges: [] });
  expect([storage.length, tries]).toEqual([0, 1]);
});

test('what somebody else wrote is no session', () => {
  const storage = new MemoryStorage();
  storage.setItem('pythia_copilot:s1:heard:0', 'no JSON');
  expect(new SavedSession(storage, 's1').restore()).toEqual({
    ...NOTHING_TOLD,
    transcript: EMPTY_TRANSCRIPT,
    exchanges: [],
  });
});

test('what was told up to a place comes back with the place', () => {
  const storage = new MemoryStorage();
  const question = {
    text: 'Why us?',
    parts: [],
    sort: 'open',
    follows_up: false,
    doubtful: false,
    lines: [],
  };
  const found = [{ id: 'd1', at: '2026-01-15T10:00:00.000Z', key: 'k', question }];
  const style = { ...NO_STYLE, told: styleEvent(3, 1) };
  const saved = { transcript: said('One.'), exchanges: [], found, style, upTo: 7 };
  new SavedSession(storage, 's1').save(saved);
  expect(new SavedSession(storage, 's1').restore()).toEqual(saved);
});

test('a copy from before places were kept has none: all is told again', () => {
  const storage = new MemoryStorage();
  new SavedSession(storage, 's1').save({ ...NOTHING_TOLD, transcript: said('One.'), exchanges: [], upTo: 7 });
  storage.removeItem('pythia_copilot:s1:told:0');
  expect(new SavedSession(storage, 's1').restore()).toMatchObject({ upTo: 0, found: [] });
});

test('a copy of which a part is gone vouches for no place', () => {
  const storage = new MemoryStorage();
  const transcript = said(...Array.from({ length: 150 }, (_, line) => `Line ${line}.`));
  new SavedSession(storage, 's1').save({ ...NOTHING_TOLD, transcript, exchanges: [], upTo: 150 });
  storage.removeItem('pythia_copilot:s1:heard:0');
  expect(new SavedSession(storage, 's1').restore().upTo).toBe(0);
});

test('a copy that grew without a new place vouches for that place still', () => {
  const storage = new MemoryStorage();
  const kept = new SavedSession(storage, 's1');
  kept.save({ ...NOTHING_TOLD, transcript: said('One.'), exchanges: [], upTo: 1 });
  kept.save({ ...NOTHING_TOLD, transcript: said('One.'), exchanges: [asked(1)], upTo: 1 });
  expect(new SavedSession(storage, 's1').restore().upTo).toBe(1);
});
