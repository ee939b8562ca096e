import { createStore, useStore } from 'zustand';
import { ANSWER_HEADERS } from '@pythia/contracts/answerer.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { MESSAGES } from '@pythia/contracts/messages.ts';
import { playground, PLAYGROUND_MODEL, STORY_PREFIX } from '@pythia/contracts/playground.ts';
import { authorisedStream } from '#account/authorised-call.ts';
import { streamText } from '#api/read-stream.ts';
import { onSignOut } from '#account/sign-out.ts';
import { batchPerFrame } from '#answers/per-frame.ts';
import {
  appendMarkdown,
  EMPTY_MARKDOWN,
  markdownText,
  type StreamingMarkdown,
} from '#answers/streaming-markdown.ts';
import { readDraft, writeDraft } from '#browser/draft.ts';
import {
  addVersion,
  NO_VERSIONS,
  readVersions,
  type StoryVersions,
  writeVersions,
} from './story-versions.ts';

interface Writing {
  account: string;
  versions: StoryVersions;
  edited: string | null;
  arriving: StreamingMarkdown | null;
  error: string | null;
  writtenBy: string | null;
}

/** Length without the prefix. */
export const PROMPT_LENGTH = LIMITS.message - STORY_PREFIX.length;

const NOTHING: Writing = {
  account: '',
  versions: NO_VERSIONS,
  edited: null,
  arriving: null,
  error: null,
  writtenBy: null,
};
const store = createStore(() => NOTHING);
let asking = new AbortController();
onSignOut(() => {
  asking.abort();
  asking = new AbortController();
  store.setState(NOTHING);
});

export const useWriting = (): Writing => useStore(store);

const draftOf = (account: string) => `story:${account}`;
const editedDraftOf = (account: string) => `story-edited:${account}`;

export function openWriting(account: string): void {
  if (store.getState().account === account) return;
  const versions = readVersions(readDraft(draftOf(account)));
  store.setState({ ...NOTHING, account, versions, edited: readDraft(editedDraftOf(account)) || null });
}

/** @param edited null closes the editor */
export function openStoryEditor(edited: string | null): void {
  store.setState({ edited });
  writeDraft(editedDraftOf(store.getState().account), edited ?? '');
}

export function saveEdit(): void {
  const { versions, edited } = store.getState();
  openStoryEditor(null);
  if (edited !== null) showVersions(addVersion(versions, edited));
}

export function showVersions(versions: StoryVersions): void {
  store.setState({ versions, error: null });
  remember();
}

function remember(): void {
  const { account, versions } = store.getState();
  writeDraft(draftOf(account), writeVersions(versions));
}

/** Goes on after leaving the page. Empty notes are ignored, as are calls meanwhile. */
export async function generateStory(notes: string): Promise<void> {
  const prompt = notes.trim();
  if (prompt === '' || store.getState().arriving) return;
  saveEdit();
  const mine = new AbortController();
  asking = mine;
  store.setState({ arriving: EMPTY_MARKDOWN, error: null, writtenBy: null });
  const batch = batchPerFrame((text) => mine === asking && arrive(text), requestAnimationFrame);
  window.addEventListener('pagehide', abortAndFinish);
  let error: string | null = null;
  try {
    const body = { model: PLAYGROUND_MODEL, message: STORY_PREFIX + prompt };
    const options = { body, signal: mine.signal, onHeaders: noteWriter };
    for await (const text of authorisedStream(streamText, playground, options)) batch.add(text);
  } catch (failure) {
    if (!mine.signal.aborted) error = MESSAGES.storyFailedPrefix + (failure as Error).message;
  }
  window.removeEventListener('pagehide', abortAndFinish);
  batch.flush();
  if (mine === asking) finish(error);
}

export const stopWriting = (): void => asking.abort();

function arrive(text: string): void {
  store.setState(({ arriving }) => ({ arriving: appendMarkdown(arriving ?? EMPTY_MARKDOWN, text) }));
}

function finish(error: string | null): void {
  store.setState(({ arriving, versions }) => ({
    arriving: null,
    error,
    versions: addVersion(versions, markdownText(arriving ?? EMPTY_MARKDOWN)),
  }));
  remember();
}

function noteWriter(headers: Headers): void {
  const name = headers.get(ANSWER_HEADERS.answeredBy);
  store.setState({ writtenBy: name && decodeURIComponent(name) });
}

/** A closing page ends the stream; what arrived is saved. */
function abortAndFinish(): void {
  asking.abort();
  asking = new AbortController();
  finish(null);
}
