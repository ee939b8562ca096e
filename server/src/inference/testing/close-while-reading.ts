import { setTimeout as atMoment } from 'node:timers/promises';
import { sentenceModels } from '../sentence-models.ts';

/** Closes at several moments of reading; the process may die. */
for (const moment of [2, 5, 9, 14, 20]) {
  const models = sentenceModels();
  const meaning = models.of('meaning');
  await meaning.vector('I refused to sign.');
  const reading = Array.from({ length: 20 }, (_, at) =>
    meaning.vector(`Day ${at}, ${'at work '.repeat(60)}`),
  );
  await atMoment(moment);
  await models.close();
  await Promise.all(reading);
}
