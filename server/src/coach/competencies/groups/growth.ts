import type { Competency } from '../competency.ts';

/** Learning, and becoming better. */
export const GROWTH: readonly Competency[] = [
  {
    id: 'learning-fast',
    asked: `
      thrown in*; standing start; become an expert; blank page; learning curve; crash course;
      did not know (the first|how|anything); something (completely|totally|entirely)? ?new;
      learn* (something|a|an|new|quick*|fast|on the job|from scratch|how); learnt;
      pick* up ... (quick*|fast|new|skill); unfamiliar; get up to speed; got up to speed; up to speed;
      new (skill|tool|technology|language|subject|field|system|domain)*; taught yourself; self taught;
      teach yourself; never (done|used|seen) before; steep; thrown in at the deep end; deep end;
      knew nothing; from zero; no experience; outside your (comfort|field|expertise); quick* learner;
      new to you; know* nothing about`,
    strong: 'learn learnt self-taught certification unfamiliar qualify retrain tutorial apprenticeship',
    weak: 'new evening week study read practise teach first train certificate course',
    marks: `
      taught myself; learn* (to|how|the|it|a|enough|_) ... (in|within|from|by|on|myself);
      had never (used|done|seen|worked|written|built|driven|taught); (new|unfamiliar) to me; from scratch;
      in my (evenings|spare time|own time|free time); knew (nothing|little);
      evening (course|class|school)*; within (a|two|three|four|six|_) (week|month|day)s?`,
    polarity: 'success',
    opposites: ['teaching'],
  },
  {
    id: 'lesson-learned',
    asked: `
      (what|something|anything|lesson*) ... (learn|learnt|learned|taken away|take away|taught);
      learn* from; taught you; takeaway*; wiser; hindsight; looking back; know now; since then; hard way;
      experience ... (taught|changed) you;
      (a|the|one|which|biggest|hardest|important|expensive|valuable|hard|best) lesson*;
      lesson* (you|that|have|did|from|learn*)`,
    strong: 'learn realise realize since hindsight habit',
    weak: 'now always never mistake change after understand teach lesson',
    marks: `
      (i|we) (have )?learn(ed|t) (that|to|how|from|never|the); (it |this |that |which )?taught me;
      the lesson; since then; ever since; from then on; in hindsight; looking back; i (now|always|never);
      i realised; i realized; next time; what i took`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'self-improvement',
    asked: `
      own way; (still )?(have|need) to (improve|learn|work on); not your (strong|strength)*;
      catch yourself; trip* you up; hold* you back; least (good|strong); where ... improve; weakness*;
      improv* (yourself|about yourself|as a|on); work* on yourself; working on;
      self (development|improvement|aware*); develop* yourself; personal (growth|development); grown;
      grow as; not (so |very )?good at; struggle with; blind spot*; bad habit;
      area* (of|for|to) (improve*|development|growth|grow|develop); get better at; got better at;
      become better; shortcoming*; would you change about yourself; do you find (hard|difficult);
      up to date; keep learning; invest in yourself`,
    strong: `
      improve habit weakness shy perfectionist impatient nervous practise practice course coach overcommit
      micromanage procrastinate struggle`,
    weak: 'learn since now better feedback change try weekly used',
    marks: `
      i used to; i (tended|tend) to; too (much|many|long|fast|quickly|quiet|direct|detailed);
      i (struggle|struggled|find it hard|found it hard|was afraid|was nervous|avoided|had trouble);
      since then; ever since; since i (began|started);
      (took|joined|attended) (a|an) (course|class|club|workshop|group|training)*;
      i have (learned|started|begun|got|become); i now;
      i am (still )?(learning|working on|getting better);
      i now (count|ask|write|wait|check|listen|let|plan|read|prepare|say)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'career-change',
    asked: `
      chang* (career|field|profession|job|industr|direction)*; career (change|path|move|switch|break|gap);
      switch* (to|from|career|field)*; leave (your|a|the) (job|role|company|profession|career)*;
      left (your|a|the) (job|role|company|profession|last)*; gap (in|year)*; transition*;
      why did you (leave|move|switch|become); how did you (get into|end up|come to|become); second career;
      moved into; came to this (field|profession|job)`,
    strong: 'retrain career profession transfer promote promotion convert apprenticeship bootcamp',
    weak: 'change move become switch leave join course year new',
    marks: `
      (left|leaving|quit) (my|the|a) (job|post|career|position|company|profession|firm|trade|_) to;
      retrain*; chang* (career|profession|field)s?;
      (moved|switched|went|came) (from|into) [^ ]+ (to|into|from);
      after (ten|five|six|seven|eight|nine|twelve|fifteen|[0-9]+) years; became (a|an|the);
      (was )?promoted`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'setting-goals',
    asked: `
      goal* ... (set|yourself|personal|achiev|reach)*;
      set (yourself )?(a|an) ... (goal|target|objective|challenge); ambitio*; self (discipline|motivat*);
      what (motivates|drives) you; discipline; marathon; personal achievement`,
    strong: 'goal ambition marathon diploma degree competition scholarship medal discipline',
    weak: 'aim reach train evening finish plan qualify',
    marks: `
      set (myself|a goal|a target|out to); while working (full|part);
      alongside (my|a|the) (job|work|studies); at night school`,
    polarity: 'success',
    opposites: [],
  },
];
