import type { Competency } from '../competency.ts';

/** Doing the right thing, and saying no. */
export const INTEGRITY: readonly Competency[] = [
  {
    id: 'ethics',
    asked: `
      tempt*; line ... cross*; looked away; lost sleep; sleep at night; not quite right; blind eye;
      ethic*; moral*; integrity; right thing; dilemma*; principle*; values; conscience;
      cut* (a )?corner*; honest*; dishonest*; unethical; cheat*; temptation; easy way out;
      look* the other way; against your (values|principles|beliefs|conscience);
      uncomfortable (with|about|request); do ... something (wrong|you thought); illegal;
      bend the (rules|truth); shortcut*; right thing although; what is right; grey area; gray area;
      acting honestly; honestly at a cost; conflict of interest; nobody watch; no one is watching;
      slips? (an )?envelope; envelope; line in the sand; twenty over; no one knows; looked in the eye;
      let you sleep; bribe*; lie; lying; lied; told a lie; gift*; honesty; truth;
      keep the (money|change|wallet); right or wrong; wrong thing; what is not yours; crook*;
      dirty (money|work); dishonou*`,
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
  },
  {
    id: 'speaking-up',
    asked: `
      sp(eak|oke|oken) (up|out); rais* (a|an|the|your)? ?(concern|issue|red flag|alarm|objection|hand)*;
      blow* the whistle; blew the whistle; whistle*;
      report* ... (wrongdoing|misconduct|colleague|concern|boss); flag* (a|an|something|up);
      something (was |is )?not right; did not feel right; saw something wrong; voice* (a|your|concern)*;
      nobody (else )?(dared|said|spoke); stuck your neck out; courage* to; against the group;
      held your ground; stood your ground; stand your ground; misconduct; unsafe or; improper; courage;
      challenge* (someone|a senior|your|somebody|the); treated badly; hand go up; stayed down;
      pulled the cord; pull the cord; did not want to hear it; leave the guard off; elephant;
      pull an old man s; you see a; saw (a|somebody|someone) (hurt|cheat|steal|bully|break|cut|mistreat);
      raise a concern; anyhow; when everyone (else )?(kept|was) (quiet|silent); kept (quiet|silent);
      keep (quiet|silent); object*; protest*; went over ... head;
      report* (a|an|it|something|somebody|someone|him|her); brave*; bully; tell on; wrongdoing; say so;
      said so`,
    strong: 'whistleblower escalate object flag report insist warn protest raise concern',
    weak: 'tell manager safety risk stop wrong meeting unsafe question',
    marks: `
      raised (it|the|a|my|this) ... (concern|issue|alarm|with|matter|question)s?;
      (i|and) (warned|flagged|reported|objected|insisted|spoke up|pointed out|said so|stopped|escalated);
      spoke up; sounded the alarm; red flag; did not (look|feel|seem) right; stood my ground; refused to`,
  },
  {
    id: 'saying-no',
    asked: `
      stood firm; stand firm; hold* the line; heels in; (say|said|saying|says) no;
      time you (refused|declined); refus*; declin*; turn* down; push* back; draw* (a|the) line;
      drew (a|the) line; set* (a )?boundar*; boundar*; put your foot down;
      unreasonable (request|demand|deadline|expectation)*;
      reject* (a|an|the) (request|demand|idea|offer|customer|client); could not do what;
      not ... agree to; resist* pressure; scope creep; told ... no;
      turn* (it|them|him|her|something|somebody|someone|a|an) ... down; refuse a; setting a boundary;
      too much of you; decline*; like to accept; refused to take on; when was no; no the kindest;
      wants it for sunday; plate is full; shut the door; on an extra; request you refuse;
      left? on the table; one more (thing|job|favour|spoon); unreasonable; overstretched;
      (turn|turned|send|sent) ... away; no to; beg off; not (this|my|our) (job|problem)( to)?;
      walk away from; (will|would|could) not do; protect* your (time|team|weekend)`,
    strong: 'refuse decline reject veto insist postpone',
    weak: 'no scope limit instead explain offer alternative cannot request',
    marks: `
      said no; saying no; told (him|her|them|the _) (no|that (we|i) (could|would) not);
      (refused|declined) (to|the|it|a);
      would not (sign|approve|release|let|do|take|accept|sell|agree|serve);
      turned (it |them |him |her |the _ |down )?down; push* back; drew the line; out of scope;
      not (possible|feasible) (in|to|by|within)`,
  },
  {
    id: 'confidentiality',
    asked: `
      confiden(tial|ce)*; privacy; sensitive (information|data|case|matter)*; discre(te|et|tion)*;
      secret*; gdpr; hipaa; data protection; keep ... to yourself; personal data;
      trusted with information; being discreet; keep something secret; kept a secret;
      protect the privacy; break a confidence; personal information; trusted with; will not tell me;
      know that you; famous guest; carry something alone; your notes; overhear*; locked drawer; lock*;
      whisper*; gossip*; leak*; tell nobody; told nobody; keep quiet about; behind closed doors;
      (sealed|closed) lips; celebrity; not (tell|say|repeat|mention)`,
    strong: `
      confidential confidentiality privacy gdpr hipaa anonymise anonymize discreet discretion redact
      consent secret nda`,
    weak: 'data record access personal lock file share patient',
    marks: `
      data protection;
      (confidential|sensitive|personal|private) (information|data|file|record|case|document|letter|detail)s?;
      privacy; anonymi(s|z)ed; need to know`,
  },
  {
    id: 'rules-and-compliance',
    asked: `
      complian*; regulat*; rules; polic(y|ies) (you|that|did)*; legislation; the law;
      follow* (the )?(rule|procedure|policy|protocol|instruction)*; protocol*; procedure*;
      legal (requirement|issue|risk)*; by the book; bureaucra*; red tape; licen(c|s)*; audit*; inspect*;
      inspector*; compliance; policy strictly; enforce*; unpopular rule; procedure slows; regulated;
      inspector; missing stamp; stamp; left his id; id; fill in forms; forms; auditor;
      how many hours may; who looks; allowed; paperwork; permit*; certificate*; sign off; legal limit;
      rulebook; rule you; data protection law; food hygiene rating;
      checked by (the|a) (state|council|inspector)`,
    strong: `
      comply compliance regulation regulator statute statutory policy protocol licence license audit
      inspector inspection haccp iso legislation directive ordinance`,
    weak: 'rule standard law legal record document check form requirement procedure certification',
    marks: `
      (passed|prepared|led|survived|failed) (the|an|a|our|every|all|two|three|_) ... (audit|inspection|review|assessment)s?;
      (new|the) (rules?|law|regulations?|legislation|directive|act);
      (zero|no|without) (findings|non ?conformit|remarks|objections)[^ ]*; in line with;
      compl(y|ied|iant|iance) with`,
  },
  {
    id: 'fairness',
    asked: `
      fair*; unfair*; equal*; discriminat*; favour*; bully*; bulli*; harass*; injust*;
      treated (badly|unfairly|differently); stood up for; stand up for; advocat*; on behalf of;
      standing up; equality; inclusion; inclusive; diversity; fair decision; your own bias; bias*;
      prejudice*; share out; disadvantaged; gets? christmas off; rules hit; wrong person;
      not in the room; who got a chance; got a chance because; way of choosing; had to be judge;
      be judge; uneven; levelled it; level playing; favourit*; equal; same for (all|everyone|everybody);
      left out; who gets; just(ice|ly); minority; women ... (paid|less|passed over|only); take sides;
      impartial*`,
    strong: `
      fair fairness unfair equal equality discriminate discrimination bully bullying harass harassment
      advocate impartial transparent grievance appeal`,
    weak: 'rule same rota criteria share right treat complain',
    marks: `
      stood up for; on behalf of; on (his|her|their) behalf;
      (equal|same) (pay|treatment|rules|chance|share);
      (was|were) (bullied|treated|left out|excluded|discriminated); spoke up for; advocated for`,
  },
  {
    id: 'keeping-promises',
    asked: `
      take* responsib*; promise*; commitment*; reliab* (person|colleague|employee)*; dependab*;
      kept your word; keep your word; accountab*; count on you; rely on you;
      responsib* (you|for|seriously)*; own* (it|up|the outcome); hold yourself; took responsib*;
      take responsib*; reliable; depended on you; depend on you; taking responsibility; agreed to;
      dependable; what you have said; said you would; had said so; handshake; told a child;
      your own big mouth; given yours; had given; can count on; your word; price went up after;
      through the night because; let (nobody|no one) down; never let; stick* to (a|an|your); stuck to;
      stand* by (your|a|what); stood by; on your shoulders; trust you to; punctual*; as agreed; swore*;
      vow*`,
    strong: 'promise commitment accountable accountability responsibility entrust',
    weak: 'keep agree own deliver word every never responsible',
    marks: `
      (kept|keep) (my|our|the) (word|promise); i (had )?promised; took (full )?responsibility;
      never (missed|late|failed); was (responsible|accountable) for; entrusted; without (a single|missing)`,
  },
];
