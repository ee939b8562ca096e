import { Copy, Mic, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checklist } from '#ui/checklist.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PasswordInput } from '#ui/password-input.tsx';
import { RadioList } from '#ui/radio-list.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Row, Specimen } from './specimen.tsx';

export function ButtonSpecimens() {
  return (
    <Specimen title="Buttons and links">
      <Row>
        <Button variant="primary">Primary</Button>
        <Button>Secondary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger">Danger</Button>
      </Row>
      <Row>
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary" icon={<Mic aria-hidden className="size-4" />}>
          With an icon
        </Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
      </Row>
      <Row>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button variant="primary" loading>
          Loading
        </Button>
        <Button loading>Loading</Button>
      </Row>
      <Row>
        <LinkButton to="/dev/ui">A link like a button</LinkButton>
        <TextLink to="/dev/ui">A link in text</TextLink>
        <CopyButton text="Copied from the specimen">Copy</CopyButton>
        <IconButton label="Copy">
          <Copy aria-hidden className="size-4" />
        </IconButton>
        <IconButton label="Edit" disabled>
          <Pencil aria-hidden className="size-4" />
        </IconButton>
        <IconButton label="Delete">
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
        <IconButton label="More">
          <MoreHorizontal aria-hidden className="size-4" />
        </IconButton>
      </Row>
    </Specimen>
  );
}

export function FieldSpecimens() {
  const [text, setText] = useState('Baker');
  const [shown, setShown] = useState(false);
  return (
    <Specimen title="Fields">
      <div className="grid w-full gap-4">
        <Field label="Plain">
          <TextInput placeholder="A placeholder" />
        </Field>
        <Field label="With hint and counter" hint="What it is for." counter={{ used: text.length, max: 500 }}>
          <TextInput maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <Field label="With an error" error="Passwords do not match">
          <TextInput defaultValue="What was typed stays" />
        </Field>
        <Field label="Disabled">
          <TextInput disabled defaultValue="Cannot be changed" />
        </Field>
        <Field label="Password" aside={<TextLink to="/dev/ui">An aside</TextLink>}>
          <PasswordInput shown={shown} onShownChange={setShown} defaultValue="Oracle-1234" />
        </Field>
        <Checklist
          heading="Conditions"
          items={[
            { label: 'One that is met', done: true },
            { label: 'One that is not', done: false },
          ]}
        />
      </div>
    </Specimen>
  );
}

export function ChoiceSpecimens() {
  const [interval, setInterval] = useState<'month' | 'year'>('year');
  const [place, setPlace] = useState<'here' | 'there'>('here');
  return (
    <Specimen title="Choices">
      <Segmented
        label="Billing"
        value={interval}
        onChange={setInterval}
        options={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Yearly' },
        ]}
      />
      <RadioList
        label="Place"
        value={place}
        onChange={setPlace}
        options={[
          { value: 'here', label: 'Here', hint: 'What it means to choose this.' },
          { value: 'there', label: 'There', hint: 'What it means to choose that.' },
        ]}
      />
    </Specimen>
  );
}
