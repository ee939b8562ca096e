import type { Competency } from '../competency.ts';

/** Budgets, costs, income. */
export const MONEY: readonly Competency[] = [
  {
    id: 'budget',
    asked: `
      budget*; finance*; financial*; spend*; manag* (the )?money; p and l; profit and loss; cost control;
      purse strings; funds; funding; cash flow; over budget; under budget`,
    strong: `
      budget finance financial expenditure spend cashflow forecast ledger allocation fund underspend
      overspend`,
    weak: 'cost money million thousand cash plan account invoice',
    marks: `
      (budget|spend|funds?) of; under budget; on budget; over budget; within (the )?budget; cash flow;
      (million|thousand|[0-9]+k|000) (euro|dollar|pound|eur|usd|gbp|budget)[^ ]*`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'saving-costs',
    asked: `
      sav* (money|cost|the company|some money|expense)*; sav* ... (money|costs);
      (cut|reduc*|lower*|trim*) ... (cost|expens|spend|bill|waste)*; cheaper;
      cost (saving|reduction|cutting|effective)*; waste*; bottom line; money back`,
    strong: 'save saving cheap waste renegotiate economise cut',
    weak: 'cost reduce expense supplier bill price spend money lower energy',
    marks: `
      (saved|saving|saves) (us |the [^ ]+ |about |over |some |nearly |around )*([^ ]*[0-9]+[^ ]*|a|thousands|hundreds|half);
      (cut|reduced|lowered|brought down|halved) (the |our |its )?[^ ]* ?(cost|costs|bill|bills|spend|spending|waste|expenses|price);
      (cost|costs|waste|bill|spend) (fell|dropped|went down|by); a year in; food (cost|waste)`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'growing-income',
    asked: `
      (grow|grew|growing|increas*|rais*|boost*|driv*|drove) ... (revenue|sales|income|turnover|profit|business|margin)*;
      revenue; income; profit*; margin*; commercial*; monetis*; monetiz*; made money; business growth;
      top line`,
    strong: 'revenue sale turnover profit margin income upsell conversion',
    weak: 'grow increase raise rise price customer order average double takings',
    marks: `
      (revenue|sales|turnover|profit|income|margin|takings|conversion|bookings|orders) (grew|rose|increased|went up|doubled|by|from|climbed|up);
      (grew|raised|increased|doubled|boosted|lifted) (the |our |its |average |annual |monthly )*(revenue|sales|turnover|profit|income|margin|takings|conversion|bookings|orders);
      best selling`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'suppliers',
    asked: `
      supplier*; vendor*; contractor*; purchas*; procure*; subcontract*; third part*; outsourc*;
      buy* (from|for); sourcing; supply chain; external partner*; inventor*; stock`,
    strong: `
      supplier vendor contractor subcontractor procurement purchase wholesaler source manufacturer tender
      warehouse inventory`,
    weak: 'contract order price delivery buy stock quote partner',
    marks: `
      (a|the|our|new|two|three|local|second) (supplier|vendor|contractor|wholesaler|manufacturer|haulier|carrier)s?;
      supply chain; quotes from`,
    polarity: 'neutral',
    opposites: [],
  },
  {
    id: 'fundraising',
    asked: `
      fund ?rais*; rais* (money|funds|capital|investment); grant*; donor*; donation*; sponsor*; investor*;
      appl* for funding; secure* funding; crowdfund*`,
    strong: `
      fundraise fundraising grant donor donation sponsorship sponsor investor crowdfunding endowment bid`,
    weak: 'raise application fund apply campaign award',
    marks: `
      (raised|secured|won|obtained|attracted) (a |an |the |our |over |about |nearly |first )*([^ ]*[0-9]+[^ ]*|grant|funding|investment|sponsor|donation);
      grant (application|of|from); funding (from|of|for)`,
    polarity: 'success',
    opposites: [],
  },
  {
    id: 'fraud',
    asked: `
      fraud*; theft; steal*; stole*; money laundering; embezzl*; suspicious; irregularit*;
      missing (money|stock|cash); did not add up; forensic; suspici*; uncover*; crooked; wrongdoing;
      misconduct`,
    strong: `
      fraud theft steal embezzle launder suspicious irregularity forge duplicate shrinkage shoplift bogus`,
    weak: 'invoice report police account discrepancy bank payment cash',
    marks: `
      (suspicious|fake|forged|duplicate|fictitious) (payment|transaction|invoice|account|activity|order|document)s?;
      money laundering; did not add up; missing (money|stock|cash|funds);
      (paid|charged|billed|invoiced) ... (twice|three times|double);
      (paid|charged) (his|her|their) (brother|wife|friend|son|cousin)`,
    polarity: 'neutral',
    opposites: [],
  },
];
