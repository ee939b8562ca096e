import { expect, test } from 'vitest';
import { chatRequest } from '#testing/chat-request.ts';
import { speakingModel } from '#testing/speaking-model.ts';
import { inTurn } from './in-turn.ts';
import { ModelError, type LanguageModel } from './language-model.ts';
import { noModel } from './no-model.ts';

const label = (name: string) => ({ name, kind: 'local' as const });
const saying = (name: string, own: Partial<LanguageModel> = {}): LanguageModel =>
  speakingModel(
    async function* () {
      yield { type: 'text', text: name };
    },
    { label: label(name), ...own },
  );
const failing = (own: Partial<LanguageModel> = {}): LanguageModel =>
  // oxlint-disable-next-line require-yield
  speakingModel(async function* () {
    throw new ModelError('failed', 'It is gone');
  }, own);

const warmUp = async () => {};

async function ask(model: LanguageModel): Promise<string> {
  let said = '';
  for await (const event of model.stream(chatRequest(), new AbortController().signal))
    if (event.type === 'text') said += event.text;
  return said;
}

test('the first that is there answers, reads ahead and is named', async () => {
  const model = inTurn([noModel, saying('second', { warmUp }), saying('third')]);
  expect(model.label).toEqual(label('second'));
  expect(model.warmUp).toBe(warmUp);
  expect(await ask(model)).toBe('second');
});

test('one that comes and goes is asked while it is there', async () => {
  let isThere = false;
  const first: LanguageModel = {
    ...saying('first'),
    get label() {
      return isThere ? label('first') : null;
    },
  };
  const model = inTurn([first, saying('second')]);
  const answers = [await ask(model)];
  isThere = true;
  answers.push(await ask(model));
  isThere = false;
  answers.push(await ask(model));
  expect(answers).toEqual(['second', 'first', 'second']);
});

test('its failure is not covered up by the next', async () => {
  await expect(ask(inTurn([failing(), saying('second')]))).rejects.toMatchObject({ code: 'failed' });
});

test.each([
  ['was any, there is none', [noModel, noModel], 'absent'],
  ['is any that was there, that one has failed', [noModel, failing({ label: null })], 'failed'],
])('where none %s', async (_name, models, code) => {
  const model = inTurn(models);
  expect(model.label).toBeNull();
  await expect(ask(model)).rejects.toMatchObject({ code });
});
