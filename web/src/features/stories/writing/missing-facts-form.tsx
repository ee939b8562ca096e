import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type MissingFact, withFact } from './missing-facts.ts';

interface MissingFactsFormProps {
  facts: readonly MissingFact[];
  notes: string;
  /** Given the notes with the answers in them. */
  onAnswer: (notes: string) => void;
}

/** What the story still needs, asked one by one: nothing of it is made up. */
export function MissingFactsForm({ facts, notes, onAnswer }: MissingFactsFormProps) {
  const [answers, setAnswers] = useState<Partial<Record<string, string>>>({});
  const given = facts.filter(({ question }) => answers[question]?.trim());
  const add = () => {
    if (given.length === 0) return;
    onAnswer(given.reduce((so, fact) => withFact(so, fact, answers[fact.question] ?? ''), notes));
    setAnswers({});
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
              onChange={({ target }) => setAnswers({ ...answers, [question]: target.value })}
            />
          </Field>
        ))}
        <Button type="submit" className="justify-self-start" disabled={given.length === 0}>
          Add and generate again
        </Button>
      </form>
    </Card>
  );
}
