import type { Competency } from '../competency.ts';

/** Work done properly, and proof that it was. */
export const QUALITY: readonly Competency[] = [
  {
    id: 'quality',
    asked: `
      qualit*; high standard*; standard* ... (maintain|raise|keep|set|uphold)*; workmanship; craft*;
      excellen*; do it right; done right; perfection*; good enough;
      speed (and|or|versus|vs|against|over) quality; consisten*`,
    strong: `
      quality defect inspect consistent consistency excellence workmanship rework tolerance craft
      scrap iso`,
    weak: 'check improve test reduce rate fault return complaint review standard',
    marks: `
      (defect|error|reject|return|fault|scrap|complaint|rework)s? (rate|rates|fell|dropped|went|by|from);
      quality (control|assurance|check|standard|problem|issue|score)s?; right first time;
      to (a high|the same|the highest) standard; rate (dropped|fell|went|halved);
      (infection|injury|injuries|fall|falls|error|fault|return)s? (rate|fell|dropped|went)`,
  },
  {
    id: 'testing',
    asked: `
      test* (strateg|approach|case|suite|automat|plan|your|before|coverage|software|code)*; qa;
      quality assurance; unit test*; bug*; regression*; verif*; validat*; trial run*; quality control;
      make sure ... works; before (it|you) (goes|went|ship*|release*)`,
    strong: `
      test qa regression coverage bug defect validate verify verification validation simulation pilot
      trial`,
    weak: 'check automate release suite sample catch prototype',
    marks: `
      (unit|integration|regression|load|end to end|acceptance|automated|stress) tests?;
      test (suite|plan|coverage|case|run|bench|batch|drive)s?; tested (it|the|every|each|on|with|our);
      trial run`,
  },
  {
    id: 'documentation',
    asked: `
      document* (your|you|process|something|work)*; documentation; record keeping; record*; handover*;
      hand over; manual*; knowledge base; wiki; paperwork; standard operating; checklist*; playbook*;
      guidelines`,
    strong: `
      document documentation handbook manual checklist runbook wiki handover protocol guideline template
      record logbook playbook`,
    weak: 'write guide note form file list standard',
    marks: `
      (wrote|created|kept|drew up|made|introduced|built) (a|an|the|our) (_ )?(checklist|manual|handbook|guide|runbook|template|handover|protocol|log|playbook|list|form|sheet|wiki);
      handover (note|sheet|form|list|template)s?; knowledge base; standard operating`,
  },
  {
    id: 'reviewing-work',
    asked: `
      code review*; review* (somebody|someone|other|colleague|a|work|code|others|document)*;
      peer review; proof ?read*; edit* (somebody|someone|other); grad(e|ing);
      mark* (papers|exams|homework); assess* (student|work|pupil|performance)*; critique*`,
    strong: 'review proofread audit grade critique peer-review moderate',
    weak: 'check comment mark approve read correct feedback assess examine',
    marks: `
      code reviews?; peer reviews?; review* (the|every|each|all|our|his|her|their|_);
      (marked|graded|assessed) (the|[0-9]+|all|_)`,
  },
];
