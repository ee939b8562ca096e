import type { Competency } from '../competency.ts';

/** Agreeing, disagreeing, bringing somebody round. */
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
      took sides; (brought|bring|got) (two|both) (sides|parties)`,
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
      did not (want|trust|believe); (stopped|not) (talking|speaking) to`,
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
      without ... authority; said no; (others|nobody|people) ... did not (want|see|believe in)`,
    strong: 'persuade convince influence sceptical skeptical skeptic sceptic reluctant adopt buy-in lobby',
    weak: 'propose present pilot trial evidence demonstrate agree argue pitch approve show sign',
    marks: `
      (came|come|brought) (round|around); on board; (changed|change) ... mind*;
      (won|win) ... (over|round|around); made the case; made a case; buy in;
      talked ... (into|round|around); agreed to (try|a|change|let|fund); did not (believe|want) ... until;
      (saw|see) no need; gave (way|in); as a trial; came round`,
    polarity: 'success',
    opposites: ['own-mind-changed'],
  },
  {
    id: 'negotiation',
    asked: `
      negotiat*; (bargain|haggl)*; better (deal|terms|price);
      (reach|strike|struck) ... (deal|compromise|agreement); win win;
      meet* ... (half way|halfway|in the middle); compromis*; give and take; drove a hard bargain;
      brought (two|both) sides`,
    strong: 'negotiate negotiation renegotiate bargain haggle compromise concession settlement',
    weak: 'contract supplier vendor terms rate price agree discount clause union deal',
    marks: `
      in (return|exchange) for; met ... half ?way; better terms; we settled on;
      talked ... down (to|from|by)`,
    polarity: 'success',
    opposites: [],
  },
];
