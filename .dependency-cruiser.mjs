/** Who may import what. `path` allows nothing by itself: each rule forbids what its list leaves out. */
const onlyImports = (name, from, ...allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { pathNot: [from, ...allowed] },
});

/** Tests and what only they use may reach across. */
const TESTS = '\\.test\\.tsx?$|/testing/|/conformance\\.ts$';
const NODE = '^(node:)?[a-z_/]+$'; // Node's own modules have no path and no scope
const PACKAGES = 'node_modules/';
const CONTRACTS = '^contracts/src/';

const server = (folder) => `^server/src/${folder}/`;
const web = (folder) => `^web/src/${folder}/`;
/** The addresses of pages, and what the operator set. */
const WEB_FILES = '^web/src/(paths|site)\\.ts$';
/** What the browser does for us: it remembers, tells other windows, takes downloads. */
const BROWSER = '^web/src/browser/';
/** What others may import of the coach: what answers, what it answers from, what is known in general, how a résumé is laid out, and which words everybody says. */
const COACH =
  '^server/src/coach/(answer|material|library|documents|knowledge/fields|language/common-words|layout|line-labeller)\\.ts$';
/** The folders of the coach from the highest to the lowest: each may import those behind it. */
const COACH_LAYERS = [
  'saying',
  'documents',
  'knowledge',
  'shaping',
  'stories',
  'competencies',
  'question',
  'meaning',
  'candidate',
  'estimates',
  'language',
];
/** What the coach is given, as types: every layer may know it. */
const COACH_INPUTS = '^server/src/coach/(material|library|documents)\\.ts$';
const COPILOT = '^web/src/features/copilot/';
const PRACTISE = '^web/src/features/practise/';
/** The rooms of the copilot's window that are no screens, each with those that it may import. */
const COPILOT_ROOMS = {
  machine: [],
  sound: ['machine'],
  restoring: ['machine', 'sound'],
  sending: ['machine'],
};
/** What is heard and answered ends here: features know its type, so that their calls lead to it. */
const OPEN_SESSION = '^server/src/features/interviews/timeline/open-session\\.ts$';
const ADAPTER_PORTS =
  '^server/src/providers/(llm/language-model|mail/mail-(folder|sender)|payments/payments|speech/speech-recogniser)\\.ts$';

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'what-runs-is-a-dependency-of-its-own',
      severity: 'error',
      from: { path: '^(contracts|server)/src/', pathNot: TESTS },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    onlyImports('contracts-import-only-zod', '^contracts/', 'node_modules/zod/'),
    onlyImports('core-imports-only-node', server('core'), NODE),
    onlyImports('models-import-only-packages', server('models'), PACKAGES, NODE),
    onlyImports('inference-imports-core-and-packages', server('inference'), server('core'), PACKAGES, NODE),
    onlyImports('proof-imports-only-packages', server('proof'), PACKAGES, NODE),
    onlyImports('question-detector-imports-nothing', server('question-detector')),
    onlyImports(
      'review-imports-proof-and-contracts',
      server('review'),
      server('proof'),
      CONTRACTS,
      PACKAGES,
      NODE,
    ),
    onlyImports('db-imports-only-core', server('db'), server('core'), PACKAGES, NODE),
    onlyImports(
      'coach-imports-core-inference-review-and-plain-contracts',
      server('coach'),
      server('(core|inference|review)'),
      '^contracts/src/(cue|story-title|gap|fact-matters|job-doubts|plain-letters|usual-questions|review)\\.ts$',
      PACKAGES,
      NODE,
    ),
    onlyImports(
      'providers-import-core-coach-models-contracts-and-their-sdk',
      server('providers'),
      server('(core|coach|models)'),
      CONTRACTS,
      PACKAGES,
      NODE,
    ),
    {
      name: 'providers-take-only-types-of-the-contracts',
      severity: 'error',
      from: { path: server('providers'), pathNot: TESTS },
      to: { path: CONTRACTS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-coach-is-imported-by-its-surface',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [server('coach'), TESTS] },
      to: { path: server('coach'), pathNot: COACH },
    },
    ...COACH_LAYERS.map((layer, at) => ({
      name: `coach-${layer}-imports-nothing-above`,
      severity: 'error',
      from: { path: server(`coach/${layer}`), pathNot: TESTS },
      to: {
        path: server('coach'),
        pathNot: [server(`coach/(${COACH_LAYERS.slice(at).join('|')})`), COACH_INPUTS],
      },
    })),
    {
      name: 'providers-never-each-other',
      severity: 'error',
      from: { path: '^server/src/providers/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/providers/', pathNot: '^server/src/providers/$1/' },
    },
    onlyImports(
      'asking-imports-core-coach-contracts-and-the-model-port',
      server('asking'),
      server('(core|coach|proof)'),
      '^server/src/providers/llm/language-model\\.ts$',
      CONTRACTS,
      NODE,
    ),
    onlyImports('searching-imports-core-and-contracts', server('searching'), server('core'), CONTRACTS, NODE),
    onlyImports('http-imports-core-and-contracts', server('http'), server('core'), CONTRACTS, PACKAGES, NODE),
    onlyImports(
      'features-import-http-db-core-contracts-and-ports',
      server('features'),
      server('(http|db|core|coach|asking|searching|proof|question-detector)'),
      ADAPTER_PORTS,
      CONTRACTS,
      PACKAGES,
      NODE,
    ),
    {
      name: 'server-features-never-each-other',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: TESTS },
      to: { path: '^server/src/features/', pathNot: ['^server/src/features/$1/', OPEN_SESSION] },
    },
    {
      name: 'a-session-in-use-is-known-as-a-type',
      severity: 'error',
      from: { path: '^server/src/features/', pathNot: ['^server/src/features/interviews/', TESTS] },
      to: { path: OPEN_SESSION, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-dependencies-imports-adapters',
      severity: 'error',
      from: { path: '^server/src/', pathNot: ['^server/src/(dependencies\\.ts|providers/)', TESTS] },
      to: { path: '^server/src/providers/', pathNot: ADAPTER_PORTS },
    },
    {
      name: 'app-imports-no-adapter-and-no-config-reader',
      severity: 'error',
      from: { path: '^server/src/(app|serve-site)\\.ts$' },
      to: { path: '^server/src/(main|config)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    ...Object.entries(COPILOT_ROOMS).map(([room, below]) => ({
      name: `copilot-${room}-imports-rooms-below`,
      severity: 'error',
      from: { path: `${COPILOT}${room}/`, pathNot: TESTS },
      to: { path: COPILOT, pathNot: [room, ...below].map((each) => `${COPILOT}${each}/`) },
    })),
    onlyImports('ui-imports-only-packages', '^web/src/ui/', PACKAGES),
    onlyImports('browser-imports-contracts', BROWSER, CONTRACTS, PACKAGES),
    onlyImports('web-api-imports-contracts', '^web/src/api/', BROWSER, CONTRACTS, PACKAGES),
    onlyImports(
      'account-imports-ui-api',
      '^web/src/account/',
      web('(ui|api)'),
      WEB_FILES,
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'transcript-imports-ui-api-account',
      '^web/src/transcript/',
      web('(ui|api|account)'),
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'answers-imports-ui-api-account',
      '^web/src/answers/',
      web('(ui|api|account)'),
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'listening-imports-ui-api-account',
      '^web/src/listening/',
      web('(ui|api|account)'),
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'interviews-import-what-a-session-is-made-of',
      '^web/src/interviews/',
      web('(ui|api|account|listening|transcript|answers)'),
      WEB_FILES,
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'billing-imports-ui-api-account',
      '^web/src/billing/',
      web('(ui|api|account)'),
      WEB_FILES,
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'material-imports-ui-api-account',
      '^web/src/material/',
      web('(ui|api|account)'),
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports(
      'documents-import-ui-api-account',
      '^web/src/documents/',
      web('(ui|api|account)'),
      WEB_FILES,
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports('jobs-import-ui-api-account', '^web/src/jobs/', web('(ui|api|account)'), CONTRACTS, PACKAGES),
    onlyImports(
      'customization-imports-ui-api-account',
      '^web/src/customization/',
      web('(ui|api|account)'),
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    onlyImports('content-imports-contracts', '^web/src/content/', WEB_FILES, CONTRACTS),
    onlyImports('reviews-import-ui', '^web/src/reviews/', web('ui'), CONTRACTS, PACKAGES),
    onlyImports('pdf-imports-only-packages', '^web/src/pdf/', PACKAGES),
    onlyImports(
      'web-features-import-the-parts',
      '^web/src/features/',
      web(
        '(ui|api|account|billing|listening|interviews|transcript|answers|material|documents|jobs|customization|pdf|reviews|content)',
      ),
      WEB_FILES,
      BROWSER,
      CONTRACTS,
      PACKAGES,
    ),
    {
      name: 'web-features-never-each-other',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/', pathNot: [PRACTISE, TESTS] },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'a-practice-shows-the-copilot-as-it-stands-beside',
      severity: 'error',
      from: { path: PRACTISE, pathNot: TESTS },
      to: { path: '^web/src/features/', pathNot: [PRACTISE, `${COPILOT}beside\\.tsx$`] },
    },
    {
      name: 'web-and-server-meet-in-the-contracts',
      severity: 'error',
      from: { path: '^(web|server)/', pathNot: TESTS },
      to: { path: '^(web|server)/', pathNot: ['^$1/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|data)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
