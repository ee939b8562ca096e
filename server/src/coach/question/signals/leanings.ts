import type { Signal } from './signal.ts';

/** Single words and loose turns that lean towards a kind: they decide where no wording says it outright. */
export const LEANINGS: readonly Signal[] = [
  [
    'behavioural',
    2,
    /\bever\b|\bwhen (?:things|something|somebody|someone|it|everything) (?:go|goes|went|gets?|breaks?)\b/,
  ],
  [
    'behavioural',
    5,
    /\b(?:\S+est|best|worst|most \S+|last|first|only) (?:\S+ ){1,3}(?:you|youve|that you|anybody|anyone|somebody|someone|you have|has ever|we) ?(?:have|had|were|was|did|been|ever|has|got|made|\S+ed)\b/,
  ],
  [
    'behavioural',
    5,
    /\b(?:who|what) has been (?:the|your)\b|\bsomebody who\b|\ba \S+ who (?:was|is|had|did)\b|\b(?:about|describe) the (?:time|day)\b|\bwhen has\b|\bwho has \S+ed\b|\b(?:a|the) (?:day|week|shift|piece of work) (?:when|where|that|you)\b|\b(?:difficult|awkward|challenging|tricky|hard) (?:person|people|colleague|customer|patient|client|parent|pupil|supplier|guest|boss|manager|conversation)\b/,
  ],
  ['behavioural', 3, /\b(?:what|how|where) do you (?:\S+ ){0,2}when\b|\bhow (?:do|did|have) you\b/],
  [
    'behavioural',
    3,
    /\byou (?:are|were) (?:most |really |particularly )?(?:pleased|proud|sorry|ashamed|happy)\b|\blooking back\b|\bmeant (?:a lot|most)\b|\btaught you\b|\blearn(?:ed|t)? (?:the )?(?:most|hard)\b/,
  ],
  [
    'experience',
    6,
    /\byou (?:have |ve |youve )?(?:ever )?(?:worked with|used|work with|use)$|\byouve (?:worked|used)\b|\bhow much of your\b|\bwhat you (?:do|did) (?:at|in|there|for|now)\b|\bwhat (?:kind|kinds|sort|sorts|type|types) of (?:\S+ ){1,3}(?:did|do|have|were) you\b|\bhow many (?:people|staff|patients|children|covers|customers|users|servers|pupils)\b/,
  ],
  ['experience', 9, /\bwhat have you (?:built|done|used|written|made|run) (?:with|in|using|on)\b/],
  [
    'look-up',
    3,
    /^(?:do|have) you (?:have|got|hold) (?:a|an|any|your)\b(?!.*\b(?:experience|questions?|examples?|figure|visa|offers?|holidays?|car|number|plan|plans|time|idea|preference)\b)/,
  ],
  [
    'look-up',
    4,
    /\b(?:member of|professional body|union|union rep|in|speak|know|conversational) (?:a |any |the )?(?:professional|french|german|spanish|polish|italian|portuguese|dutch|arabic|mandarin|japanese|welsh|russian|hindi|body|society)\b/,
  ],
  [
    'introduction',
    7,
    /\bversion of your\b|\bwho (?:are you|you are) (?:and|what)\b|\bmet you\b.*\bwho are you\b|\bin a (?:nutshell|minute|sentence)\b/,
  ],
  [
    'motivation',
    8,
    /\bwhy would (?:somebody|someone|anybody) (?:\S+ ){0,6}want\b|\bwhy (?:ours|yours|not stay|come)\b|\b(?:want|take|fancy|like|choose|accept|leave) (?:\S+ )?(?:this|the|our|your) (?:job|role|post|position|offer|company|place)\b(?!.*\bwhat would you do\b)|\bwhat do you think (?:this|the) (?:job|role|work)\b|\b(?:does|would) success\b|\bsuccess look\b|\bmean to you\b|\bjob satisfaction\b|\bone day$|\bhear about us\b|\b(?:perfect|ideal|dream) (?:\S+ )?(?:job|role|employer|position|workplace)\b|\bmatters (?:most )?to you\b|\bimportant to you\b|\bcare about\b|\bvalues\b/,
  ],
  [
    'strength',
    9,
    /\bknown for\b|^why you$|\byou would be (?:good|right|great)\b|\b(?:convince me|sell (?:me|us)|sell yourself|persuade me)\b|\byou (?:do|are) best\b|(?<!\bhow .*)\b(?:teach|show) (?:us|our|this)\b|\bproves? you\b|\btalents?\b|\bgift\b|\bnaturally\b/,
  ],
  [
    'weakness',
    10,
    /\byou (?:would |might |may )?find (?:\S+ )?(?:hard|difficult|challenging|tricky)\b|\bhardest (?:part|thing|bit)\b(?! (?:of|about) (?:that|it|the))|\bchange (?:\S+ ){0,2}about (?:how you|yourself|the way you|you)\b|\broom (?:to|for) (?:\S+ )?(?:grow\w*|improve\w*|learn)\b|\bcritics?\b|\bnot (?:\S+ )?proud\b|\byour faults?\b|\bnot your (?:thing|strong)\b|\bstill (?:\S+ )?(?:learning|find|struggl\w*)\b|\bstretch\w* you\b/,
  ],
  [
    'situational',
    8,
    /^(?:your (?:manager|boss|team|colleague|customer|client|patient|coworker|employee|student|supplier|\S+est \S+)|a|an|two|three|one|half|somebody|someone|you) (?:\S+ ){2,20}(?:(?:what|how|where|who) (?:do|would|will|should) you\b|(?:and |so )?what (?:now|next|then)\b|then what\b|what is your (?:first )?(?:move|step|response|reaction)\b)/,
  ],
  [
    'weakness',
    10,
    /\bin your own way\b|\b(?:have|need|want|left) to (?:improve|get better|work on)\b(?!.*\b(?:time|example)\b)|\bstill (?:\S+ )?(?:to improve|to learn)\b|\bnot your strong\b|\bnot so good\b|\bfeel (?:least|less) (?:sure|confident|secure)\b|\b(?:nobody|no one) is perfect\b|\byou (?:\S+ )?fall short\b/,
  ],
  [
    'introduction',
    12,
    /\b(?:tell|telling|show|showing) (?:us|me) (?:\S+ )?(?:who you are|about you|about yourself)\b|\bwho we have in front of us\b/,
  ],
  ['motivation', 12, /\bwhy would you (?:give|leave|swap|trade|want|choose|come|move|join|apply|exchange)\b/],
  [
    'salary',
    12,
    /\b(?:hop\w+|want\w*|like|expect\w*|looking) (?:to (?:be )?(?:earn\w*|paid|make)|to be on)\b|\bthe pay\b|\b(?:pay|salary|wage|money|grade|band|scale) (?:\S+ ){0,3}(?:suit|work for you|acceptable|enough|ok|okay|right for you|expect\w*)\b|\bin terms of (?:pay|money|salary)\b/,
  ],
  [
    'salary',
    9,
    /\boffer letter\b|\b(?:to|you) sign\b(?! off)|\b(?:figure|number|sum|amount) (?:\S+ ){0,3}(?:advert\w*|ad|posting)\b|\bpay scale\b|\bon the scale\b/,
  ],
  [
    'salary',
    -6,
    /\b(?:put|spent|spend|wasted?|lost|raised?|saved?) (?:\S+ ){0,2}(?:money|pounds|euros|dollars)\b|\bmoney (?:that )?you\b|\bwhat is (?:the|your) plan\b|\bhow would you\b|\bspend\b/,
  ],
  [
    'closing',
    9,
    /\b(?:something|anything) (?:\S+ ){0,3}(?:we|i) (?:\S+ ){0,3}(?:told|tell|asked|ask|mentioned|covered|missed|forgotten)\b/,
  ],
  [
    'logistics',
    12,
    /\bthese are (?:nights|shifts|late|early|split|weekend)\b|\b(?:problem|all right|okay|ok|work|difficult) (?:at|with|for) (?:home|your family)\b|\b(?:nights|shifts|weekends|sundays|saturdays?|evenings|travel|travelling|driving|early starts?|on call|rota)\b.*\b(?:problem|issue|all right|alright|okay|suit|manage|work for you|fine|fit in|live with)\b|\bcoming in\b|\b(?:could|can) you live with\b|\bhow far (?:away )?(?:do you|are you)\b|\bhow would you get here\b|\b(?:come|be|work|see us|working|days) (?:in|into|at) (?:person|the (?:office|building|site|lab|branch))\b|\b(?:be|come) (?:here|with us|in post) (?:by|from|on|for)\b|\b(?:contract|job|post|position|term) (?:begins|starts)\b/,
  ],
  [
    'logistics',
    -8,
    /\bhow many (?:people|staff|nurses|drivers|colleagues)\b|\b(?:a time|an example|tell (?:me|us) about|what did you|how did you)\b/,
  ],
  [
    'small-talk',
    9,
    /\b(?:tea|coffee|biscuits?|cake|coat|umbrella|to park|parked|parking|roadworks|soaked|rain|sunshine|seat|heating)\b(?! (?:shop|shops|room|service|bar|maker))|\bcome by (?:bus|train|car|bike)\b|\bget here (?:today|this morning|all right|alright|ok|okay|in time|on time)\b|\b(?:chilly|freezing|boiling|raining|pouring|snowing|windy|sunny|hot|cold|lovely day|nice day) (?:\S+ ){0,3}(?:out|today|out there|outside|isnt it|morning|day)\b|\bisnt it (?:cold|hot|lovely|awful|freezing|dreadful)\b|\b(?:sit down|take a seat|make yourself comfortable|help yourself|take your coat|your coat|warm enough|settled in)\b|\b(?:hear|see) (?:me|us) (?:\S+ )?(?:ok|okay|all right|alright|clearly|well|fine)\b|\b(?:sound|picture|camera|connection|line|video|audio|screen) (?:\S+ ){0,2}(?:ok|okay|all right|alright|working|clear|good|fine)\b/,
  ],
  [
    'look-up',
    9,
    /\b(?:is|are) your (?:\S+ ){1,4}(?:up to date|in date|valid|current|still good)\b|\b(?:mother|another|other|native|second) tongues?\b|\b(?:you|did you|what) (?:\S+ ){0,3}(?:at (?:the )?(?:university|college|uni)|as a student)\b|\byour (?:final|last) year (?:at|as|of)\b/,
  ],
  ['look-up', 12, /\bsince when\b|^are you (?:allowed|licensed|permitted|insured|entitled) to (?!work\b)/],
  ['look-up', 8, /\b(?:mother|another|other|native|second) tongues?\b/],
  [
    'look-up',
    14,
    /^(?:which|what) (?:\S+ ){1,4}(?:have|do|did|can) you (?:ever )?(?:worked? (?:with|on)|used?|operated?|driven?|hold|held|own|got)$/,
  ],
  ['situational', 5, /^would you (?!like|be|say|mind|prefer|move|travel|have|consider|describe|call)/],
  ['situational', 1, /\bwould you\b|\bif (?:you|your|a|an|the|somebody|someone|we)\b/],
  [
    'explanation',
    6,
    /\bwhat (?:an? )?(?:\S+ ){1,3}(?:is|are|means)$(?<!\byou .*)|\b(?:tell|know|explain|show) (?:\S+ )?what (?:an?|the) (?:\S+ ){1,3}(?:is|are|means)$|\bwhat do we mean\b|\bwhat is meant by\b|\byour understanding of\b|\bunderstand by\b/,
  ],
  [
    'explanation',
    8,
    /\bhow (?:do|would) you (?:calculate|compute|work out|convert|derive|test for|diagnose|spell|define|measure the|treat a|read a)\b|\bwhy (?:do|does|must) (?:we|one|bakers|nurses|people|you (?:use|rest|need to|have to|add|warm))\b|\bwhat is the (?:point|purpose|formula|rule|law|use) (?:of|for)\b/,
  ],
  [
    'logistics',
    12,
    /\bwhen would be your first day\b|\bvouch\b|\brecommend you\b|\bspeak for you\b|\b(?:tied|bound) to\b|\bhow flexible\b|\bhoneymoon\b|\bholidays? booked\b/,
  ],
  [
    'salary',
    4,
    /\b(?:about|of|on|discuss|mention) (?:the |your )?money\b|\b(?:salary|pounds|dollars|euros|grand|thousand|the range|the pay|pay(?! (?:very |so |too )?(?:late|on time|attention)))\b(?!.*\b(?:saved?|budget|time|payroll|example|little|attention)\b)/,
  ],
  [
    'closing',
    7,
    /\b(?:(?<!ever |nobody |anybody |somebody |someone )asked you(?! to)|ask (?:me|us)(?! to)|asked us)\b|\b(?:questions?|anything|something) for us$/,
  ],
  [
    'small-talk',
    7,
    /\bhow are we\b|\bkeeping (?:well|ok|okay|busy)\b|\b(?:good|nice|pleasant|safe|easy) (?:journey|trip|weekend|day|morning|flight|drive|holiday)\b|\bgood to (?:see|meet)\b|^sorry (?:to|for|about|that|we|i am|if)\b|\bcan (?:everybody|everyone|you all) (?:see|hear)\b/,
  ],
  ['situational', 6, /^what is (?:the|your) plan$/],
  [
    'strength',
    16,
    /^(?!(?:who|has|have|can|could|would|will|do|does|did)\b).*\b(?:write|written) (?:\S+ )?reference\b|\bwhat would (?:they|he|she|people|\S+ \S+) (?:praise|say (?:you are|about you|of you))\b|\b(?:hire|take|pick|choose) you for one thing\b/,
  ],
  ['behavioural', 3, /\b(?:sat|stood|been caught|fought|stuck) (?:between|with|up|in)\b/],
  ['behavioural', 15, /\b(?:gap|hole|break)\b.*\b(?:cv|resume|years?|\d{4})\b/],
  // A habit: what somebody asks, checks or writes at work.
  [
    'behavioural',
    3,
    /^(?:what|which) (?:\S+ ){1,3}do you (?:ask|check|tell|give|take|keep|write|make|see|say|get) \S/,
  ],
];
