import { EyeOff, MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WholeEntry } from '@pythia/contracts/knowledge.ts';
import { askedAloud } from '#paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { textLinkStyle } from '#ui/text-link.tsx';
import { ofEntry } from './addresses.ts';
import { hide, useShowing } from './knowledge.ts';

interface EntryViewProps {
  entry: WholeEntry;
  mayChoose: boolean;
}

export function EntryView({ entry, mayChoose }: EntryViewProps) {
  const { name, answer, points, wanted, pitfalls, figures, questions, related, hidden } = entry;
  const showing = useShowing(entry);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <article className="grid gap-6">
      <PageHeading title={title} />
      {hidden && (
        <Alert
          tone="info"
          action={
            mayChoose && (
              <Button size="sm" onClick={() => showing.mutate()}>
                Show it again
              </Button>
            )
          }
        >
          Hidden by you: your answers go without it.
        </Alert>
      )}
      <p className="max-w-prose text-lg text-pretty">{answer}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {questions[0] !== undefined && (
          <LinkButton
            variant="primary"
            to={askedAloud(questions[0], mayChoose)}
            icon={<MessageCircleQuestion aria-hidden className="size-4" />}
          >
            Ask me this
          </LinkButton>
        )}
        {mayChoose && !hidden && (
          <Button onClick={() => hide(entry)} icon={<EyeOff aria-hidden className="size-4" />}>
            Not right
          </Button>
        )}
      </div>
      <Card className="grid gap-5 px-5 py-4">
        <Part title="Key points">
          <Lines lines={points} />
        </Part>
        <Part title="What an interviewer wants to hear">
          <p className="max-w-prose">{wanted}</p>
        </Part>
        {pitfalls.length > 0 && (
          <Part title="Pitfalls">
            <Lines lines={pitfalls} />
          </Part>
        )}
        {figures.length > 0 && (
          <Part title="Figures worth knowing">
            <ul className="grid max-w-prose gap-2">
              {figures.map(({ says, source, year }) => (
                <li key={says}>
                  {says}{' '}
                  <span className="text-sm text-ink-soft">
                    ({source}, {year})
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )}
        {questions.length > 0 && (
          <Part title="Typical questions">
            <Lines lines={questions} />
          </Part>
        )}
        {related.length > 0 && (
          <Part title="Related">
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {related.map((other) => (
                <li key={other.id}>
                  <Link to={ofEntry(other)} className={textLinkStyle('wrap-anywhere')}>
                    {other.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Card>
    </article>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1.5">
    <h2 className="font-semibold">{title}</h2>
    {children}
  </section>
);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid max-w-prose list-disc gap-1.5 pl-5 marker:text-ink-faint">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
