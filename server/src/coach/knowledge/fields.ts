import type { Candidate } from '#coach/candidate/candidate.ts';
import type { Field } from './topic.ts';

/** Words that a profession's papers have and hardly any other's: one in a title shows it, or two anywhere. */
const SIGNS: Record<Exclude<Field, 'people'>, string> = {
  software: `software developer programmer programming coding codebase backend back-end frontend front-end fullstack full-stack
    devops sre api apis microservice microservices kubernetes docker linux git github javascript typescript python java c++ c#
    golang rust react node node.js aws azure gcp terraform postgresql postgres mysql redis kafka deployment servers compiler
    android ios kotlin swift`,
  data: `sql python pandas spark airflow dbt snowflake bigquery etl dashboard dashboards tableau statistics statistician
    statistical dataset datasets pytorch tensorflow scikit-learn analyst analytics postgresql postgres mysql regression`,
  nursing: `nurse nurses nursing rn midwife midwifery carer caregiver ward wards patient patients icu nhs clinical bedside
    healthcare resident residents medication wound triage hospice`,
  medicine: `medical doctor physician surgery paramedic phlebotomist phlebotomy radiographer physiotherapist dental clinic
    hospital patient patients clinical ehr gp healthcare`,
  pharmacy: `pharmacist pharmacy pharmacies pharmaceutical prescription prescriptions dispensing dispensed dispenser medicines
    formulary gphc vaccination`,
  law: `paralegal lawyer solicitor barrister attorney legal law litigation conveyancing court courts counsel clerk notary
    probate contracts disclosure`,
  trades: `electrician electrical plumber plumbing hvac heating gas wiring rewire rewired carpenter joiner welder fitter
    installer boiler boilers nvq apprentice circuits switchgear`,
  construction: `construction builder site scaffolding foreman surveyor bricklayer contractor contractors subcontractors
    building concrete roofing architect cscs groundworks`,
  logistics: `warehouse logistics forklift picker picking pallet pallets dispatch depot driver fleet supply procurement
    inventory distribution freight shipping stock wms`,
  design: `designer ux ui design figma prototype prototypes prototyping wireframes wireframe usability sketch illustrator
    typography personas`,
  finance: `accountant accounting accounts finance financial auditor audit bookkeeper bookkeeping ledger ledgers payroll
    controller treasury tax invoices reconciliations acca cpa banking`,
  hr: `hr recruiter recruitment recruiting talent cipd hiring onboarding payroll grievance grievances employee
    employees vacancies headcount`,
  marketing: `marketing marketer seo ppc campaign campaigns brand copywriter content newsletter advertising
    mailchimp hubspot`,
  sales: `sales salesperson seller quota pipeline leads prospects prospecting salesforce crm upsell territory
    deals b2b`,
  service: `customer customers helpdesk receptionist cashier complaints zendesk tickets retail
    support caller callers`,
  teaching: `teacher teaching taught tutor lecturer school schools pupil pupils classroom curriculum lesson lessons ofsted pgce
    qts students`,
  hospitality: `chef cook kitchen kitchens restaurant hotel hotels bartender barista waiter waitress catering hospitality menu
    menus guests sous pastry baker bakery bistro`,
  laboratory: `laboratory lab labs chemist chemistry biologist scientist biomedical microbiology assay assays pcr hplc elisa
    samples molecular glp pipetting`,
  manufacturing: `manufacturing factory machinist cnc production assembly lean kaizen plant line operator shopfloor
    oee quality`,
  charity: `charity charities fundraiser fundraising donor donors nonprofit non-profit volunteers volunteer grant grants
    trustees ngo appeal`,
  projects: `project programme program scrum pmo prince2 pmp gantt stakeholders agile delivery milestones projects`,
  housing: `housing tenancy tenancies tenant tenants landlord homelessness council arrears lettings caseworker estate
    municipal residents policy civil`,
};

const signsOf = new Map(Object.entries(SIGNS).map(([field, signs]) => [field, signs.split(/\s+/)]));

/** Whether a candidate's profession is asked about such a subject. Nothing known of them rules nothing out. */
export function fitsField(field: Field, candidate: Candidate): boolean {
  if (field === 'people') return true;
  const titles = [candidate.job.role, ...candidate.places.map(({ title }) => title)].join(' ').toLowerCase();
  if (!titles.trim() && candidate.words.size === 0) return true;
  // Who writes software is asked about data as well.
  const signs = (field === 'data' ? ['data', 'software'] : [field]).flatMap((one) => signsOf.get(one) ?? []);
  const inTitles = new Set(titles.split(/[^\p{L}\p{N}+#.-]+/u));
  if (signs.some((sign) => inTitles.has(sign))) return true;
  if (field === 'data' && inTitles.has('data')) return true;
  const job = new Set(candidate.job.statements.flatMap(({ tokens }) => tokens.map(({ lemma }) => lemma)));
  return signs.filter((sign) => candidate.words.has(sign) || job.has(sign)).length >= 2;
}
