import type { ListedTopic } from '../topic.ts';

export const CONSTRUCTION: readonly ListedTopic[] = [
  {
    name: 'a risk assessment and a method statement',
    fields: [
      'construction',
      'trades',
      'manufacturing',
      'logistics',
      'laboratory',
      'hospitality',
      'teaching',
      'housing',
    ],
    terms: [
      'risk assessment',
      'method statement',
      'rams',
      'job safety analysis',
      'job hazard analysis',
      'hierarchy of control',
      'hierarchy of controls',
      'hazard and a risk',
      'hazard and risk',
      'risk and a hazard',
    ],
    asks: 'difference risk hazard assessment carry out steps write method statement controls job site safety',
    answer:
      'A hazard is what can do harm, a risk is how likely and how bad; an assessment finds both, decides the controls, and is looked at again when something changes.',
    points: [
      'First remove the hazard, then substitute, then guards, then rules, and protective equipment last.',
      'A method statement then says step by step how the work is done safely.',
    ],
  },
  {
    name: 'working at height',
    fields: ['construction', 'trades', 'logistics'],
    terms: [
      'working at height',
      'work at height',
      'fall protection',
      'fall arrest',
      'scaffold inspection',
      'scaffolding',
      'ladder safety',
    ],
    asks: 'height safe safely scaffold ladder fall falls precautions harness rescue',
    answer:
      'Avoid it if the work can be done from the ground; otherwise prevent the fall with guardrails or a platform, and only then soften it with a harness or a net.',
    points: [
      'Anyone who wears a harness needs a rescue plan.',
      'Scaffolds and ladders are checked before use, after bad weather and after changes, by a competent person.',
    ],
  },
  {
    name: 'a toolbox talk',
    fields: ['construction', 'trades', 'manufacturing', 'logistics'],
    terms: [
      'toolbox talk',
      'safety briefing',
      'site induction',
      'permit to work',
      'hot work permit',
      'confined space',
      'near miss',
      'near miss reporting',
    ],
    asks: 'run give talk site purpose briefing permit work report reporting safety important hot',
    answer:
      'A toolbox talk is a few minutes before work on one risk of that day: what can happen, what we do about it, and questions from the crew.',
    points: [
      'A permit to work is for the dangerous jobs, such as hot work or confined spaces: it names who, where, until when and under which checks.',
      'Near misses are reported without blame, since each is a warning for free.',
    ],
  },
  {
    name: 'critical path',
    fields: ['construction', 'projects', 'manufacturing'],
    terms: [
      'critical path',
      'gantt chart',
      'gantt',
      'critical path method',
      'float in a schedule',
      'programme of works',
      'lookahead schedule',
      'look ahead schedule',
    ],
    asks: 'method project schedule planning plan programme find delay float chart',
    answer:
      'The critical path is the longest chain of tasks that depend on each other; a day lost on it is a day lost at the end.',
    points: [
      'Tasks off the path have float, so people can be moved from there.',
      'I look at it again as work goes on, because the path can change.',
    ],
  },
  {
    name: 'variations and change orders',
    fields: ['construction', 'projects'],
    terms: [
      'variation order',
      'change order',
      'bill of quantities',
      'quantity takeoff',
      'request for information',
      'rfi',
      'snagging',
      'punch list',
      'retention money',
      'practical completion',
      'snag list',
    ],
    asks: 'change variation cost contract order client site handle process quantities list project',
    answer:
      'A variation changes what was agreed to be built; I have it in writing with cost and time before the work is done.',
    points: [
      'A question about the drawings goes out as a request for information, with a date by which the answer is needed.',
      'Snags, or the punch list, are found early with the client and closed one by one before handover.',
    ],
  },
  {
    name: 'load-bearing walls and foundations',
    terms: [
      'load bearing',
      'load bearing wall',
      'foundation type',
      'curing concrete',
      'concrete curing',
      'reinforced concrete',
      'rebar',
      'slump test',
      'damp proof course',
      'vapour barrier',
      'vapor barrier',
      'load bearing and non',
    ],
    asks: 'concrete wall difference cure curing building load why steel reinforced test does foundation',
    answer:
      'Load has to find its way down to the ground: a bearing wall carries what is above it, a partition only divides, and an engineer decides before one is opened.',
    points: [
      'Concrete is strong in compression, and the steel takes the tension.',
      'It gains its strength by curing damp over weeks, not by drying out.',
    ],
  },
];
