import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  deleteDocument,
  listDocuments,
  type OwnDocument,
  readDocument,
  renameDocument,
  restoreDocument,
} from '@pythia/contracts/documents.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { queryClient } from '#api/query-client.ts';
import { openChannel, tell } from '#browser/channel.ts';

const documentsQuery = queryOptions({
  queryKey: ['documents'],
  queryFn: async ({ signal }) => (await authorisedCall(listDocuments, { signal })).documents,
});
const { queryKey } = documentsQuery;
const refresh = () => queryClient.invalidateQueries({ queryKey });

const channel = openChannel('documents');
channel?.addEventListener('message', () => void refresh());

export const useDocuments = () => useQuery(documentsQuery);

/** Texts are long and never change. */
export const useDocumentText = (id: string) =>
  useQuery({
    queryKey: ['document text', id],
    queryFn: async ({ signal }) => {
      const { sections } = await authorisedCall(readDocument, { params: { document_id: id }, signal });
      return sections.map((section, place) => ({ ...section, place }));
    },
    staleTime: Infinity,
    gcTime: 0,
  });

export async function announceDocuments(): Promise<void> {
  tellWindows();
  await refresh();
}

const tellWindows = (): void => tell(channel, 'changed');

export async function retitle({ id }: OwnDocument, title: string): Promise<void> {
  await authorisedCall(renameDocument, { params: { document_id: id }, body: { title } });
  await announceDocuments();
}

export function dropDocument({ id, title }: OwnDocument): void {
  const params = { document_id: id };
  deleteWithUndo({
    sentence: `“${title}” is deleted.`,
    queryKey,
    without: (documents: OwnDocument[]) => documents.filter((document) => document.id !== id),
    remove: () => authorisedCall(deleteDocument, { params }).then(tellWindows),
    restore: () => authorisedCall(restoreDocument, { params }).then(tellWindows),
    notDeleted: 'The document could not be deleted. Please try again.',
    notRestored: `“${title}” could not be restored. Please try again.`,
  });
}
