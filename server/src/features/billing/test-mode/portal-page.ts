import { PRO_PAYMENTS } from '@pythia/contracts/pricing.ts';
import { escapeHtml } from '#core/escape-html.ts';
import { formButton, type TestPage } from './page-layout.ts';
import type { TestPortal } from './test-store.ts';
import { isRenewing, type Press, type TestSubscription } from './test-subscription.ts';

export function renderPortal(portal: TestPortal, subscriptions: TestSubscription[]): TestPage {
  const sections = subscriptions.map(renderSubscription).join('\n');
  return {
    title: 'Test billing portal',
    body: `<h1>Billing portal</h1>
${sections || '<p>There is no subscription.</p>'}
<p class="back"><a href="${escapeHtml(portal.return_url)}">Back</a></p>`,
  };
}

function renderSubscription(one: TestSubscription): string {
  const press = (label: string, name: Press, kind?: 'primary') =>
    formButton(label, { press: name, subscription: one.id }, kind);
  const isUnpaid = one.status === 'past_due';
  const buttons = [
    isUnpaid && press('Pay the amount due', 'pay', 'primary'),
    one.cancels_at_period_end ? press('Resume', 'resume') : press('Cancel subscription', 'cancel'),
    isRenewing(one) &&
      press(one.interval === 'year' ? 'Change to monthly' : 'Change to yearly', 'change-interval'),
  ];
  const simulated = [
    press('End period now', 'end-period'),
    !isUnpaid && press('Simulate failed payment', 'fail-payment'),
  ];
  const isOver = one.status === 'canceled';
  return `<section><h2>${one.interval === 'year' ? 'Pro, yearly' : 'Pro, monthly'}</h2>
<p class="${isUnpaid ? 'bad' : 'state'}">${stateInWords(one)}</p>
${
  isOver
    ? ''
    : `${buttons.filter(Boolean).join('\n')}
<h3>To try out</h3>
${simulated.filter(Boolean).join('\n')}`
}</section>`;
}

function stateInWords(one: TestSubscription): string {
  const amount = `$${PRO_PAYMENTS[one.interval]}`;
  if (one.status === 'canceled') return `Ended on ${day(one.ended_at ?? one.period_end)}.`;
  if (one.status === 'past_due') {
    const ending = one.cancels_at_period_end ? ' It ends when this period does.' : '';
    return `The last payment failed: ${amount} has been due since ${day(one.period_start)}.${ending}`;
  }
  if (one.cancels_at_period_end) return `Cancelled. Pro goes on until ${day(one.period_end)}.`;
  return `Renews on ${day(one.period_end)} for ${amount}.`;
}

const day = (instant: number): string =>
  new Date(instant).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
