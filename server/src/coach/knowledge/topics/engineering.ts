import type { ListedTopic } from '../topic.ts';

export const ENGINEERING: readonly ListedTopic[] = [
  {
    name: 'testing',
    terms: [
      'unit test',
      'integration test',
      'end to end test',
      'test driven',
      'tdd',
      'test pyramid',
      'flaky test',
      'code coverage',
      'test automation',
      'automated test',
    ],
    asks: 'testing tests unit integration end to end test driven tdd mock mocks coverage quality assurance qa flaky',
    answer:
      'Tests are there so that we can change code without fear: many fast ones close to the logic, fewer through the whole system, each named after a behaviour.',
    points: [
      'Unit tests cover decisions, integration tests cover the seams with a real database or service, and a few end-to-end tests cover the paths that earn money.',
      'I would use real parts where they are quick enough and fakes at the edge of the system; a test full of mocks tests the mocks.',
      'A flaky test is a bug: in the test, or in the timing of the product; coverage shows what is untested, not what is tested well.',
    ],
  },
  {
    name: 'continuous integration and delivery',
    terms: [
      'continuous integration',
      'continuous delivery',
      'continuous deployment',
      'ci cd',
      'cicd',
      'deployment pipeline',
      'canary release',
      'blue green',
      'ci pipeline',
    ],
    asks: 'continuous integration delivery deployment ci cd cicd pipeline pipelines release releases rollback canary blue green devops',
    answer:
      'Continuous integration merges small changes often and tests each one; continuous delivery keeps the result ready to release at any time, and continuous deployment releases it by itself.',
    points: [
      'One pipeline from commit to production: build once, test, and promote the same artefact through each stage.',
      'Releases get safe by being small: canary or blue-green, feature flags, and a rollback that has been tried.',
      'Database changes go in steps that work with both the old and the new code: add, move over, remove.',
    ],
  },
  {
    name: 'Git',
    terms: ['git', 'rebase', 'cherry pick', 'merge conflict', 'version control', 'trunk based'],
    asks: 'git branch branches branching merge rebase commit cherry pick conflict version control trunk',
    answer:
      'Git keeps snapshots of the project as a graph of commits; branches are only names that point into it.',
    points: [
      'Merge keeps history as it happened; rebase rewrites my own commits on top of the newest ones, so it is for work that nobody else builds on.',
      'I prefer short-lived branches and small commits that each say why; that keeps reviews and conflicts small.',
      'Revert undoes something already shared; reset is for local work; the reflog brings back what seems lost.',
    ],
  },
  {
    name: 'code review',
    terms: ['code review', 'pull request', 'clean code'],
    asks: 'code review reviews reviewing pull request requests feedback readable clean code maintainable',
    answer:
      'A code review should find what tests cannot: unclear design, missing cases, and knowledge that only one person has.',
    points: [
      'Small changes with a sentence on why get better reviews, and sooner.',
      'Style and formatting belong to tools, so that people can talk about behaviour, naming and failure cases.',
      'I would ask rather than order, say what must change and what is taste, and praise what is good.',
    ],
  },
  {
    name: 'debugging',
    terms: ['debug', 'debugging', 'root cause', 'stack trace', 'memory dump'],
    asks: 'debug debugging troubleshoot troubleshooting bug bugs diagnose root cause production issue memory slow',
    answer: 'I would reproduce the problem first, narrow it down by halves, and change one thing at a time.',
    points: [
      'Read the actual error and ask what changed: releases, configuration, data, traffic.',
      'Form a guess that can be proved wrong, and look for the evidence in logs, traces, a debugger or a bisect.',
      'In production, restore service first; afterwards fix the cause, and add the test or the alert that would have caught it.',
    ],
  },
  {
    name: 'web security',
    terms: [
      'xss',
      'csrf',
      'sql injection',
      'owasp',
      'cross site scripting',
      'web security',
      'application security',
      'security vulnerability',
      'security vulnerabilities',
    ],
    asks: 'security secure vulnerability vulnerabilities xss csrf sql injection owasp attack attacks hacker sanitize',
    answer:
      'Everything that comes from outside is hostile until checked: validate input, encode output, and give every part the least rights it needs.',
    points: [
      'SQL injection is stopped by parameters instead of string building; cross-site scripting by escaping output and a content security policy; request forgery by same-site cookies or tokens.',
      'Authorisation is checked on the server for each object, because broken access control has headed the OWASP list since 2021.',
      'Besides: dependencies kept current, secrets outside the code, and logs without personal data.',
    ],
  },
  {
    name: 'authentication and authorisation',
    terms: [
      'authentication',
      'authorization',
      'authorisation',
      'oauth',
      'jwt',
      'single sign on',
      'sso',
      'openid connect',
      'passkey',
    ],
    asks: 'authentication authorization authorisation oauth jwt token tokens session sessions login single sign on sso password',
    answer: 'Authentication establishes who somebody is; authorisation decides what that person may do.',
    points: [
      'Server sessions are easy to revoke; signed tokens such as JWT need no lookup but live until they expire, so they should be short-lived or carry a version.',
      'OAuth lets a user grant an application limited access without giving it the password; OpenID Connect adds identity on top.',
      'Passwords are stored with a slow salted hash, sign-in is rate limited, and a second factor stops most account theft; passkeys resist phishing as well.',
    ],
  },
  {
    name: 'object-oriented design',
    terms: [
      'object oriented',
      'oop',
      'solid principle',
      'inheritance',
      'polymorphism',
      'encapsulation',
      'dependency injection',
    ],
    asks: 'object oriented oop solid principles inheritance polymorphism encapsulation abstraction interface composition dependency injection',
    answer:
      'Object-oriented design puts data and the code that guards it together behind a small interface, so that callers depend on what it does and not on how.',
    points: [
      'Encapsulation protects invariants, polymorphism swaps implementations behind one interface, and inheritance is only for a true "is a".',
      'I prefer composition over inheritance: small parts handed in from outside are easier to test and to change.',
      'SOLID in one line: one reason to change, extend without editing, honour the contract, small interfaces, depend on abstractions.',
    ],
  },
  {
    name: 'design patterns',
    terms: [
      'design pattern',
      'singleton',
      'factory pattern',
      'observer pattern',
      'strategy pattern',
      'adapter pattern',
      'decorator pattern',
    ],
    asks: 'design pattern patterns singleton factory observer strategy adapter decorator',
    answer:
      'A design pattern is a named solution to a problem that keeps coming back, useful mostly as a shared word in a team.',
    points: [
      'Strategy swaps an algorithm behind one interface, adapter fits a foreign interface to ours, observer tells others of a change.',
      'A singleton is shared state that any code can reach; passing the object in keeps code testable.',
      'I would reach for a pattern when the problem has shown itself, not before.',
    ],
  },
  {
    name: 'containers and the cloud',
    terms: [
      'docker',
      'kubernetes',
      'k8s',
      'container and a virtual machine',
      'serverless',
      'container orchestration',
      'virtual machine',
    ],
    asks: 'docker container containers kubernetes k8s pod virtual machine cloud aws azure gcp serverless lambda infrastructure',
    answer:
      'A container packs a program with what it needs and shares the kernel of its host, so it starts faster and weighs less than a virtual machine.',
    points: [
      'Kubernetes keeps the wanted number of containers running, restarts and spreads them, and rolls out new versions.',
      'Images should be small, rebuilt from a file, run without root, and take their configuration from outside.',
      'Serverless suits uneven load and small teams; steady heavy load is often cheaper on machines of your own.',
    ],
  },
  {
    name: 'frontend performance and React',
    terms: [
      'react',
      'virtual dom',
      'react hook',
      'frontend performance',
      'front end performance',
      'web performance',
      'rendering performance',
      'javascript closure',
    ],
    asks: 'react frontend front end component components hooks state virtual dom rendering css accessibility javascript typescript closure browser performance',
    answer:
      'React draws the page as a function of state: when state changes it works out the new tree and changes only what differs.',
    points: [
      'State lives as close as possible to where it is used and in one place only; what can be computed from it is not stored.',
      'For speed: send less JavaScript, split by route, memoise where it is measured to be slow unless the compiler already does it, and keep long lists virtual.',
      'Semantic HTML first: labels, focus and keyboard come nearly for free then, and they help testing too.',
    ],
  },
  {
    name: 'estimation',
    fields: ['people'],
    terms: [
      'story point',
      'estimation',
      'estimate a project',
      'estimate a task',
      'estimate how long',
      'estimate work',
      'project estimate',
    ],
    asks: 'estimate estimates estimation estimating how long story points planning timeline guess many',
    answer:
      'I would break the work down until the pieces are familiar, give a range instead of a number, and say what it depends on.',
    points: [
      'Compare with similar work that is finished, and let the people who do the work estimate it.',
      'The biggest unknown goes first, as a short experiment, because it moves the estimate most.',
      'When reality differs, say so early and offer a choice: less scope, more time, or more help.',
    ],
  },
  {
    name: 'technical debt',
    terms: ['technical debt', 'tech debt', 'legacy code', 'refactoring', 'refactor'],
    asks: 'technical debt tech legacy refactor refactoring rewrite maintenance old code',
    answer:
      'Technical debt is a shortcut whose interest we pay with every change, so I would pay back first where we change most.',
    points: [
      'Make it visible in terms of the business: incidents, days lost, features that are slow to build.',
      'Refactor in small safe steps under tests, next to feature work; big rewrites usually lose.',
      'Some debt is fine: a shortcut in code that is thrown away soon costs nothing.',
    ],
  },
  {
    name: 'agile work',
    fields: ['people'],
    terms: ['agile', 'scrum', 'kanban', 'retrospective', 'sprint planning', 'waterfall'],
    asks: 'agile scrum kanban sprint standup retrospective methodology waterfall',
    answer: 'Agile work means small steps, early feedback and changing the plan when we learn something.',
    points: [
      'Scrum gives a fixed rhythm with a goal for each sprint; Kanban limits work in progress and pulls the next item when there is room.',
      'The useful parts are finished work that users can try, and a retrospective that changes something.',
      'It goes wrong when the ceremonies stay and the feedback goes.',
    ],
  },
];
