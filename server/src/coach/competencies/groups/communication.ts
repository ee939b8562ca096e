import type { Competency } from '../competency.ts';

/** Listening, explaining, saying what is hard to say, and hearing it. */
export const COMMUNICATION: readonly Competency[] = [
  {
    id: 'listening',
    asked: `
      listen*; empath*; put yourself in;
      (understand|understood|see|saw) ... (point of view|perspective|side);
      someone else* (shoes|perspective|point of view); emotional intelligence;
      what ... really (meant|wanted|needed); read between the lines; compassion*; feelings;
      good listener; kept quiet; stay* quiet; shut up; who* (last )?told you something; open up;
      (people|they|somebody) ... (come|turn) to you with; question behind; somebody else s place;
      (goes|went) through your head while; still speaking;
      understood a (patient|client|customer|colleague) properly; told nobody else; from the other side;
      between the lines; what ... was not (said|saying|being said); not say*; unsaid;
      hear* ... (under|behind|beneath); say nothing; said nothing;
      let (him|her|them|somebody|someone) (talk|finish|speak); bite your tongue; bit your tongue;
      ask* the right question; confid(e|ed) in you; troubles; lend an ear; both ears; silence;
      wear* ... shoes`,
    strong: 'listen empathy empathise empathize compassion reassure sympathetic interview',
    weak: 'hear understand worry ask family feel concern',
    marks: `
      asked (him|her|them|the _) (what|why|how); point of view; took the time;
      let (him|her|them) (talk|speak); sat (down )?with; heard (him|her|them) out`,
  },
  {
    id: 'plain-explanation',
    asked: `
      outsider*; layman*; explain* ... (complex|complicated|technical|difficult|hard|something) ... to;
      explain* ... (layman|lay person|layperson|non technical|non specialist|non expert|outsider|beginner|child)*;
      non (technical|specialist|expert|native)*; simpl* terms; plain (language|english|words);
      make ... (understandable|accessible|clear); translat* ... (technical|jargon|complex);
      without jargon; did not (understand|know) ... (subject|topic|technical); dumb ... down;
      to (somebody|someone|people) (who|with no|outside); communicat* ... complex; laymen; understood by;
      make yourself (clear|understood); (ordinary|normal) people; grandmother; pretend i am;
      as if i were; to a (child|beginner|novice|stranger); beginner*; get ... across;
      what picture do you; biscuit tin; words are too hard; bridge the gap between; specialist language;
      simplif*; in your trade ... (child|grasp|understand); tell me how ... works; explain to me;
      fear* numbers; what you do all day; grasp; make sense of; in one sentence;
      without (the )?(long|big|technical|clever) words; a child (could|would|can) (follow|understand);
      comparison; metaphor*; (blank|puzzled) (face|look)*; nobody (understood|followed)`,
    strong: 'explain translate simplify demystify jargon infographic diagram analogy',
    weak: 'plain clear show guide draw picture presentation summary leaflet',
    marks: `
      plain (language|english|words); in simple (terms|words); non (technical|specialist|expert)*;
      without jargon; one page (summary|guide|sheet|note)*;
      explain* ... to ... (board|client|customer|parent|patient|famil|manager|sales|staff|jury|visitor|owner|executive|public)[^ ]*;
      so that (they|everyone|anybody|anyone) (could )?underst*;
      explain* ... to (a|the|our|my) (group|class|patients?|parents?|clients?|famil[^ ]*|visitors?|board|crew|public|guests?|pupils?|students?|customers?);
      with nothing but`,
  },
  {
    id: 'presenting',
    asked: `
      present* to; presentation*; public speaking; speak* in (public|front);
      in front of (a|an|an? audience|people|room|crowd|class)*; gave a (talk|speech|lecture);
      give a (talk|speech|lecture); audience*; pitch* to; address* a (crowd|room); on stage;
      important talk; pitching; deliver* a (talk|workshop|lecture|speech|toast); eyes on you;
      room goes quiet; came up to you afterwards; come up to you afterwards; took the floor;
      take the floor; toughest crowd; (empty|full|big|packed) (room|hall|house); microphone; slides;
      nerves before; on your feet; podium; present your; stand* up and (speak|talk); spoke to (a|an);
      speech*; conference; your turn to speak`,
    strong: 'presentation keynote lecture speech audience webinar podium seminar',
    weak: 'present talk conference pitch board demonstrate briefing stage',
    marks: `
      (gave|give|held|delivered) (a|the|an|my|_) (talk|speech|lecture|presentation|keynote|demo|workshop)*;
      in front of;
      present* ... to (the|a|our|_) ... (board|directors|executives|conference|council|committee|leadership|investors|client*|panel);
      spoke (at|to)`,
  },
  {
    id: 'written-communication',
    asked: `
      writ* (skills|communication|report*|document*|well|something); wrote; report* you wrote; written;
      something you (have )?written; proposal*; draft*; newsletter*; technical writing; on paper;
      writing; email*; letter you; letter* ... write; editing; (paragraph|sentence)*; sent folder;
      leaflet; notice somewhere; carries your words; wording; pen; articles; bids; in black and white;
      put ... (in|into) writing; (your|own) words; typed; reader*; read* your; blog*; written down`,
    strong: `
      write rewrite draft edit author copywriting newsletter handbook manual documentation leaflet
      brochure article proposal`,
    weak: 'report publish document guide letter page brief summary',
    marks: `
      (wrote|writing|rewrote|drafted|edited|authored) (the|a|an|our|_); in (writing|print); was published`,
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
      tell* ... (somebody|someone|people|client|customer|boss|manager|parent|family|patient) ... (no|bad|hard|wrong|not);
      (difficult|unwelcome) (message|decision); must disappoint; hardest thing you ... said;
      (said|say|told) to (someone|somebody) s face; cried in your office; nothing good to tell;
      honesty cost; how do you tell a;
      what would you say to (an?|the) (owner|parent|mother|father|wife|family|husband|bride);
      will not recover; would be late; sleepless night;
      tell (a|your|the) ... (late|gone|lost|dead|refused|failed|closed|over); look* ... in the eye and;
      dread* (saying|telling|calling|the call); phone call ... (dread|hard|worst)*; (said|say) it to;
      worst (call|conversation|phone call); put it gently; sorry to (say|tell); bearer of;
      face to face ... (tell|say)`,
    strong: 'candid frank bereaved condolence',
    weak: 'explain honest apologise news tell sorry delay upset family parent prepare',
    marks: `
      (told|tell|telling|break|broke|deliver*|explain*) ... (news|truth|that ... (would|could|was|were) not|that ... (late|delayed|failed|lost|over|wrong));
      bad news; (did|do) not want to hear; hard conversation*; difficult conversation*;
      told (him|her|them|the _) (myself|straight|directly|honestly|plainly|face to face|in person);
      in person; (spoke|talked) to (him|her|them) (in private|alone|about);
      nobody (would|dared|wanted to) (say|tell|speak)*`,
  },
  {
    id: 'feedback-given',
    asked: `
      (give|gave|giving|given|deliver*) ... (feedback|criticism|review);
      (criticis*|criticiz*) (somebody|someone|a); feedback to (a|an|your|somebody|someone|other*);
      did not (want|like) to hear; tell (somebody|someone|a) ... (work|performance) ... not;
      correct* (somebody|someone|a colleague); tough feedback ... (to|for); appraisal*; feedback to;
      feedback ... badly; constructive criticism you; correct (someone|somebody|a|your|him|her);
      raise a (colleague|friend|employee)* s? ?(habit|behaviour|conduct); for their own good;
      got better because of (a|you|your|what you); word from you; (left|leave) unsaid;
      find out how they are doing; comes back to you half right; taller; half right;
      how ... (praise|criticise); honest with (a|somebody|someone);
      told (somebody|someone) (the truth|something); (a|quiet|sharp) word with;
      review* ... (somebody|someone|others)* ... work; put (somebody|someone) right; take somebody aside;
      took somebody aside; mark* ... (work|drawing|essay); annual (review|talk)s?`,
    strong: 'feedback appraisal critique',
    weak: 'review private honest performance talk improve one-to-one tell',
    marks: `
      (gave|give|giving) ... feedback; feedback to; took (him|her|them|the _) aside; in private;
      one (to|on) one; (told|tell) (him|her|them) (that|why|what|straight|how);
      (spoke|talked) to (him|her|them) (in private|alone|about)`,
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
      hard to hear; (others|people|colleagues|boss|manager|friends) (told|say|said|tell) (you|about)*;
      told you to; would ... say about you; respond to (criticism|feedback); criticism you;
      criticism (of|about); would your manager say; told you about yourself; has told you about;
      (anybody|anyone|somebody|someone) has told you; gone home angry; came back grateful;
      come back grateful; tells you the truth; (used to|people) say about you; no longer say;
      look like from; other side of the desk; getting on ... nerves; getting on somebody;
      (said|say) about your (work|manner|style); took ... to heart;
      remark ... (hurt|stung|stay|changed)*; pill to swallow; swallow*; mirror; (hit|touched) a nerve;
      made you wince; marked down; comment* (you|about|that|on)`,
    strong: 'feedback criticism criticise criticize',
    weak: 'review mentor suggest improve since advice observe comment',
    marks: `
      feedback (that|from|said|was|on my);
      (my|the|a) (manager|boss|mentor|lead|supervisor|editor|tutor|colleague*|team|reviewer*|head _|chef|principal) (said|told|pointed|observed|noticed|remarked|complained);
      i (received|got|took|asked for) ... feedback; it stung; ever since; since then i; scathing;
      bad review; (brushed|tore|tear) ... (aside|apart); (wrote|published) a ... review;
      (supervisor|manager|boss|mentor|teacher|coach|colleague|wife|friend) ... told me`,
    opposites: ['feedback-given'],
  },
];
