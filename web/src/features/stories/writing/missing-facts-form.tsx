import { useState } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useDraft } from '#browser/draft.ts';
import { type MissingFact, readAnswers, withFact } from './missing-facts.ts';
import { PROMPT_LENGTH } from './story-writing.ts';

interface MissingFactsFormProps {
  account: string;
  facts: readonly MissingFact[];
  notes: string;
  onAnswer: (notes: string) => void;
}

export function MissingFactsForm({ account, facts, notes, onAnswer }: MissingFactsFormProps) {
  const [draft, write] = useDraft(`story-facts:${account}`);
  const answers = readAnswers(draft);
  const [isFull, setFull] = useState(false);
  const given = facts.filter(({ question }) => answers[question]?.trim());
  const add = () => {
    if (given.length === 0) return;
    const fuller = given.reduce((so, fact) => withFact(so, fact, answers[fact.question] ?? ''), notes);
    setFull(fuller.length > PROMPT_LENGTH);
    if (fuller.length > PROMPT_LENGTH) return;
    write('');
    onAnswer(fuller);
  };
  return (
    <Card className="grid gap-4 p-5" aria-labelledby="missing-facts">
      <div className="grid gap-1">
        <h2 id="missing-facts" className="font-semibold">
          To make it stronger
        </h2>
        <p className="text-sm text-ink-soft">
          Your notes do not say this yet. What you answer is added to them; what you leave empty stays out.
        </p>
      </div>
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        {facts.map(({ question }) => (
          <Field key={question} label={question}>
            <TextInput
              autoComplete="off"
              maxLength={500}
              value={answers[question] ?? ''}
              onChange={({ target }) => write(JSON.stringify({ ...answers, [question]: target.value }))}
            />
          </Field>
        ))}
        {isFull && (
          <Alert tone="danger">
            There is no room for this in your notes: {PROMPT_LENGTH.toLocaleString()} characters is the limit.
            Shorten them first.
          </Alert>
        )}
        <Button type="submit" className="justify-self-start" disabled={given.length === 0}>
          Add and generate again
        </Button>
      </form>
    </Card>
  );
}
