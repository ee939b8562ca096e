import type { ReactNode } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { APPLIES_TO_COACH, type Style } from '@pythia/contracts/style.ts';
import { Counter } from '#ui/counter.tsx';
import { SettingRow } from '#ui/section.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { TagField } from '#ui/tag-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { FORM_HINTS, FORMS, LANGUAGES, LEANS, LENGTHS, LEVELS, SPELLINGS, TONES } from './style-words.ts';

interface StyleControlsProps {
  style: Style;
  /** @param typedIn field of letter-by-letter changes */
  onChange: (style: Style, typedIn?: string) => void;
}

export function StyleControls({ style, onChange }: StyleControlsProps) {
  const set = (part: Partial<Style>, typedIn?: string) => onChange({ ...style, ...part }, typedIn);
  return (
    <>
      <Part part="form" title="Form" does={FORM_HINTS[style.form]}>
        <Segmented
          label="Form"
          value={style.form}
          onChange={(form) => set({ form })}
          options={FORMS}
          className="flex-wrap"
        />
      </Part>
      <Part part="words" title="Length" does="The most words that an answer may have.">
        <Segmented
          label="Length in words"
          value={String(style.words)}
          onChange={(words) => set({ words: Number(words) as Style['words'] })}
          options={LENGTHS}
        />
      </Part>
      <Part part="tone" title="Tone" does="How the answer sounds to whoever hears it.">
        <Segmented
          label="Tone"
          value={style.tone}
          onChange={(tone) => set({ tone })}
          options={TONES}
          className="flex-wrap"
        />
      </Part>
      <Part part="language" title="Language" does="In which language you answer.">
        <Select
          aria-label="Language"
          value={style.language}
          onChange={(language) => set({ language })}
          options={LANGUAGES}
          className="w-full sm:w-52"
        />
      </Part>
      <Part
        part="level"
        title="Level"
        does="How difficult the words and sentences may be, by the European framework."
      >
        <Segmented label="Level" value={style.level} onChange={(level) => set({ level })} options={LEVELS} />
      </Part>
      <Part part="spelling" title="Spelling" does="Of English words: organize or organise.">
        <Segmented
          label="Spelling"
          value={style.spelling}
          onChange={(spelling) => set({ spelling })}
          options={SPELLINGS}
        />
      </Part>
      <Part part="lean" title="Tell first" does="Which stories come first where several fit.">
        <LeanChoice lean={style.lean} onChange={(lean) => set({ lean })} />
      </Part>
      <WordsPart
        part="prefer"
        label="Words you use"
        hint="Used where they fit. Press Enter to add one."
        style={style}
        onSet={set}
      />
      <WordsPart
        part="avoid"
        label="Words you avoid"
        hint="Kept out of answers. Press Enter to add one."
        style={style}
        onSet={set}
      />
      <SettingRow
        title="Your own wishes"
        description={
          <Does part="instructions">
            How it should be worded besides. They change no rule: nothing is made up for them.
          </Does>
        }
      >
        <TextArea
          aria-label="Your own wishes"
          maxLength={LIMITS.styleInstructions}
          value={style.instructions}
          onChange={({ target }) => set({ instructions: target.value }, 'instructions')}
        />
        <Counter used={style.instructions.length} max={LIMITS.styleInstructions} />
      </SettingRow>
    </>
  );
}

interface PartProps {
  part: keyof Style;
  title: string;
  does: string;
  children: ReactNode;
}

const Part = ({ part, title, does, children }: PartProps) => (
  <SettingRow title={title} description={<Does part={part}>{does}</Does>} control={children} />
);

const Does = ({ part, children }: { part: keyof Style; children: string }) => (
  <>
    {children}
    {!APPLIES_TO_COACH[part] && <CoachNote />}
  </>
);

const CoachNote = () => (
  <span className="mt-0.5 block text-xs text-ink-faint">Does not apply to the built-in coach.</span>
);

interface WordsPartProps {
  part: 'prefer' | 'avoid';
  label: string;
  hint: string;
  style: Style;
  onSet: (part: Partial<Style>) => void;
}

const WordsPart = ({ part, label, hint, style, onSet }: WordsPartProps) => (
  <div>
    <TagField
      label={label}
      hint={hint}
      listLabel={label}
      removeLabel={(word) => `Remove ${word}`}
      most={LIMITS.styleWords}
      mostCharacters={LIMITS.styleWord}
      whenFull={`${LIMITS.styleWords} words are the limit. Remove one to add another.`}
      tags={style[part]}
      onChange={(words) => onSet({ [part]: words })}
    />
    {!APPLIES_TO_COACH[part] && <CoachNote />}
  </div>
);

function LeanChoice({ lean, onChange }: { lean: Style['lean']; onChange: (lean: Style['lean']) => void }) {
  return (
    <div role="group" aria-label="Tell first" className="flex flex-wrap gap-1.5">
      {LEANS.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={lean.includes(value)}
          onClick={() =>
            onChange(lean.includes(value) ? lean.filter((one) => one !== value) : [...lean, value])
          }
          className="h-8 rounded-full px-3 text-sm font-medium text-ink-soft inset-ring inset-ring-line transition-colors hover:text-ink aria-pressed:bg-answer-wash aria-pressed:text-answer-ink aria-pressed:inset-ring-answer pointer-coarse:h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
