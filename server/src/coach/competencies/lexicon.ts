import type { Competency } from './competency.ts';
import { COMMUNICATION } from './groups/communication.ts';
import { CRAFT } from './groups/craft.ts';
import { CUSTOMERS } from './groups/customers.ts';
import { DELIVERY } from './groups/delivery.ts';
import { DRIVE } from './groups/drive.ts';
import { GROWTH } from './groups/growth.ts';
import { INTEGRITY } from './groups/integrity.ts';
import { LEADERSHIP } from './groups/leadership.ts';
import { MONEY } from './groups/money.ts';
import { PEOPLE } from './groups/people.ts';
import { QUALITY } from './groups/quality.ts';
import { RESILIENCE } from './groups/resilience.ts';
import { SAFETY } from './groups/safety.ts';
import { TEAMWORK } from './groups/teamwork.ts';
import { TECHNOLOGY } from './groups/technology.ts';
import { THINKING } from './groups/thinking.ts';

/** What interviewers ask stories for, in every profession. */
export const COMPETENCIES: readonly Competency[] = [
  ...PEOPLE,
  ...COMMUNICATION,
  ...TEAMWORK,
  ...LEADERSHIP,
  ...DELIVERY,
  ...DRIVE,
  ...THINKING,
  ...CUSTOMERS,
  ...RESILIENCE,
  ...GROWTH,
  ...INTEGRITY,
  ...MONEY,
  ...SAFETY,
  ...QUALITY,
  ...TECHNOLOGY,
  ...CRAFT,
];
