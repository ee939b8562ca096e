/** Products that do the same job, by what such a product is called. Its source is general knowledge of each trade. */
const TOOLS: [kind: string, products: string][] = [
  [
    'ERP or accounting system',
    'SAP, NetSuite, Oracle, Microsoft Dynamics, Dynamics 365, Infor, Epicor, Odoo, Workday, Xero, QuickBooks, Sage, FreeAgent, DATEV, Dext',
  ],
  ['procurement system', 'Coupa, Ariba, Jaggaer, Ivalua, Basware, Proactis'],
  [
    'CRM',
    'Salesforce, HubSpot, Pipedrive, Zoho, Microsoft Dynamics, Dynamics 365, SugarCRM, Freshsales, Outreach',
  ],
  ['service desk system', 'ServiceNow, Zendesk, Freshdesk, Jira Service Management, Intercom, Front, Remedy'],
  [
    'planning tool',
    'Jira, Asana, Trello, Linear, Monday, ClickUp, Microsoft Project, Primavera, Asta Powerproject, Basecamp',
  ],
  ['design tool', 'Figma, Sketch, Adobe XD, InVision, Axure, Penpot, Framer'],
  ['image editor', 'Photoshop, GIMP, Affinity Photo, Lightroom, Capture One'],
  ['CAD program', 'AutoCAD, SolidWorks, Revit, Inventor, CATIA, Fusion 360, ArchiCAD, Vectorworks, SketchUp'],
  ['cloud', 'AWS, Azure, GCP, Google Cloud, OpenStack, DigitalOcean'],
  ['tool for infrastructure', 'Terraform, Ansible, Pulumi, Puppet, Chef, CloudFormation, SaltStack'],
  ['build system', 'Jenkins, GitHub Actions, GitLab CI, CircleCI, TeamCity, Azure DevOps, Bamboo'],
  [
    'database',
    'PostgreSQL, Postgres, MySQL, MariaDB, SQL Server, Oracle, MongoDB, SQLite, DynamoDB, Cassandra',
  ],
  ['messaging system', 'Kafka, RabbitMQ, ActiveMQ, SQS, NATS, Pulsar'],
  ['data warehouse', 'Snowflake, BigQuery, Redshift, Databricks, Synapse, Teradata'],
  ['reporting tool', 'Tableau, Power BI, Looker, Metabase, Qlik, Superset, Grafana'],
  ['statistics program', 'MATLAB, R, SPSS, Stata, SAS, Octave, Minitab'],
  [
    'programming language',
    'Python, Java, C#, C++, Go, Rust, JavaScript, TypeScript, Kotlin, Swift, PHP, Ruby, Scala',
  ],
  ['web framework', 'React, Angular, Vue, Svelte, Next.js, Django, Flask, Rails, Spring, Laravel'],
  [
    'control system',
    'Siemens S7, TIA Portal, Allen-Bradley, Beckhoff, CODESYS, Mitsubishi Melsec, Schneider Modicon',
  ],
  ['building automation', 'KNX, LonWorks, BACnet, DALI, Loxone'],
  ['simulation program', 'ANSYS, Abaqus, COMSOL, Nastran, LS-DYNA, Simulink'],
  ['case record system', 'Mosaic, Liquidlogic, CareDirector, Eclipse'],
  ['practice system', 'Provet, Animana, ezyVet, VetSpace, RxWorks, Merlin'],
  ['patient record system', 'Epic, Cerner, SystmOne, EMIS, Meditech, Lorenzo, Allscripts, athenahealth'],
  ['school information system', 'SIMS, Arbor, Bromcom, PowerSchool, ScholarPack, iSAMS'],
  ['learning platform', 'Moodle, Canvas, Blackboard, Google Classroom, Schoology'],
  ['till system', 'Square, Lightspeed, Toast, EPOS Now, Clover, Shopify'],
  ['booking system', 'OpenTable, ResDiary, SevenRooms, Opera PMS, Mews, Cloudbeds, Booksy'],
  ['HR system', 'Workday, BambooHR, Personio, SuccessFactors, HiBob, ADP'],
  ['warehouse system', 'Manhattan, Blue Yonder, Korber, SAP EWM, Mintsoft'],
  ['library system', 'Alma, Koha, Symphony, Sierra, Heritage'],
  ['laboratory system', 'LabWare, STARLIMS, Sample Manager, Benchling, LabVantage'],
];

const KINDS = TOOLS.map(([kind, products]) => ({ kind, products: products.split(', ') }));

const PRODUCTS = new Set(KINDS.flatMap(({ products }) => products.map((product) => product.toLowerCase())));

/** Whether a product is of a kind that is known. */
export const isProduct = (name: string): boolean => PRODUCTS.has(name.toLowerCase());

/** A product of the same kind as a named one that is known; undefined where the kind or such a product is not. */
export function nearestTool(
  name: string,
  isKnown: (product: string) => boolean,
): { kind: string; product: string } | undefined {
  const asked = name.toLowerCase();
  for (const { kind, products } of KINDS) {
    const isOfKind = products.some((product) => product.toLowerCase() === asked);
    const product = isOfKind
      ? products.find((one) => one.toLowerCase() !== asked && isKnown(one))
      : undefined;
    if (product !== undefined) return { kind, product };
  }
  return undefined;
}
