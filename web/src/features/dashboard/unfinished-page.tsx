import { Hammer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

interface UnfinishedPageProps {
  title: string;
  /** What it will do, and what to do until then. */
  children: ReactNode;
  back: { to: string; label: string };
}

/** Says plainly that a part is not built yet, and leads back. */
export function UnfinishedPage({ title, children, back }: UnfinishedPageProps) {
  return (
    <>
      <PageHeading title={title} />
      <Card>
        <EmptyState
          icon={<Hammer aria-hidden className="size-5" />}
          title="This part is not built yet"
          action={<LinkButton to={back.to}>{back.label}</LinkButton>}
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
