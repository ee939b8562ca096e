import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@pythia/contracts/endpoint.ts';
import {
  chooseFields,
  hideEntry,
  type WholeEntry,
  type KnowledgeField,
  type NamedEntry,
  readField,
  readKnowledge,
  searchKnowledge,
  showEntry,
} from '@pythia/contracts/knowledge.ts';
import { authorisedCall } from '#account/authorised-call.ts';
import { deleteWithUndo } from '#account/delete-with-undo.ts';
import { Saving } from '#account/saving/saving.ts';
import { tellFailure } from '#account/tell-failure.ts';
import { heldShown, queryClient, showMeanwhile } from '#api/query-client.ts';

type Knowledge = ReplyOf<typeof readKnowledge>;
type Field = ReplyOf<typeof readField>;

const queryKey = ['knowledge'];

const overview = queryOptions({
  queryKey: [...queryKey, 'overview'],
  queryFn: async ({ signal, queryKey: asked }) =>
    heldShown<Knowledge>(asked) ?? authorisedCall(readKnowledge, { query: {}, signal }),
});

export const useKnowledge = () => useQuery(overview);

export const useField = (id: string) =>
  useQuery({
    queryKey: [...queryKey, 'field', id],
    queryFn: ({ signal }) => authorisedCall(readField, { params: { field_id: id }, signal }),
  });

/** Old results stay while typing. */
export const useSearch = (search: string) =>
  useQuery({
    queryKey: [...queryKey, 'search', search],
    queryFn: ({ signal }) => authorisedCall(searchKnowledge, { query: { search }, signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey });

const choosing = new Saving<Knowledge>({
  put: ({ chosen, fields }, version, { keepalive }) => {
    const on = fields.filter((field) => field.on).map(({ id }) => id);
    return authorisedCall(chooseFields, { body: { version, fields: chosen ? on : null }, keepalive });
  },
  notSaved: 'That could not be saved. Please try again.',
});

const switchFields = (chosen: boolean, isOn: (field: KnowledgeField) => boolean): void =>
  void choosing.change({
    queryKey: overview.queryKey,
    edit: (known) => ({
      ...known,
      chosen,
      fields: known.fields.map((field) => ({ ...field, on: isOn(field) })),
    }),
  });

export const switchField = (id: string, on: boolean): void =>
  switchFields(true, (field) => (field.id === id ? on : field.on));

export const takeSuggested = (): void => switchFields(false, ({ suggested }) => suggested);

const markedAs =
  (id: string, hidden: boolean) =>
  (field: Field): Field => ({
    ...field,
    entries: field.entries.map((entry) => (entry.id === id ? { ...entry, hidden } : entry)),
  });

export function hide({ id, name }: WholeEntry): void {
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
