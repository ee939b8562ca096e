import type { Competency } from '../competency.ts';

/** Solving, deciding, inventing. */
export const THINKING: readonly Competency[] = [
  {
    id: 'problem-solving',
    asked: `
      solv*; problem*; tough(est)? (challenge|situation|nut)*;
      hard(est)? (challenge|thing|problem|bug|part|project)*;
      difficult (challenge|problem|situation|task|case)*; challeng*; puzzle*; fix* (something|a|the);
      figured out; figure out; stuck; complex; complicated; tricky`,
    strong: 'solve solution troubleshoot workaround remedy',
    weak: 'problem find cause issue test figure out change repair complex fix resolve',
    marks: `
      turned out; (found|traced|tracked|worked) (out|down|it|the);
      the (cause|problem|reason|trouble) was; work around; figured out; solv* (it|the|this|by)`,
  },
  {
    id: 'root-cause',
    asked: `
      bottom of; coming back; nobody could explain; real (cause|reason|problem); no one understood;
      why something; root cause; underlying; diagnos*; get to the bottom; got to the bottom;
      investigat*; troubleshoot*; trac(e|ed|ing); track* down; debug*;
      why ... (happen|fail|keep|kept)*; detective; mystery; recurring; kept (happening|coming back);
      source of`,
    strong: `
      diagnose diagnosis investigate trace troubleshoot debug profile root autopsy isolate`,
    weak: 'cause find log test data examine compare why pattern',
    marks: `
      root cause; traced (it|the|this|back|to|down|_); tracked (it |them |this )?(down|back);
      narrowed (it )?down; kept (failing|happening|coming|breaking|crashing); until i found;
      the reason (was|why); (saw|found|learned|discovered) that ... (clash|caus|was|were|had)[^ ]*;
      had exhausted; turned out (to be|that|a|an|the)`,
  },
  {
    id: 'data-analysis',
    asked: `
      data; analy(s|z|t)*; numbers; statistic*; metric*; evidence (based)?; figures; measur*;
      dashboard*; report* ... (insight|data|decision); insight*; spreadsheet*; by the numbers;
      what the (data|numbers|figures)`,
    strong: `
      analyse analyze analysis data statistic metric dashboard spreadsheet dataset regression
      correlate query insight`,
    weak: `
      figure report compare number chart track count model trend survey measure sample`,
    marks: `
      (the|our) (data|numbers|figures|survey|analysis|results) (showed|show|said|proved|revealed|told);
      showed that; looked at (the )?(data|numbers|figures|records); analy(s|z)ed`,
  },
  {
    id: 'decision-uncertain',
    asked: `
      gut; choose between; toss up; half the (facts|information|picture); could not (ask|wait|know);
      without knowing;
      (decision|decid*|choose|choice|call) ... (without|incomplete|limited|missing|little|uncertain*|not enough|ambigu*) ... (information|data|facts)*;
      incomplete (information|data|picture); not all the (information|facts|data);
      (missing|limited|partial|little|not enough|insufficient) (information|data|facts);
      without (all )?(the )?(information|data|facts); uncertain*; gut (feeling|instinct)*;
      judg(e)?ment call*; quick decision*; split second; think* on your feet; on the spot;
      snap decision; fast decision; had to decide; how do you (decide|make decisions);
      decision* (you|making|made); judg(e)?ment; calculated; important decision`,
    strong: 'decision judgement judgment uncertain estimate assume',
    weak: 'risk choose option call minute immediately without weigh balance decide',
    marks: `
      decided (to|on|against|that|not); made the (call|decision);
      (no|not) (time|enough|all|yet) ... (data|information|facts|wait|certain);
      did not know (whether|if|what|yet); on the spot;
      without (waiting|knowing|all|the full|complete); (could|can) not wait; within minutes;
      chose (to|the|not)`,
  },
  {
    id: 'creativity',
    asked: `
      creativ*; innovat*; invent*; outside the box; out of the box; new idea*; idea (of yours|you);
      original*; unusual (solution|approach|way|idea); unconventional; never been (done|tried);
      experiment*; came up with; come up with; imagin*; new approach; different approach; fresh;
      brainstorm*; prototype*`,
    strong: `
      invent prototype experiment innovate original idea creative compose brainstorm novel improvise
      patent`,
    weak: 'new create try first build instead develop concept design',
    marks: `
      came up with; for the first time; nobody had (tried|done); my idea; the idea (was|of|that|came);
      (built|made|designed|invented|devised|created) (a|an|my|our|the) (own |new |simple |small )?`,
  },
  {
    id: 'research',
    asked: `
      research*; literature; hypothes*; scientif*; publi(sh|cation)*; thesis; dissertation; study you;
      find* out ... (topic|subject); paper*; peer review*; field work; experiment* (design|you)*`,
    strong: `
      research hypothesis experiment publish publication journal thesis dissertation literature
      laboratory peer-reviewed cohort archive fieldwork`,
    weak: 'study analyse sample method paper interview data finding result lab',
    marks: `
      (published|presented|submitted|accepted) (in|at|to|by); first author; peer reviewed;
      (my|the) (thesis|dissertation|study|paper|experiment);
      research (on|into|project|group|question|showed)`,
  },
  {
    id: 'ambiguity',
    asked: `
      ambigu*; unclear; vague; no (clear|instructions|guidance|direction|playbook|precedent|manual);
      without ... (clear|instruction*|guidance|direction|brief|plan); not (clear|well defined); undefined;
      chang* requirements; uncharted; unknown; grey area*; gray area*; nobody (knew|had done);
      little direction; figure it out; not sure (what|how); half a brief`,
    strong: 'ambiguous unclear vague undefined contradictory unknown uncertain unspecified',
    weak: 'brief clarify requirement ask define question scope first',
    marks: `
      (nobody|no one) (knew|could say|had|was sure); not (clear|specified|defined|documented);
      had no (idea|documentation|plan|manual|process);
      no (clear|instructions|precedent|manual|documentation|brief|handover|spec|playbook);
      without (instructions|guidance|a (brief|plan|manual|precedent|spec)|clear)`,
  },
  {
    id: 'risk-taking',
    asked: `
      risk* (you|that|taking|taker|paid|worth|and);
      (take|took|taking|taken) (a|an|the|calculated|big)? ?(risk|gamble|chance|leap|bet)*; bold;
      brave*; comfort zone; gambl*; leap of faith; stuck your neck out; dar(e|ed|ing); bet on;
      courage*; scared; afraid; nervous`,
    strong: 'risk gamble bet bold dare courage unproven',
    weak: 'try first pilot trial lose quit invest new unsure',
    marks: `
      took (a|the) (risk|chance|gamble|leap); (risk|bet) (paid off|was|that); comfort zone;
      had never (done|been|tried|led|built|spoken|used); gave up (a|my); despite the risk`,
  },
  {
    id: 'own-mind-changed',
    asked: `
      (somebody|someone|other person|colleague) ... (was|were) right; came round to; come round to;
      (chang*|alter*) your (mind|opinion|view|approach|position); you were wrong;
      you (are|were) proved wrong; proven wrong; admit* ... wrong; not as right as;
      strong opinion* ... (changed|loosely); somebody (convinced|persuaded) you;
      someone (convinced|persuaded|changed) (you|your); open mind*; stand corrected; revis* your;
      back* down; gave in; reconsider*; mistaken about; hold an opinion; been wrong; were you wrong;
      turned out to be wrong; you thought ... but`,
    strong: 'reconsider misjudge rethink concede reverse underestimate',
    weak: 'wrong realise assumption opinion convince mind assume',
    marks: `
      (i|he|she|they) (was|were) (right|wrong); changed my (mind|approach|view|opinion|plan|way);
      i had (assumed|thought|believed|expected|underestimated|been wrong); convinced me; persuaded me;
      i was wrong; i (gave|backed) (in|down|up my); proved me wrong; (took|needed) (a|an) ... to show me;
      turned out to be (wrong|useless|right|better); thanked (him|her|them) (for|in)`,
    opposites: ['persuasion'],
  },
  {
    id: 'estimating',
    asked: `
      estimat*; forecast*; predict*; budget* (time|for); how long ... (take|took); guess*;
      capacity plan*; project* (cost|demand|sales); see ... coming; saw ... coming; look ahead`,
    strong: 'estimate forecast predict extrapolate model',
    weak: 'plan budget demand season trend capacity',
    marks: `
      forecast*; within [0-9]+ ?(%|percent|per cent) of; estimated (that|the|at); predicted;
      forecast ... (cash|sales|demand|week|month|need)[^ ]*`,
  },
  {
    id: 'simplifying',
    asked: `
      too complicated; simplif*; less is more; cut* (through )?(the )?complexity; over ?complicat*;
      over ?engineer*; took (something|things) away; removed; made ... simple*; untangl*; declutter*;
      got rid of`,
    strong: 'simplify consolidate merge remove untangle condense abolish retire',
    weak: 'reduce one instead single replace clear simple fewer',
    marks: `
      (one|a single) (page|form|list|system|place|sheet|step|screen|tool|process) (instead|for);
      instead of (two|three|four|five|six|seven|several|[0-9]+);
      from [^ ]+ (steps|forms|pages|systems|tools) to; got rid of; threw (out|away); simplif*`,
  },
];
