import type { Competency } from '../competency.ts';

/** Keeping people, goods and data from harm. */
export const SAFETY: readonly Competency[] = [
  {
    id: 'safety',
    asked: `
      safe*; unsafe; hazard*; danger*; accident*; health and safety; near miss*; injur*; protective;
      harm*; ppe; hurt`,
    strong: `
      safety unsafe hazard hazardous accident injury injure near-miss scaffold ppe evacuate first-aid
      helmet lockout osha danger dangerous`,
    weak: 'risk stop incident protect check inspect report fall',
    marks: `
      near miss*; health and safety; (lost time|reportable) (injur|accident|incident)[^ ]*;
      (no|zero|without) (accident|injur|lost time|incident|fall)[^ ]*; not safe;
      (stopped|halted) (the )?(work|job|line|machine|site|crane|lift); toolbox talk*; first aid`,
  },
  {
    id: 'risk-assessment',
    asked: `
      see (it|trouble|something) coming; saw (it|trouble|something) coming;
      risk* (assess*|manag*|analys*|mitigat*|identif*|register|you (saw|identified|spotted));
      (assess*|identif*|mitigat*|manag*|reduc*|anticipat*|spot*|foresee*|foresaw) ... risk*; worst case;
      contingenc*; what could go wrong; prevent*; avert*; before it (happened|became); early warning`,
    strong: 'risk mitigate assess assessment prevent contingency foresee avert backup fallback precaution',
    weak: 'plan check early warn test protect simulate drill',
    marks: `
      risk (assessment|register|analysis|of);
      (before|early) (it|they|anybody|anyone|anything) (could|was|were|became|happened|broke|failed|reached|went);
      prevent* (a|an|the|further|another|_); in case (of|the|it); back ?up plan; plan b; averted`,
  },
  {
    id: 'infection-and-hygiene',
    asked: `
      hygien*; infection*; contaminat*; clean*; steril*; allerg*; food safety; outbreak*`,
    strong: `
      hygiene infection contaminate contamination sterile sterilise allergen allergy haccp outbreak
      disinfect isolate sanitise quarantine`,
    weak: 'clean wash temperature hand kitchen ward test',
    marks: `
      food safety; infection (control|rate|prevention)s?; hand (washing|hygiene); hygiene rating;
      cross contamination`,
  },
  {
    id: 'data-security',
    asked: `
      (data|information|cyber|network|application|it) ?security;
      secur* (breach|incident|issue|vulnerab|risk|system|data)*; cyber*; hack*; breach*;
      vulnerab* (in|software|you found|scan); phish*; malware; ransomware; penetration test*; attack*`,
    strong: `
      security breach vulnerability phishing malware ransomware encrypt encryption firewall pentest
      exploit patch hacker mfa authentication attacker leak`,
    weak: 'access password attack key protect audit log credential',
    marks: `
      (security|data) (breach|incident|review|audit|hole|flaw|vulnerability|leak); two factor;
      penetration test*; rotated (the|all); least privilege`,
  },
];
