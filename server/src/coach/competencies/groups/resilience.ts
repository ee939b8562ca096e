import type { Competency } from '../competency.ts';

/** What went wrong, what was hard to bear, and how it was borne. */
export const RESILIENCE: readonly Competency[] = [
  {
    id: 'mistake',
    asked: `
      worst thing you ... (broke|broken|done|did);
      (expensive|costly|silly|stupid|big|bad|honest) ... (slip|error|blunder|lesson)*; blunder*; goof*;
      undo; (like|love|want) to (have|take) ... back; take back; your doing; bit you; bite you;
      ever broken; you ... (broke|broken) (something|anything)*; mistake*; error* (you|of yours|that you);
      (made|make) an error; got (it|something) wrong; got wrong;
      you (messed|screwed|slipped|botched|blew|fouled) *up; messed up; screwed up; screw* up; your fault;
      you (broke|regret*|overlooked|forgot|dropped); blame*; own(ed)? up; dropped the ball; slip up;
      slipped up; went wrong because of you; do over; could do ... (again|differently); do differently;
      have done differently; regret*; oversight; embarrass*; wish you had`,
    strong: `
      mistake wrong overlook forget misjudge misread mislabel oversight blunder regret botch
      underestimate error accuse muddle deleted wrongly mixed typo forgot careless mislaid misplace
      misquote confuse clumsy`,
    weak: 'admit correct apologise lesson learn since check own tell',
    marks: `
      my (own )?(mistake|error|fault|oversight|blunder);
      i (had )?(forgot|forgotten|missed|overlooked|misread|misjudged|underestimated|assumed|ignored|sent the wrong|mixed up|broke|deleted|dropped|failed|should have|did not check|had not checked|got it wrong);
      (the|a) wrong (dose|file|price|order|size|date|address|customer|table|version|report|label|figure|room|part|number|branch|_);
      by mistake; i made a; i (told|admitted|owned|confessed|reported it); because of (me|my)`,
    isFailure: true,
  },
  {
    id: 'failure',
    asked: `
      sideways; (go|goes|went|gone) ... sideways; down the drain;
      (went|go|came|going) (nowhere|to nothing);
      (fell|falls|fall|fallen|falling) (apart|over|flat|through); did not take off; shelved;
      pulled the plug; never (worked|took off|happened); not (worked|work|gone) out; for nothing;
      things (fall|went|go) (apart|wrong); fail*; flop*;
      (did|does|do) not (work|go|succeed|pan|turn) (out|well|as|to plan|according)*; went wrong; go wrong;
      gone wrong; go* (badly|south|sideways); went (badly|south|sideways); fell (short|flat|apart);
      unsuccess*; disaster*; disappoint*; not ... (go|went|work*) ... (plan|planned|expected|hoped|well);
      worst (project|decision|day|idea|result); did not succeed; lost; backfir*; not proud of; give up on;
      gave up on; wasted; let (somebody|someone|people|a|your team) down; out the window; under ?deliver*`,
    strong: `
      fail failure flop backfire collapse unsuccessful reject abandon disappoint scrap crash outage
      failed bust bankrupt insolvent underperform unsold fizzle flopped ignored folded`,
    weak: 'late drop low cancel delay close learn lesson mistake unfortunately wrong break',
    marks: `
      went (wrong|badly); fell (short|flat|through|apart); nobody (came|bought|used|signed|read|wanted);
      had to (redo|scrap|start again|throw|cancel|stop|close|withdraw|apologise|abandon|rewrite|be redone|pay);
      only (a|half|two|three|few|_) ... (came|bought|used|signed|turned up); cost (us|the|me);
      (was|were) (rejected|cancelled|abandoned|wasted|withdrawn|scrapped|turned down);
      it (failed|flopped|backfired);
      lost (the|a|our|us) ... (money|client|customer|deal|contract|match|case|bid|data|order|week|month)[^ ]*;
      (lost|cost) (us |me )?(nearly |about |over |almost )?[^ ]*[0-9][^ ]*;
      nobody (filled|uses|used|came|bought|wanted|signed|read); too low;
      (only )?(two|three|four|five|six|seven|eight|nine|ten) (people|guests|customers|visitors|of them) (came|turned up|signed);
      (did|do|does) not (work|succeed|sell|go as|go to|pay off|meet|reach|carry|hold);
      could not (carry|cope|keep up|deliver|hold)`,
    isFailure: true,
    opposites: ['achievement'],
  },
  {
    id: 'setback',
    asked: `
      setback*; obstacle*; overc(o|a)me; bounc* back; adversity; resilien*; hurdle*; rough (patch|time);
      hard(est)? (time|period|year|day); knock* (you )?(back|down);
      unexpected* (problem|obstacle|event|setback)*; against the odds; everything ... against; tested you;
      when ... fell apart; low point; difficult (time|period); barrier*; went through;
      toughest (day|time|moment|year); struggl*`,
    strong: `
      setback obstacle recover bounce overcome persevere injury pandemic bankrupt storm strike
      breakdown closure redundancy rebuild rebuilt burgled theft illness died bereavement broken ankle
      peat swine recession stolen drought snow earthquake comeback regain`,
    weak: 'lose cancel fail delay again restart difficult late broke close',
    marks: `
      despite (the|a|this|that); even (though|when);
      (was|were) (cancelled|rejected|delayed|lost|closed|cut|hit|flooded); start* (again|over);
      second (attempt|time|try); back on (track|my feet|its feet); broke down; fell ill;
      lost (our|my|the|a|two|half); in the middle of`,
  },
  {
    id: 'pressure',
    asked: `
      above water; wheels ... off; swamped; snowed under; up against it; flat out; in the thick;
      rushed off; too much at once; everything at once; pressur*; stress*; overwhelm*;
      calm* (under|in|when)*; keep* (calm|cool|your head); kept (calm|cool|your head); stay* (calm|cool);
      nerve*; heat of; burn* ?out; intense; fast paced; hectic; rush (hour|period)*;
      busy (shift|period|time|day)*; busiest; high stakes; when it gets busy; everything ... at once;
      cope*; chaos; chaotic; on fire; firefight*; all hands`,
    strong: `
      pressure stress busy hectic rush peak intense busiest overwhelmed surge chaos emergency composed
      frightened panicked composure covers steady frantic flap rushed breathless tense crowd packed
      nerve`,
    weak: 'night hour deadline shift weekend holiday minute short alarm urgent outage live',
    marks: `
      under (pressure|stress|strain); at (peak|the busiest|full); (rush|peak) (hour|season|time|period);
      (stayed|kept|remained|keep|stay) (calm|cool|a cool);
      (busiest|full|packed) (night|day|shift|house|week|season|restaurant|hour|ward|_);
      [0-9]+ (covers|guests|patients|calls|orders|customers|tickets|parcels); on call;
      short (staffed|handed); black friday`,
  },
  {
    id: 'crisis',
    asked: `
      all hell; hits? the fan; alarm goes; everything (stops|breaks|goes wrong); (goes|gone|went) down;
      on fire; crisis; crises; emergenc*; disaster*; incident*; outage*; went down; worst case; evacuat*;
      accident*; fire*; unexpected* ... (happen|occur)*; sudden*; out of nowhere;
      when things (break|go wrong|went wrong); everything (broke|stopped|fell); middle of the night;
      act* (fast|quickly); think* on your feet; reacted`,
    strong: `
      emergency crisis outage incident evacuate ambulance alarm flood fire collapse breach cardiac
      leak recall spill storm blackout evacuated ransomware sinking drowning choking earthquake
      explosion gunman hostage rescue blaze stranded trapped seizure bleeding haemorrhage brigade
      generator power rescued siren outbreak derail`,
    weak: 'night call urgent down immediate fail break minute injury hospital police',
    marks: `
      called (an ambulance|the fire|the police|999|911|112);
      (collapsed|caught fire|power (cut|failure)|broke (down|out));
      (two|three|four|2|3|4) (in the morning|a m|am); cardiac arrest; on call;
      (coach|bus|train|driver|delivery) did not (come|arrive)`,
  },
  {
    id: 'adapting',
    asked: `
      upside down; over ?night; (plan|plans) ... (fall|falls|fell|apart|collapse)*; rules change*;
      change* course; rip* up; tore up; change of (plan|heart|direction);
      (unexpected|sudden) (change|turn|event)*; adapt* (to)?*; adjust*; flexib*;
      chang* ... (plan|direction|circumstance|priorit|mid|suddenly|last minute|requirement|unexpected)*;
      pivot*; chang* (at|around|happen|of plan)*; deal* with change; cope* with change;
      cop(e|ed|ing) with (a )?change; unexpected change*; curveball*;
      new (environment|situation|boss|role|country); rug ... pulled; shift* priorit*; when plans change*;
      reorgani(s|z)ation; thrown in; plan* ... (change|out the window)*`,
    strong: `
      adapt adjust switch flexible pivot relocate rearrange reschedule replan pandemic lockdown
      restructure convert improvise converted pivoted swapped recast rerouted retrain takeover merger
      rewritten redeploy replanned repurpose`,
    weak: 'change new sudden move online overnight remote instead plan',
    marks: `
      (switched|moved|changed|went|converted) ... (to|online|overnight); at short notice; change* of plan;
      had to (change|switch|move|adapt|rearrange|rethink|replan); suddenly; (pandemic|lockdown|covid);
      half ?way through; new (owner|manager|system|boss|rules|law|regulation)s?;
      did not (come|arrive|turn up); (rebooked|rearranged|rerouted|switched|improvised);
      within (half )?(an hour|a day|two days|three days|nine days|a week);
      (lessons|teaching|work|service) ... (online|video); closure of`,
    opposites: ['leading-change'],
  },
  {
    id: 'persistence',
    asked: `
      persist*; persever*; determin*; tenaci*; grit; did not give up; never gave up; not giv* up;
      keep (trying|going|at it); kept (trying|going|at it); stuck (with|at|to) (it|something);
      stick (with|at) (it|something); long haul; long time to; everyone else ... (given|gave) up;
      stubborn*; see* ... through; saw ... through; took (months|years|a long); repeated(ly)?;
      bor(ed|ing|edom); monoton*; repetitive; tedious`,
    strong: `
      persist persevere persistent repeatedly eventually finally attempt marathon patience persevered
      dogged repeated repeat reapply stubborn prototypes relentless tireless resubmit retry practised`,
    weak: 'again month year every keep until third second long',
    marks: `
      (three|four|five|six|seven|eight|ten|several|many|[0-9]+) (times|attempts|tries|rounds|drafts|rejections|months|years);
      kept (on |at |going|trying|asking|calling|pushing); did not give up;
      (on|at) the (second|third|fourth|fifth) (attempt|try|time); in the end;
      (again and again|time and again); every (morning|day|week|evening) (for|until|till)`,
  },
  {
    id: 'rejection',
    asked: `
      reject*; turned down; turn* you down; passed over; told no; said no to (you|your); heard no;
      did not get (the|a|what); refus* (you|your); idea ... (not|reject*|turned|refus*|accepted)*;
      ignored; not taken seriously; did not listen to you`,
    strong: `
      reject rejection refuse refused rejected unsuccessfully resubmission dismissed unsuccessful
      overlooked snub spurn veto competitor shortlist appointed`,
    weak: 'again apply idea no second proposal answer',
    marks: `
      (was|were|been) (rejected|refused|declined|turned down|passed over|ignored|dismissed);
      (rejected|refused|turned down|dismissed|declined) (it|my|the|our|me|us); said no;
      first (application|attempt|proposal)`,
  },
];
