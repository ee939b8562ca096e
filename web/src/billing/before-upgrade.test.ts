import { beforeEach, expect, it } from 'vitest';
import { browserStorage } from '#browser/storage.ts';
import { pageWithPro, rememberCheckoutHere, rememberPage } from './before-upgrade.ts';

const plans = { pathname: '/free-dashboard/upgrade', search: '' };
const back = { ...plans, search: '?checkout=success' };

beforeEach(() => browserStorage.session.clear());

it('goes from a page to its counterpart', () => {
  expect(pageWithPro({ pathname: '/free-dashboard/resume', search: '' })).toBe('/dashboard/resume');
});

it('goes from the plans to where Upgrade was pressed', () => {
  rememberPage('/free-dashboard/settings');
  rememberPage('/free-dashboard/upgrade/');
  expect(pageWithPro(plans)).toBe('/dashboard/settings');
});

it('goes from the plans to the home page when they were opened directly', () => {
  expect(pageWithPro(plans)).toBe('/dashboard');
});

it('leaves the tab of the checkout where it can say that it is done', () => {
  rememberPage('/free-dashboard/settings');
  expect(pageWithPro(back)).toBe('/dashboard/upgrade?checkout=success');
});

it('goes on in a tab that went to the checkout itself', () => {
  rememberPage('/free-dashboard/settings');
  rememberCheckoutHere();
  expect(pageWithPro(back)).toBe('/dashboard/settings');
});
