// failed payment events and their retry; without arguments, usage
import { runDeadWork } from './dead-work.mjs';

await runDeadWork({
  command: 'billing-events',
  table: 'billing_events',
  noun: { one: 'event', many: 'events', waits: 'acted on' },
  columnsOf: ({ event_id, type, customer_id, charge_id }) => ({
    event: event_id,
    type,
    about: customer_id ?? charge_id,
  }),
});
