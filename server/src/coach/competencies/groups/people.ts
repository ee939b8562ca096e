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
      conflict argue argument clash tension friction dispute quarrel disagree mediate mediation feud
      hostile disagreement shouting squabble bicker grudge accuse standoff rift fight truce
      quarrelling fought hostility`,
    weak: 'compromise difference listen apologise private agree differ',
    marks: `
      would not (speak|talk); eye to eye; clear* the air; common ground;
      sat (them|us|both|the two) down; stopped (talking|speaking); middle ground; did not agree;
      (argued|fought|quarrel*|disagreed) (about|over|with|for); shouting match;
      (stopped|not|refused to) (talking|speaking|greeting|talk|speak) (to)?;
      (heard|hear) (him|her|them) out; the end of it; said (that )?it bothered;
      (ended|settled|resolved) (a|an|the) ... (feud|dispute|friction|row|quarrel|argument|disagreement|conflict);
      i apologised; accused me; fell out (with|over); blamed (me|each other);
      took it (out of|off) email; both (wanted|thought|claimed|believed)`,
  },
  {
    id: 'mediation',
    asked: `
      mediat*; between two (people|colleagues|teams|coworkers|employees|members);
      two (people|colleagues|teams|coworkers|members) ... (conflict|argu*|disagree*|fight*|fell|not);
      peace*maker; resolv* ... between; step* in between; other people* ... (argument|conflict|fight);
      took sides; (brought|bring|got) (two|both) (sides|parties)`,
    strong: `
      mediate mediation mediator arbitrate reconcile de-escalate mediating reconciled neutral
      impartial parish facilitator conciliate broker brokered defuse defused intermediary arbitration
      arbitrator truce conciliation quarrel feud facilitate`,
    weak: 'conflict tension dispute between compromise',
    marks: `
      between (two|the two|both|them); sat (them|both|the two) down; both sides;
      brought (them|both|the two) together; each (of them|side|in turn); they (shook hands|made up);
      (each|one|both) other; each (alone|of them|in turn|side|what);
      both (sides|parties|of them|together|what); blamed each other;
      stopped (speaking|talking) to (each|one); (stepped|came|stood) between;
      (brought|got|sat|made) ... (together|both|two|them|neighbours|sides|brothers|sisters);
      heard (each|both); refused to (share|work|speak|talk);
      (dispute|quarrel|conflict|row|stand off|argument|feud|fight|friction)s? between;
      between (a|the|two) _ and (a|the); asked (each|both); swap places; wrote their own`,
  },
  {
    id: 'difficult-person',
    asked: `
      difficult (person|people|personalit*|coworker|co worker|colleague|teammate|boss|manager|character);
      (hard|tricky|tough|impossible|challenging|awkward) (person|people|personalit*|colleague|coworker|boss|manager)*;
      (hard|difficult|tough|challenging) to work with; did not (like|click|gel);
      somebody you (found|did not); someone you (found|did not); drove you (mad|crazy|up the wall);
      got under your skin; someone ... got on your nerves`,
    strong: `
      abrasive stubborn uncooperative rude dismissive hostile defensive sceptical prickly brusque
      temper contempt bully bullied swore quarrelsome moody cynical arrogant surly grumpy obstinate
      irritable volatile awkward bullying aggressive intimidating toxic disruptive sarcastic demanding
      difficult unapproachable`,
    weak: 'difficult trust listen private patient respect',
    marks: `
      refus* to; would not (listen|speak|talk|share); never (spoke|answered|replied);
      hard to work with; did not (want|trust|believe); (stopped|not) (talking|speaking) to;
      (known|famous|feared) for (his|her|their);
      (would|did|will) not (listen|speak|talk|share|answer|cooperate|help);
      never (spoke|answered|replied|said|listened|thanked); (kept|keeping) my (cool|temper|patience);
      won the (cooperation|respect) of; (swore|shouted|snapped|sneered|barked) at;
      (with|his|her) (contempt|temper|sarcasm); (bullied|belittled|intimidated) _;
      quarrelled with everyone;
      (dismissive|defensive|stubborn|brusque|rude|difficult|awkward|hostile|arrogant|moody|aggressive) _;
      would not accept; refused to (work|share|cooperate|answer|listen)`,
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
    strong: `
      disagree overrule contradict argued disagreed insisted overruled superior sergeant captain
      co-pilot`,
    weak: 'manager director boss supervisor head chief evidence propose decision',
    marks: `
      push* back;
      (my|the) (manager|boss|director|supervisor|head _|chef|partner|principal|consultant) (wanted|insisted|preferred|had decided|disagreed|planned|ordered);
      disagree* with ... (manager|boss|director|supervisor|head|chef|lead|partner|principal|consultant|doctor);
      argued against; raised ... concern*; changed (his|her|their) mind;
      brushed (it|me|this|that|him|her) aside;
      (consultant|surgeon|doctor|director|manager|boss|architect|owner|partner|head) ... (wanted|planned|insisted|ordered|decided);
      at the order of;
      (my|the|our) _ ?(manager|boss|director|supervisor|head _|chef|partner|principal|consultant|owner|captain|mayor|sergeant|bishop|minister|professor|surgeon|engineer|foreman|ceo|chair|board) (wanted|insisted|preferred|had decided|disagreed|planned|ordered|told me|asked for|was about|refused|overruled|thought|said);
      i (told|asked|warned|advised|contradicted|challenged|questioned|persuaded) (my|the|our) _ ?(manager|boss|director|supervisor|head|chef|partner|principal|consultant|owner|captain|mayor|sergeant|bishop|minister|professor|surgeon|engineer|foreman);
      (told|advised|questioned|challenged|contradicted|corrected|warned) (my|the) (lead |sales |project |site |head )?(manager|boss|director|supervisor|chef|partner|principal|consultant|owner|captain|mayor|sergeant|bishop|minister|professor|surgeon|foreman|chief);
      argued with (head office|the board|management|the owner|my manager|the director); i disagreed;
      (wanted|decided) to (close|cut|sell|file|cancel|drop|land|open|stop)`,
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
    strong: `
      persuade convince influence sceptical skeptical skeptic sceptic reluctant buy-in lobby
      influenced hesitant coax sway unwilling doubtful lobbying opponent unpopular argue advocate
      convinced`,
    weak: 'propose present pilot trial evidence demonstrate agree argue pitch approve show sign',
    marks: `
      (came|come|brought) (round|around); on board; (changed|change) ... mind*;
      (won|win) ... (over|round|around); made the case; made a case; buy in;
      talked ... (into|round|around); agreed to (try|a|change|let|fund);
      did not (believe|want) ... until; (saw|see) no need; gave (way|in); as a trial; came round;
      (board|council|committee|owner|team|parents|staff|crew|management|client|director|manager|union|landlord|they|he|she) (did not want|refused|agreed|hated|opposed|was against|were against|said no|was sceptical|were sceptical);
      (sold|pitched) the idea; talked (a|an|the|my|our|him|her|them) ... (into|out of|round);
      (secured|gained|won|got) (agreement|support|approval|backing|consent|the vote) (of|from|for);
      got (the|a|an|my|our|them|him|her) ... to (accept|wear|agree|try|give|let|change|stop|use|sign|join);
      (turned|brought) (a|the) ... (round|from|around); and they (agreed|said yes|signed); in favour;
      persuaded (the|a|an|my|our|_); convinced (the|a|an|my|our|_) ... (to|that|of)`,
    opposites: ['own-mind-changed'],
  },
  {
    id: 'negotiation',
    asked: `
      negotiat*; (bargain|haggl)*; better (deal|terms|price);
      (reach|strike|struck) ... (deal|compromise|agreement); win win;
      meet* ... (half way|halfway|in the middle); compromis*; give and take; drove a hard bargain;
      brought (two|both) sides`,
    strong: `
      negotiate negotiation renegotiate bargain haggle compromise concession settlement exclusivity
      penalty wage landlord haggling concede bargaining bidder counteroffer`,
    weak: 'contract supplier vendor terms rate price agree discount clause union deal',
    marks: `
      in (return|exchange) for; met ... half ?way; better terms; we settled on;
      talked ... down (to|from|by); (first|opening|best|final|their) offer;
      (struck|agreed|reached|settled|closed) (a|an|on|the|for) ... (deal|settlement|compromise|terms|price|truce|contract|lease|round|agreement|rate);
      below the (first|asking|list|card); out of court; talked (the|a|our|him|her|them|it) ... down;
      (obtained|won|secured|got) (a|an) ... (discount|clause|rebate|extension|concession|reduction);
      (at|for) (a third|half|a quarter) (of )?(the|their)?; (less|more) than they asked;
      (haggled|bargained) (for|over|with); half the cost each; in exchange; penalties for`,
  },
];
