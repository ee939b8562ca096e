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
      new to you; know* nothing about; new job; pick things up; new system; parts of this role; steepest;
      a week to understand; read a manual; (language|skill) did you pick up; never seen; looking lost;
      catch up; fake nothing; quick study; on the fly; from a standing; taught in a (week|day|month);
      first (day|week|month)s? (in|at|of) (a|the|your) (job|new|role|post); beginner; foreign to you;
      mug up; swot; understand (bees|a new|something new); learn (quickly|fast|to use|a); had to learn`,
    strong: 'learn learnt self-taught certification unfamiliar qualify retrain tutorial apprenticeship',
    weak: 'new evening week study read practise teach first train certificate course',
    marks: `
      taught myself; learn* (to|how|the|it|a|enough|_) ... (in|within|from|by|on|myself);
      had never (used|done|seen|worked|written|built|driven|taught); (new|unfamiliar) to me; from scratch;
      in my (evenings|spare time|own time|free time); knew (nothing|little);
      evening (course|class|school)*; within (a|two|three|four|six|_) (week|month|day)s?`,
    opposites: ['teaching'],
  },
  {
    id: 'lesson-learned',
    asked: `
      (what|something|anything|lesson*) ... (learn|learnt|learned|taken away|take away|taught);
      learn* from; taught you; takeaway*; wiser; hindsight; looking back; know now; since then; hard way;
      experience ... (taught|changed) you;
      (a|the|one|which|biggest|hardest|important|expensive|valuable|hard|best) lesson*;
      lesson* (you|that|have|did|from|learn*); do differently (today|now); taught you a lot; lesson from;
      experience teach; never do any more; any more; penny drop; years too late; that winter again;
      had (it|that|the) ... again; taught you a lesson; cow teach; sentence you owe; owe to;
      (teach|taught) you; changed (how|the way) you (work|think|see); start(ed)? over;
      wish you had known; younger self;
      (what|which) (year|winter|patient|customer) ... (teach|taught|change|changed);
      advice would you give; stays? with you; stayed with you; carry with you`,
    strong: 'learn realise realize since hindsight habit',
    weak: 'now always never mistake change after understand teach lesson',
    marks: `
      (i|we) (have )?learn(ed|t) (that|to|how|from|never|the); (it |this |that |which )?taught me;
      the lesson; since then; ever since; from then on; in hindsight; looking back; i (now|always|never);
      i realised; i realized; next time; what i took`,
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
      up to date; keep learning; invest in yourself; skills up to date; course or qualification;
      weakness; skill would you like; read in your field; could you not do; two years ago;
      back to school; still stumble; stay sharp; trying to become; wife say; should work on;
      like to (improve|learn|be better); (stumble|stumbl*); not (yet )?(good|able);
      what do you find hard; evening class*; (lately|recently) (learned|read|taught yourself);
      your worst (habit|subject|side); rough edge*; learning (now|at the moment|this year);
      (better|worse) at than; which (book|course)`,
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
  },
  {
    id: 'career-change',
    asked: `
      chang* (career|field|profession|job|industr|direction)*;
      career (change|path|move|switch|break|gap); switch* (to|from|career|field)*;
      leave (your|a|the) (job|role|company|profession|career)*;
      left (your|a|the) (job|role|company|profession|last)*; gap (in|year)*; transition*;
      why did you (leave|move|switch|become); how did you (get into|end up|come to|become);
      second career; moved into; came to this (field|profession|job); one profession into another;
      earlier jobs; into this sector; new industry; path from; first job to; what is a [^ ]+ doing in;
      school bench; sharp bend; your cv; carry over; could not do it any more; oldest trainee;
      change of (career|direction|trade|heart);
      why (did you|do you) (come|want to come|leave|go) ... (into|from);
      another (trade|profession|field|life); start* (again|over|afresh) at;
      former (job|life|trade|career); used to be (a|an); before you (became|were) (a|an); sector;
      what made you (leave|swap|change)`,
    strong: 'retrain career profession transfer promote promotion convert apprenticeship bootcamp',
    weak: 'change move become switch leave join course year new',
    marks: `
      (left|leaving|quit) (my|the|a) (job|post|career|position|company|profession|firm|trade|_) to;
      retrain*; chang* (career|profession|field)s?;
      (moved|switched|went|came) (from|into) [^ ]+ (to|into|from);
      after (ten|five|six|seven|eight|nine|twelve|fifteen|[0-9]+) years; became (a|an|the);
      (was )?promoted`,
  },
  {
    id: 'setting-goals',
    asked: `
      goal* ... (set|yourself|personal|achiev|reach)*;
      set (yourself )?(a|an) ... (goal|target|objective|challenge); ambitio*; self (discipline|motivat*);
      what (motivates|drives) you; discipline; marathon; personal achievement; goal you; career goals;
      progress towards; want to achieve; in your first year; long term aim; into steps;
      list on your fridge; fridge; new year; promise yourself; promised yourself; mountain; want more;
      got it right; aim* for; made others laugh; resolution*; dream*; goals; five years;
      where do you (see|want) yourself; what are you (aiming|working|saving) (for|towards); milestone*;
      vowed`,
    strong: 'goal ambition marathon diploma degree competition scholarship medal discipline',
    weak: 'aim reach train evening finish plan qualify',
    marks: `
      set (myself|a goal|a target|out to); while working (full|part);
      alongside (my|a|the) (job|work|studies); at night school`,
  },
];
