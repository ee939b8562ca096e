import { browserStorage } from '#browser/storage.ts';
import { paidCounterpart, paths } from '#paths.ts';

const PAGE = 'beforeUpgrade';
const CHECKOUT_HERE = 'checkoutHere';

const isPlans = (path: string): boolean => paidCounterpart(path) === paths.upgrade;

/** The plans are not remembered, as the way back starts there. */
export function rememberPage(path: string): void {
  if (!isPlans(path)) browserStorage.session.setItem(PAGE, path);
}

export const pageBeforeUpgrade = (): string | null => browserStorage.session.getItem(PAGE);

export const rememberCheckoutHere = (): void => browserStorage.session.setItem(CHECKOUT_HERE, 'true');
export const forgetCheckoutHere = (): void => browserStorage.session.removeItem(CHECKOUT_HERE);
export const isCheckoutHere = (): boolean => browserStorage.session.getItem(CHECKOUT_HERE) !== null;

/** Page to show once Pro begins: this one, or where Upgrade was pressed. */
export function pageWithPro({ pathname, search }: { pathname: string; search: string }): string {
  if (!isPlans(pathname)) return paidCounterpart(pathname);
  if (new URLSearchParams(search).has('checkout') && !isCheckoutHere()) return paths.upgrade + search;
  return paidCounterpart(pageBeforeUpgrade() ?? paths.dashboard);
}
