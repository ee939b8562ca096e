import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { useTheme } from '#state/use-theme.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { Wordmark } from '#ui/wordmark.tsx';
import { SampleExchange } from './sample-exchange.tsx';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One column with the form; beside it, where there is room, what the form is for. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const [theme, chooseTheme] = useTheme();
  usePageTitle(title);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <Link to={paths.home} className="flex rounded-sm" aria-label="Pythia, home">
            <Wordmark />
          </Link>
          <ThemeSwitch value={theme} onChange={chooseTheme} />
        </header>
        <main className="mx-auto grid w-full max-w-sm flex-1 content-center gap-6 py-10">
          <div className="grid gap-2">
            <h1 className="font-display text-3xl font-semibold">{title}</h1>
            {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
          </div>
          {children}
        </main>
      </div>
      <SampleExchange />
    </div>
  );
}
