import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { RadioList } from '#ui/radio-list.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Resume } from '../resume.ts';
import { type FittedResume, fitResume, type TooLong } from './fit-resume.ts';
import { textAt, withSplitDescriptions, withTextAt } from './long-texts.ts';
import { cutAfterWord } from './whole-words.ts';

const MOST_SHOWN = 20;
const MOST_OF_REST = 300;

export interface TooLongTextsProps {
  resume: Resume;
  onUse: (fitted: FittedResume) => void;
  onCancel: () => void;
}

type Way = 'continue' | 'shorten';

/** Asks before anything is cut; each text can be edited. */
export function TooLongTexts({ resume: whole, onUse, onCancel }: TooLongTextsProps) {
  const [resume, setResume] = useState(whole);
  const [way, setWay] = useState<Way>('continue');
  const [asked] = useState(() => fitResume(whole).cut);
  const fields = asked.filter(({ path }) => path.length > 0);
  const fitted = fitResume(way === 'continue' ? withSplitDescriptions(resume) : resume);
  const beyond = fitted.cut.filter(({ path }) => path.length === 0);
  const rests = new Map(fitResume(resume).cut.map(({ label, rest }) => [label, rest]));
  return (
    <Card
      ref={givesFocusOn}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5"
      role="group"
      aria-label="Longer than the form takes"
    >
      <h3 ref={takesFocus} tabIndex={-1} className="font-semibold outline-none">
        {asked.length === 1 ? 'One text is' : `${asked.length} texts are`} longer than the form takes
      </h3>
      <p className="text-sm text-ink-soft">
        Nothing has been replaced yet. Shorten them here as you like; below each stands what there is no room
        for.
      </p>
      {fields.some(isDescription) && (
        <RadioList label="Long descriptions" value={way} onChange={setWay} options={WAYS} />
      )}
      {fields.slice(0, MOST_SHOWN).map((field) => (
        <LongText
          key={field.label}
          field={field}
          text={textAt(resume, field.path)}
          rest={rests.get(field.label)}
          isKept={way === 'continue' && isDescription(field)}
          onText={(text) => setResume(withTextAt(resume, field.path, text))}
        />
      ))}
      {fields.length > MOST_SHOWN && (
        <p className="text-sm text-ink-soft">
          {fields.length - MOST_SHOWN} more texts are too long, and fare the same way.
        </p>
      )}
      {beyond.length > 0 && (
        <p className="text-sm text-ink-soft">No room for: {beyond.map(({ label }) => label).join(', ')}.</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => onUse(fitted)}>
          {fitted.cut.length > 0 ? 'Use it, shortened' : 'Use it, with every word'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Leave my résumé as it is
        </Button>
      </div>
    </Card>
  );
}

const WAYS = [
  {
    value: 'continue',
    label: 'Go on with long descriptions in further entries',
    hint: 'Every word is kept: the entry below has only the rest of the description.',
  },
  {
    value: 'shorten',
    label: 'Shorten long descriptions',
    hint: 'After the last whole word that fits.',
  },
] as const;

const isDescription = ({ path }: TooLong): boolean => path.at(-1) === 'description';

interface LongTextProps {
  field: TooLong;
  text: string;
  rest: string | undefined;
  /** Another entry takes the rest. */
  isKept: boolean;
  onText: (text: string) => void;
}

function LongText({ field: { label, max }, text, rest, isKept, onText }: LongTextProps) {
  return (
    <Field label={label} hint={hintOf(rest, isKept)} counter={{ used: text.length, max }}>
      <TextArea
        rows={1}
        className="max-h-40! min-h-10!"
        autoComplete="off"
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </Field>
  );
}

function hintOf(rest: string | undefined, isKept: boolean): string {
  if (rest === undefined) return 'It fits now.';
  if (isKept) return 'Goes on in a further entry.';
  const shown = cutAfterWord(rest, MOST_OF_REST);
  const more = rest.length - shown.length;
  return `Left out: “${shown}”${more > 0 ? ` and ${more.toLocaleString('en')} more characters` : ''}`;
}
