import type { Competency } from '../competency.ts';

/** Doing the right thing, and saying no. */
export const INTEGRITY: readonly Competency[] = [
  {
    id: 'ethics',
    asked: `
      tempt*; line ... cross*; looked away; lost sleep; sleep at night; not quite right; blind eye;
      ethic*; moral*; integrity; right thing; dilemma*; principle*; values; conscience; cut* (a )?corner*;
      honest*; dishonest*; unethical; cheat*; temptation; easy way out; look* the other way;
      against your (values|principles|beliefs|conscience); uncomfortable (with|about|request);
      do ... something (wrong|you thought); illegal; bend the (rules|truth); shortcut*`,
    strong: `
      ethic ethical integrity honest dishonest principle refuse falsify forge bribe gift conscience
      whistleblower transparent disclose plagiarism fraud`,
    weak: 'report decline tell rule truth policy refund admit wrong',
    marks: `
      (refused|declined) (to|the|a|it);
      would not (sign|approve|sell|publish|lie|release|certify|send|hide|accept|falsify);
      (the )?right thing; cut* corners; conflict of interest; own(ed)? up;
      reported (it|him|her|them|this|the); told the truth; back ?dat*; i (disclosed|declared|returned);
      not in (the|their|his|her) (best )?interest`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'speaking-up',
    asked: `
      sp(eak|oke|oken) (up|out); rais* (a|an|the|your)? ?(concern|issue|red flag|alarm|objection|hand)*;
      blow* the whistle; blew the whistle; whistle*;
      report* ... (wrongdoing|misconduct|colleague|concern|boss); flag* (a|an|something|up);
      something (was |is )?not right; did not feel right; saw something wrong; voice* (a|your|concern)*;
      nobody (else )?(dared|said|spoke); stuck your neck out; courage* to; against the group;
      held your ground; stood your ground; stand your ground`,
    strong: 'whistleblower escalate object flag report insist warn protest raise concern',
    weak: 'tell manager safety risk stop wrong meeting unsafe question',
    marks: `
      raised (it|the|a|my|this) ... (concern|issue|alarm|with|matter|question)s?;
      (i|and) (warned|flagged|reported|objected|insisted|spoke up|pointed out|said so|stopped|escalated);
      spoke up; sounded the alarm; red flag; did not (look|feel|seem) right; stood my ground; refused to`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'saying-no',
    asked: `
      stood firm; stand firm; hold* the line; heels in; (say|said|saying|says) no;
      time you (refused|declined); refus*; declin*; turn* down; push* back; draw* (a|the) line;
      drew (a|the) line; set* (a )?boundar*; boundar*; put your foot down;
      unreasonable (request|demand|deadline|expectation)*;
      reject* (a|an|the) (request|demand|idea|offer|customer|client); could not do what; not ... agree to;
      resist* pressure; scope creep; told ... no;
      turn* (it|them|him|her|something|somebody|someone|a|an) ... down`,
    strong: 'refuse decline reject veto insist postpone',
    weak: 'no scope limit instead explain offer alternative cannot request',
    marks: `
      said no; saying no; told (him|her|them|the _) (no|that (we|i) (could|would) not);
      (refused|declined) (to|the|it|a);
      would not (sign|approve|release|let|do|take|accept|sell|agree|serve);
      turned (it |them |him |her |the _ |down )?down; push* back; drew the line; out of scope;
      not (possible|feasible) (in|to|by|within)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'confidentiality',
    asked: `
      confiden(tial|ce)*; privacy; sensitive (information|data|case|matter)*; discre(te|et|tion)*;
      secret*; gdpr; hipaa; data protection; keep ... to yourself; personal data; trusted with information`,
    strong: `
      confidential confidentiality privacy gdpr hipaa anonymise anonymize discreet discretion redact
      consent secret nda`,
    weak: 'data record access personal lock file share patient',
    marks: `
      data protection;
      (confidential|sensitive|personal|private) (information|data|file|record|case|document|letter|detail)s?;
      privacy; anonymi(s|z)ed; need to know`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'rules-and-compliance',
    asked: `
      complian*; regulat*; rules; polic(y|ies) (you|that|did)*; legislation; the law;
      follow* (the )?(rule|procedure|policy|protocol|instruction)*; protocol*; procedure*;
      legal (requirement|issue|risk)*; by the book; bureaucra*; red tape; licen(c|s)*; audit*; inspect*;
      inspector*`,
    strong: `
      comply compliance regulation regulator statute statutory policy protocol licence license audit
      inspector inspection haccp iso legislation directive ordinance`,
    weak: 'rule standard law legal record document check form requirement procedure certification',
    marks: `
      (passed|prepared|led|survived|failed) (the|an|a|our|every|all|two|three|_) ... (audit|inspection|review|assessment)s?;
      (new|the) (rules?|law|regulations?|legislation|directive|act);
      (zero|no|without) (findings|non ?conformit|remarks|objections)[^ ]*; in line with;
      compl(y|ied|iant|iance) with`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'fairness',
    asked: `
      fair*; unfair*; equal*; discriminat*; favour*; bully*; bulli*; harass*; injust*;
      treated (badly|unfairly|differently); stood up for; stand up for; advocat*; on behalf of;
      standing up`,
    strong: `
      fair fairness unfair equal equality discriminate discrimination bully bullying harass harassment
      advocate impartial transparent grievance appeal`,
    weak: 'rule same rota criteria share right treat complain',
    marks: `
      stood up for; on behalf of; on (his|her|their) behalf;
      (equal|same) (pay|treatment|rules|chance|share);
      (was|were) (bullied|treated|left out|excluded|discriminated); spoke up for; advocated for`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'keeping-promises',
    asked: `
      take* responsib*; promise*; commitment*; reliab* (person|colleague|employee)*; dependab*;
      kept your word; keep your word; accountab*; count on you; rely on you;
      responsib* (you|for|seriously)*; own* (it|up|the outcome); hold yourself; took responsib*;
      take responsib*`,
    strong: 'promise commitment accountable accountability responsibility entrust',
    weak: 'keep agree own deliver word every never responsible',
    marks: `
      (kept|keep) (my|our|the) (word|promise); i (had )?promised; took (full )?responsibility;
      never (missed|late|failed); was (responsible|accountable) for; entrusted; without (a single|missing)`,
    polarity: 'success',
    opposites: [],
  },
];
