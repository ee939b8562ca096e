import type { Competency } from '../competency.ts';

/** Listening, explaining, saying what is hard to say, and hearing it. */
export const COMMUNICATION: readonly Competency[] = [
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
      to (somebody|someone|people) (who|with no|outside); communicat* ... complex; laymen; understood by;
      make yourself (clear|understood); (ordinary|normal) people`,
    strong: 'explain translate simplify demystify jargon infographic diagram analogy',
    weak: 'plain clear show guide draw picture presentation summary leaflet',
    marks: `
      plain (language|english|words); in simple (terms|words); non (technical|specialist|expert)*;
      without jargon; one page (summary|guide|sheet|note)*;
      explain* ... to ... (board|client|customer|parent|patient|famil|manager|sales|staff|jury|visitor|owner|executive|public)[^ ]*;
      so that (they|everyone|anybody|anyone) (could )?underst*;
      explain* ... to (a|the|our|my) (group|class|patients?|parents?|clients?|famil[^ ]*|visitors?|board|crew|public|guests?|pupils?|students?|customers?);
      with nothing but`,
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
      hard to hear; (others|people|colleagues|boss|manager|friends) (told|say|said|tell) (you|about)*;
      told you to; would ... say about you`,
    strong: 'feedback criticism criticise criticize',
    weak: 'review mentor suggest improve since advice observe comment',
    marks: `
      feedback (that|from|said|was|on my);
      (my|the|a) (manager|boss|mentor|lead|supervisor|editor|tutor|colleague*|team|reviewer*|head _|chef|principal) (said|told|pointed|observed|noticed|remarked|complained);
      i (received|got|took|asked for) ... feedback; it stung; ever since; since then i; scathing;
      bad review; (brushed|tore|tear) ... (aside|apart); (wrote|published) a ... review;
      (supervisor|manager|boss|mentor|teacher|coach|colleague|wife|friend) ... told me`,
    polarity: 'neutral',
    opposites: ['feedback-given'],
  },
];
