import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import {
  chooseFields,
  hideEntry,
  type KnowledgeEntry,
  type NamedEntry,
  readField,
  readKnowledge,
  searchKnowledge,
  showEntry,
} from '@pythia/contracts/knowledge.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { queryClient, showMeanwhile } from '#api/query-client.ts';

type Knowledge = ReplyOf<typeof readKnowledge>;
type Field = ReplyOf<typeof readField>;

const queryKey = ['knowledge'];

const overview = queryOptions({
  queryKey: [...queryKey, 'overview'],
  queryFn: ({ signal }) => authorisedCall(readKnowledge, { query: {}, signal }),
});

/** The fields, what is on of them, and what is hidden. */
export const useKnowledge = () => useQuery(overview);

/** The entries of a field. */
export const useField = (id: string) =>
  useQuery({
    queryKey: [...queryKey, 'field', id],
    queryFn: ({ signal }) => authorisedCall(readField, { params: { field_id: id }, signal }),
  });

/** What is found while the next letters are typed stays until there is more. */
export const useSearch = (search: string) =>
  useQuery({
    queryKey: [...queryKey, 'search', search],
    queryFn: ({ signal }) => authorisedCall(searchKnowledge, { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey });

/** Switches a field on or off, at once; null: those that are suggested are on. */
export const useChoosing = () =>
  useMutation({
    scope: { id: 'knowledge' }, // each names the version that the one before it has made
    mutationFn: async (change: { field: string; on: boolean } | null) => {
      const { version, fields } = await queryClient.ensureQueryData(overview);
      // what is shown may be older: the one before this was read again meanwhile
      const chosen = fields
        .filter(({ id, on }) => (id === change?.field ? change.on : on))
        .map(({ id }) => id);
      const saved = await authorisedCall(chooseFields, {
        body: { version, fields: change === null ? null : chosen },
      });
      queryClient.setQueryData(overview.queryKey, (known) => known && { ...known, ...saved });
    },
    onMutate: (change) =>
      showMeanwhile(overview.queryKey, (known: Knowledge) => ({
        ...known,
        chosen: change !== null,
        fields: known.fields.map((field) =>
          change === null
            ? { ...field, on: field.suggested }
            : field.id === change.field
              ? { ...field, on: change.on }
              : field,
        ),
      })),
    onError: (error, _change, takeBack) => {
      takeBack?.();
      tellFailure(error, 'That could not be saved. Please try again.');
    },
    onSettled: refresh,
  });

const markedAs =
  (id: string, hidden: boolean) =>
  (field: Field): Field => ({
    ...field,
    entries: field.entries.map((entry) => (entry.id === id ? { ...entry, hidden } : entry)),
  });

/** Leaves an entry out of the user's answers, and offers to take that back. */
export function hide({ id, name }: KnowledgeEntry): void {
  const params = { entry_id: id };
  deleteWithUndo({
    sentence: `“${name}” is hidden. Your answers go without it.`,
    queryKey: [...queryKey, 'field'],
    without: markedAs(id, true),
    remove: () => authorisedCall(hideEntry, { params }).finally(refresh),
    restore: () => authorisedCall(showEntry, { params }).finally(refresh),
    notDeleted: 'It could not be hidden. Please try again.',
    notRestored: 'It could not be shown again. Please try again.',
  });
}

/** Lets an entry be told again, at once. */
export const useShowing = ({ id }: Pick<NamedEntry, 'id'>) =>
  useMutation({
    mutationFn: () => authorisedCall(showEntry, { params: { entry_id: id } }),
    onMutate: () => {
      const takeBack = [
        showMeanwhile([...queryKey, 'field'], markedAs(id, false)),
        showMeanwhile(overview.queryKey, (known: Knowledge) => ({
          ...known,
          hidden: known.hidden.filter((entry) => entry.id !== id),
        })),
      ];
      return () => takeBack.forEach((each) => each());
    },
    onError: (error, _none, takeBack) => {
      takeBack?.();
      tellFailure(error, 'It could not be shown again. Please try again.');
    },
    onSettled: refresh,
  });
