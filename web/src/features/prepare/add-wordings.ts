import { type PreparedAnswer, suggestWordings } from '@pythia/contracts/prepared.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { preparedQuery, savingOf, type SetId } from '#material/prepared/prepared.ts';

export async function addWordings(set: SetId, { id, question, wordings }: PreparedAnswer): Promise<void> {
  if (wordings.length > 0) return;
  const reply = await authorisedCall(suggestWordings, { body: { question } }).catch(() => null);
  if (!reply || reply.wordings.length === 0) return;
  void savingOf(set).change({
    queryKey: preparedQuery(set).queryKey,
    edit: ({ answers }) => ({
      answers: answers.map((one) => (one.id === id ? { ...one, wordings: reply.wordings } : one)),
    }),
    typedIn: 'wordings',
  });
}
