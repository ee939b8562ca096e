import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { randomId } from '#browser/id.ts';
import { useDraft } from '#browser/draft.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn, takesFocus } from '#ui/passing-focus.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { blankAnswer } from '#material/prepared/edits.ts';

interface OwnQuestionProps {
  isFull: boolean;
  onKeep: (answer: PreparedAnswer) => void;
}

export function OwnQuestion({ isFull, onKeep }: OwnQuestionProps) {
  const [question, writeQuestion] = useDraft('own-question');
  const [text, writeText] = useDraft('own-question-answer');
  const [others, writeOthers] = useDraft('own-question-others');
  const [isOpen, setOpen] = useState(question + text + others !== '');
  const wordings = others
    .split('\n')
    .map((line) => line.trim().slice(0, LIMITS.preparedQuestion))
    .filter(Boolean)
    .slice(0, LIMITS.preparedWordings);
  const isWhole = question.trim() !== '' && text.trim() !== '';
  const close = () => {
    for (const write of [writeQuestion, writeText, writeOthers]) write('');
    setOpen(false);
  };
  const keep = () => {
    const answer = blankAnswer(`own-${randomId()}`, question.trim());
    onKeep({ ...answer, text: text.trim(), wordings, state: isFull ? 'draft' : 'approved' });
    close();
  };
  if (!isOpen)
    return (
      <Button
        icon={<Plus aria-hidden className="size-4" />}
        ref={givesFocusOn}
        className="justify-self-start"
        onClick={() => setOpen(true)}
      >
        Add a question of your own
      </Button>
    );
  return (
    <Card className="p-5">
      <form
        aria-label="A question of your own"
        className="grid max-w-prose gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) keep();
        }}
      >
        <Field label="The question">
          <TextInput
            ref={takesFocus}
            autoComplete="off"
            placeholder="Why did you change from nursing to teaching?"
            maxLength={LIMITS.preparedQuestion}
            value={question}
            onChange={({ target }) => writeQuestion(target.value)}
          />
        </Field>
        <Field
          label="Other words for it"
          hint={`Optional, one a line, at most ${LIMITS.preparedWordings}. It is offered when it is asked like that.`}
        >
          <TextArea rows={2} value={others} onChange={({ target }) => writeOthers(target.value)} />
        </Field>
        <Field label="Your answer" counter={{ used: text.length, max: LIMITS.preparedText }}>
          <TextArea
            rows={5}
            maxLength={LIMITS.preparedText}
            value={text}
            onChange={({ target }) => writeText(target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" size="sm" ref={givesFocusOn} disabled={!isWhole}>
            {isFull ? 'Keep as a draft' : 'Approve'}
          </Button>
          <Button size="sm" variant="quiet" ref={givesFocusOn} onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}
