import { browserStorage } from '#browser/storage.ts';
import { paidCounterpart, paths } from '#paths.ts';

const PAGE = 'beforeUpgrade';
const CHECKOUT_HERE = 'checkoutHere';

const isPlans = (path: string): boolean => paidCounterpart(path) === paths.upgrade;

/** Remembers the page of this tab, unless it is that of the plans: there it is gone back to. */
export function rememberPage(path: string): void {
  if (!isPlans(path)) browserStorage.session.setItem(PAGE, path);
}

/** Where Upgrade was pressed in this tab, if anywhere. */
export const pageBeforeUpgrade = (): string | null => browserStorage.session.getItem(PAGE);

/** For a checkout that this tab itself goes to. */
export const rememberCheckoutHere = (): void => browserStorage.session.setItem(CHECKOUT_HERE, 'true');
export const forgetCheckoutHere = (): void => browserStorage.session.removeItem(CHECKOUT_HERE);
export const isCheckoutHere = (): boolean => browserStorage.session.getItem(CHECKOUT_HERE) !== null;

/**
 * Where a tab goes whose user has Pro from now on: to what it showed, or where Upgrade was pressed. The tab that
 * was opened for the checkout alone stays with the plans, and says there that it may be closed.
 */
export function pageWithPro({ pathname, search }: { pathname: string; search: string }): string {
  if (!isPlans(pathname)) return paidCounterpart(pathname);
  if (new URLSearchParams(search).has('checkout') && !isCheckoutHere()) return paths.upgrade + search;
  return paidCounterpart(pageBeforeUpgrade() ?? paths.dashboard);
}
