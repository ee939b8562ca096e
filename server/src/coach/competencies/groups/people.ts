import type { Competency } from '../competency.ts';

/** Working with others: agreeing, disagreeing, persuading, listening. */
export const PEOPLE: readonly Competency[] = [
  {
    id: 'conflict',
    asked: `
      (fall|falls|fell|fallen|falling) out; lock* horns; (butt|bump)* heads; speaking terms; cross words;
      raised voices; bad terms; disagreement*; disagree*; went head to head; conflict*; argument*; argued;
      clash*; tension*; friction; fell out; fall out; (disput*|quarrel*);
      disagree* with (a|an|your|one|somebody|someone) (coworker|co worker|colleague|teammate|peer)*;
      (did|do|could) not get (along|on); at odds; did not see eye to eye; rubbed ... wrong way; bad blood;
      two people ... not`,
    strong: `
      conflict argue argument clash tension friction dispute quarrel disagree disagreement mediate
      mediation reconcile row feud hostile`,
    weak: 'compromise difference listen apologise private agree differ',
    marks: `
      would not (speak|talk); eye to eye; clear* the air; common ground; sat (them|us|both|the two) down;
      stopped (talking|speaking); middle ground; did not agree`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'mediation',
    asked: `
      mediat*; between two (people|colleagues|teams|coworkers|employees|members);
      two (people|colleagues|teams|coworkers|members) ... (conflict|argu*|disagree*|fight*|fell|not);
      peace*maker; resolv* ... between; step* in between; other people* ... (argument|conflict|fight);
      took sides`,
    strong: 'mediate mediation mediator arbitrate reconcile de-escalate',
    weak: 'conflict tension dispute between compromise',
    marks: `
      between (two|the two|both|them); sat (them|both|the two) down; both sides;
      brought (them|both|the two) together; each (of them|side|in turn); they (shook hands|made up)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'difficult-person',
    asked: `
      difficult (person|people|personalit*|coworker|co worker|colleague|teammate|boss|manager|character);
      (hard|tricky|tough|impossible|challenging|awkward) (person|people|personalit*|colleague|coworker|boss|manager)*;
      (hard|difficult|tough|challenging) to work with; did not (like|click|gel);
      somebody you (found|did not); someone you (found|did not); drove you (mad|crazy|up the wall);
      got under your skin; someone ... got on your nerves`,
    strong: 'abrasive stubborn uncooperative rude dismissive hostile defensive sceptical prickly brusque',
    weak: 'difficult trust listen private patient respect',
    marks: `
      refus* to; would not (listen|speak|talk|share); never (spoke|answered|replied); hard to work with;
      did not (want|trust|believe)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'disagreeing-upwards',
    asked: `
      someone (senior|above you); somebody (senior|above you);
      (senior|boss|manager) ... (disagree|differ)*; disagree* ... (senior|boss|manager|superior)*;
      (challeng*|question*|contradict*) (a|an|the|your) (doctor|consultant|boss|manager|senior|director|partner|head|chef|professor|judge|architect|lead|leader|owner|colleague);
      chain of command; over ... head; rank*;
      disagree* with ... (boss|manager|supervisor|lead|leader|leadership|director|head|superior|senior|chef|principal|partner|professor|management|decision);
      your (boss|manager|supervisor) (was|got|is) ... wrong;
      (boss|manager|supervisor|director) ... disagree*; push* back;
      challeng* ... (boss|manager|senior|decision|leadership|superior|status quo); stood up to;
      stand up to; spoke* up to; told your (boss|manager) ... (wrong|no);
      did not agree with ... (decision|boss|manager|direction); argu* with ... (boss|manager)`,
    strong: 'disagree object objection overrule contradict',
    weak: 'manager director boss supervisor head chief evidence propose decision',
    marks: `
      push* back;
      (my|the) (manager|boss|director|supervisor|head _|chef|partner|principal|consultant) (wanted|insisted|preferred|had decided|disagreed|planned|ordered);
      disagree* with ... (manager|boss|director|supervisor|head|chef|lead|partner|principal|consultant|doctor);
      argued against; raised ... concern*; changed (his|her|their) mind;
      brushed (it|me|this|that|him|her) aside;
      (consultant|surgeon|doctor|director|manager|boss|architect|owner|partner|head) ... (wanted|planned|insisted|ordered|decided);
      at the order of`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'persuasion',
    asked: `
      dug in; dig* in ... heels; get (a|your|to) (yes|way); got (a|your|to) (yes|way); not interested;
      (said|say) yes; (somebody|someone|people) ... (agree|listen) ... (first|did not|would not);
      accept* your; against your idea; believe in your; doubt* (you|your)*; persuad*; persuasi*; convinc*;
      influenc*; (win|won|winning) ... (over|round|around); (chang*|turn*) ... mind*; whose mind*;
      mind* have you changed; buy in; (bring|brought|came|come) ... (round|around) to;
      (get|got|getting|bring|brought) ... on (board|side); talk* ... (into|round|around);
      sell (an|your|the|a) (idea|vision|plan); sold (an|your|the|a) (idea|vision|plan); sceptic*;
      skeptic*; reluctant; resist* ... (idea|change|plan|proposal); make the case; made the case;
      without ... authority`,
    strong: 'persuade convince influence sceptical skeptical skeptic sceptic reluctant adopt buy-in lobby',
    weak: 'propose present pilot trial evidence demonstrate agree argue pitch approve show sign',
    marks: `
      (came|come|brought) (round|around); on board; (changed|change) ... mind*;
      (won|win) ... (over|round|around); made the case; made a case; buy in;
      talked ... (into|round|around); agreed to (try|a|change|let|fund); did not (believe|want) ... until`,
    polarity: 'success',
    opposites: ['own-mind-changed'],
  },
  {
    id: 'negotiation',
    asked: `
      negotiat*; (bargain|haggl)*; better (deal|terms|price);
      (reach|strike|struck) ... (deal|compromise|agreement); win win;
      meet* ... (half way|halfway|in the middle); compromis*; give and take; drove a hard bargain`,
    strong: 'negotiate negotiation renegotiate bargain haggle compromise concession settlement',
    weak: 'contract supplier vendor terms rate price agree discount clause union deal',
    marks: `
      in (return|exchange) for; met ... half ?way; better terms; we settled on;
      talked ... down (to|from|by)`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'difficult-message',
    asked: `
      (talk|conversation|discussion) ... (nobody|no one|everybody|everyone|afraid|avoid|dread|postpon)*;
      afraid to (say|have|raise); awkward; own up to (a|your) (client|customer|boss);
      (bad|difficult|hard|unwelcome|tough|awkward|sad|disappointing) (news|message|conversation*|truth|talk);
      (did|do) not (want|like) to hear; not ... want ... hear; hard to hear;
      (break|broke|deliver*) ... news; uncomfortable (conversation|truth|talk)*;
      disappoint* (somebody|someone|a|your); hard conversation*; let ... down gently;
      tell* ... (somebody|someone|people|client|customer|boss|manager|parent|family|patient) ... (no|bad|hard|wrong|not)`,
    strong: 'candid frank bereaved condolence',
    weak: 'explain honest apologise news tell sorry delay upset family parent prepare',
    marks: `
      (told|tell|telling|break|broke|deliver*|explain*) ... (news|truth|that ... (would|could|was|were) not|that ... (late|delayed|failed|lost|over|wrong));
      bad news; (did|do) not want to hear; hard conversation*; difficult conversation*;
      told (him|her|them|the _) (myself|straight|directly|honestly|plainly|face to face|in person);
      in person; (spoke|talked) to (him|her|them) (in private|alone|about);
      nobody (would|dared|wanted to) (say|tell|speak)*`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'feedback-given',
    asked: `
      (give|gave|giving|given|deliver*) ... (feedback|criticism|review);
      (criticis*|criticiz*) (somebody|someone|a); feedback to (a|an|your|somebody|someone|other*);
      did not (want|like) to hear; tell (somebody|someone|a) ... (work|performance) ... not;
      correct* (somebody|someone|a colleague); tough feedback ... (to|for); appraisal*`,
    strong: 'feedback appraisal critique',
    weak: 'review private honest performance talk improve one-to-one tell',
    marks: `
      (gave|give|giving) ... feedback; feedback to; took (him|her|them|the _) aside; in private;
      one (to|on) one; (told|tell) (him|her|them) (that|why|what|straight|how);
      (spoke|talked) to (him|her|them) (in private|alone|about)`,
    polarity: 'neutral',
    opposites: ['feedback-received'],
  },
  {
    id: 'feedback-received',
    asked: `
      (tear|tears|tore|torn) (you|your) ... (apart|down|work)*; bad review; harsh*; told off;
      dressing down; put in your place; about yourself ... (hear|heard); (your|you) ... in public;
      unfair* criti*; (said|says) about you;
      (receiv*|got|get|gotten|take|took|taking|given|hear*|heard) ... (feedback|criticism);
      feedback ... (you|received|got|surprised|stung|hurt|hard|changed|acted); criticism*; criticis*;
      criticiz*; (somebody|someone|anyone|manager|boss) (told|tells|tell|pointed|said to) you;
      tough feedback; negative feedback; been told; were told;
      what would your (manager|boss) ... (improve|better); constructive; performance review; stung;
      hard to hear`,
    strong: 'feedback criticism criticise criticize',
    weak: 'review mentor suggest improve since advice observe comment',
    marks: `
      feedback (that|from|said|was|on my);
      (my|the|a) (manager|boss|mentor|lead|supervisor|editor|tutor|colleague*|team|reviewer*|head _|chef|principal) (said|told|pointed|observed|noticed|remarked|complained);
      i (received|got|took|asked for) ... feedback; it stung; ever since; since then i; scathing;
      bad review; (brushed|tore|tear) ... (aside|apart); (wrote|published) a ... review`,
    polarity: 'neutral',
    opposites: ['feedback-given'],
  },
  {
    id: 'teamwork',
    asked: `
      team work*; teamwork; team player; work* ... (in|as|with|on) ... team; collaborat*; work* together;
      work* (closely )?with others; part of a team; cooperat*; group (project|effort|work);
      with (several|many|different|other) people; not alone`,
    strong: 'collaborate collaboration teamwork pair co-write cooperate jointly',
    weak: 'team together colleague group share crew partner shift staff support',
    marks: `
      together with; worked (closely )?with; (we|team) ... together; side by side; hand in hand;
      took turns`,
    polarity: 'success',
    opposites: ['working-alone'],
  },
  {
    id: 'cross-team',
    asked: `
      cross functional*; cross (team|department)*;
      other (departments|teams|disciplines|functions|professions|agencies);
      across ... (team|department|site|function|organisation|organization|company|office)s*;
      different (departments|teams|disciplines|functions|backgrounds|professions); silo*;
      outside your (team|department|field); multi ?disciplinary; stakeholders`,
    strong: 'cross-functional interdisciplinary multidisciplinary liaise liaison stakeholder',
    weak: 'department team agency office joint site partner meeting coordinate',
    marks: `
      cross functional;
      (between|across) ... (team|department|site|office|agenc|school|ward|store|branch|countr|function)[^ ]*;
      with ... and ... (teams|departments|engineers|designers|doctors|nurses|police|marketing|finance|legal|sales);
      (two|three|four|five|six|seven|eight|[0-9]+) (teams|departments|agencies|sites|offices|schools|branches|countries)`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'working-alone',
    asked: `
      work* (alone|independently|on your own|by yourself|unsupervised); on your own;
      without ... (supervision|help|support|guidance); independen*; self (directed|starter|sufficient);
      single handed*; by yourself; nobody ... (help|ask)`,
    strong: 'independently unsupervised single-handed sole alone freelance self-employed',
    weak: 'own remote night',
    marks: `
      on my own; by myself;
      the only (one|person|nurse|developer|engineer|teacher|member|_) (on|in|at|who); without supervision;
      as the (only|sole|first); single handed*`,
    polarity: 'success',
    opposites: ['teamwork'],
  },
  {
    id: 'listening',
    asked: `
      listen*; empath*; put yourself in;
      (understand|understood|see|saw) ... (point of view|perspective|side);
      someone else* (shoes|perspective|point of view); emotional intelligence;
      what ... really (meant|wanted|needed); read between the lines; compassion*; feelings`,
    strong: 'listen empathy empathise empathize compassion reassure sympathetic interview',
    weak: 'hear understand worry ask family feel concern',
    marks: `
      asked (him|her|them|the _) (what|why|how); point of view; took the time;
      let (him|her|them) (talk|speak); sat (down )?with; heard (him|her|them) out`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'plain-explanation',
    asked: `
      outsider*; layman*; explain* ... (complex|complicated|technical|difficult|hard|something) ... to;
      explain* ... (layman|lay person|layperson|non technical|non specialist|non expert|outsider|beginner|child)*;
      non (technical|specialist|expert|native)*; simpl* terms; plain (language|english|words);
      make ... (understandable|accessible|clear); translat* ... (technical|jargon|complex);
      without jargon; did not (understand|know) ... (subject|topic|technical); dumb ... down;
      to (somebody|someone|people) (who|with no|outside); communicat* ... complex`,
    strong: 'explain translate simplify demystify jargon infographic diagram analogy',
    weak: 'plain clear show guide draw picture presentation summary leaflet',
    marks: `
      plain (language|english|words); in simple (terms|words); non (technical|specialist|expert)*;
      without jargon; one page (summary|guide|sheet|note)*;
      explain* ... to ... (board|client|customer|parent|patient|famil|manager|sales|staff|jury|visitor|owner|executive|public)[^ ]*;
      so that (they|everyone|anybody|anyone) (could )?underst*`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'presenting',
    asked: `
      present* to; presentation*; public speaking; speak* in (public|front);
      in front of (a|an|an? audience|people|room|crowd|class)*; gave a (talk|speech|lecture);
      give a (talk|speech|lecture); audience*; pitch* to; address* a (crowd|room); on stage`,
    strong: 'presentation keynote lecture speech audience webinar podium seminar',
    weak: 'present talk conference pitch board demonstrate briefing stage',
    marks: `
      (gave|give|held|delivered) (a|the|an|my|_) (talk|speech|lecture|presentation|keynote|demo|workshop)*;
      in front of;
      present* ... to (the|a|our|_) ... (board|directors|executives|conference|council|committee|leadership|investors|client*|panel);
      spoke (at|to)`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'written-communication',
    asked: `
      writ* (skills|communication|report*|document*|well|something); wrote; report* you wrote; written;
      something you (have )?written; proposal*; draft*; newsletter*; technical writing; on paper`,
    strong: `
      write rewrite draft edit author copywriting newsletter handbook manual documentation leaflet
      brochure article proposal`,
    weak: 'report publish document guide letter page brief summary',
    marks: `
      (wrote|writing|rewrote|drafted|edited|authored) (the|a|an|our|_); in (writing|print); was published`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'trust',
    asked: `
      trust*; credib*; rapport; build* ... relationship*; built ... relationship*;
      relationship* ... (difficult|build|built|repair*|strong|new|from scratch); network of;
      repair* ... relationship*; get ... to open up; earn* ... (respect|confidence); broke* the ice`,
    strong: 'trust rapport relationship credibility goodwill',
    weak: 'visit weekly meet listen honest promise regular',
    marks: `
      (won|earn|gain|built|build|rebuil|restor)[^ ]* ... (trust|confidence|respect|relationship)[^ ]*;
      opened up; got to know; kept (my|the) word`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'different-cultures',
    asked: `
      another country; time zone*; side of the world; foreign*;
      cultur* (difference*|background*|barrier*); different cultur*; other cultur*;
      (divers*|inclusi*|equity|belonging); language barrier*; different background*;
      from (another|other|different) (countr*|cultur*|background*); abroad; international*; multicultural;
      did not (speak|share) ... language; unlike you; very different from you; feel (welcome|included);
      underrepresented; bias`,
    strong: `
      inclusive inclusion diversity diverse multicultural interpreter bilingual translate migrant refugee
      accessibility bias culture cultural`,
    weak: 'language abroad international country foreign speak newcomer community',
    marks: `
      language barrier; different (countries|cultures|backgrounds|languages);
      (spoke|speak) (no|little|only); (offices|teams|colleagues|crews|staff) in ... (and|countries);
      [0-9]+ (nationalities|languages|countries); first language`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'asking-for-help',
    asked: `
      over your head; (cope|manage) alone; turn to for; had to ask;
      ask* (for|somebody for|someone for) (help|support|advice|assistance);
      (need|sought|seek|request)* ... (help|advice|support) ... (from|others|somebody|someone)*;
      out of your depth; could not do ... (alone|yourself);
      beyond your (ability|knowledge|expertise|skill*); lean on; reach* out`,
    strong: 'mentor escalate consult',
    weak: 'help advice support ask colleague expert senior',
    marks: `
      ask* (for|_ for) (help|advice|support); out of my depth;
      i (called|asked|consulted|phoned|rang) (in )?(a|an|the|my|_) ... (expert|senior|specialist|consultant|colleague|lead|manager);
      did not know (how|what|enough); needed help`,
    polarity: 'neutral',
    opposites: ['helping-colleague'],
  },
  {
    id: 'helping-colleague',
    asked: `
      help* (a|an|your|another|somebody|someone|out) ... (colleague|coworker|co worker|teammate|peer|struggling|team)*;
      support* (a|an|your|another) ... (colleague|coworker|teammate|peer);
      (colleague|coworker|teammate|someone|somebody) ... (struggl*|behind|overwhelmed|in need|having a hard);
      cover* for; stepped in for; lent a hand; somebody else succeed; someone else succeed;
      made ... look good; pick* up the slack`,
    strong: 'volunteer support cover assist struggle overwhelmed',
    weak: 'help colleague new shift teammate',
    marks: `
      help* (him|her|them|a|another|our|my|the) ... (colleague|teammate|coworker|new|junior|team)*;
      struggl*; stepped in; covered for; fell behind; stayed (on|late|behind) (to|with|so);
      took over (his|her|their); wanted to (give up|quit|leave); after every (shift|lesson|day);
      colleague*; held (his|her|their) place`,
    polarity: 'success',
    opposites: ['asking-for-help'],
  },
];
