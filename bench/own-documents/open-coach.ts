import { type CoachThread, coachThread, usualClassifier } from '../../server/src/coach/answer.ts';
import { sentenceClassifier } from '../../server/src/inference/sentence-classifier.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';
import { judgeByKinds } from '../../server/src/question-detector/judge-by-kinds.ts';

/** Busy machines change no result. */
const PATIENT_MS = 300_000;

/** @param byWords without models */
export function openCoach(byWords = false): Pick<CoachThread, 'of' | 'close'> {
  const models = sentenceModels({ onFailure: console.error, hangsAfterMs: PATIENT_MS });
  const head = new URL('../../server/weights/question/head.json', import.meta.url);
  const askedOrNot = sentenceClassifier(models.of('question'), head);
  const judge = judgeByKinds((text) => askedOrNot.kinds(text));
  const read = {
    meaning: models.of('meaning'),
    usualQuestions: usualClassifier(models.of('prepared')),
    judge: (text: string) => judge({ text, before: '' }),
  };
  const thread = coachThread({
    ...(byWords ? {} : read),
    onDeath: console.error,
    hangsAfterMs: PATIENT_MS,
    readWithinMs: PATIENT_MS,
  });
  return {
    of: (userId) => thread.of(userId),
    close: async () => {
      await thread.close();
      await models.close();
    },
  };
}
