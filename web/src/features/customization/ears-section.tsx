import { X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { Vocabulary } from '@pythia/contracts/customization.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Section } from '#ui/section.tsx';
import { takesFocus } from '#ui/passing-focus.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { OnStyleChange } from './on-change.ts';
import { entryOf, readList, withEntries } from './vocabulary.ts';

interface EarsSectionProps {
  vocabulary: Vocabulary;
  onChange: OnStyleChange;
}

export function EarsSection({ vocabulary, onChange }: EarsSectionProps) {
  const isFull = vocabulary.length >= LIMITS.vocabularyWords;
  const put = (next: Vocabulary, sentence?: string) =>
    onChange((now) => ({ ...now, vocabulary: next }), sentence === undefined ? {} : { sentence });
  return (
    <Section title="For the ears">
      <div className="grid gap-4">
        <p className="text-sm text-ink-soft">
          Names, products and abbreviations that the transcript should know. They count from the next session
          on.
        </p>
        <WordForm isFull={isFull} onAdd={(entry) => put(withEntries(vocabulary, [entry]))} />
        <ListForm
          isFull={isFull}
          onAdd={(added) => {
            const next = withEntries(vocabulary, added);
            put(next, saidOf(next.length - vocabulary.length));
            return added.filter(({ word }) => !hasWord(next, word));
          }}
        />
      </div>
      <div className="grid gap-2">
        <p role="status" className="text-sm text-ink-faint tabular-nums">
          {vocabulary.length} of {LIMITS.vocabularyWords}
          {isFull && '. Remove a word to add another.'}
        </p>
        {vocabulary.length === 0 ? (
          <p className="text-sm text-ink-soft">No words yet. Add the name of the company first.</p>
        ) : (
          <Words
            vocabulary={vocabulary}
            onRemove={(word) =>
              put(
                vocabulary.filter((entry) => entry.word !== word),
                `“${word}” is removed.`,
              )
            }
          />
        )}
      </div>
    </Section>
  );
}

const saidOf = (more: number): string =>
  more === 0 ? 'The list is taken over.' : more === 1 ? '1 word is added.' : `${more} words are added.`;

const hasWord = (vocabulary: Vocabulary, wanted: string): boolean =>
  vocabulary.some(({ word }) => word.toLowerCase() === wanted.toLowerCase());

function WordForm({ isFull, onAdd }: { isFull: boolean; onAdd: (entry: Vocabulary[number]) => void }) {
  const [word, setWord] = useState('');
  const [sound, setSound] = useState('');
  const first = useRef<HTMLInputElement>(null);
  const entry = entryOf(word, sound);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!entry || isFull) return;
    onAdd(entry);
    setWord('');
    setSound('');
    first.current?.focus();
  };
  const shared = { autoComplete: 'off', maxLength: LIMITS.vocabularyWord, spellCheck: false };
  return (
    <form onSubmit={add} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
      <Field label="Word">
        <TextInput {...shared} ref={first} value={word} onChange={({ target }) => setWord(target.value)} />
      </Field>
      <Field label="Sounds like (optional)">
        <TextInput {...shared} value={sound} onChange={({ target }) => setSound(target.value)} />
      </Field>
      <Button type="submit" disabled={!entry || isFull}>
        Add
      </Button>
    </form>
  );
}

interface ListFormProps {
  isFull: boolean;
  /** @returns those that did not fit */
  onAdd: (entries: Vocabulary) => Vocabulary;
}

function ListForm({ isFull, onAdd }: ListFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-2">
      <Button
        size="sm"
        aria-expanded={isOpen}
        disabled={isFull && !isOpen}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        Paste a list
      </Button>
      {isOpen && <OpenList onAdd={onAdd} onClose={() => setOpen(false)} />}
    </div>
  );
}

function OpenList({ onAdd, onClose }: Pick<ListFormProps, 'onAdd'> & { onClose: () => void }) {
  const [text, setText] = useState('');
  const [left, setLeft] = useState(0);
  const entries = readList(text);
  const add = () => {
    const unfit = onAdd(entries);
    if (unfit.length === 0) return onClose();
    setLeft(unfit.length);
    setText(asList(unfit));
  };
  return (
    <>
      {left > 0 && (
        <p role="alert" className="text-sm text-danger-ink">
          {left === 1 ? 'This word does' : `These ${left} words do`} not fit: remove others first.
        </p>
      )}
      <Field label="A list of words" hint="One a line. How it sounds may follow behind a comma.">
        <TextArea
          ref={takesFocus}
          value={text}
          maxLength={MOST_PASTED}
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            setLeft(0);
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={entries.length === 0} onClick={add}>
          Add {entries.length === 1 ? '1 word' : `${entries.length} words`}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </>
  );
}

const asList = (entries: Vocabulary): string =>
  entries.map(({ word, sounds_like }) => (sounds_like ? `${word}, ${sounds_like}` : word)).join('\n');

const MOST_PASTED = LIMITS.vocabularyWords * (LIMITS.vocabularyWord * 2 + 2);

function Words({ vocabulary, onRemove }: { vocabulary: Vocabulary; onRemove: (word: string) => void }) {
  return (
    <div
      role="region"
      aria-label="Your words"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0} // scrolled by keys
      data-focus-after
      className="max-h-96 overflow-y-auto rounded-md inset-ring inset-ring-line"
    >
      <table className="w-full table-fixed text-left text-sm">
        <thead className="text-xs text-ink-faint">
          <tr>
            <th scope="col" className="px-3 py-2 font-medium">
              Word
            </th>
            <th scope="col" className="px-3 py-2 font-medium">
              Sounds like
            </th>
            <th scope="col" className="w-13">
              <span className="sr-only">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {vocabulary.map(({ word, sounds_like }) => (
            <tr key={word}>
              <th scope="row" className="px-3 py-1.5 font-medium wrap-anywhere">
                {word}
              </th>
              <td className="px-3 py-1.5 wrap-anywhere text-ink-soft">{sounds_like ?? '–'}</td>
              <td>
                <IconButton label={`Remove ${word}`} onClick={() => onRemove(word)}>
                  <X aria-hidden className="size-4" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
