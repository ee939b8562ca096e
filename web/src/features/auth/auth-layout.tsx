import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { paths } from '#paths.ts';
import { site } from '#site.ts';
import { useTheme } from '#browser/theme.ts';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { Wordmark } from '#ui/wordmark.tsx';
import { AuthColumn } from './auth-column.tsx';
import { SampleExchange } from './sample-exchange.tsx';

export function AuthLayout(column: ComponentProps<typeof AuthColumn>) {
  const [theme, chooseTheme] = useTheme();
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col pt-4 pb-2 sm:py-5">
        <header className="flex items-center justify-between gap-3 px-5 sm:px-10">
          <Link to={paths.home} className="flex min-w-0 rounded-sm" aria-label={`${site.name}, home`}>
            <Wordmark />
          </Link>
          <ThemeSwitch value={theme} onChange={chooseTheme} />
        </header>
        <AuthColumn {...column} />
      </div>
      <SampleExchange />
    </div>
  );
}
