import { LogOut, UserRoundCog } from 'lucide-react';
import type { User } from '@pythia/contracts/accounts.ts';
import { useTheme } from '#browser/theme.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Popover } from '#ui/popover.tsx';
import { ThemeSwitch } from '#ui/theme-switch.tsx';
import { signOut } from '#account/sign-out.ts';

export function ProfileMenu({ user, settingsPath }: { user: User; settingsPath: string }) {
  const [theme, chooseTheme] = useTheme();
  return (
    <Popover
      label="Your account"
      className="grid w-72 grid-cols-[minmax(0,1fr)] gap-3 p-3"
      trigger={
        <button type="button" aria-label="Your account" className="flex rounded-full pointer-coarse:p-1">
          <Avatar src={user.profile_pic_url} />
        </button>
      }
    >
      {(close) => (
        <>
          <div className="flex items-center gap-3 px-2 pt-1">
            <Avatar src={user.profile_pic_url} />
            <p className="min-w-0 text-sm">
              <span className="block text-ink-faint">Signed in as</span>
              <span className="block truncate font-medium" title={user.email}>
                {user.email}
              </span>
            </p>
          </div>
          <div className="flex items-center justify-between border-y border-line px-2 py-2.5 text-sm text-ink-soft">
            Theme
            <ThemeSwitch value={theme} onChange={chooseTheme} />
          </div>
          <div className="grid">
            <LinkButton
              to={settingsPath}
              onClick={close}
              variant="quiet"
              className="justify-start px-2!"
              icon={<UserRoundCog aria-hidden className="size-4.5" />}
            >
              Manage Account
            </LinkButton>
            <Button
              variant="quiet"
              className="justify-start px-2!"
              icon={<LogOut aria-hidden className="size-4.5" />}
              onClick={() => signOut()}
            >
              Logout
            </Button>
          </div>
        </>
      )}
    </Popover>
  );
}
