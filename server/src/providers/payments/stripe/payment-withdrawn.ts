import type { Stripe } from 'stripe';

const HARMLESS = /^(won|prevented|warning_.*)$/;

/** Invoice to payment to charge: https://docs.stripe.com/api/invoice-payment */
export async function isPaymentWithdrawn(stripe: Stripe, subscription: string): Promise<boolean> {
  const charges = await lastPayment(stripe, subscription);
  if (charges.some((charge) => charge.refunded)) return true;
  for (const charge of charges.filter(({ disputed }) => disputed))
    for await (const dispute of stripe.disputes.list({ charge: charge.id, limit: 100 }))
      if (!HARMLESS.test(dispute.status)) return true;
  return false;
}

async function lastPayment(stripe: Stripe, subscription: string): Promise<Stripe.Charge[]> {
  const invoices = await stripe.invoices.list({ subscription, status: 'paid', limit: 100 });
  const last = invoices.data.find(({ amount_paid }) => amount_paid > 0);
  if (!last?.id) return [];
  const payments = await stripe.invoicePayments.list({
    invoice: last.id,
    status: 'paid',
    limit: 100,
    expand: ['data.payment.payment_intent.latest_charge', 'data.payment.charge'],
  });
  return payments.data.flatMap(({ payment }) => chargeOf(payment) ?? []);
}

function chargeOf({ payment_intent, charge }: Stripe.InvoicePayment.Payment): Stripe.Charge | undefined {
  const found = typeof payment_intent === 'object' ? payment_intent.latest_charge : charge;
  return typeof found === 'object' && found !== null ? found : undefined;
}
