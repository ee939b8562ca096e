import type { Competency } from '../competency.ts';

/** Tools and systems, in an office as in software. */
export const TECHNOLOGY: readonly Competency[] = [
  {
    id: 'migration',
    asked: `
      move like that; data cent(re|er); migrat*;
      mov* (from|to|away|off) ... (system|platform|cloud|database|software)*; legacy; moderni(s|z)*;
      replac* (a|an|the|old); upgrad*; transition* (from|to); old system;
      switch* (system|platform|software|supplier)*; rewrite*; rewrote; technical debt; refactor*`,
    strong: `
      migrate migration legacy modernise modernize upgrade rewrite refactor replace switchover cutover
      decommission monolith port`,
    weak: 'move old new system database cloud data convert',
    marks: `
      from ... to (the )?(cloud|a new|new);
      old (system|software|database|code|spreadsheet|server|register|machine)s?; step by step;
      (no|without) (downtime|interruption|data loss|losing);
      (moved|migrated|switched|ported|transferred|converted) ... (system|database|server|service|data|platform|cloud|machine|software|app|workload|virtual|record|site|account|code)[^ ]*`,
  },
  {
    id: 'scaling',
    asked: `
      scal(e|es|ed|ing|able|ability); architect*; system design;
      design* (a|the|your) (system|service|architecture|platform)*;
      high (traffic|load|volume|availability); distributed; throughput; concurren*; large scale;
      million* of; big data; infrastructure`,
    strong: `
      scale architecture throughput shard partition replicate queue cache distributed microservice
      cluster concurrency autoscale infrastructure kubernetes`,
    weak: 'design service system traffic request million user server load',
    marks: `
      (requests|events|messages|users|orders|transactions|rows|records) (a|per) (second|minute|hour|day);
      (thousand|million|billion)s? (of )?(users|requests|events|records|rows|messages|orders);
      ten times; from [^ ]+ to [^ ]+ (users|requests|orders|customers)`,
  },
  {
    id: 'speeding-up',
    asked: `
      slow ... fast*; (made|make) ... (fast|faster|quicker|quick);
      performance (problem|issue|bottleneck|optimi|tuning|improve)*;
      (slow|sluggish) (system|page|query|application|app|site|process)*; latenc*;
      optimi(s|z)* (code|query|performance|a|the)*; sp(eed|ed) up; response time*; memory leak*;
      profil(e|ed|ing); was (too )?slow`,
    strong: 'latency profile optimise optimize cache bottleneck throughput p95 p99 millisecond faster speed',
    weak: 'query load memory second time page fast index slow',
    marks: `
      from [^ ]+ (seconds|minutes|ms|milliseconds|hours) to; (times|x) faster; response times?;
      load(ing)? times?; memory leak; (page|query|build|start up) times?;
      slow (query|queries|page|endpoint|job)*;
      (takes|took|down to|in) [0-9]+ (minutes|seconds|ms|milliseconds); [0-9]+ (hour|minute)s? ... by`,
  },
  {
    id: 'keeping-running',
    asked: `
      outage*; downtime; incident* (response|manag|you|in production)*; on call;
      production (issue|incident|problem|bug|failure|went)*; post ?mortem*; availab* (of|system|service)*;
      uptime; monitor*; reliab* (of|system|service|engineering|issue)*; went down; backup*;
      disaster recovery; maintenance; breakdown*; machine ... (fail|broke|stop)*; rollback; rolled back;
      technology ... (lets|let|fails|failed) (you down)?; lets you down`,
    strong: `
      outage downtime uptime incident postmortem on-call monitor monitoring alert failover backup rollback
      restore maintenance availability breakdown pager reliability`,
    weak: 'fail crash server night recover log fix deploy database',
    marks: `
      on call; rolled (it |the [^ ]+ )?back; post ?mortem*; in production;
      (time|mean time) to (recover|repair|restore|detect); (unplanned )?downtime;
      [0-9]+ ?% (uptime|availability); preventive maintenance;
      (system|server|site|service|network|line|website|platform|database|machine) (had |has )?(went|was|were|gone|goes|is) down;
      (back|brought) (up|online)`,
  },
  {
    id: 'automation',
    asked: `
      automat*; script*; by hand; manual (work|process|task|effort|step)*; repetitive; macro*; robot*;
      pipeline*; ci cd; continuous (integration|delivery|deployment); deploy*`,
    strong: `
      automate automation script macro pipeline ci cron bot terraform ansible workflow scheduler robot`,
    weak: 'tool manual save hour deploy build generate excel',
    marks: `
      automat*; (wrote|built) (a|an) (script|macro|tool|bot|job|pipeline|spreadsheet); by hand;
      (hours|minutes|days) of (manual|work|typing|copying); continuous (integration|delivery|deployment);
      one click`,
  },
  {
    id: 'adopting-tools',
    asked: `
      new (tool|technolog|software|system|platform|equipment|machine)*;
      (adopt*|introduc*|roll* out|implement*|learn*) ... (tool|technolog|software|system|platform|app)*;
      technolog* (you|to|in); digital*; tech savvy; software (you|do|have|are);
      tools (you|do|have|are); computer*; crm; erp; artificial intelligence; (^| )ai( |$);
      machine learning`,
    strong: `
      adopt implement platform digital digitise digitize crm erp app tablet rollout configure sap
      salesforce`,
    weak: 'tool system new technology paper train online use software introduce',
    marks: `
      from paper to; instead of paper; machine learning;
      new (software|system|tool|platform|app|crm|erp|till|machine);
      (introduced|adopted|rolled out|implemented|brought in|set up|configured|digiti(s|z)ed) ... (software|system|tool|platform|app|tablet|crm|erp|scanner|telematics|device|till|sensor|database|machine)[^ ]*`,
  },
];
