import type { Competency } from '../competency.ts';

/** Budgets, costs, income. */
export const MONEY: readonly Competency[] = [
  {
    id: 'budget',
    asked: `
      budget*; finance*; financial*; manag* (the )?money; p and l; profit and loss; cost control;
      purse strings; funds; funding; cash flow; over budget; under budget; allowance; afford;
      (hand|give|send|gave) back (cash|money); be short in; pay ?day; make ... last until;
      largest sum; sum you; signature ... needed; given to spend; (month|year) financially;
      balance the books; books balance*; make ends meet; tighten* ... belt;
      stretch* ... (money|pound|dollar|euro)s?; run out of money; ran out of money;
      sign* off ... (cost|purchase|spend)*; who held the purse; account for every; in the (red|black);
      month end; year end; treasur*; bookkeep*; payroll; spend; spending; amount you were;
      more than you (were given|had)`,
    strong: `
      budget finance financial expenditure spend cashflow forecast ledger allocation fund underspend
      overspend purse treasurer reconcile capital bookkeeping wage solvency surplus deficit liquidity
      quarterly budgeting accrual contingency controller capex reserve subsidy`,
    weak: `
      cost money million thousand cash plan account invoice euro pound dollar wages fee sum allowance
      annual fiscal paid tax balance variance`,
    marks: `
      (budget|spend|funds?) of; under budget; on budget; over budget; within (the )?budget; cash flow;
      (profit and loss|cash plan|cash flow|spending plan|balance sheet);
      (capital|monthly|annual) (expenditure|spend|spending|accounts); finance committee;
      [0-9]+ ?% (below|under) (its|the|our); against plan;
      (within|inside) (its|the|our|a) _ ?(allocation|budget|allowance|limit);
      kept (a|the|it|_) ... to [0-9]*; (budget|fund|money|account)s? for (a|the|_); purse;
      (million|thousand|[0-9]+k|000) budget*; budget of`,
  },
  {
    id: 'saving-costs',
    asked: `
      sav* (money|cost|the company|some money|expense)*; sav* ... (money|costs);
      (cut|reduc*|lower*|trim*) ... (cost|expens|spend|bill|waste)*; cheaper;
      cost (saving|reduction|cutting|effective)*; bottom line; cut* ... (bill|spending|expense)s?;
      keep expenses; (expenses|costs|overheads) low; running costs; off the (running )?(costs?|bill);
      in the bin; same (pound|money|dollar|euro); energy bill; on less (fuel|money|staff);
      costing (a fortune|us|too); go further; better off because; for less (money)?; fat to trim;
      trim*; thrift*; frugal*; wasteful; wast(e|ing) (of )?(money|food|material|paper|energy)*;
      paid too much; paying too much; overpa(y|id|ying); leak* money; economies;
      where (does|did) the money go; expensive habit; count* the pennies`,
    strong: `
      waste renegotiate economise economy premium postage overtime frugal thrift overpay licence
      leftover refund scrap cancel stamp rebate insulation`,
    weak: `
      cost reduce expense supplier bill price spend money lower energy save cut cheap fuel packaging
      renewal duplicate third unused rent licences paying pay less half electricity heating wasted
      wage spare sold saving cheaper monthly`,
    marks: `
      (saved|saving|saves) (us |the [^ ]+ |about |over |some |nearly |around )*([^ ]*[0-9]+[^ ]*|a|thousands|hundreds|half);
      (cut|reduced|lowered|brought down|halved) (the |our |its )?[^ ]* ?(cost|costs|bill|bills|spend|spending|waste|expenses|price);
      (cost|costs|waste|bill|spend) (fell|dropped|went down|by); a year in; food (cost|waste);
      (cut|reduced|lowered|brought|halved|trimmed|slashed) ... (cost|costs|bill|bills|spend|spending|waste|expenses|price|postage|overtime|premium|consumption|fuel|use|charge|rent|fee|fees);
      (brought|got|took) ... (down|off) (from|by|to) (a |an )?[^ ]*; (we|were) paying for;
      from [^ ]+ (a|per) (month|year|week) to; per cent (less|cheaper);
      [0-9]+ a year (went|back|saved|less); (for nothing|free of charge|at no cost);
      spared (the|us|our); unit price; at (half|a third|a quarter) (of )?(the )?(price|cost);
      from [0-9]+% to [0-9]+%; got ... back; cancelled the; food waste`,
  },
  {
    id: 'growing-income',
    asked: `
      (grow|grew|growing|increas*|rais*|boost*|driv*|drove) ... (revenue|sales|income|turnover|profit|business|margin)*;
      revenue; income; profit*; margin*; commercial*; monetis*; monetiz*; made money; business growth;
      top line; put prices up; (raise|raised|put up) ... prices?; sells? (only|more|because|better);
      went up because; paying for; paid one; paid service; into a paid; subsid*;
      (bring|brought|brings) in ... (money|business|cash|customers); chart that went up;
      pay(s|ing)? (its|their) way; earn* (more|money|its);
      new (market|customer|business|income|stream)s?; upsell*; cross sell*;
      sales (target|figure|growth|record)*; best sell*; sell more; sold more; money maker;
      more out of (each|every|the same) (customer|guest|client); rent* out; worth ... more;
      average (order|spend); money ... on the table`,
    strong: `
      revenue turnover profit margin income upsell conversion subscription spend earn commercial
      earning sell upselling monetise lucrative premium resell occupancy`,
    weak: `
      grow increase raise rise price customer order average double takings sale sales fee new client
      booking rent rented expand expanded launched membership pupils visitors sold menu third half
      worth`,
    marks: `
      (revenue|sales|turnover|profit|income|margin|takings|conversion|bookings|orders) (grew|rose|increased|went up|doubled|by|from|climbed|up);
      (grew|raised|increased|doubled|boosted|lifted) (the |our |its |average |annual |monthly )*(revenue|sales|turnover|profit|income|margin|takings|conversion|bookings|orders);
      best selling;
      (revenue|sales|turnover|profit|profits|income|margin|margins|takings|conversion|bookings|orders|subscriptions|fees|spend|earnings|occupancy|memberships?) ... (grew|rose|increased|doubled|tripled|climbed|by|from);
      (grew|raised|increased|doubled|tripled|boosted|lifted|improved|expanded) ... (revenue|sales|turnover|profit|income|margin|takings|conversion|bookings|orders|occupancy|spend|memberships?|fees|subscriptions?);
      rented out; a new income; new (income|revenue|stream|line) (of|stream)?; in fees;
      from [^ ]+ to [^ ]+ (pupils|clients|customers|members|guests|subscribers); earned [0-9]*`,
  },
  {
    id: 'suppliers',
    asked: `
      supplier*; vendor*; contractor*; purchas*; procure*; subcontract*; outsourc*; sourcing;
      supply chain; external partner*; (three|two|several|compar*) quotes?; quotes for; inventory;
      stock (level|control|and|take|out|room|count)s?; run* out of stock;
      ran out of (stock|material|part|flour|steel)*; where (did|do) you (get|buy|source) (your|the);
      (steel|timber|part|parts|material|materials|goods|flour|delivery|order) ... (late|short);
      delivery (was|is) (late|short|wrong); lorry load; the only firm;
      only (firm|company|place) that (makes|sells|has); worth the money;
      outside (firm|company|contractor)s?; wholesal*; caterer*; hauli*; firm that makes;
      goes bankrupt; went bankrupt; who do you buy; depend on (a|one) (firm|company); third party;
      (sent|send) ... (load|delivery|shipment|container) back`,
    strong: `
      supplier vendor contractor subcontractor procurement purchase wholesaler source manufacturer
      caterer haulier importer distributor outsource outsourced consignment dispatcher lessor merchant
      miller sourcing purchasing freelancer translator`,
    weak: `
      contract order price delivery buy stock quote partner audit scorecard tender inventory warehouse
      late container goods lead ordered bought lorry material part service outside rate lease visited
      returned`,
    marks: `
      supply chain; quotes from;
      (supplier|vendor|contractor|wholesaler|manufacturer|haulier|caterer|subcontractor|importer)s? (for|of|was|were|with|had|and|who|that|by|from|to|after|at);
      (chose|changed|audited|switched|reviewed|replaced|selected|found) ... (supplier|vendor|contractor|haulier|firm|factory|factories|manufacturer|caterer)s?;
      (stock|parts|steel|flour|delivery|deliveries|goods|material|materials) (came|arrived|was|were) (late|short);
      ordered (six|two|three|_) weeks ahead; on time (rate|delivery); days of stock; out of stock;
      returned (a|the) (full )?(container|load|batch|order); purchase orders?; consignment stock;
      outsourced (_); second source`,
  },
  {
    id: 'fundraising',
    asked: `
      fund ?rais*; rais* (money|funds|capital|investment); grant*; donor*; donation*; sponsor*;
      investor*; appl* for funding; secure* funding; crowdfund*; largest (donation|gift|cheque);
      donat*; giv* (year after year|once|again); pitched; pitch to; pitch for money;
      hand in their pocket; hands in their pockets; a (large )?cheque; ask ... for money;
      asked ... for money; rattl* (a )?tin; backing (for|from); get* backing; got backing; appeal;
      to invest; find the money; found the money; pay for it all; who paid; benefactor*; patron*;
      philanthrop*; charit* (event|appeal|money); bursar*; scholarship*; seed (money|round|funding);
      venture capital; money for (a|the|your) (project|cause|roof|idea|company); match fund*;
      legacy giving`,
    strong: `
      fundraise fundraising donor donation sponsorship sponsor investor crowdfunding endowment auction
      appeal raffle benefactor patron pledge pitch venture backer philanthropy trusts foundation
      subsidy tombola crowdfund hospice legacy bursary bazaar donate`,
    weak: `
      raise application fund apply campaign award raised trust gift grant bid cheque funds charity
      walk ball sponsored roof wrote repeat year`,
    marks: `
      (raised|secured|won|obtained|attracted) (a |an |the |our |over |about |nearly |first )*([^ ]*[0-9]+[^ ]*|grant|funding|investment|sponsor|donation);
      grant (application|of|from); funding (from|of|for);
      (raised|secured|won|obtained|attracted|received|brought in|applied for) ... (grant|grants|funding|investment|sponsor|sponsorship|donation|donations|subsidy|award|backing|capital);
      (raised|raising) [0-9]*; sponsored (_ )?(walk|run|ride|swim|event);
      wrote to [^ ]+ (trusts|foundations|companies|firms); headline sponsor;
      (major|regular|repeat|monthly) (donor|gift|giver|donation)s?; (gave|give) again;
      reached its (total|target|goal); ((research )?council|lottery) (award|grant)`,
  },
  {
    id: 'fraud',
    asked: `
      fraud*; theft; steal*; stole*; money laundering; embezzl*; suspicious; irregularit*;
      missing (money|stock|cash); did not add up; forensic; suspici*; uncover*; crooked; wrongdoing;
      misconduct; false (claim|invoice|receipt|document)*; (claim|claimed|claims) for;
      (till|cash|money|stock|raffle) (is|was) short; petty cash; (does|did) not exist; looks odd;
      looked odd; on the take; hand in the; (is|was) real; fake*; forging; counterfeit*;
      cook* the books; fiddl*; cheat*; bribe*; brib*; scam*; swindl*; phantom; laundering; kickback*;
      pocket* the; tamper*; con (man|artist|us|you); fingers in the;
      caught ... (stealing|cheating|lying); inside job; pilfer*; crook*; dishonest*; bogus; impost*;
      pretend* to be; made up (receipts|invoices|figures); know that a _ is real;
      forg(e|ed|er|ery|eries|ing)`,
    strong: `
      fraud theft steal embezzle launder suspicious irregularity forge shrinkage shoplift bogus fake
      forged tamper tampered counterfeit scam bribe bribery cheat swindle fictitious falsify pilfer
      phantom kickback crook impersonate forgery laundering invented stolen odometer`,
    weak: `
      invoice report police account discrepancy bank payment cash short detected spotted details
      receipt refund flagged arrested recovered till origin missing paid claim cousin wife billed
      transfer auditor duplicate`,
    marks: `
      (suspicious|fake|forged|duplicate|fictitious) (payment|transaction|invoice|account|activity|order|document)s?;
      money laundering; did not add up; missing (money|stock|cash|funds);
      (paid|charged|billed|invoiced) ... (twice|three times|double);
      (paid|charged) (his|her|their) (brother|wife|friend|son|cousin);
      (forged|fake|false|bogus|stolen|tampered|invented|duplicate|fictitious) _;
      (was|were|came up) short; billed for; in the same hand;
      had been (invoicing|paying|billing|stealing|charging|taking|selling);
      (arrested|prosecuted|charged|convicted); that (did|does) not exist; bank details;
      (may|can|could) not also (pay|approve|order);
      (caught|exposed|uncovered|detected|spotted) (a|an|the|two|three|_)`,
  },
];
