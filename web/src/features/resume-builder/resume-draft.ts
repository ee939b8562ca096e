import { createStore, useStore } from 'zustand';
import { onSignOut } from '#account/sign-out.ts';
import {
  BLANK_ENTRIES,
  BLANK_EXTRAS,
  BLANK_RESUME,
  type Entries,
  type Extras,
  isBlankResume,
  type ListName,
  type Resume,
} from './resume.ts';

export type BuilderStep = 'personal' | 'work';

export type ListEntry<Entry> = Entry & { readonly id: number };

export interface ListedResume extends Resume {
  education: readonly ListEntry<Entries['education']>[];
  experience: readonly ListEntry<Entries['experience']>[];
}

interface Undo {
  sentence: string;
  of: ListName | 'extras' | null;
  revert: (resume: ListedResume) => ListedResume;
  /** Sentences about unread parts, restored with the résumé. */
  missing?: readonly string[];
}

interface Draft {
  step: BuilderStep;
  resume: ListedResume;
  undo: Undo | null;
  missing: readonly string[];
  saved: Resume | null;
}

let lastId = 0;
const nextId = (): number => (lastId += 1);

const draft = createStore(blankDraft);
onSignOut(() => draft.setState(blankDraft()));
addEventListener('beforeunload', (event) => {
  if (isUnsaved()) event.preventDefault();
});

export const useDraftOfResume = (): Draft => useStore(draft);

export const isDraftBlank = (): boolean => isBlankResume(draft.getState().resume);

export const goTo = (step: BuilderStep): void => draft.setState({ step });
export const noteSaved = (saved: Resume): void => draft.setState({ saved });
export const changeName = (name: string): void => change((resume) => ({ ...resume, name }));

export function changeEntry<List extends ListName>(
  list: List,
  id: number,
  changes: Partial<Entries[List]>,
): void {
  changeList(list, (entries) => entries.map((entry) => (entry.id === id ? { ...entry, ...changes } : entry)));
}

export function addEntry(list: ListName): number {
  const id = nextId();
  changeList(list, (entries) => [...entries, { ...BLANK_ENTRIES[list], id }]);
  return id;
}

/**
 * The last entry stays.
 * @returns the neighbour's id
 */
export function removeEntry(list: ListName, id: number, label: string): number | undefined {
  const entries: readonly ListEntry<object>[] = draft.getState().resume[list];
  const at = entries.findIndex((entry) => entry.id === id);
  const removed = entries[at];
  if (!removed || entries.length === 1) return undefined;
  changeList(list, (all) => all.filter((entry) => entry.id !== id));
  const revert = (resume: ListedResume) =>
    withList(resume, list, (all) => all.toSpliced(at, 0, removed as never));
  draft.setState({ undo: { sentence: `${label} removed.`, of: list, revert } });
  return (entries[at + 1] ?? entries[at - 1])?.id;
}

/** @param by −1 up, 1 down */
export function moveEntry(list: ListName, id: number, by: -1 | 1): void {
  changeList(list, (entries) => {
    const at = entries.findIndex((entry) => entry.id === id);
    const entry = entries[at];
    return entry && entries[at + by] ? entries.toSpliced(at, 1).toSpliced(at + by, 0, entry) : entries;
  });
}

export const changeExtras = (changes: Partial<Extras>): void =>
  change((resume) => ({ ...resume, extras: { ...BLANK_EXTRAS, ...resume.extras, ...changes } }));

export function removeExtras(): void {
  const { extras } = draft.getState().resume;
  if (!extras) return;
  change((resume) => ({ ...resume, extras: undefined }));
  const revert = (resume: ListedResume) => ({ ...resume, extras });
  draft.setState({ undo: { sentence: 'Contact, links and skills removed.', of: 'extras', revert } });
}

export function replaceResume(resume: Resume, missing: readonly string[], sentence: string): void {
  const before = draft.getState();
  draft.setState({
    step: 'personal',
    resume: listed(resume),
    undo: { sentence, of: null, revert: () => before.resume, missing: before.missing },
    missing,
  });
}

/** Toggles between both résumés, so that none is lost. */
export function undoLast(): void {
  const { resume, undo, missing } = draft.getState();
  if (!undo) return;
  const sentence = 'Your earlier résumé is back.';
  const again: Undo = { sentence, of: null, revert: () => resume, missing };
  draft.setState({
    resume: undo.revert(resume),
    undo: undo.of === null ? again : null,
    missing: undo.missing ?? missing,
  });
}

function isUnsaved(): boolean {
  const { resume, saved } = draft.getState();
  return resume !== saved && !isBlankResume(resume);
}

const change = (by: (resume: ListedResume) => ListedResume): void =>
  draft.setState(({ resume }) => ({ resume: by(resume) }));

type ListChange<List extends ListName> = (
  entries: readonly ListEntry<Entries[List]>[],
) => readonly ListEntry<Entries[List]>[];

const changeList = <List extends ListName>(list: List, by: ListChange<List>): void =>
  change((resume) => withList(resume, list, by));

const withList = <List extends ListName>(
  resume: ListedResume,
  list: List,
  by: ListChange<List>,
): ListedResume => ({
  ...resume,
  [list]: by(resume[list] as unknown as readonly ListEntry<Entries[List]>[]),
});

function blankDraft(): Draft {
  return { step: 'personal', resume: listed(BLANK_RESUME), undo: null, missing: [], saved: null };
}

function listed({ education, experience, ...rest }: Resume): ListedResume {
  return {
    ...rest,
    education: education.map((entry) => ({ ...entry, id: nextId() })),
    experience: experience.map((entry) => ({ ...entry, id: nextId() })),
  };
}
