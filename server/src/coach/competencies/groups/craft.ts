import type { Competency } from '../competency.ts';

/** What some professions are asked for in particular: classrooms, stages, building sites, courts. */
export const CRAFT: readonly Competency[] = [
  {
    id: 'classroom-behaviour',
    asked: `
      keep* order; kept order; behave*; loud class*;
      (classroom|behaviou?r) (management|problem|issue|polic)*; misbehav*; disrupt*; discipline;
      difficult (class|student|pupil|child|kid|learner|group)*;
      (student|pupil|child|learner)s? ... (behav|disrupt|struggl|refus|disengag|would not)*;
      control (of )?(a|the) class; rowdy; unruly; hard to reach; lesson got out of; out of hand;
      pupil* refus*; bully* among; thirty of them; back row; gets up and walks out; ringleader*;
      supply teacher; sent to the corridor; corridor; (twenty|thirty) (children|teenagers|pupils);
      (noisy|loud|wild|chatty|restless) (class|group|room|lot|pupils); playground; teenager*;
      pay attention in class; disengaged; talk* in class; cheek; throw* (a chair|things|pencils)`,
    strong: 'behaviour behavior disruptive detention exclusion truancy attendance classroom restorative',
    weak: 'class student parent routine child lesson calm rule pupil',
    marks: `
      (disruptive|difficult|unruly|noisy|lively) (class|pupil|student|group|child|boy|girl)s?;
      behaviou?r (plan|management|policy|incident|chart|problem)s?;
      would not (sit|work|come|join|talk|do); exclusions?`,
  },
  {
    id: 'pupils-progress',
    asked: `
      (student|pupil|learner|child)(ren|s)? ... (progress|improv|achiev|succe|result|grade|attain|learn)*;
      differentiat*; mixed ability; individual (learner|student|pupil)s?; exam result*;
      special educational; gifted; reluctant (reader|learner)s?;
      struggling (student|pupil|learner|reader|child)s?; make ... lesson* (interesting|engaging|fun);
      engag* (student|pupil|learner|child)*; improved under you; fall* behind in (class|school);
      children who; most able; special needs; different levels; could not read; came to you;
      which (girl|boy|pupil|child|student); hated (books|maths|school|reading); fraction*; stuck on;
      quick ones; slow ones; in one class; what did the graph; learner*; catch up in;
      (passed|passes) (who|that|although); pupil*; slow learner*; (a|the) (boy|girl) who`,
    strong: `
      learner grade exam literacy phonics differentiate attainment reader numeracy tutoring gcse syllabus`,
    weak: 'class progress teach reading school improve parent score pupil student',
    marks: `
      (pass|exam|reading|test|attendance|graduation) (rate|results?|scores?|ages?|levels?);
      the class (average|went|scored|improved);
      (grades?|results|marks|scores) (rose|improved|went|from|by); small groups?; mixed ability;
      special educational`,
  },
  {
    id: 'performing',
    asked: `
      perform* (on|in front|live|a|under); on stage; audition*; exhibit*; portfolio; artistic*;
      production you; show you; concert*; composition; creative work; piece of (work|art); design brief;
      stage; performed; role* or; piece* (have you|you) (perform|play)*; audition; improvis* in front;
      lights go out; second act; forget your line; forgot your line*; applause; cracked voice; front row;
      encore; (curtain|spotlight|footlight)*; your fingers; instrument; sing; sang; danc*;
      act(ed|ing|or|ress)?; rehears*; concert; wrong note; played (a|the|to)`,
    strong: `
      perform performance stage exhibit exhibition premiere concert rehearse rehearsal choreograph compose
      gallery theatre festival album sculpture photograph illustrate curate`,
    weak: 'show audience piece design artist cast production studio',
    marks: `
      on stage; first night; opening night; sold out; (solo|group) (show|exhibition);
      the (cast|orchestra|band|audience|gallery|company)`,
  },
  {
    id: 'working-to-a-brief',
    asked: `
      (client|customer|design|creative) brief; the brief; revisions;
      client ... (chang*|did not like|rejected|hated); creative differences;
      interpret* ... (brief|wish|idea); take* direction; specification*; blueprint*; drawing*;
      brief kept; brief to delivery; design process; like your design; vague; commission*; rounds? of;
      make it pop; whose taste; taste; torn it all up; tear it up; sketch*; to order; how do you dress;
      customer cry at; made to (order|measure); what (she|he|they) had in (her|his|their) (mind|head);
      (mind|head)s? eye; they (wanted|asked for) ... (you|made|drew);
      (did|do) not know what (they|he|she) want*`,
    strong: 'brief revision sketch mock-up draft blueprint drawing specification layout moodboard',
    weak: 'client design version change approve idea show',
    marks: `
      the (client|director|editor|customer|architect) (wanted|asked|did not|hated|rejected|changed|liked);
      (two|three|second|third|final|several) (drafts?|versions?|revisions?|rounds?|sketches);
      to the brief; the (drawings?|plans|specification) (showed|said|were|did)`,
  },
  {
    id: 'hands-on-repair',
    asked: `
      repair*; install*; maintain* (equipment|machine|vehicle)*; mechanic*; wiring;
      machine* (you|broke|fault)*; equipment (fail|broke|fault|problem)*; fault* (find|you|diagnos)*;
      with your hands; on site; practical (skill|problem)*; tools (of|you); fault in; find a fault;
      tools are you; tools (do|did) you; repair or replace; serviced; breakdown*; it hums; does not turn;
      dead engine; freezer fails; fails on a;
      (lift|boiler|engine|press|pump|oven|fridge|heating) (stops|stopped|dies|died|fails|failed|breaks);
      spanner*; screw*; take it apart; took it apart; hands (dirty|in|can|know); leak*;
      fix(ed)? (a|an|the|it|with); broken (machine|engine|boiler|part|thing)*;
      get ... (running|going) again; rattl*; squeak*`,
    strong: `
      install wire weld solder rewire plumb pipe boiler engine valve pump circuit motor bearing gearbox
      maintenance calibrate hydraulic`,
    weak: 'machine fault fit replace part site tool fix repair',
    marks: `
      fault finding; spare parts?; broke down;
      (repaired|rewired|installed|fitted|rebuilt|serviced|welded) (the|a|an|all|two|our|_);
      replaced ... (valve|pump|engine|part|pipe|bearing|fuse|boiler|cable|motor|switch)[^ ]*`,
  },
  {
    id: 'logistics-flow',
    asked: `
      (deliver*|shipment*|dispatch*|transport*|warehouse*|freight|fleet|route*);
      stock (control|take|level|problem|shortage)*; inventor*; supply chain; late deliver*; shortage*;
      lead time*; picking; goods; supply; supplies; inventory; lorry; lorries; run out of something;
      ran out of something; how many stops; on the shelf; shelf; shelves; move a; across the river;
      will be wanted; containers; pallets; parcels; storage; stockroom; truck*; customs;
      order* (arrive|in time|too)`,
    strong: `
      delivery shipment dispatch warehouse freight fleet route pallet customs inventory stock carrier
      lorry truck depot container pick`,
    weak: 'order load transport supplier late part week van driver',
    marks: `
      (late|missing|delayed|on time) (deliver|shipment|order|parcel|container|part)[^ ]*;
      picking (error|rate|route)s?; lead times?; stock (level|count|take|out)s?; customs;
      per (route|van|lorry|truck|pallet)`,
  },
  {
    id: 'legal-argument',
    asked: `
      (legal|court|trial|hearing|appeal|tribunal|litigation) *(case|argument|research|matter|experience|work)*;
      case you (won|lost|worked|handled|are); contract* (you|review|draft|negotiat)*;
      opposing (counsel|party); witness*; judge*; client ... (case|claim); settl*;
      advis* (a|the|client)*; legal; on the law; the law (of|on|says|about); advocacy; draft a contract;
      cross examine*; point on which it all turned; other side s best; best card; won on a;
      case you should have; appeal; jury; speak for the (man|woman|accused);
      defend* (a|the|somebody|someone); what would you say for; judges; precedent*; brief ... court;
      loophole*; clause; won a case; burden of proof`,
    strong: `
      court tribunal litigation counsel witness hearing appeal plaintiff defendant clause contract
      injunction settlement statute lawsuit affidavit mediation judge pleading`,
    weak: 'case client claim argue file evidence draft advise',
    marks: `
      (won|lost|settled|argued|drafted|filed) (the|a|an|two|our) ... (case|appeal|claim|motion|contract|hearing|dispute|lawsuit|brief)s?;
      in court; the (judge|court|tribunal|jury|other side|opposing); out of court`,
  },
  {
    id: 'environment',
    asked: `
      environment* (impact|friendly|issue|sustain); sustainab*; green(er)?; climate; carbon; recycl*;
      energy (use|saving|efficien|consum)*; waste (reduction|disposal|management)*; eco; recycle;
      what no longer goes; your bins; skip; runs out of your pipes; pipes; switches off the; lights in;
      becomes of the; offcuts; leftover*; cleaner because of; river;
      (by|to|for) the (soil|land|planet|nature|earth); nature; planet; pollut*; litter; throw* away;
      thrown away; rubbish; energy; footprint; wildlife; waste you`,
    strong: `
      sustainable sustainability carbon emission recycle recycling renewable solar compost plastic
      biodiversity climate`,
    weak: 'energy waste green reuse heat electricity reduce',
    marks: `
      carbon (footprint|emission|neutral)s?; energy (use|consumption|bill|saving)s?; landfill; food waste;
      single use`,
  },
  {
    id: 'clinical-judgement',
    asked: `
      clinical*; (patient|resident)s? ... (deteriorat|worse|safety|condition|symptom|declin)*;
      deteriorat*; medication*; triag*; diagnos* (a|patient); bedside; handover; ward; early signs;
      vital signs; care plan; deteriorating; clinical; judgement; assess a patient; treatment plan;
      your gut; (not|was not) right with (her|him); what do you see before; rash; fever; symptom*;
      whom do you wake; wake the; old lady s; ankles; sick (baby|child|calf|animal|one); pulse; breath*;
      (pale|sweating|blue); examin*; a (child|baby|man|woman) has (a|an|been); bedside manner;
      second look at`,
    strong: `
      clinical triage symptom medication dose dosage sepsis deteriorate surgeon physician vital diagnosis
      prescription resuscitate`,
    weak: 'patient doctor hospital notice call treat bed monitor nurse ward consultant',
    marks: `
      care plans?; (blood pressure|heart rate|oxygen|vital signs|early warning score);
      (medication|drug|dosing|dosage) errors?; called the (doctor|consultant|registrar|team);
      rapid response; the (patient|resident) (was|had|recovered|went|deteriorated|survived)`,
  },
];
