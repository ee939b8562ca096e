import type { PreparedAnswer } from '@pythia/contracts/prepared.ts';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { sayFrame, usualQuestion } from '@pythia/contracts/usual-questions.ts';
import { useDraft } from '#browser/draft.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { givesFocusOn } from '#ui/passing-focus.ts';
import { SAID } from '#ui/said.tsx';
import { TextInput } from '#ui/text-input.tsx';

export interface FormProps {
  answer: PreparedAnswer;
  /** Key of the draft that survives a reload. */
  draftId: string;
  isFull: boolean;
  onKeep: (changed: Partial<PreparedAnswer>, sentence?: string) => void;
}

export function FrameForm({ answer, draftId, isFull, onKeep }: FormProps) {
  const [kept, write] = useDraft(`frame:${draftId}`);
  const blanks = kept === '' ? ['', ''] : kept.split('\n');
  const { frame = [] } = usualQuestion(answer.id) ?? {};
  const said = sayFrame(answer.id, blanks);
  const fill = (at: number, words: string) => {
    const filled = blanks.map((blank, place) => (place === at ? words.replaceAll('\n', ' ') : blank));
    write(filled.every((blank) => blank === '') ? '' : filled.join('\n'));
  };
  const keep = (state: 'approved' | 'draft') => {
    write('');
    onKeep({ text: said, source: 'frame', story: null, blanks, state });
  };
  return (
    <form
      aria-label="Fill in"
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') keep(isFull ? 'draft' : 'approved');
      }}
    >
      {frame.map(({ ask, begins, example }, at) => (
        <Field key={ask} label={ask} hint={`It is said as: ${begins} …`}>
          <TextInput
            autoComplete="off"
            placeholder={example}
            maxLength={LIMITS.preparedBlank}
            value={blanks[at] ?? ''}
            onChange={({ target }) => fill(at, target.value)}
          />
        </Field>
      ))}
      <p
        {...SAID}
        aria-live="polite"
        className="min-h-14 rounded-md bg-answer-wash px-3.5 py-2.5 leading-7 text-ink wrap-anywhere inset-ring inset-ring-answer-line"
      >
        {said === '' ? <span className="text-ink-faint">What you will say appears here.</span> : said}
      </p>
      <div className="flex flex-wrap gap-2">
        {!isFull && (
          <Button type="submit" variant="primary" size="sm" ref={givesFocusOn} disabled={said === ''}>
            Approve
          </Button>
        )}
        <Button size="sm" ref={givesFocusOn} disabled={said === ''} onClick={() => keep('draft')}>
          Keep as a draft
        </Button>
      </div>
    </form>
  );
}
