import { type UsualId, USUAL_IDS, usualQuestion } from '../../contracts/src/usual-questions.ts';
import { type CoachAnswer, coachThread, usualClassifier } from '../../server/src/coach/answer.ts';
import { lineLabeller } from '../../server/src/coach/line-labeller.ts';
import { type Material, NO_MATERIAL } from '../../server/src/coach/material.ts';
import { type FileReader, fileReader } from '../../server/src/features/material/reading/file-reader.ts';
import { resumeInParts } from '../../server/src/features/material/reading/resume-in-parts.ts';
import { sentenceModels } from '../../server/src/inference/sentence-models.ts';
import { readPosting } from '../../web/src/jobs/posting/read-posting.ts';
import { type Half, type UsualPerson, readPeople } from './person.ts';

/** Far more than they take, also on a busy machine. */
const READ_WITHIN_SECONDS = 120;

/** One question with what the coach said to it. */
export interface AskedAndSaid {
  person: UsualPerson;
  id: UsualId;
  /** Whether it is asked in the words of the list. */
  isPlain: boolean;
  question: string;
  answer: CoachAnswer;
}

/** Asks each person all, each question as the first of an interview. */
export async function askPeople(half: Half, { byWords }: { byWords: boolean }): Promise<AskedAndSaid[]> {
  const models = sentenceModels({ onFailure: console.error });
  const labeller = lineLabeller({ onFailure: console.error });
  const reader = fileReader({ maxSeconds: READ_WITHIN_SECONDS });
  const thread = coachThread({
    labeller,
    meaning: models.of('meaning'),
    readWithinMs: READ_WITHIN_SECONDS * 1_000, // what is measured is what is said, and not how soon
    usualQuestions: byWords ? undefined : usualClassifier(models.of('prepared')),
  });
  const coach = thread.of('the bench');
  const said: AskedAndSaid[] = [];
  for (const person of readPeople(half)) {
    const material = await usualMaterial(person, reader, labeller);
    await coach.read(material);
    for (const id of USUAL_IDS) {
      const plain = usualQuestion(id)!.question;
      for (const question of [plain, ...person.asked[id]]) {
        const answer = await coach.answer({ material, turns: [{ role: 'user', text: question }] });
        said.push({ person, id, isPlain: question === plain, question, answer });
      }
    }
  }
  reader.close();
  await thread.close(); // its labeller too
  await models.close();
  return said;
}

/** As the file is read and the posting is pasted; the company is put in by hand where its name is not found. */
export async function usualMaterial(
  { resume, posting, applyingFor }: UsualPerson,
  reader: FileReader,
  labeller: ReturnType<typeof lineLabeller>,
): Promise<Material> {
  const file = await reader.read('resume', Buffer.from(resume), new AbortController().signal);
  const { name, education, work } = await resumeInParts(file, (rows) => labeller.label(rows));
  const byHand = posting.split('\n').find((line, at) => at > 0 && line.trim() !== '');
  const company = readPosting(posting).company || byHand?.split(/[,(–]/)[0]!.trim() || '';
  return { ...NO_MATERIAL, name, education, work, company, role: applyingFor, jobDescription: posting };
}
