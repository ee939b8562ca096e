import type { ListedTopic } from '../topic.ts';

export const SALES: readonly ListedTopic[] = [
  {
    name: 'qualifying a lead',
    terms: [
      'qualify a lead',
      'lead qualification',
      'qualified lead',
      'bant',
      'meddic',
      'meddpicc',
      'mql',
      'sql and mql',
      'mql and sql',
      'mql and an sql',
      'marketing qualified lead',
      'sales qualified lead',
      'qualifying a lead',
      'qualifying lead',
      'discovery call',
    ],
    asks: 'lead qualify difference framework marketing sales call run prospect questions qualified',
    answer:
      'Qualifying asks early whether there is a real need, somebody who can decide, money and a date, so that time goes where a sale is possible.',
    points: [
      'A marketing lead has shown interest; a sales lead has been found ready to talk.',
      'A friendly no in the first week is better than one in the sixth month.',
    ],
  },
  {
    name: 'consultative selling',
    fields: ['sales', 'service'],
    terms: [
      'consultative selling',
      'consultative sale',
      'solution selling',
      'spin selling',
      'challenger sale',
      'value selling',
      'features and benefits',
      'feature and a benefit',
      'feature and benefit',
      'upselling',
      'cross selling',
      'upsell',
      'cross sell',
      'upselling and cross selling',
    ],
    asks: 'difference selling approach product method features benefits customer work example',
    answer:
      'Consultative selling starts with the customer’s problem: ask, listen, work out together what it costs them, and only then speak of the product.',
    points: [
      'A feature is what it has, a benefit is what that does for this customer.',
      'An upsell is a bigger one, a cross-sell is something beside it; both have to help the customer.',
    ],
  },
  {
    name: 'handling objections',
    fields: ['sales', 'charity'],
    terms: [
      'objection handling',
      'handling objections',
      'handle objections',
      'price objection',
      'overcome objections',
      'cold calling',
      'cold call',
    ],
    asks: 'price expensive customer handle overcome objection call closing prospect technique',
    answer:
      'An objection is a question that has not been answered yet: I hear it out, ask what is behind it, answer that, and check whether it is settled.',
    points: [
      'With price I go back to the value and the cost of doing nothing before I speak of discounts.',
      'If it truly does not fit I say so, which keeps the door open.',
    ],
  },
  {
    name: 'pipeline and forecast',
    terms: [
      'sales pipeline',
      'pipeline management',
      'sales forecast',
      'win rate',
      'sales cycle',
      'pipeline coverage',
      'crm',
      'sales quota',
      'average deal size',
      'b2b and b2c',
      'b2c and b2b',
      'account plan',
      'key account management',
    ],
    asks: 'forecast build manage pipeline accurate difference sales cycle stages calculate purpose use accounts',
    answer:
      'A pipeline is all open deals by stage; the forecast weighs each by how often deals from that stage have really closed.',
    points: [
      'Every deal has a next step with a date, or it is not a deal.',
      'Business buyers decide in groups and take longer; consumers decide quicker and more by feeling.',
    ],
  },
  {
    name: 'negotiation',
    fields: ['sales', 'law', 'logistics'],
    terms: [
      'batna',
      'zopa',
      'win win',
      'negotiation strategy',
      'negotiation technique',
      'negotiation tactic',
      'principled negotiation',
      'contract negotiation',
    ],
    asks: 'negotiation negotiate strategy terms prepare effect',
    answer:
      'I prepare what I want, what I can give, and my best alternative if there is no deal; then I look for interests behind the positions.',
    points: [
      'I never give without getting, even if it is only a date.',
      'A deal that one side regrets comes back as a dispute.',
    ],
  },
];
