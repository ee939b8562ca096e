import { paths } from '#paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Mark } from '#ui/mark.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function NotFoundPage() {
  return (
    <main className="grid min-h-[70dvh] flex-1 content-center justify-items-center gap-6 px-6 py-16 text-center">
      <PageTitle>Page not found</PageTitle>
      <Mark size="size-16" className="text-ink-soft" />
      <div className="grid gap-2">
        <h1 className="font-display text-3xl font-semibold">We could not find that page</h1>
        <p className="mx-auto max-w-md text-ink-soft">
          There is no page at this address. It may have moved, or the link may be incomplete.
        </p>
      </div>
      <LinkButton to={paths.home} variant="primary" size="lg">
        Go Back to Home
      </LinkButton>
    </main>
  );
}
