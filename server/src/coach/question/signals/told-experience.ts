import type { Signal } from './signal.ts';

/** Asked for: something that the candidate did. */
export const TOLD_EXPERIENCE: readonly Signal[] = [
  [
    'behavioural',
    7,
    /\b(?:a|an|the|any|one|last|another|recent|specific|first|of) (?:\S+ ){0,2}(?:time|times|situation|situations|example|examples|instance|occasion|occasions|moment) (?:\S+ ){0,3}(?:you|your|youve|when|where)\b/,
  ],
  [
    'behavioural',
    5,
    /\b(?:an? (?:\S+ )?(?:example|instance|story|occasion)|a time|the last time|last time)\b/,
  ],
  [
    'behavioural',
    5,
    /\b(?:have|did|had) you ever\b|\bever (?:had|been|found|felt|made|missed|lost|got|gone|disagreed|failed|let|said|broken|turned|refused|walked)\b/,
  ],
  [
    'behavioural',
    6,
    /\bwhen (?:did you|have you|were you) last\b|\bwhen have you\b|\bwhich of your\b|\bwhen was the last\b|\bwhen did (?:something|somebody|someone|anybody|you (?:first|have))\b/,
  ],
  [
    'behavioural',
    5,
    /\b(?:proudest|proud of|(?:most|very|really) (?:pleased|happy|satisfied) with|best work|finest)\b/,
  ],
  [
    'behavioural',
    6,
    /\b(?:biggest|greatest|hardest|toughest|worst|best|trickiest|boldest|riskiest|proudest|most \S+) (?:\S+ ){0,2}(?:failures?|mistakes?|challenges?|achievements?|accomplishments?|projects?|decisions?|problems?|bugs?|success|successes|risks?|customers?|clients?|patients?|days?|shifts?|things? you|conversations?|regrets?|calls?|jobs? you|cases?|setbacks?|wins?|lessons?|thing)\b/,
  ],
  [
    'behavioural',
    3,
    /\b(?:how|what|which|who|whose|whom|where) (?:\S+ ){0,3}(?:did|have|had|were|was) you\b(?! have in mind)/,
  ],
  [
    'behavioural',
    5,
    /\bhow you(?: have)? (?:handled|dealt|managed|resolved|solved|coped|approached|responded|convinced|persuaded|overcame|made|got|built|led|turned|kept|won|dealt|helped|learned|learnt|\S+ed)\b/,
  ],
  [
    'behavioural',
    4,
    /\bhow do you (?!know\b|feel about\b|see yourself|define\b|spell\b|like\b|do\b(?! \S)|pronounce\b|get here)/,
  ],
  [
    'behavioural',
    3,
    /\bwhat do you do (?:when|if|to|about|with)\b|\bwhat is your (?:approach|way|method|process|style|strategy|system|technique)\b|\bwhat kind of (?:leader|manager|colleague|teacher|boss)\b/,
  ],
  [
    'behavioural',
    2,
    /\b(?:conflicts?|disagree\w*|arguments?|argued|mistakes?|fail|failed|failures?|pressure|deadlines?|challenges?|challenging|convinced?|persuaded?|initiative|setbacks?|disagreement|tough call|hard conversation|went wrong|goes wrong|adapt|regret|risk you|unpopular)\b/,
  ],
  [
    'behavioural',
    2,
    /^(?:(?:can|could|would|will) you )?(?:please )?(?:tell|talk|walk|describe|give|share)\b(?: (?:me|us|to me|to us))?(?: (?:about|through|of))? (?:a|an|one|some|somebody|someone|something)\b/,
  ],
  [
    'behavioural',
    4,
    /\b(?:somebody|someone|something|anything|a \S+|one thing|(?:last|first|only) (?:\S+ ){0,2})\s?(?:that |who |which |whom )?(?:you|youve) (?:have |had |are |were )?(?:had to|have to|ever|never|once|\S+ed|made|built|led|taught|learnt|won|lost|broke|changed|did|got|took|gave|fought|wrote|ran|fixed|saw|found)\b/,
  ],
  [
    'behavioural',
    3,
    /\bwhose (?:\S+ ){1,3}have you\b|\bwho have you\b|\bwhat have you (?:changed|learned|learnt|built|made|improved|done|started|fixed|achieved|taught|given up)\b|\bhow have you\b/,
  ],
  [
    'behavioural',
    3,
    /\b(?:what|which) (?:\S+ ){0,2}(?:taught you|surprised you|went wrong|did not work|didnt work|was the hardest|has been the hardest|you most regret)\b/,
  ],

  [
    'experience',
    6,
    /\bexperiences? (?:\S+ ){0,1}(?:with|in|of|using|doing|on|as|at|working|running|managing|leading)\b|\bhow experienced\b|\bmuch experience\b/,
  ],
  [
    'experience',
    8,
    /\b(?:have|had|did) you (?:ever )?(?:actually |already |personally |also )?(?:used|use|worked (?:with|in|on|as|at|for|under|to)|work with|operated|driven|programmed|coded|taught|run|managed an?|deployed|administered|configured|cooked (?:for|with|in)|nursed|sold|handled|maintained|installed|worked|written (?!up|off)|built (?:an?|any)|trained (?:people|others|staff|an?)|supervised|line managed|looked after|done any|done much|done)\b/,
  ],
  [
    'experience',
    5,
    /\b(?:in your background|exposure|how (?:comfortable|familiar|confident|skilled|good|at home) are you (?:with|using|in|on|at)|familiar with|familiar to you|(?:is|are) (?:that|it|this|they|those) (?:\S+ )?(?:familiar|new to you)|how (?:up to date|current) are you|happy with (?!how|what|that|your|the (?:way|result))|comfortable (?:with|using|in)|know your way around|background in|hands on|proficient|confident (?:with|using|in|on)|used to working|come across|dealt with any|how well do you know|how good are you (?:with|at)|how is your|how (?:good|strong|solid|deep|current) (?:is|are) your|trained (?:in|on))\b/,
  ],
  [
    'experience',
    5,
    /\b(?:your|the) (?:time|work|role|job|position|internship|placement|years|apprenticeship) (?:at|in|with|on|for|as|there)\b|\bwhat (?:did|do|have) you (?:do|done|been doing|actually do) (?:at|for|in|there)\b/,
  ],
  [
    'experience',
    5,
    /\byour (?:current|present|last|previous|latest|most recent) (?:role|job|position|work|team|project)\b|\b(?:typical|average|normal) (?:day|week|shift)\b|\bday to day\b|\bwhat (?:are|were) (?:you|your) (?:working on|responsib\w+|duties|main tasks)\b|\bworking on (?:now|right now|at the moment|these days|currently)\b/,
  ],
  [
    'experience',
    5,
    /\b(?:can|do) you (?:know (?:how to |any |your )?|use |work with |drive (?!to)|operate |code|program|write (?:any )?(?:code|sql|reports)|cook |bake |do (?:payroll|bookkeeping|stock))/,
  ],
  [
    'experience',
    4,
    /\b(?:where|how|when) (?:have|did) you (?:last )?(?:used?|worked? with|learn(?:ed|t)? (?!from|that|about))\b|\bmuch (?:\S+ ){1,3}have you (?:done|used|had)\b|\bany (?:\S+ ){1,3}work\b|\bdo you have (?:any )?(?:\S+ ){0,3}experience\b|\bwhat \S+ experience\b/,
  ],
  ['experience', 2, /\b(?:your )?experience\b|\bhave you (?:\S+ed|done|been|had|run)\b/],

  [
    'look-up',
    7,
    /\b(?:certificat\w+|certified|certs?|licen[cs]ed?|licen[cs]es|qualifications?|qualified|accredit\w+|chartered|registered (?:with|as|nurse|\S+er|\S+ist)|registration|pin number|dbs|(?:first aid|food hygiene|food safety|safeguarding) (?:trained|training)|forklift ticket)\b/,
  ],
  [
    'look-up',
    7,
    /\b(?:what|which|any|other|many|foreign|second|another) (?:other |foreign )?languages?\b|\b(?:do|can|did) you (?:also )?speak\b(?! (?:up|to|out|with|about))|\bfluent\b|\bbilingual\b|\bmother tongue\b|\bnative (?:speaker|language)\b|\blanguages do you\b|\bhow is your (?:english|french|german|spanish|polish|italian|portuguese|dutch|arabic|mandarin|chinese|japanese|welsh|russian|hindi|urdu)\b/,
  ],
  [
    'look-up',
    20,
    /\b(?:what|which) (?:\S+ ){0,3}(?:tools?|tooling|kit|apps?|software|systems?|programs?|packages?|technolog(?:y|ies)|frameworks?|stack|equipment|machines?|machinery|databases?|libraries|instruments?|tills?|ovens?|programming languages?|crm|platforms?|ide|editor) (?:\S+ ){0,1}(?:(?:do|have|did|are|can|were) you\b(?! (?:\S+ )?(?:chosen?|pick|decide|introduc|replac))|(?:is|was|were|are) (?:that|it|this)\b)|\b(?:tech|technology) stack\b/,
  ],
  [
    'look-up',
    11,
    /\bhow many years\b|\bhow long (?:have you|did you|were you|had you)\b|\byears of experience\b|\byears (?:\S+ ){0,2}have you\b/,
  ],
  [
    'look-up',
    6,
    /\b(?:degree|diploma|gpa|a levels?|gcses?|phd|masters?|bachelors?|doctorate|apprenticeship|thesis|dissertation|final (?:year )?project)\b|\bwhat did you (?:study|major|read at)\b|\bwhere did you (?:study|train|go to|graduate|qualify|do your)\b|\b(?:which|what) (?:university|college|school|subjects?|grades?)\b|\bwhen did you (?:graduate|qualify)\b|\beducation(?:al)?\b|\byour studies\b|\bhighest level\b|\bwhat (?:is|was) your (?:major|training)\b|\bdid you (?:go to|finish) (?:university|college|school|uni)\b/,
  ],
  [
    'look-up',
    11,
    /\bwho (?:do|did|are|were|have) you (?:currently )?(?:work|been work|employed|working)\w*\b|\bwhere (?:do|did|are|were|have) you (?:been )?(?:currently |now )?(?:work|working|worked|employed|based)\b|\bwho (?:is|was) your (?:current |last |previous |present )?employer\b|\bwhere were you before\b|\bwhich (?:companies|employers|company|hospitals?|schools?|restaurants?|firms?) (?:have|did|were) you\b|\bwhat is your (?:current )?job title\b|\bwhat (?:do you (?:\S+ )?do|are you doing) (?:now|at the moment|at present|currently|these days|right now|for a living)$|\bwhat do you currently do$/,
  ],
];
