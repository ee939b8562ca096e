import type { Competency } from '../competency.ts';

/** Getting work done: plans, deadlines, priorities. */
export const DELIVERY: readonly Competency[] = [
  {
    id: 'deadline',
    asked: `
      deadline*; tight (time|schedule|turnaround|timeline|timescale)*; short notice; on time; due date*;
      against the clock; last minute; not enough time; ran out of time; short (time|timescale|timeline);
      time (pressure|constraint)*; in a hurry; race against; deliver on schedule; against the odds;
      urgent piece; urgent (work|job|order|request); date that could not move; clock against;
      clock was against; hands go round; still made it; by (nine|noon|five|six) tomorrow;
      by (friday|monday|tomorrow|tonight); six hours left; hours left;
      before the (rain|opening|storm|season|end|guests); could not be done (by|in); to the minute;
      in the nick of time; cut it fine; deliver in time; work late to finish;
      finish* (on time|in time|early)`,
    strong: 'deadline overtime overnight punctual turnaround urgent timeline schedule',
    weak: 'week day night hour launch deliver weekend early late ship finish opening',
    marks: `
      on time; ahead of (time|schedule);
      (in|within) (only |just |under )?(a|one|two|three|four|five|six|ten|twelve|[0-9]+) (hour|day|week|night|minute)s?;
      before the (deadline|opening|launch|audit|season|exam|trial|hearing|inspection); short notice;
      (days|weeks|hours) (before|early|ahead|left); last minute; by the (deadline|end of);
      (in|within) (only |just |under )?(a|one|two|three|four|five|six|nine|ten|twelve|[0-9]+) (hour|day|night|minute)s?`,
    opposites: ['missed-deadline'],
  },
  {
    id: 'missed-deadline',
    asked: `
      (break|broke|broken|eat|ate|eaten|keep) ... (word|promise)*; over ?promis*;
      (give|gave|given) your word; late for; miss* ... (deadline|date|target|goal|delivery)*;
      (did|could) not (meet|make|deliver|finish|hit) ... (deadline|target|goal|time|date)*;
      late (delivery|with); fell behind; behind schedule; slipp*; overran; not ... on time;
      promise* ... (could|did) not; delivered? late; would not finish on time; delay of yours;
      longer than planned; running late; ran late; date come and; date came and; was not there;
      keep a (customer|client) waiting; kept ... waiting; had to wait because; wait for you;
      paint still wet; not opened; not on by; still there; should have left; too late;
      why was it (late|still); behind with; overdue; promised for; apologi* for (a|the) delay;
      took (far )?(too long|longer)`,
    strong: 'slip overrun delay postpone miss promise',
    weak: 'deadline schedule behind week target late',
    marks: `
      miss* (the|a|our|my|that|_) ... (deadline|date|target|window|delivery|release);
      (weeks?|days?|months?|hours?) late; behind schedule; fell behind; too late; ran over;
      not (finish|ready|done|delivered) (in|on) time`,
    isFailure: true,
    opposites: ['deadline'],
  },
  {
    id: 'prioritising',
    asked: `
      all at once; too many (things|tasks); drop something; several people want*; full day;
      too little time; priorit*; juggl*; multi ?task*;
      several (things|tasks|projects|priorities|deadlines) at once; many things at once;
      too much (to do|work); what (comes|came|to do|goes) first; more work than; plate; wear* ... hats;
      several balls; time management; manag* your time; organi(s|z)e (your|yourself);
      compet* (deadline|priorit)*; what did you drop; everything ... (urgent|once); several urgent;
      competing priorities; conflicting demands; urgent tasks; drop one thing; let a plate; three bells;
      one of you; can wait; this can wait; rule by which you sort; sort a (bad|busy);
      ten minutes of your (shift|day); job done first; both want; each want;
      (where|what) do you (go|start|begin|do) first; too much on; to do list; what do you leave;
      at the same time; which one first; overloaded; how do you (structure|order|plan) your day;
      (two|three|four) (bosses|managers|patients|alarms|phones|people)`,
    strong: 'prioritise prioritize triage backlog juggle workload simultaneous rank',
    weak: 'urgent list order several first priority postpone parallel queue',
    marks: `
      at (once|the same time); (in|by) order of; ranked; sorted (the|them|by);
      most (urgent|important|critical); what could wait; in parallel;
      (two|three|four|five|six|several) (projects|cases|patients|orders|sites|clients|deadlines|classes)`,
  },
  {
    id: 'planning',
    asked: `
      plan* (a|an|the|and|your|ahead|something|out); organi(s|z)* (a|an|something|event); project manag*;
      manag* ... project; (ran|run|running|coordinat*) ... (project|event|programme|program); logistics;
      from start to finish; from scratch; end to end; moving parts; event*; large (project|event);
      plan b; contingency; milestone*; event or project; complex (event|project); careful planning;
      coordinate many; build in time; the unexpected; biggest thing you organised; who does what; lists;
      list are; how would you feed; think through the night before; sow in spring; schedul*;
      prepar* for (a|the) (big|large|major); how far ahead; sequence; many people and dates;
      step by step; wedding`,
    strong: `
      organise organize coordinate schedule project event logistics milestone timetable contingency
      itinerary rota`,
    weak: 'manage venue budget team phase arrange book plan',
    marks: `
      (planned|organised|organized|coordinated|managed|scheduled|ran) (a|an|the|our|all|_);
      from start to finish; end to end; from scratch; on (time|budget) and`,
  },
  {
    id: 'process-improvement',
    asked: `
      small* ... chang*; annoy*; waste of time; shorter; less time; smarter; clunky; quicker; improved;
      improv* ... (process|procedure|system|efficien*|workflow|way|how|something)*; process improvement;
      more efficient*; efficien*; streamlin*; optimi(s|z)*; inefficien*; waste* (time|money|effort);
      faster; better way; made ... (easier|better|quicker|faster|smoother); left ... better than;
      save* time; bottleneck*; lean; continuous improvement; cut (down )?(the )?(time|waste|steps);
      redesign*; more efficient; waste from; waiting times; streamlining; saved time; drove you mad;
      until you mended it; why do we do it; moved a shelf; no longer exists; thanks to you;
      more smoothly; runs? (more )?smooth*; put right; broom; hours into minutes;
      fewer (steps|clicks|forms|signatures); less (walking|paper|waiting|effort); form that;
      used to take; simpl* ... (process|form|procedure|way|job);
      what would you (put right|change|fix) here; shave*; what did you (change|cut|remove|abolish)`,
    strong: `
      streamline automate simplify optimise optimize redesign standardise standardize shorten bottleneck
      efficiency reorganise lean kaizen template checklist`,
    weak: 'improve reduce cut faster halve save change process waste time',
    marks: `
      from ... (minutes|hours|days|weeks|months|%|percent|per cent) to;
      (cut|reduc|shorten|halv|lower|improv|speed|sped)[^ ]* ... (time|wait*|waste|steps|delay*|queue*|cycle|turnaround|error*|cost*);
      by (a|half|two|one|[0-9]+) (third|quarter|percent|per cent|%|minutes|hours|days)*; used to take;
      now takes; instead of (two|three|[0-9]+|a); [0-9]+ (hour|minute|day|second)s? ... to [0-9]+;
      takes (only )?[0-9]+; rate (dropped|fell|went)`,
  },
];
