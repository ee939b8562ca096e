import { PRO_PAYMENTS } from '@pythia/contracts/pricing.ts';
import { escapeHtml } from '#core/escape-html.ts';
import { formButton, type TestPage } from './page-layout.ts';
import { TEST_PRICES } from './test-payments.ts';
import type { TestCheckout } from './test-store.ts';

const YEARLY = { name: 'Pro, yearly', total: `$${PRO_PAYMENTS.year}` };
const MONTHLY = { name: 'Pro, monthly', total: `$${PRO_PAYMENTS.month}` };

export function renderCheckout(checkout: TestCheckout, { isDeclined }: { isDeclined: boolean }): TestPage {
  const { name, total } = checkout.price_id === TEST_PRICES.year ? YEARLY : MONTHLY;
  return {
    title: 'Test checkout',
    body: `<h1>Checkout</h1>
${isDeclined ? '<p class="bad" role="alert">The card was declined. Nothing was paid. You can try again.</p>' : ''}
<dl><dt>Plan</dt><dd>${name}</dd><dt>Total today</dt><dd>${total}</dd></dl>
${formButton('Pay', { press: 'pay' }, 'primary')}
${formButton('Decline the card', { press: 'decline' })}
${formButton('Cancel and go back', { press: 'cancel' }, 'quiet')}`,
  };
}

export function renderSettledCheckout(checkout: TestCheckout): TestPage {
  const isPaid = checkout.state === 'paid';
  return {
    title: 'Test checkout',
    body: `<h1>${isPaid ? 'Already paid' : 'This checkout is closed'}</h1>
<p>${isPaid ? 'It was paid once, and cannot be paid again.' : 'Start a new one from the plans page.'}</p>
<p class="back"><a href="${escapeHtml(isPaid ? checkout.success_url : checkout.cancel_url)}">Back</a></p>`,
  };
}
