import type { Competency } from '../competency.ts';

/** Starting what nobody asked for, and what came of it. */
export const DRIVE: readonly Competency[] = [
  {
    id: 'initiative',
    asked: `
      own bat; without permission; gap; took action; step* into; job description; did it anyway;
      initiative; proactiv*; self starter; without being (asked|told); nobody (asked|told);
      no one (asked|told); not your (job|responsibility); outside (of )?your (job|role|responsib*);
      saw (a|an) (need|problem|opportunity|gap); spot* (a|an|the);
      notic* (a|an|something|that) ... (problem|wrong|nobody|others)*; took (it )?(up)?on yourself;
      own* (the|a) problem; ownership; you started; start* something; entrepreneur*;
      beyond your (job|role|duties|remit); (others|nobody|people) ... did not (want|see|believe in|care);
      against ... (wishes|advice|resistance); without being asked; proposed an idea;
      idea that was taken up; (idea|suggestion) ... (adopted|taken up|used); problem you took on;
      not yours; show drive; whose idea; walks past; rolled up your sleeves; roll* up ... sleeves;
      start something; others then carried on; and it is sunday, where are you; managers had not;
      what gap; just did it; nobody s job; no one s job; first to; (did|do) not wait; unasked;
      unprompted; off your own; step* forward; stepped up; put your hand up; volunteer(ed)? for;
      came from you; you (began|founded) ... (others|still)`,
    strong: 'initiative volunteer propose spot found establish pioneer initiate self-initiated',
    weak: 'start set up create suggest idea evening first own notice',
    marks: `
      without being (asked|told); (nobody|no one) (had )?(asked|told|noticed|else);
      in my (own|spare|free) time; on my own initiative;
      (i|and) (noticed|saw|spotted|realised|realized) (that|a|an|the); start* (a|an|the|our); offered to;
      i suggested; volunteered; built (a|an|it) ... (myself|evening|weekend); without being asked;
      set up (a|an) (_ )?(group|club|programme|scheme|fund|table|network|library|team);
      against the (wishes|advice|will); opened (a|an) ... (night|club|group|class)`,
  },
  {
    id: 'going-beyond',
    asked: `
      (do|done|did) (somebody|someone) a favou?r; blamed you; more than your job; above and beyond;
      extra mile; beyond ... (duty|expected|expectation*|call|required|asked|job);
      more than (was )?(expected|asked|required); exceed* ... expect*; did not have to; stayed (late|on);
      went out of your way; go* out of your way; extra (effort|way); more than you had to;
      (did|do|gave) more than; exceeding; outside your role; beyond what is; enough not enough;
      still talks about what you did; lonely guest; birthday; whose dog; sleep on the floor;
      slept on the floor; small thing on top; on top; nobody (would have|had) (noticed|asked for);
      surprise* (a|somebody|someone|your) (guest|customer|client|patient|colleague)?;
      your own (time|money|pocket|car); out of (your )?(own )?kindness;
      what did you do for (a|the|your) ... (extra|more); unpaid; on your day off;
      more than (the|your) (job|contract|duty|pay)`,
    strong: 'overtime volunteer exceed extra personally weekend',
    weak: 'stay late evening drive deliver surprise free thank',
    marks: `
      stayed (late|on|behind|until|all|overnight|after); on my (day off|way home|weekend|lunch|break);
      drove (to|there|across|the|it|_); out of my way; in my (own|free|spare) time;
      came (in|back) (on|at|early); overnight; through the night; thank you (letter|card|note);
      after (work|hours|my shift); charged only; for free; free of charge`,
  },
  {
    id: 'meeting-targets',
    asked: `
      (met|meet|meeting|hit|exceed*|beat|surpass*|reach*|achiev*) ... (target|goal|quota|objective|kpi)*;
      goal* you (set|reached|achieved|are); result* (driven|oriented); quota*; target*; ambitious goal;
      measurable; kpi*; by the numbers; track record; hit your goals;
      against your (objectives|targets|goals); performance indicator*; results (have you|did you);
      sales year; what number; round your neck; how many did you sell; should you have; needle;
      made the number; made your numbers; how full; quota; hit the mark; red line;
      figures (you|did|have|were); budgeted; exceeded; expected of you ... (figures|number|target)s?;
      plan for the (year|month|quarter)`,
    strong: 'target quota goal exceed surpass outperform kpi objective record',
    weak: 'increase grow raise double sale result best',
    marks: `
      (met|hit|beat|exceeded|reached|above|over) (the|our|my|its|every|all|_) ... (target|goal|quota|plan|budget|forecast)s?;
      [0-9]+ ?% of (target|quota|plan); best (result|month|quarter|year|score);
      highest (score|rate|result|sales)`,
    opposites: ['missed-deadline'],
  },
  {
    id: 'achievement',
    asked: `
      pleased; happy with; made ... difference; glad you; grandchildren; feather in; stand* out; name on;
      satisfaction; most ... (success|fulfil)*; proud*; achievement*; accomplish*;
      biggest (success|win|impact); greatest (success|win|impact|achievement|strength);
      success* (story|project)*; impact; best (work|thing|project|day);
      what (went|has gone) (really )?well; made a difference; brag; show off; highlight;
      something ... (worked out|turned out well); legacy; remember* for; most satisf*; most reward*;
      look back on; accomplishment; stands out; awards?; prize*; did really well;
      tell your (children|grandchildren|mother|family) you; drive past on purpose; framed; on your wall;
      would live again; was the one; still be there; when you (have left|leave|are gone); crown*; finest;
      best (hour|moment|season|year|piece); most important thing you have done; happiest; success;
      what have you (built|made|achieved); triumph; career high*; high point; pinnacle; leave behind`,
    strong: 'win award record prize achieve double triple halve success distinction',
    weak: 'increase reduce grow build launch save first raise improve best cut',
    marks: `
      (cut|reduc|increas|improv|rais|grew|sav|doubl|tripl|halv|lower)[^ ]* ... (by|from|to);
      (won|received|awarded|earned) (a|an|the|our|_) ... (award|prize|contract|tender|medal|grant);
      for the first time; (best|highest|lowest|fastest|largest) ... (in|of|since|ever);
      still (use|used|runs|in use|running)`,
    opposites: ['failure', 'mistake'],
  },
  {
    id: 'turnaround',
    asked: `
      walked away; left behind; mess; turn* ... (around|round); rescue*;
      (failing|troubled|struggling|stalled|broken) (project|team|business|department|shop|store|class|account);
      inherit*; back on track; took over (a|an|something); in a bad state; a mess; recover* ... project;
      sav* ... project; pick* up the pieces; taken over; struggling (team|business|unit|school);
      poor situation; bad results; loss making; to profit; given up; had given up; when you came;
      written it off; wrote it off; written off; raised the dead; sinking ship; thank yous; out of a tip;
      revive*; brought back to life; bring back to life; bottom of the (table|league);
      worst (team|shop|class|branch|unit|school); new life into; on its knees; about to (close|fold);
      neglected; from bad to`,
    strong: 'rescue recover turnaround inherit revive salvage restore rebuild',
    weak: 'behind fail struggle late mess neglect worst close',
    marks: `
      took over (a|an|the|from|after|_); inherited; turned (it |this |the _ )?(around|round);
      back on (track|its feet); from (last|worst|the worst|red|failing|inadequate);
      within (a|three|six) (year|months);
      (coordinator|manager|owner|predecessor|head|chef|lead|boss) (had )?(left|quit|resigned|walked out);
      went unstaffed`,
  },
  {
    id: 'launch',
    asked: `
      launch*; from (zero|nothing|scratch|the ground up);
      open* (a|new) (shop|store|site|branch|office|location); built ... (from|yourself); start* up;
      product you; brought ... to market; bring ... to market; create* something; ship*; go live;
      went live; new (product|service|programme|program); new product or service;
      new (service|branch|product|class|clinic|restaurant); off the ground; opening day; at the launch;
      cut a ribbon; turned the key; first time; first week teach; first see daylight;
      see the light of day; that you began; a class or a stall; day one; from an idea;
      started (something|a|an) (new|business|shop|company|club); set up; opening night; brand new;
      first customers; begin* from nothing; pilot*; unveil*`,
    strong: 'launch inaugurate release start-up found rollout premiere debut',
    weak: 'new build create first product service start ship develop open',
    marks: `
      from (scratch|nothing|zero|the ground up); went live; set up (a|an|the|our) (new|first);
      the first (_ )?(in|of|to|that);
      built (a|an|the|our) ... (app|service|product|programme|platform|site|system|library);
      opened (a|an|the|our|my) (new|second|first|own)`,
  },
  {
    id: 'scarce-resources',
    asked: `
      too few; not enough (staff|people|hands|nurses|money|time|resources); short handed; skeleton;
      stretched; thin; (half|a third) (of )?(the|your) (team|staff|crew); nobody (turned|turns) up;
      without ... money;
      (limited|few|scarce|no|lack* of|little|insufficient) (resources|budget|staff|money|people|means|equipment|support);
      more with less; on a shoestring; short ?staffed; short of (staff|people|hands|money); understaffed;
      resourceful*; shoestring; improvis*; make do; did not have (enough|the); ran out of; short of;
      hardly any; limited means; being resourceful; after a (budget )?cut; out of nothing; cupboard bare;
      begged; borrow*; no money; had less; could not (buy|afford); lent you; who lent;
      without a (budget|team|van|hall|room|penny); cheap*; next to nothing; nothing but;
      empty (purse|till|shelves|cupboard); hand me down; small budget; one (pair of hands|person short);
      half the (people|money|staff|team|time)`,
    strong: 'improvise understaffed short-staffed shortage resourceful makeshift shoestring scarce donate',
    weak: 'without only small budget borrow cheap limited',
    marks: `
      short (of )?(staff|staffed|handed)*; (no|without|little|a small|tiny) (a )?budget; ran out of;
      with (only|just); made do; second hand;
      (two|three|half) (people|staff|nurses|colleagues) (off|sick|short|missing|down); called in sick;
      (nurses|people|staff|teachers|drivers|cooks|short|men|hands) short;
      one (nurse|teacher|cook|driver|person) (short|down)`,
  },
  {
    id: 'attention-to-detail',
    asked: `
      attention to detail; detail* (oriented|matter*|focused|saved)*; meticulous*; thorough*; careful*;
      double check*; accura*; caught (a|an|something|the) ... (error|mistake|problem)*;
      small (thing|detail|mistake); others (missed|overlooked); nobody else (noticed|saw|spotted);
      precis*; overlook*; eye for; escape* you; details; small print; nothing gets past; accuracy;
      thorough work; being careful; avoid mistakes; found something wrong in; comma; how straight;
      count twice; counted twice; millimetre; smudge; last page; fine print; decimal;
      to the (penny|letter|millimetre|gram); (look|looked|check|read|checked) (it )?(again|twice);
      check* your (own )?work; exact*; fussy; perfectionis*; pedant*; tiny; little thing; spell*; typo*`,
    strong: `
      discrepancy meticulous reconcile verify cross-check proofread accuracy inspect double-check typo
      overlook precise calibrate`,
    weak: 'check notice find error spot detail count review catch',
    marks: `
      (noticed|spotted|found|caught|discovered) (that|a|an|the|two|_) ... (error|mistake|wrong|missing|discrepan|fault|mismatch|figure|clause|dose|crack|gap)[^ ]*;
      double check*; line by line; did not (match|add up|agree|tally);
      (no|zero|without) (error|mistake|discrepanc)[^ ]*;
      (paid|charged|billed|invoiced|counted|booked) ... twice;
      went through [^ ]+ (years|months|pages|files|invoices)`,
  },
];
