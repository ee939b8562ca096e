import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Field } from './topic.ts';

/** Words that hardly any other profession's papers have. */
const SIGNS: Record<Exclude<Field, 'people'>, ReadonlySet<string>> = {
  software: new Set(
    `software developer programmer programming coding codebase backend back-end frontend front-end fullstack full-stack devops
    sre api apis microservice microservices kubernetes docker linux git github javascript typescript python java c++ c# golang
    rust react node node.js aws azure gcp terraform postgresql postgres mysql redis kafka deployment server servers compiler
    android ios kotlin swift`.split(/\s+/),
  ),
  data: new Set(
    `sql python pandas spark airflow dbt snowflake bigquery warehouse etl dashboard dashboards tableau statistics
    statistical dataset datasets pytorch tensorflow scikit-learn analyst analytics postgresql postgres mysql`.split(
      /\s+/,
    ),
  ),
};

/** Whether a candidate's profession is asked about such a subject. Nothing known of them rules nothing out. */
export function fitsField(field: Field, candidate: Candidate): boolean {
  if (field === 'people') return true;
  const titles = [candidate.job.role, ...candidate.places.map(({ title }) => title)].join(' ').toLowerCase();
  if (!titles.trim() && candidate.words.size === 0) return true;
  // Who writes software is asked about data as well.
  const signs = field === 'data' ? [...SIGNS.data, ...SIGNS.software] : [...SIGNS.software];
  const inTitles = new Set(titles.split(/[^\p{L}\p{N}+#.-]+/u));
  if (signs.some((sign) => inTitles.has(sign)) || / data | data$|^data /.test(titles)) return true;
  const job = new Set(candidate.job.statements.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
  return signs.filter((sign) => candidate.words.has(sign) || job.has(sign)).length >= 2;
}
