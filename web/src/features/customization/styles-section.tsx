import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { type NamedStyle, SHIPPED_STYLES, type StyleChoice } from '@pythia/contracts/style.ts';
import { PLACES, styleChoices } from '#customization/customization.ts';
import type { Known } from '#customization/known.ts';
import { Button } from '#ui/button.tsx';
import { Keyboard } from '#ui/keyboard.tsx';
import { SettingRow, Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { OnStyleChange } from './on-change.ts';
import { StyleControls } from './style-controls.tsx';

interface StylesSectionProps {
  known: Known;
  place: (typeof PLACES)[number];
  onPlace: (place: (typeof PLACES)[number]) => void;
  onChange: OnStyleChange;
}

export function StylesSection({ known, place, onPlace, onChange }: StylesSectionProps) {
  const named = known.styles[place];
  const shipped = SHIPPED_STYLES[place];
  const put = (next: NamedStyle, options?: Parameters<OnStyleChange>[1]) =>
    onChange((now) => ({ ...now, styles: now.styles.with(place, next) as Known['styles'] }), options);
  return (
    <Section title="Styles">
      <div className="grid gap-3">
        <p className="text-sm text-ink-soft">
          In the interview window <Keyboard>1</Keyboard> to <Keyboard>4</Keyboard> switch the style of the
          next answer, <Keyboard>0</Keyboard> switches it off, and <Keyboard>R</Keyboard> says the shown
          answer anew.
        </p>
        <div role="group" aria-label="Style to change" className="grid grid-cols-2 gap-2">
          {PLACES.map((at) => (
            <button
              key={at}
              type="button"
              aria-pressed={at === place}
              onClick={() => onPlace(at)}
              className="flex min-h-11 items-center gap-2.5 rounded-md px-3 py-2 text-left text-sm font-medium text-ink-soft inset-ring inset-ring-line transition-colors hover:bg-hover aria-pressed:bg-answer-wash aria-pressed:text-answer-ink aria-pressed:inset-ring-answer"
            >
              <span className="tabular-nums">{at + 1}</span>
              <span className="min-w-0 wrap-anywhere">{known.styles[at].name}</span>
            </button>
          ))}
        </div>
      </div>
      <SettingRow
        title="Sessions start with"
        description="The style that is on when an interview begins."
        control={
          <Select
            aria-label="Sessions start with"
            value={String(known.current)}
            onChange={(value) =>
              onChange((now) => ({
                ...now,
                current: value === 'null' ? null : (Number(value) as StyleChoice),
              }))
            }
            options={styleChoices(known.styles).map(({ choice, name }) => ({
              value: String(choice),
              label: name ?? 'No style',
            }))}
            className="w-full sm:w-52"
          />
        }
      />
      <SettingRow
        title="Name"
        description="As it stands in the interview window."
        control={
          <NameField
            key={place}
            named={named}
            onChange={(name) => put({ ...named, name }, { typedIn: `name ${place}` })}
          />
        }
      />
      <StyleControls
        key={place}
        style={named.style}
        onChange={(style, typedIn) =>
          put({ ...named, style }, typedIn === undefined ? {} : { typedIn: `${typedIn} ${place}` })
        }
      />
      <SettingRow
        title="Reset this style"
        description={`Back to “${shipped.name}” as it comes with the product.`}
        control={
          <Button
            size="sm"
            onClick={() => put(shipped, { sentence: `${shipped.name} is as it comes with the product.` })}
            icon={<RotateCcw aria-hidden className="size-4" />}
          >
            Reset this style
          </Button>
        }
      />
    </Section>
  );
}

function NameField({ named: { name }, onChange }: { named: NamedStyle; onChange: (name: string) => void }) {
  const [empty, setEmpty] = useState<string | null>(null);
  return (
    <TextInput
      aria-label="Name of this style"
      autoComplete="off"
      maxLength={LIMITS.styleName}
      value={empty ?? name}
      onChange={({ target: { value } }) => {
        setEmpty(value.trim() === '' ? value : null);
        if (value.trim() !== '') onChange(value);
      }}
      onBlur={() => setEmpty(null)}
      className="w-full sm:w-52"
    />
  );
}
