import { listOf } from './list.ts';

export const WORK_WORDS = listOf(
  `accretive admin admins affordance afterschool agri agroecology agroforestry aioli airside aka allyship americano ampoule anaesthetic anaphylaxis app
  apps asap assessee auto backend backfill backfilled backlog backlogs backoff barcode biltong biosafety biosecurity biotech biryani biz blog blogs
  bloods boerewors bootcamp braai brewhouse broadband bruschetta burrata busbar buy-in cadetship cannula cannulate cannulated cannulation capex cardio
  carpaccio ceviche chai chairside changelog charcuterie chargeback chartership checkin checklist checklists chorizo clickbait clickthrough
  clockwatching coachee comms companywide config configs confit copyedit copyedited copyediting copywriting coronavirus countrywide creche crore
  cross-sell crostini cutover cutovers cyberattack cybersecurity dal dashboard dashboards dataset dayrate debridement debrief debriefed decarbonisation
  decarbonise decarbonize deglaze delist delisted deliverability deprioritise deprioritised deprioritize deprioritized derm descoped desktop despatch
  despatched devs dhal diarise diarised diff diffs downtime dropdown dropoff drystone eco edtech email emails emoji emojis epipen eta extubate extubated
  exudate failover failsafe falafel fintech firefighting firestopping flatwhite flexi flexitime focaccia formwork frangipane freelance freelancer
  freemium frittata frontend frontline fulltime fundraise fundraised fyi gamechanger gamechanging gamify ganache gastro gatekeep gatekeeping gelato
  grandad greenkeeper gynae hackathon haem handover handovers handwash hashtag helpdesk hols hotdesk hotdesking hotfix hotfixes hrs inbox inclusivity
  infographic infra inhouse injera insource insourced insourcing instore intel intubate intubated jobseeker jollof jus kickoff kickoffs kimchi
  kinaesthetic kombucha lakh landside laptop laptops learnings lineup listicle livestream lockdown login logins longform longlist longlisted longread
  lowkey macaron macarons matcha materiality maxfax meds mentee mentored mentoring microbiome mindset mins mixologist mockup moodboard msk mths
  multiskilled multitask musculoskeletal naira nan needlestick neuro neurodivergent neurodiverse neurodiversity newsfeed nsima obs observability ombud ombudsman
  offboarding offgrid offline offscreen offsite onboard onboarded onboarding online onsite opex opioid ops org ortho orthopaedic overtime paediatric
  paediatrics paeds panini panko paras parttime passcode patissier paygrade perf permaculture pharm pharma phlebotomist physio physios pixelated
  playlist podcast podcasts polytunnels powercut preceptorship prepped proactive proactively prod proptech pushback putaway ramen ramp-up recce redo
  redone repo repos reps resus retro retros rework reworked ridealong ringfence ringfenced roadmap rollout rollouts roster rostering rota rotas roti
  runbook runbooks runtime safeguarding sashimi sats scalability screengrab screenshare screenshot screenshots selfie selfies sensemaking setlist
  shoebox showreel shutdown signoff signposted signposting sitewide smartphone smartphones soffit sommelier souffle spasticity specs spreadsheet
  stakeholder stakeholders standalone standup standups statins staycation stocktake supervisee switchgear switchroom takt tartare tbc teammate teammates
  tech telecoms temps timebox timeboxed timeline timelines timesheet titrate titrated tooltip townhall tradesperson traineeship transactional triaged
  turnaround turndown ugali underperform underperformed underperforming uni upsell upselling upskill upskilled upskilling upsold uptime uro vide
  viennoiserie virality vitals vlog voiceover walkthrough walkthroughs wargame wargamed wayfinding webinar webpage website websites wellbeing
  whistleblower whistleblowing wifi wireframe wks wordmark workaround workflow workflows workload workloads yrs`,
);
