import type { ListedTopic } from '../topic.ts';

export const HUMAN_RESOURCES: readonly ListedTopic[] = [
  {
    name: 'a structured interview',
    terms: [
      'structured interview',
      'competency based interview',
      'unconscious bias',
      'fair recruitment',
      'candidate experience',
      'employer brand',
      'time to hire',
      'inclusive recruitment',
    ],
    asks: 'bias reduce recruitment process interview hiring fair prevent improve stages',
    answer:
      'In a structured interview each candidate gets the same questions on what the job needs, scored on the same scale before the panel talks.',
    points: [
      'It predicts performance better than a free chat, and is fairer.',
      'Job adverts, shortlists and panels are looked at for bias as well.',
    ],
  },
  {
    name: 'a disciplinary and a grievance',
    terms: [
      'grievance',
      'disciplinary',
      'grievance procedure',
      'disciplinary procedure',
      'gross misconduct',
      'disciplinary process',
      'workplace investigation',
      'fair dismissal',
      'unfair dismissal',
      'constructive dismissal',
    ],
    asks: 'difference procedure process handle investigate steps misconduct fair dismissal employee investigation',
    answer:
      'A disciplinary is the employer’s concern about conduct, a grievance the employee’s complaint; both need facts first, a fair hearing, a written decision and an appeal.',
    points: [
      'Who investigates should not be who decides.',
      'The rules differ from place to place, so I follow the policy and the law there, and treat like cases alike.',
    ],
  },
  {
    name: 'redundancy',
    terms: [
      'redundancy',
      'layoff',
      'restructuring',
      'redundancy process',
      'tupe',
      'redundancy consultation',
      'selection criteria',
      'severance',
    ],
    asks: 'process fair manage steps consultation employees selection handle',
    answer:
      'Redundancy is about a role that goes, not about the person; it needs a real reason, fair criteria, and in many places consultation before the decision.',
    points: [
      'Alternatives come first: other roles, fewer hours, a freeze on hiring.',
      'People are told in person, with respect, and those who stay need attention too.',
    ],
  },
  {
    name: 'engagement and retention',
    terms: [
      'employee engagement',
      'employee retention',
      'staff turnover',
      'attrition',
      'exit interview',
      'stay interview',
      'onboarding process',
      'onboarding programme',
      'onboarding program',
      'succession planning',
      'absence management',
      'employee turnover',
      'turnover rate',
    ],
    asks: 'improve calculate measure reduce turnover rate retention staff good programme plan interviews manage',
    answer:
      'Engagement is whether people give their best and want to stay; it grows from good managers, fair pay, room to learn, and a say that leads to something.',
    points: [
      'Turnover is the leavers of a period divided by the average headcount.',
      'Exit interviews tell why people left, stay interviews what would keep them.',
    ],
  },
  {
    name: 'pay and benefits',
    terms: [
      'job evaluation',
      'pay equity',
      'gender pay gap',
      'pay gap',
      'total reward',
      'salary band',
      'pay band',
      'salary benchmarking',
      'payroll process',
      'equal pay',
    ],
    asks: 'difference calculate pay gap bands benchmark reward fair set structure equal',
    answer:
      'Fair pay begins with the size of the job, measured on the same criteria, and is compared with the market and within the house.',
    points: [
      'Equal pay compares people in equal work; a pay gap compares averages over everybody.',
      'Total reward counts pension, leave and growth as well.',
    ],
  },
  {
    name: 'reasonable adjustments',
    fields: ['hr', 'teaching', 'housing'],
    terms: [
      'reasonable adjustment',
      'reasonable accommodation',
      'protected characteristic',
      'direct and indirect discrimination',
      'indirect discrimination',
      'equality and equity',
      'equity and equality',
      'diversity and inclusion',
      'equality and diversity',
    ],
    asks: 'difference disability discrimination adjustments example inclusion equality direct workplace',
    answer:
      'A reasonable adjustment removes a barrier that somebody meets because of a disability, such as other hours, equipment, or a different way to do the task.',
    points: [
      'I ask the person what would help, and agree on a review.',
      'Indirect discrimination is a rule for all that puts some at a disadvantage without good reason.',
    ],
  },
];
