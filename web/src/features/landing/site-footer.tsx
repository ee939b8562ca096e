import { clsx } from 'clsx';
import { paths } from '#paths.ts';
import { site } from '#site.ts';
import { useTheme } from '#browser/theme.ts';
import { Mark } from '#ui/mark.tsx';
import { PopUpLink } from '#ui/pop-up-link.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { CONTAINER } from './section.tsx';

const COPYRIGHT_YEAR = 2025;
const LEGAL_LINK =
  'inline-flex min-h-8 items-center rounded-sm px-2 text-ink-soft transition-colors hover:bg-hover hover:text-ink pointer-coarse:min-h-11';

export function SiteFooter() {
  const [theme, chooseTheme] = useTheme();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className={clsx(CONTAINER, 'flex flex-wrap items-center gap-x-8 gap-y-5 py-8 text-sm')}>
        <div className="flex items-center gap-3 text-ink-soft">
          <Mark size="size-6" />
          <p>
            © {COPYRIGHT_YEAR} {site.name}
          </p>
        </div>
        <a
          href={`mailto:${site.contactEmail}`}
          className="inline-flex min-h-8 items-center rounded-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
        >
          {site.contactEmail}
        </a>
        <div className="-ml-2 flex flex-wrap items-center gap-1 md:ml-auto">
          <PopUpLink href={paths.privacyPolicy} className={LEGAL_LINK}>
            Privacy Policy
          </PopUpLink>
          <PopUpLink href={paths.terms} className={LEGAL_LINK}>
            Terms and Conditions
          </PopUpLink>
        </div>
        <ThemeSwitch value={theme} onChange={chooseTheme} />
      </div>
    </footer>
  );
}
