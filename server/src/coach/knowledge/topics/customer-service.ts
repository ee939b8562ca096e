import type { ListedTopic } from '../topic.ts';

export const CUSTOMER_SERVICE: readonly ListedTopic[] = [
  {
    name: 'customer satisfaction and NPS',
    fields: ['service', 'marketing', 'sales', 'hospitality'],
    terms: [
      'nps',
      'net promoter score',
      'csat',
      'customer satisfaction score',
      'customer effort score',
      'ces',
      'nps and csat',
      'csat and nps',
      'first contact resolution',
      'first call resolution',
      'average handle time',
      'voice of the customer',
    ],
    asks: 'difference score calculate measure improve customer satisfaction resolution time call contact',
    answer:
      'Satisfaction asks about one contact; the net promoter score asks whether they would recommend us: the share of nines and tens less the share of zero to six.',
    points: [
      'The comment beside the number is worth more than the number.',
      'Solved at the first contact matters more than a short call.',
    ],
  },
  {
    name: 'a service level agreement',
    fields: ['service', 'projects', 'logistics'],
    terms: [
      'service level agreement',
      'sla',
      'service level',
      'slas',
      'escalation process',
      'escalation matrix',
      'response time and resolution time',
      'response and resolution time',
    ],
    asks: 'agreement difference breach process work customer explain ticket response resolution',
    answer:
      'A service level agreement says what is promised to the customer, how it is measured, and what follows if it is missed.',
    points: [
      'Response is the first real answer, resolution is the problem gone.',
      'I escalate before the time is over, with what has been tried so far.',
    ],
  },
  {
    name: 'handling a complaint',
    fields: ['service', 'hospitality', 'housing', 'sales'],
    terms: [
      'complaint handling',
      'complaints procedure',
      'complaints process',
      'de escalation',
      'deescalation',
      'service recovery',
      'active listening',
      'complaint procedure',
      'empathy and sympathy',
      'sympathy and empathy',
    ],
    asks: 'complaint complaints customer steps procedure difference technique techniques angry good process handle empathy sympathy',
    answer:
      'Listen to the end, say back what I understood, apologise for the experience, say what I will do by when, and then do it.',
    points: [
      'I lower my voice rather than raise it, and keep to what can be solved.',
      'Afterwards the cause is recorded, so that the next customer does not meet it.',
    ],
  },
  {
    name: 'data protection',
    fields: ['service', 'hr', 'marketing', 'law', 'charity', 'housing', 'medicine', 'teaching'],
    terms: [
      'data protection',
      'gdpr',
      'personal data',
      'subject access request',
      'right to be forgotten',
      'data breach',
      'data controller',
      'data processor',
      'controller and a processor',
      'data minimisation',
      'lawful basis',
    ],
    asks: 'difference request handle principles data personal breach mean means protect comply protection rules customer',
    answer:
      'Personal data is collected for a stated purpose, kept to what is needed, correct, safe and not longer than necessary; people may ask what we hold.',
    points: [
      'A controller decides why and how data is used, a processor acts on its instructions.',
      'A breach is reported inside at once, because the time limits in law are short.',
    ],
  },
  {
    name: 'a knowledge base and tickets',
    terms: [
      'knowledge base',
      'ticketing system',
      'ticket triage',
      'omnichannel',
      'omni channel',
      'self service portal',
      'call deflection',
      'customer success',
      'customer service and customer success',
      'customer service and customer support',
      'good customer service',
      'excellent customer service',
    ],
    asks: 'difference customer service support success ticket build good mean means system use base',
    answer:
      'Good service solves the problem the first time, in plain words, and leaves a record so that nobody has to tell the story twice.',
    points: [
      'A knowledge base keeps the best answer where customers and colleagues find it.',
      'Support reacts to problems; customer success acts before they come.',
    ],
  },
];
