import type { Competency } from '../competency.ts';

/** People served: customers, guests, patients, pupils, citizens. */
export const CUSTOMERS: readonly Competency[] = [
  {
    id: 'customer-care',
    asked: `
      made (somebody|someone) happy; (served|serve) (somebody|someone|people);
      customer* (service|care|experience|satisf*|first|happy|focus*|obsess*);
      (customer|client|guest|user|patient|passenger|shopper|member|visitor|resident|tenant|citizen|family|parent)*;
      service (you|was|excellen*|quality); hospitality; made (somebody|someone) s? ?day; delight*;
      put ... first; the public; comes back and asks for you; asks for you; stranger; leave with a smile;
      how should a person feel; ten minutes with you; at your reception; reception; thank you card;
      regulars; closing time; treat clients; customers are happy; shopper; welcome; smile; served;
      made (somebody|someone|a person) (feel )?(welcome|happy|at home); (day|week|face) (lit up|better)`,
    strong: 'customer client guest passenger diner shopper subscriber satisfaction hospitality complaint',
    weak: 'service regular serve help family parent member user request thank review care patient visitor',
    marks: `
      (customer|guest|patient|client|user|visitor|passenger)s? (satisfaction|score|service|experience|wrote|thanked|came back|returned|asked|said);
      thank you (letter|card|note); (wrote|came) back; satisfaction (score|rate|rating)*;
      (positive|five star|good) reviews?; sent (a )?(cake|flowers|card|wine)`,
  },
  {
    id: 'angry-customer',
    asked: `
      (angry|upset|unhappy|difficult|dissatisfied|irate|furious|demanding|aggressive|rude|disgruntled|frustrated|unreasonable|abusive|shouting|annoyed|awkward|challenging|tricky|hard) ... (customer|client|guest|patient|user|caller|passenger|parent|visitor|member|family|relative|buyer|shopper|resident|tenant|audience|person|people)*;
      complain*;
      (customer|client|guest|patient|parent|user|caller|passenger|visitor|relative|somebody|someone)s? ... (angry|upset|unhappy|shout*|yell*|furious|complain*|irate|aggressive|rude|lost (his|her|their) temper);
      calm* ... down; de ?escalat*; defus*; shouted at; yelled at; raised their voice;
      lost (his|her|their) temper; heated; make up for; put ... right; (aggressive|violent|threaten*);
      loses? (his|her|their) temper; complaints; difficult customer; insulted; unhappy guest;
      demand your manager; demand* (your|the|to (see|speak)); banged on; your desk; storms in*;
      storm* (into|out|in); called things; called names; steam; taking it personally; take it personally;
      fury; rage; rag(ed|ing); swore at; sworn at; screaming; scream*;
      (walk|came|come|walked)s? in (angry|furious|shouting); red (face|in the face); bang*; abuse from;
      wrath; fuming; wronged; loud`,
    strong: `
      complain complaint complainant furious angry irate aggressive shout yell abusive refund calm
      de-escalate defuse apologise apologize upset rude threaten`,
    weak: 'unhappy listen replace voucher escalate return compensation sorry wait guest customer',
    marks: `
      calm* (him|her|them|down|the); de escalat*;
      (was|were|became|got|arrived) (very |so |really )?(angry|upset|furious|unhappy|aggressive|frustrated);
      lost (his|her|their) temper; threaten* to; raised (his|her|their) voice; apologi(s|z)ed (to|for);
      complain* (about|that|to|of|because); demand* (a|to|the|his|her|their|money);
      (wanted|demanded|asked for) (her|his|their) money back; bad reviews?; scathing;
      threatened (me|us|to|a); overbooked; made up for; put it right;
      sent ... (flowers|champagne|voucher|apology)`,
  },
  {
    id: 'understanding-needs',
    asked: `
      (need|want|requirement)s? of (a|an|the|your) (customer|client|user|patient|guest|student)*;
      (understand|understood|uncover*|discover*|find out|found out|figure out) ... (need|want|requirement|customer|user|client)*;
      what ... (customer|client|user|guest|patient|student)s? (really )?(need*|want*); user research;
      requirement*; voice of the customer; tailor*; personali(s|z)*; individual needs;
      adapt* ... to (the|a|an|your) (customer|client|student|audience|patient|user|learner)*; usability;
      requirements; new client; gather; adapt* your (offer|approach|service|product); talking to users;
      somebody asks for; asks for a; what do they want; made? it to measure; to measure; quite different;
      sitting in the; question that unlocks; one size; fit*? all; what (they|he|she) (came|asked) for;
      not what (they|he|she) (needed|asked); (right|fit) for (her|him|them|each|somebody);
      walk* in their; individual; users; before you (offer|design|build|sell|propose)`,
    strong: `
      interview survey requirement tailor personalise personalize usability observe questionnaire
      prototype needs assess assessment individualise`,
    weak: 'ask need listen user customer watch test want adapt visit',
    marks: `
      (user|customer|usability) (research|interviews?|tests?|testing|feedback|survey)s?;
      (really|actually) (needed|wanted); needs (of|assessment); tailored (to|the);
      (watched|observed|shadowed|interviewed|surveyed) (the|our|two|three|[0-9]+|_) ... (user|customer|client|student|guest|patient|buyer|reader|pupil)[^ ]*;
      ask* (each|every|our|them|the) ... what (they|he|she)`,
  },
  {
    id: 'winning-customers',
    asked: `
      (new|won|win|winning|land*|sign*|acquir*|gain*|attract*) ... (customer|client|account|business|contract|deal|subscriber|member|donor)s?;
      sale you; sales? (pitch|success|process|experience|you|target)*; sell*; sold;
      clos(e|ed|ing) (a|the|deal)*; cold call*; prospect*; upsell*; business development;
      biggest (deal|sale|client|account); lead generation; tender*; find new; difficult sale;
      biggest deal; win business; from a competitor; tender; signed although; foot in the door;
      reached for the pen; the pen; big fish; off somebody; already have someone;
      already have (one|a|somebody); brought? in; persuaded to buy; bought from you;
      first (customer|client|order|buyer)s?; knock* on doors; cold (door|call|start|letter); bite;
      convinced* (a|an|the) (customer|client|buyer|owner);
      new (customers|clients|business|accounts|members|buyers|orders|donors|pupils)`,
    strong: 'sell prospect pipeline upsell cross-sell tender bid referral subscription cold-call demo',
    weak: 'win sign sale deal close customer client grow new pitch account lead',
    marks: `
      (won|signed|closed|landed|acquired|gained|brought in|opened) (a|an|the|our|two|three|four|five|ten|[0-9]+|new|_) ... (client|customer|account|contract|deal|tender|bid|subscriber|member|order)s?;
      cold call*; new (customers|clients|accounts|business|members|subscribers);
      repeat (business|orders?|customers?); sales (grew|rose|increased|went|by)`,
    opposites: ['lost-customer'],
  },
  {
    id: 'keeping-customers',
    asked: `
      walk out; walked out; about to lose;
      (keep|kept|retain*|win ... back|won ... back|sav*) ... (customer|client|account|relationship|member|donor)s?;
      retention; loyal*; churn; about to (leave|cancel|walk); cancel*; win back; won back;
      repeat business; renew*; unhappy client; key account; kept for many years; saved an account;
      increase retention; not to cancel; after the sale; (stay|keep) in touch with; with you longest;
      same heads; slipping away; gone quiet; renewal; hang* by a thread; ask the price; trusts you so;
      came back; (regular|long standing|old) (customer|client|buyer|guest)s?; stay* with you;
      stayed with you; leave you; why do they (stay|return|come)`,
    strong: 'retain retention renew renewal churn loyalty loyal cancel upsell',
    weak: 'keep customer client account back stay return member contract',
    marks: `
      won ... back; (about|going|threaten*|want*|decided) to (leave|cancel|walk|switch);
      churn (fell|dropped|from|rate); retention (rose|rate|from|to); renewed;
      (stayed|are|is|been) (still )?with us (since|ever|for|today|until)*;
      (customer|client|guest|account|owner|he|she|they) ... (renewed|came back|returned|stayed with);
      kept (the|our|this|that|a) ... (account|client|customer|contract)`,
    opposites: ['lost-customer'],
  },
  {
    id: 'lost-customer',
    asked: `
      (lost|lose|losing) ... (customer|client|account|deal|sale|contract|bid|tender|order|patient|student|member|business)*;
      deal ... fell through; fell through;
      did not (win|close|get) ... (deal|sale|contract|client|account|tender); walked away;
      said no to (you|your); (customer|client|account|deal|sale|contract|bid|tender) ... lost;
      lost an important; win back a; fail* to (win|keep|meet) ... (client|customer|expectation)*;
      disappoint* a (customer|client|guest|patient); walked out and never; never came back;
      phone simply stop; stop* ringing; eats next door; regulars; let a good one go; not to have called;
      vanish*; biggest name; did not come back; gone for good; took (his|her|their) business;
      slip through your fingers; went elsewhere; go elsewhere; next door; left (you|us) for;
      drove (a|somebody|them) away; turn(ed)? their back`,
    strong: 'lose cancel churn',
    weak: 'client customer account contract deal competitor bid tender leave',
    marks: `
      fell through; went (to|with) (a|the|another|our) competitor;
      (client|customer|they) (left|cancelled|walked|went elsewhere); did not (win|renew|sign);
      (lost|losing) (the|a|an|our|my|us|this|that) (_ )?(client|customer|account|deal|sale|contract|bid|tender|order|pitch)`,
    isFailure: true,
    opposites: ['winning-customers', 'keeping-customers'],
  },
  {
    id: 'vulnerable-people',
    asked: `
      close to tears; in tears; crying; cries; cried; upset (child|patient|person); scared; comfort*;
      (someone|somebody) ... (afraid|tears|pain|suffering); vulnerab*; distress*; in (pain|crisis|grief);
      grie(f|v)*; safeguard*; special needs; disab*; elderly; older people; children; end of life; dying;
      bereave*; mental health; frighten*; sensitiv*; bedside; patient care; dementia; autis*; trauma*;
      distress; elderly or; disabled person; mental illness; person s safety; learning difficult*;
      too frightened to; frightened; an old (lady|man|woman|person); draws out; has not spoken;
      more than a ticket; nobody wanted; looked after; flinch*; lonely; alone at home; fragile; confused;
      a child (who|is|was|has); could not (speak|look after|help) (for )?(himself|herself|themselves);
      refugee*; homeless; hurt (child|person|animal|woman);
      worried about a (child|pupil|neighbour|patient|customer|person)`,
    strong: `
      vulnerable safeguard dementia bereaved distress palliative refugee homeless autism autistic
      disability trauma abuse elderly resident carer hospice frightened anxious`,
    weak: 'child patient family pain scared care support comfort gentle cry',
    marks: `
      special (educational )?needs; end of life;
      (was|were) (frightened|scared|distressed|anxious|confused|in pain|crying);
      held (his|her|their) hand; safeguarding; mental health; panic attack; wanted to give up;
      first death; divorce; drinking; (calmed|comforted|consoled);
      stayed (on the phone|at his side|at her side|with (him|her|them))`,
  },
  {
    id: 'community',
    asked: `
      communit*; volunteer*; charit*; outside (of )?work; give back; gave back; society; public good;
      social (impact|responsib*); outreach; non ?profit; cause you; neighbourhood; citizen*; residents;
      involve* local; local people; never come to meetings;
      local (group|resident|people|school|business|club)*; charities; on your street; who knows you;
      shop shuts; outside (the )?(office|job|work); after (five|work|hours); bench; garden; mosque;
      church; pub; fair; estate; village; town; old and young; young and old; in your spare time;
      free time; weekend*; good cause; street; parish; neighbo*`,
    strong: `
      volunteer charity community outreach neighbourhood neighborhood donate fundraise resident citizen
      council food-bank parish`,
    weak: 'local public school family youth club campaign free',
    marks: `
      food bank; volunteer*; in my (community|neighbourhood|neighborhood|town|village|parish);
      public (meeting|consultation); local (school|people|residents|community|families|shops|groups?)`,
  },
];
