import type { Competency } from '../competency.ts';

/** Leading, growing and answering for other people. */
export const LEADERSHIP: readonly Competency[] = [
  {
    id: 'leading',
    asked: `
      (lead|led|leading|leader*); manag* ... (team|people|staff|others|crew|group); in charge;
      took charge; take charge; supervis*; run a (team|shift|kitchen|ward|crew);
      ran a (team|shift|kitchen|ward|crew); responsible for other*; direct reports; stepped up;
      people look* to you; head* up`,
    strong: 'lead supervise chair captain foreman steer direct oversee',
    weak: 'team manage crew staff coordinate shift assign organise hire',
    marks: `
      (led|lead|leading|managed|supervised|ran|headed|oversaw) (a|an|the|our|my|two|three|_) ... (team|crew|shift|people|staff|engineers|nurses|teachers|group|project|department|volunteers|drivers|cooks|sellers|analysts|developers);
      took (charge|the lead|over); in charge of; team of`,
    polarity: 'success',
    opposites: [],
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
      grew because; (better|better off|further) ... because of you; because of you`,
    strong: 'mentor coach mentee apprentice trainee intern junior protege shadow tutor',
    weak: 'train teach support promote develop new guide student newcomer',
    marks: `
      mentor*; coach*;
      (two|three|one|both|four|_) ... (promoted|became|passed|qualified|now (leads|runs|teaches|works));
      took ... under my wing; helped (him|her|them) (grow|to|learn|pass|become|prepare);
      first (solo|week|year) as;
      (he|she|they) ... (passed|qualified|was promoted|leads|teaches|took (his|her|their) ... certificate);
      still with us`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'teaching',
    asked: `
      (get|bring|bringing|getting) ... up to speed; the ropes;
      new (people|person|recruit|teacher|nurse|colleague)*; break* in;
      train* (somebody|someone|others|people|staff|a|an|new|your|colleague*|the); (teach|taught|teaching);
      onboard*; workshop*; new (starter*|hire*|joiner*|employee*|recruit*|staff);
      show* (somebody|someone|people) ... how; pass* on (your )?(knowledge|skill)*;
      knowledge (sharing|transfer); shar* ... knowledge; instruct*; lesson plan; curriculum`,
    strong: `
      train teach taught workshop onboard onboarding induction tutorial curriculum instruct lesson seminar
      course tutor`,
    weak: 'guide new explain starter handbook session learner student pupil coach class',
    marks: `
      (trained|taught|onboarded|coached|instructed) (a|the|our|all|every|new|two|three|over|more|about|_);
      training (for|of|session*|programme|program); new (starter|hire|joiner|recruit)s?;
      so that (they|others) could`,
    polarity: 'success',
    opposites: ['learning-fast'],
  },
  {
    id: 'delegation',
    asked: `
      delegat*; hand* (over|off|on) (work|a|some|task|responsib)*; assign* (work|task|responsib)*;
      let* go of; trust* (others|somebody|someone|your team|people) (to|with); shar* out; give ... away;
      do everything yourself; empower*; distribut* ... (work|task)*`,
    strong: 'delegate delegation empower allocate rota',
    weak: 'hand share task responsibility split trust roster',
    marks: `
      hand* (over|off) (the|a|my|it|to|_);
      gave (him|her|them|each|every|one|the _) ... (responsib|task|ownership|own|part|section)[^ ]*;
      split the work; shared (out )?the (work|tasks);
      let (him|her|them|the team|the _) (run|lead|take|decide|own)`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'motivating',
    asked: `
      motivat* (a|an|your|others|people|team|somebody|someone|the|staff); morale; inspir*;
      engag* (your|the|a) (team|staff|people); disengaged; unmotivated; lift* ... (spirits|mood);
      kept ... (going|spirits|together|motivated); keep ... (going|spirits|motivated|together); enthus*;
      rally*; burn* out ... team; energi*; recogni* ... (team|people|achievement|effort)`,
    strong: `
      motivate morale inspire encourage praise recognise celebrate rally engagement retention turnover
      incentive`,
    weak: 'team thank reward mood energy spirit',
    marks: `
      (team|staff|crew) (morale|spirit|turnover|retention|satisfaction|engagement);
      nobody (left|quit|resigned); kept (the|them|everyone) ... (going|together|spirits|informed);
      (staff|team) turnover; thank* (each|every|them|the)`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'underperformance',
    asked: `
      sack*; part ways; had to (fire|dismiss|let); out of the (team|door); underperform*; under perform*;
      poor (performance|performer)*; low perform*; not (performing|delivering|pulling);
      (struggling|weak|lazy|failing) (employee|team member|member|colleague|student|performer|staff);
      pull* ... weight; performance (issue|problem|management)*; not good enough; disciplin*;
      (let|letting) (somebody|someone|a|an) ... go; fir(e|ed|ing) (somebody|someone|a|an); dismiss*;
      member ... not ... (meet|deliver|perform)*`,
    strong: 'underperform underperforming dismiss dismissal warning disciplinary sack',
    weak: 'performance improve target late struggle support plan weekly',
    marks: `
      improvement plan; (was|were|kept|had been) (struggling|late|missing|falling behind|behind);
      let (him|her|them|somebody|someone) go; pull* (his|her|their) weight;
      not (performing|keeping up|meeting); poor performance; performance (review|plan|talk);
      (sacked|dismissed|fired) (a|an|the|him|her|our|my|one); off the (road|team|job|line)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'hiring',
    asked: `
      hir(e|ed|ing); recruit*; interview* (candidate|people|somebody|someone)*; build* (a|your|the) team;
      built (a|your|the) team; choos* (somebody|someone|people); put together a team; staffing;
      find (good )?people`,
    strong: 'hire recruit recruitment vacancy applicant shortlist staffing',
    weak: 'interview candidate team grow build onboard',
    marks: `
      (hired|recruited|interviewed) (a|the|two|three|our|new|[0-9]+|_); built (a|the) ... team;
      grew the team; team (grew )?from ... to`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'leading-change',
    asked: `
      always ... (done|did) it; how things are done; never done ... before; old habits;
      (made|make) a change; something you changed; chang* ... (made|that made) a difference;
      (lead|led|manag*|driv*|drove|implement*|introduc*|champion*|roll* out) ... change*;
      change management; chang* ... (way|process|how ... work*|culture|habit*|practice|procedure);
      resist* (to )?change; introduc* ... (new|system|process|idea|procedure|tool); transform*;
      new way of; shook things up; do things differently; status quo; culture change; reorgani*`,
    strong: `
      introduce roll-out rollout reform transform restructure reorganise overhaul pilot champion replace
      adopt`,
    weak: 'change new process pilot trial switch move resistance routine',
    marks: `
      introduc* (a|an|the|our|new|_); roll* (it |them )?out; replaced (the|a|our|_);
      moved (from|the|us|all|everyone|_) ... to; resist*; now (use|used|the standard|standard|every);
      the way (we|the team|it); introduc* (a|an|the|our|new) (new|_); now (do|work|run)`,
    polarity: 'success',
    opposites: ['adapting'],
  },
  {
    id: 'unpopular-decision',
    asked: `
      unpopular; hard (decision|call|choice)*; tough (decision|call|choice)*;
      difficult (decision|call|choice)*; nobody (liked|wanted|agreed);
      people (did not|disliked|disagree*) ... (like|agree|decision)*;
      against (the )?(majority|everyone|wishes); made yourself unpopular; controversial; lonely decision`,
    strong: `
      unpopular cancel close redundancy redundant layoff refuse withdraw controversial ban sack dismiss`,
    weak: 'decide decision cut stop object protest explain',
    marks: `
      decided (to (stop|close|cancel|cut|drop|end|halt|stop|pull|send|postpone|delay)|against|not to);
      against the; (nobody|not everyone|few) (liked|was happy|agreed); called (it )?off;
      pulled the (plug|product|release|line);
      stopped the (line|job|work|release|kitchen|surgery|show|trial|sale)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'strategy',
    asked: `
      strateg*; vision; long term; big picture; roadmap; set ... direction; three year; five year;
      ahead of the curve; saw ... coming; anticipat*; business plan; look* ahead`,
    strong: 'strategy strategic roadmap vision forecast anticipate',
    weak: 'plan market growth goal long-term direction future',
    marks: `
      (strategy|roadmap|plan) for; long term; (three|five|two|ten) year plan; business (plan|case);
      saw (it |this |that )?(coming|early); set the direction`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'stakeholders',
    asked: `
      stakeholder*; competing (demand|interest|priorit|need|request)*;
      conflicting (demand|interest|priorit|need|request|instruction)*; everyone wanted; pleas* everyone;
      several (bosses|masters|clients); manag* expectation*; expectation*; board (member)*; sponsor*;
      senior (people|management|leader)*; executive*; different interests; pulled in different`,
    strong: 'stakeholder expectation sponsor council committee trustee steering',
    weak: 'board director client interest weekly report agree meeting partner',
    marks: `
      stakeholder*; each (wanted|had); weekly (update|report|call|meeting|note)s?; manag* expectation*;
      (both|all) (sides|parties); signed (it )?off; sign off`,
    polarity: 'success',
    opposites: [],
  },
];
