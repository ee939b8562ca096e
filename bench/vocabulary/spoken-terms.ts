/** A written term in a spoken sentence. */
export interface SpokenTerm {
  term: string;
  sentence: string;
  /** Respelt for the voice. */
  said?: string;
  sounds_like?: string;
}

export const TUNING: readonly SpokenTerm[] = [
  { term: 'Kubernetes', said: 'koober netties', sentence: 'How would you run Kubernetes in production?' },
  { term: 'Postgres', said: 'post gress', sentence: 'Why did you choose Postgres for this project?' },
  { term: 'Terraform', sentence: 'Tell me how you used Terraform in your last job.' },
  { term: 'Grafana', said: 'gra fahna', sentence: 'What did you show on Grafana for the team?' },
  { term: 'Kafka', sentence: 'When would you use Kafka between two services?' },
  { term: 'Ansible', sentence: 'Have you worked with Ansible before?' },
  { term: 'Elasticsearch', said: 'elastic search', sentence: 'How did you make Elasticsearch faster?' },
  { term: 'Redis', said: 'reddiss', sentence: 'What do you keep in Redis and for how long?' },
  { term: 'CI/CD', said: 'see eye see dee', sentence: 'Can you describe your CI/CD process?' },
  { term: 'AWS', said: 'A W S', sentence: 'Which parts of AWS do you know best?' },
  { term: 'SQL', said: 'S Q L', sentence: 'How well do you know SQL today?' },
  { term: 'GraphQL', said: 'graph Q L', sentence: 'What are the limits of GraphQL for a mobile client?' },
  { term: 'Salesforce', sentence: 'Did you work with Salesforce every day?' },
  { term: 'HubSpot', said: 'hub spot', sentence: 'How did your team use HubSpot last year?' },
  { term: 'metformin', sentence: 'When would you stop metformin in an old patient?' },
  { term: 'warfarin', sentence: 'What do you tell people who take warfarin at home?' },
  { term: 'safeguarding', sentence: 'What does safeguarding mean to you as a teacher?' },
  { term: 'triage', said: 'tree ahzh', sentence: 'How do you do triage on a busy night?' },
  {
    term: 'Łukasz Nowak',
    said: 'wookash novak',
    sounds_like: 'wookash novak',
    sentence: 'You will work with Łukasz Nowak in our office.',
  },
  { term: 'Siemens', said: 'zeemens', sentence: 'Why did you leave Siemens after one year?' },
  { term: 'Novartis', sentence: 'What did you do for Novartis in the end?' },
  { term: 'accruals', said: 'a crew alls', sentence: 'How do you check accruals at the end of a month?' },
  { term: 'EBITDA', said: 'ee bit dah', sentence: 'How would you explain EBITDA to a new colleague?' },
  { term: 'PRINCE2', said: 'prince two', sentence: 'Have you used PRINCE2 on a large project?' },
  { term: 'Kanban', said: 'kahn bahn', sentence: 'Why did the team move to Kanban last year?' },
  { term: 'Figma', sentence: 'How do you share Figma files with the developers?' },
  { term: 'Jira', sentence: 'Do you write the tasks in Jira yourself?' },
  { term: 'COSHH', said: 'cosh', sentence: 'What does COSHH ask of you in the laboratory?' },
  {
    term: 'HACCP',
    said: 'hassip',
    sounds_like: 'hassip',
    sentence: 'How did you teach HACCP to the kitchen?',
  },
  { term: 'DevOps', said: 'dev ops', sentence: 'What does DevOps mean in your company?' },
];

/** Never tuned to. */
export const HELD_BACK: readonly SpokenTerm[] = [
  { term: 'Prometheus', sentence: 'What do you measure with Prometheus today?' },
  { term: 'MongoDB', said: 'mongo D B', sentence: 'When is MongoDB the wrong choice?' },
  { term: 'Django', said: 'jango', sentence: 'How long have you worked with Django on the server?' },
  { term: 'TypeScript', said: 'type script', sentence: 'Why does your team like TypeScript so much?' },
  { term: 'Snowflake', sentence: 'How did you bring the data into Snowflake each night?' },
  { term: 'Databricks', said: 'data bricks', sentence: 'What did Databricks cost you in a month?' },
  { term: 'Tableau', said: 'tab low', sentence: 'Have you made reports in Tableau for the board?' },
  { term: 'OAuth', said: 'oh auth', sentence: 'Can you explain OAuth to somebody new?' },
  { term: 'JWT', said: 'J W T', sentence: 'What is inside of a JWT when it arrives?' },
  { term: 'GDPR', said: 'G D P R', sentence: 'How did GDPR change your daily work?' },
  { term: 'KPI', said: 'K P I', sentence: 'Which KPI matters most to you?' },
  { term: 'Zendesk', said: 'zen desk', sentence: 'How many tickets came into Zendesk in a day?' },
  { term: 'Shopify', said: 'shoppify', sentence: 'Did you build the shop on Shopify by yourself?' },
  { term: 'ibuprofen', sentence: 'Who should not take ibuprofen for pain?' },
  { term: 'sepsis', sentence: 'How do you notice sepsis early on the ward?' },
  { term: 'phlebotomy', sentence: 'Where did you learn phlebotomy in the first place?' },
  { term: 'escrow', sentence: 'When is money held in escrow for a buyer?' },
  { term: 'amortisation', sentence: 'What is amortisation in simple words?' },
  { term: 'Gantt chart', said: 'gant chart', sentence: 'Do you draw a Gantt chart for every project?' },
  { term: 'Scrum Master', sentence: 'What makes a good Scrum Master in your eyes?' },
  { term: 'AutoCAD', said: 'auto cad', sentence: 'How long did you work with AutoCAD at school?' },
  { term: 'PLC', said: 'P L C', sentence: 'Have you repaired a PLC in a running line?' },
  { term: 'Bosch', said: 'bosh', sentence: 'What did you like about Bosch as a company?' },
  { term: 'Accenture', said: 'ack sen chur', sentence: 'Why do you want to leave Accenture now?' },
  { term: 'Anjali Mehta', said: 'anjahlee mayta', sentence: 'Your manager would be Anjali Mehta in London.' },
  {
    term: 'Xero',
    said: 'zero',
    sounds_like: 'zero',
    sentence: 'Did you move the books to Xero last spring?',
  },
];
