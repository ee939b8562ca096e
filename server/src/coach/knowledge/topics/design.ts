import type { ListedTopic } from '../topic.ts';

export const DESIGN: readonly ListedTopic[] = [
  {
    name: 'UX and UI',
    terms: [
      'ux and ui',
      'ui and ux',
      'user experience and user interface',
      'user experience',
      'user interface',
      'interaction design',
    ],
    asks: 'difference ux ui design designer',
    answer:
      'UX is whether somebody reaches what they came for and how that feels; UI is the surface on which they do it.',
    points: [
      'A pretty screen in the wrong flow still fails.',
      'I begin with the task and the research, and come to the pixels later.',
    ],
  },
  {
    name: 'a usability test',
    fields: ['design', 'marketing'],
    terms: [
      'usability test',
      'usability testing',
      'user research',
      'user interview',
      'qualitative and quantitative',
      'quantitative and qualitative',
      'heuristic evaluation',
      'card sorting',
      'tree testing',
      'think aloud',
    ],
    asks: 'run plan test users research difference conduct method qualitative quantitative many participants',
    answer:
      'I give a few people of the real audience realistic tasks, watch where they stumble, and say as little as I can.',
    points: [
      'A handful per round finds most of the big problems, and then I fix and test again.',
      'Qualitative work tells why, quantitative how many; I trust what they do over what they say.',
    ],
  },
  {
    name: 'accessible design',
    fields: ['design', 'software', 'teaching'],
    terms: [
      'wcag',
      'accessibility',
      'accessible design',
      'colour contrast',
      'color contrast',
      'screen reader',
      'inclusive design',
      'universal design',
      'alt text',
    ],
    asks: 'design accessible product ensure guidelines contrast reader website make explain levels',
    answer:
      'Accessible design works for people with different sight, hearing, movement and attention, also with a keyboard or a screen reader.',
    points: [
      'WCAG’s four principles: perceivable, operable, understandable, robust.',
      'Contrast, labels, focus order and target size are checked from the first draft, with people who use them.',
    ],
  },
  {
    name: 'a design system',
    terms: [
      'design system',
      'design token',
      'component library',
      'style guide',
      'atomic design',
      'pattern library',
    ],
    asks: 'build maintain benefits design components consistent purpose difference style guide',
    answer:
      'A design system is a shared set of parts, rules and reasons in design and code, so that teams build consistently and do not solve the same thing twice.',
    points: [
      'It is a product with users: our own teams.',
      'It begins with the parts that are used most, and somebody owns them.',
    ],
  },
  {
    name: 'personas and journeys',
    fields: ['design', 'marketing'],
    terms: [
      'persona',
      'user persona',
      'journey map',
      'customer journey',
      'user journey',
      'empathy map',
      'jobs to be done',
      'user flow',
      'service blueprint',
      'buyer persona',
    ],
    asks: 'map create use persona personas journey difference user customer purpose mapping',
    answer:
      'A persona stands for a group of users with the same goals; a journey map follows them step by step, with what they do, think and feel.',
    points: [
      'Both come from research; invented ones only confirm what we believe.',
      'The use is in the pains that they show, which become the work.',
    ],
  },
  {
    name: 'design thinking',
    fields: ['design', 'projects'],
    terms: [
      'design thinking',
      'double diamond',
      'design sprint',
      'human centred design',
      'human centered design',
      'user centred design',
      'user centered design',
      'low fidelity',
      'high fidelity',
      'wireframe',
      'wireframe and a prototype',
      'prototyping',
    ],
    asks: 'difference wireframe prototype process stages design steps thinking fidelity method',
    answer:
      'Understand people, define the problem, explore many ideas, prototype, test, and go round again; first widen, then choose.',
    points: [
      'A wireframe shows structure, a prototype shows behaviour.',
      'The rougher the draft, the more honest the feedback.',
    ],
  },
];
