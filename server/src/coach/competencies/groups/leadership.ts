import type { Competency } from '../competency.ts';

/** Leading, growing and answering for other people. */
export const LEADERSHIP: readonly Competency[] = [
  {
    id: 'leading',
    asked: `
      (lead|led|leading|leader*); manag* ... (team|people|staff|others|crew|group); in charge;
      took charge; take charge; supervis*; run a (team|shift|kitchen|ward|crew);
      ran a (team|shift|kitchen|ward|crew); responsible for other*; direct reports; stepped up;
      people look* to you; head* up; leadership; leader; looks to you; bell goes; your crew; as a boss;
      holding the whole thing; take with you anywhere; captain; manage people; style; steer*; command*;
      at the helm; helm; (team|crew|people|men|women|staff) under you; follow* you; followed you;
      would hear ... boss; older than you; your (people|team|staff) (say|need|think); authority;
      run (a|the|your); (front|head) of the`,
    strong: 'lead supervise chair captain foreman steer direct oversee',
    weak: 'team manage crew staff coordinate shift assign organise hire',
    marks: `
      (led|lead|leading|managed|supervised|ran|headed|oversaw) (a|an|the|our|my|two|three|_) ... (team|crew|shift|people|staff|engineers|nurses|teachers|group|project|department|volunteers|drivers|cooks|sellers|analysts|developers);
      took (charge|the lead|over); in charge of; team of`,
  },
  {
    id: 'mentoring',
    asked: `
      (given|gave|give) up on; turn* (somebody|someone|a _) (around|round); wr(ote|itten) off;
      second chance; (get|got|help*) ... (better|back on); somebody ... career;
      believed in (somebody|someone); mentor*; coach*;
      develop* (somebody|someone|others|people|a|your|talent|staff|team);
      help* ... (grow|develop|improve|learn|succeed); junior*; bring* on; brought on;
      taken under your wing; under your wing; grow* ... (people|talent|team member*|somebody|someone);
      potential in; apprentice*; trainee*; intern*; better because of you; someone else s career;
      grew because; (better|better off|further) ... because of you; because of you; develop the people;
      grow in their career; had an apprentice; junior you; promoted thanks; thanks to your support;
      whose career; fingerprints; seen herself; seen himself; overtaken you; overtook you;
      could do your job; walk beside; who did you leave behind; spotted something in; talent;
      raise* (a|somebody|someone|young); protege*; young (people|colleague|person|talent); nurtur*;
      open* doors for; opened a door for; (grown|grew|blossom*|flourish*) under you; took a chance on;
      made (somebody|someone|a person) (better|believe)`,
    strong: 'mentor coach mentee apprentice trainee intern junior protege shadow tutor',
    weak: 'train teach support promote develop new guide student newcomer',
    marks: `
      mentor*; coach*;
      (two|three|one|both|four|_) ... (promoted|became|passed|qualified|now (leads|runs|teaches|works));
      took ... under my wing; helped (him|her|them) (grow|to|learn|pass|become|prepare);
      first (solo|week|year) as;
      (he|she|they) ... (passed|qualified|was promoted|leads|teaches|took (his|her|their) ... certificate);
      still with us`,
  },
  {
    id: 'teaching',
    asked: `
      (get|bring|bringing|getting) ... up to speed; the ropes;
      new (people|person|recruit|teacher|nurse|colleague)*; break* in;
      train* (somebody|someone|others|people|staff|a|an|new|your|colleague*|the);
      (teach|taught|teaching); onboard*; workshop*;
      new (starter*|hire*|joiner*|employee*|recruit*|staff); show* (somebody|someone|people) ... how;
      pass* on (your )?(knowledge|skill)*; knowledge (sharing|transfer); shar* ... knowledge; instruct*;
      lesson plan; curriculum; trained other; training you; designed; your learners; running a workshop;
      showed them; you showed; penny drop for; standing there; not got it; has not got it;
      telling is not the same; spraying certificate; through (his|her|their) (certificate|exam|test);
      pass on; passed on; craft; taught (somebody|someone|a|an|people|others|children|adults);
      train (somebody|someone|people|others|your); lesson you; class interested; adult education;
      instruction; how to hold; demonstrat*; train a`,
    strong: `
      train teach taught workshop onboard onboarding induction tutorial curriculum instruct lesson seminar
      course tutor`,
    weak: 'guide new explain starter handbook session learner student pupil coach class',
    marks: `
      (trained|taught|onboarded|coached|instructed) (a|the|our|all|every|new|two|three|over|more|about|_);
      training (for|of|session*|programme|program); new (starter|hire|joiner|recruit)s?;
      so that (they|others) could`,
    opposites: ['learning-fast'],
  },
  {
    id: 'delegation',
    asked: `
      delegat*; hand* (over|off|on) (work|a|some|task|responsib)*; assign* (work|task|responsib)*;
      let* go of; trust* (others|somebody|someone|your team|people) (to|with); shar* out; give ... away;
      do everything yourself; empower*; distribut* ... (work|task)*; delegate; hand over work;
      work you have given; divide work; stopped doing yourself; runs the place; on holiday;
      given away the part; bottleneck; looking over the; over (the|his|her|their|somebody s) shoulder;
      shoulder; give a person the keys; gave somebody the keys; keys; let somebody else; let others;
      without you; when you are (away|ill|gone|off); too much yourself; let go;
      pass* ... on to (others|somebody|your); in other hands;
      leave (it|something) to (others|somebody|your|a)`,
    strong: 'delegate delegation empower allocate rota',
    weak: 'hand share task responsibility split trust roster',
    marks: `
      hand* (over|off) (the|a|my|it|to|_);
      gave (him|her|them|each|every|one|the _) ... (responsib|task|ownership|own|part|section)[^ ]*;
      split the work; shared (out )?the (work|tasks);
      let (him|her|them|the team|the _) (run|lead|take|decide|own)`,
  },
  {
    id: 'motivating',
    asked: `
      motivat* (a|an|your|others|people|team|somebody|someone|the|staff); morale; inspir*;
      engag* (your|the|a) (team|staff|people); disengaged; unmotivated; lift* ... (spirits|mood);
      kept ... (going|spirits|together|motivated); keep ... (going|spirits|motivated|together); enthus*;
      rally*; burn* out ... team; energi*; recogni* ... (team|people|achievement|effort); raised morale;
      lost interest; tired and; discouraged; good work; dull task; shoulders drop;
      how do you get them (out|going); ice creams?; fire gone out; light it; stopped smiling;
      start laughing; laugh* again;
      keep (people|a team|them|staff|volunteers) (coming|going|keen|interested|happy); praise*;
      thank* (your|people|staff|a team); bored; boring; exhaust* (team|crew|staff|people); cheer*;
      spirit*; (long|last|hard) (night|shift|winter|week) ... (team|crew|people)s?; reward*; team spirit;
      encourag*; get ... out of bed; burn*; enthusiastic; fun`,
    strong: `
      motivate morale inspire encourage praise recognise celebrate rally engagement retention turnover
      incentive`,
    weak: 'team thank reward mood energy spirit',
    marks: `
      (team|staff|crew) (morale|spirit|turnover|retention|satisfaction|engagement);
      nobody (left|quit|resigned); kept (the|them|everyone) ... (going|together|spirits|informed);
      (staff|team) turnover; thank* (each|every|them|the)`,
  },
  {
    id: 'underperformance',
    asked: `
      sack*; part ways; had to (fire|dismiss|let); out of the (team|door); underperform*; under perform*;
      poor (performance|performer)*; low perform*; not (performing|delivering|pulling);
      (struggling|weak|lazy|failing) (employee|team member|member|colleague|student|performer|staff);
      pull* ... weight; performance (issue|problem|management)*; not good enough; disciplin*;
      (let|letting) (somebody|someone|a|an) ... go; fir(e|ed|ing) (somebody|someone|a|an); dismiss*;
      member ... not ... (meet|deliver|perform)*; poor performance; dismiss somebody; weak performer;
      improvement plan; disciplinary; always the last; last back; carrying whom; coasting; last chance;
      bad month; straight with him; straight with her; on his feet;
      (lazy|slow|sloppy|late|careless|absent) (worker|colleague|driver|employee|nurse|teacher|member)*;
      keeps (arriving|coming|being|making); not up to; sickness absence; absence*;
      below (standard|par|expectation)*; slack*; weakest; did not (deliver|perform|improve);
      keep* failing; somebody who (does not|is not|will not|never); problem employee;
      warn(ed|ing) (somebody|someone|a)`,
    strong: 'underperform underperforming dismiss dismissal warning disciplinary sack',
    weak: 'performance improve target late struggle support plan weekly',
    marks: `
      improvement plan; (was|were|kept|had been) (struggling|late|missing|falling behind|behind);
      let (him|her|them|somebody|someone) go; pull* (his|her|their) weight;
      not (performing|keeping up|meeting); poor performance; performance (review|plan|talk);
      (sacked|dismissed|fired) (a|an|the|him|her|our|my|one); off the (road|team|job|line)`,
  },
  {
    id: 'hiring',
    asked: `
      hir(e|ed|ing); recruit*; interview* (candidate|people|somebody|someone)*; build* (a|your|the) team;
      built (a|your|the) team; choos* (somebody|someone|people); put together a team; staffing;
      find (good )?people; recruit; interviewing; applicants?; team from scratch; selection; vacanc*;
      take a chance on; took a chance on; other side of the table; within an hour whether;
      whether a person will do; picked them; you picked; pick (people|somebody|a person); regret opening;
      wrong choice; right person; job advert*; candidate*;
      (choose|chose|chosen) (a|the|somebody|someone|people) ... (team|job|colleague)*;
      take (somebody|someone) on; took (somebody|someone) on; employ*; panel;
      who would you (hire|take|choose)`,
    strong: 'hire recruit recruitment vacancy applicant shortlist staffing',
    weak: 'interview candidate team grow build onboard',
    marks: `
      (hired|recruited|interviewed) (a|the|two|three|our|new|[0-9]+|_); built (a|the) ... team;
      grew the team; team (grew )?from ... to`,
  },
  {
    id: 'leading-change',
    asked: `
      always ... (done|did) it; how things are done; never done ... before; old habits;
      (made|make) a change; something you changed; chang* ... (made|that made) a difference;
      (lead|led|manag*|driv*|drove|implement*|introduc*|champion*|roll* out) ... change*;
      change management; chang* ... (way|process|how ... work*|culture|habit*|practice|procedure);
      resist* (to )?change; introduc* ... (new|system|process|idea|procedure|tool); transform*;
      new way of; shook things up; do things differently; status quo; culture change; reorgani*;
      resistance; restructure; change lasts; communicate change; always done it; stood still for years;
      paperless; worries you; dug in (his|her|their) heels; heels; grumbling; would not go back;
      two [^ ]+ become one; merge*; merger; through the same door; old (ways|guard|hands); hated the new;
      new (rules|owner|broom)*; get people to accept; sceptic*; won* over the; used to the old;
      modernis*; cling*; set in their ways; overturn*`,
    strong: `
      introduce roll-out rollout reform transform restructure reorganise overhaul pilot champion replace
      adopt`,
    weak: 'change new process pilot trial switch move resistance routine',
    marks: `
      introduc* (a|an|the|our|new|_); roll* (it |them )?out; replaced (the|a|our|_);
      moved (from|the|us|all|everyone|_) ... to; resist*; now (use|used|the standard|standard|every);
      the way (we|the team|it); introduc* (a|an|the|our|new) (new|_); now (do|work|run)`,
    opposites: ['adapting'],
  },
  {
    id: 'unpopular-decision',
    asked: `
      unpopular; hard (decision|call|choice)*; tough (decision|call|choice)*;
      difficult (decision|call|choice)*; nobody (liked|wanted|agreed);
      people (did not|disliked|disagree*) ... (like|agree|decision)*;
      against (the )?(majority|everyone|wishes); made yourself unpopular; controversial; lonely decision;
      others disagreed; tough call; cut something people loved; against the majority; nobody wants;
      whole (canteen|room|staff|team); stop talking; nobody thanked; no one thanked; thanked you for;
      must close; they hated it; hated; villain; sleep after telling; bad guy; made enemies; grumbl*;
      resented; resent*; not popular; popular; stood alone;
      have to (close|cut|cancel|stop|ban|take away); had to (close|cut|cancel|stop|ban|take away);
      took away; take away; overrul*; overrode; imposed`,
    strong: `
      unpopular cancel close redundancy redundant layoff refuse withdraw controversial ban sack dismiss`,
    weak: 'decide decision cut stop object protest explain',
    marks: `
      decided (to (stop|close|cancel|cut|drop|end|halt|stop|pull|send|postpone|delay)|against|not to);
      against the; (nobody|not everyone|few) (liked|was happy|agreed); called (it )?off;
      pulled the (plug|product|release|line);
      stopped the (line|job|work|release|kitchen|surgery|show|trial|sale)`,
  },
  {
    id: 'strategy',
    asked: `
      strateg*; vision; long term; big picture; roadmap; set ... direction; three year; five year;
      ahead of the curve; saw ... coming; anticipat*; business plan; look* ahead; strategically;
      setting direction; into action; weigh up a market; entering; priorities for our;
      further than the end of; end of the month; in ten years; if this [^ ]+ were yours; plant today;
      fork you stood at; fork; stop chasing; single page; where would it be;
      next (five|ten|twenty) years; the future; compass;
      where (the|this|our) (company|market|industry|school|trade|business|field) (is|will|goes);
      what will (customers|people|patients) want; years (ahead|from now); bet on; direction; tomorrow s`,
    strong: 'strategy strategic roadmap vision forecast anticipate',
    weak: 'plan market growth goal long-term direction future',
    marks: `
      (strategy|roadmap|plan) for; long term; (three|five|two|ten) year plan; business (plan|case);
      saw (it |this |that )?(coming|early); set the direction`,
  },
  {
    id: 'stakeholders',
    asked: `
      stakeholder*; competing (demand|interest|priorit|need|request)*;
      conflicting (demand|interest|priorit|need|request|instruction)*; everyone wanted; pleas* everyone;
      several (bosses|masters|clients); manag* expectation*; expectation*; board (member)*; sponsor*;
      senior (people|management|leader)*; executive*; different interests; pulled in different;
      stakeholder; wanted different things; competing interests; demanding; on side; keep them all;
      needed to be told first; from being surprised; councillor; could have stopped it;
      somebody powerful; powerful; everyone signed; all they wanted;
      several (parties|owners|sides|camps|interests);
      (three|two|four) (owners|partners|bosses|ministries|heirs|families);
      (owners|parents|council|investors|union|board) ... (want|agree|different|stop|block)*;
      whose (agreement|blessing|support|yes); blessing;
      get (all|both|everyone) (of them )?to (agree|sign)`,
    strong: 'stakeholder expectation sponsor council committee trustee steering',
    weak: 'board director client interest weekly report agree meeting partner',
    marks: `
      stakeholder*; each (wanted|had); weekly (update|report|call|meeting|note)s?; manag* expectation*;
      (both|all) (sides|parties); signed (it )?off; sign off`,
  },
];
