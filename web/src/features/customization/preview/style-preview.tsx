import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { LIMITS } from '@pythia/contracts/limits.ts';
import { APPLIES_TO_COACH, type NamedStyle, type Style } from '@pythia/contracts/style.ts';
import { answererQuery } from '#answers/answerer.ts';
import { CUT_WORDS } from '#answers/cut-words.ts';
import { type Exchange, isAnswering } from '#answers/exchange.ts';
import { SpokenMarkdown } from '#answers/markdown-view.tsx';
import { SourceLabel } from '#answers/source-label.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SaidBlock } from '#ui/said.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { usePreview } from './use-preview.ts';

const QUESTIONS = [
  'Tell me about yourself.',
  'Tell me about a time you had a conflict with a coworker.',
  'Why do you want this job?',
  'What are you most proud of?',
  'What is your greatest weakness?',
] as const;
const OWN = 'own';
const PAUSE_MS = 1_000;

export function StylePreview({ named: { name, style } }: { named: NamedStyle }) {
  const heading = useId();
  const [chosen, setChosen] = useState<string>(QUESTIONS[1]);
  const [own, setOwn] = useState('');
  const question = (chosen === OWN ? own : chosen).trim();
  const { data: answerer } = useQuery(answererQuery);
  const model = answerer !== undefined && answerer.kind !== 'coach' ? answerer : null;
  const coach = usePreview('coach');
  const byModel = usePreview('model');
  useAnswersByItself(question, style, coach.ask);
  const answerAnew = () => {
    void coach.ask(question, style);
    if (model) void byModel.ask(question, style);
  };
  return (
    <section
      aria-labelledby={heading}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg border border-answer-line bg-surface p-4 max-[75rem]:sticky max-[75rem]:bottom-2 max-[75rem]:z-10 max-[75rem]:max-h-[42dvh] max-[75rem]:overflow-y-auto max-[75rem]:shadow-raised min-[75rem]:sticky min-[75rem]:top-26 min-[75rem]:col-start-2 min-[75rem]:row-span-3 min-[75rem]:row-start-1 min-[75rem]:max-h-[calc(100dvh-8rem)] min-[75rem]:overflow-y-auto"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={heading} className="min-w-0 flex-1 py-1 text-base font-semibold wrap-anywhere">
          Preview: {name}
        </h2>
        <Button
          size="sm"
          onClick={answerAnew}
          disabled={question === ''}
          icon={<RefreshCw aria-hidden className="size-4" />}
        >
          Answer anew
        </Button>
      </div>
      <Field label="Question">
        <Select
          value={chosen}
          onChange={setChosen}
          options={[
            ...QUESTIONS.map((value) => ({ value, label: value })),
            { value: OWN, label: 'A question of my own' },
          ]}
          className="w-full"
        />
      </Field>
      {chosen === OWN && (
        <Field label="Your own question">
          <TextInput
            value={own}
            maxLength={LIMITS.question}
            onChange={({ target }) => setOwn(target.value)}
          />
        </Field>
      )}
      <div className={model ? 'grid items-start gap-4 @xl:grid-cols-2' : 'grid'}>
        <Answer title="Built-in coach" exchange={coach.exchange}>
          The coach answers by itself once you pause.
        </Answer>
        {model && (
          <Answer title={model.name} exchange={byModel.exchange}>
            Press “Answer anew” to hear the model in this style.
          </Answer>
        )}
      </div>
      {answerer !== undefined && !model && (
        <p className="text-sm text-ink-faint">
          Only the built-in coach answers here. With an OpenAI key or a model server, a language model answers
          beside it, and follows all of a style.
        </p>
      )}
    </section>
  );
}

/** The coach is free and quick, so it answers by itself after each change. */
function useAnswersByItself(question: string, style: Style, ask: (question: string, style: Style) => void) {
  const followed = JSON.stringify(
    Object.entries(style).filter(([part]) => APPLIES_TO_COACH[part as keyof Style]),
  );
  const askNow = useEffectEvent((asked: string) => ask(asked, style));
  const wanted = `${followed} ${question}`;
  const [answered, setAnswered] = useState('');
  useEffect(() => {
    if (question === '' || wanted === answered) return undefined;
    const timer = setTimeout(() => {
      setAnswered(wanted);
      askNow(question);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [question, wanted, answered]);
}

interface AnswerProps {
  title: string;
  exchange: Exchange | null;
  children: ReactNode;
}

function Answer({ title, exchange, children }: AnswerProps) {
  const isWriting = exchange !== null && isAnswering(exchange);
  return (
    <article aria-label={`Answer by ${title}`} className="grid min-h-40 content-start gap-1">
      <h3 className="truncate text-xs font-medium text-answer-ink">{title}</h3>
      <div aria-live="polite" aria-busy={isWriting} className="text-base text-ink">
        {exchange === null ? (
          <p className="text-sm text-ink-faint">{children}</p>
        ) : exchange.status === 'waiting' ? (
          <p className="text-sm text-ink-faint">Thinking about an answer…</p>
        ) : (
          <SpokenMarkdown
            form={exchange.form}
            markdown={exchange.answer}
            writing={exchange.status === 'streaming'}
          />
        )}
      </div>
      {exchange?.status === 'failed' && (
        <p role="alert" className="text-sm text-danger-ink">
          {exchange.error}
        </p>
      )}
      {exchange && !isWriting && exchange.source && <SourceLabel>{exchange.source}</SourceLabel>}
      {exchange && !isWriting && exchange.cut && (
        <p className="text-sm text-ink-faint">{CUT_WORDS[exchange.cut]}</p>
      )}
      {exchange && !isWriting && exchange.remark && (
        <p className="text-sm text-ink-faint">{exchange.remark}</p>
      )}
      {exchange && !isWriting && exchange.note && <p className="text-sm text-ink-soft">{exchange.note}</p>}
      {exchange && !isWriting && exchange.alternatives.length > 0 && (
        <ul className="grid list-disc gap-1 pl-4 text-sm text-ink-soft">
          {exchange.alternatives.map((story) => (
            <li key={story}>
              <SaidBlock>{story}</SaidBlock>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
