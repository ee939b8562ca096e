import type { Signal } from './signal.ts';

/** Asked for: the terms of the job, or nothing much. */
export const TERMS: readonly Signal[] = [
  [
    'logistics',
    7,
    /\bwhen (?:can|could|would|will|might|are) you (?:\S+ ){0,3}(?:start|begin|join|available|free|able to start)\b|\bhow soon (?:can|could|would|might|will)\b|\bstart(?:ing)? date\b|\b(?:free|able|available|ready) to (?:start|begin|join)\b|\bearliest\b|\bavailable (?:to start|from|immediately|straight)\b|\byour availability\b/,
  ],
  [
    'logistics',
    7,
    /\bnotice period\b|\b(?:how much|what|long is your|weeks|months?|any|your) notice\b|\bnotice (?:do|would|to) you\b/,
  ],
  [
    'logistics',
    7,
    /\b(?:visas?|sponsor\w*|right to work|work (?:permit|authori[sz]ation)|(?:authori[sz]ed|eligible|allowed|entitled|permitted) to work|legally|citizen\w*)\b/,
  ],
  [
    'logistics',
    6,
    /\brelocat\w*\b|\b(?:willing|happy|prepared|able|open|ready) to move\b|\bmove (?:here|house|to (?:the|a) (?:area|city|region))\b|\bconsider moving\b|\bwould you move\b|\bwhere (?:do you|are you) (?:live|living|based)\b/,
  ],
  [
    'logistics',
    6,
    /\b(?:willing|happy|able|prepared|mind|ok|okay|fine|comfortable|open|feel about|problem|how much) (?:\S+ ){0,3}travel\w*\b|\btravel\w* (?:\S+ ){0,2}(?:problem|issue|all right|okay|ok)\b|\b(?:would|could|can) you travel\b|\bcommut\w+\b|\btravel (?:requirement|\S+ percent)|\b(?:get|getting) (?:here|to work|in) (?:every|each|in the|by|on|for)\b(?: \S+){0,3}|\bown (?:car|transport)\b/,
  ],
  [
    'logistics',
    6,
    /\bremote(?:ly)?\b(?!.*\b(?:team|time|example|led|managed)\b)|\b(?:work|working|works) from home\b|\bhybrid\b|\b(?:work|working|be|come|days|come in) on ?site\b|\bin the office\b|\bcome (?:in|to) (?:\S+ )?(?:office|days)\b|\bdays? (?:a|per) week\b/,
  ],
  [
    'logistics',
    6,
    /\b(?:shifts?|weekends?|nights?|overtime|bank holidays|early mornings?|full time|part time|on call|unsocial|rota|evenings?|flexible hours|hours|sundays?|saturdays?)\b(?<=\b(?:can you|could you|would you|are you|do you mind|you ok|okay with|happy|willing|feel about|prepared|available|able|mind|what|how many|work|about|any problem)\b.*)(?!.*\b(?:hours (?:did|does|per)|time when|example)\b)|\b(?:which|what) (?:days|times) (?:can|could|would|are) you\b/,
  ],
  [
    'logistics',
    6,
    /\breferences?\b(?! (?:to|point|data))|\breferees?\b|\b(?:speak|talk) (?:to|with) your (?:last|current|previous|former) (?:boss|manager|employer|head|supervisor)\b|\bbackground check\b|\b(?:can|may|could) (?:we|i) (?:contact|call|ring|phone)\b|\bwho (?:can|could) we (?:call|ring|contact|ask|speak)\b/,
  ],
  [
    'logistics',
    7,
    /\b(?:other|another|competing|any) offers?\b|\b(?:other|another) (?:interviews?|process(?:es)?|companies|applications?|employers?)\b|\binterview\w* (?:elsewhere|anywhere|with (?:anyone|any|other|others))\b|\bwhere else (?:are|have) you\b|\bapply\w* (?:elsewhere|anywhere)\b|\bapplied (?:elsewhere|anywhere)\b|\btalking to (?:anyone|anybody|others|other)\b|\b(?:elsewhere|anybody else|anyone else) (?:\S+ ){0,3}(?:interview|offer|process)\w*\b/,
  ],

  [
    'salary',
    9,
    /\b(?:salary|salaries|compensation|remuneration|wages?|(?:day|hourly|daily|going) rate|pay (?:expectations?|range|rise|scale)|(?:be|get|getting|being) paid|(?:pay|benefits?|total|whole|the) package|what package|package (?:are|do|would) you|ctc)\b(?!.*\b(?:a time|example|negotiated|experience|how do you)\b)/,
  ],
  [
    'salary',
    9,
    /\bhow much (?:money )?(?:are|do|did|would|were|will) you (?:\S+ ){0,3}(?:looking|expect\w*|want\w*|earn\w*|mak(?:e|ing)|hop(?:e|ing)|cost|need|charge|after|on|like)\b|\bwhat (?:are|were) you (?:\S+ )?(?:earning|making|paid|asking)\b|\bwhat (?:do|did) you (?:currently )?earn\b|\bwhat are you on\b(?! about)|\bwhat are you (?:currently|now) on\b|\b(?:figure|number|sum|amount|range|money) (?:\S+ ){0,3}(?:in mind|hoping|looking|expect\w*)\b|\bwhat (?:figure|number|money|sort of money|sort of figure|pay)\b|\bmoney wise\b|\bearn(?:ing)? (?:now|at the moment|currently)\b|\bexpect to (?:earn|be paid|make)\b|\b(?:your|pay|financial|money) expectations\b/,
  ],

  [
    'closing',
    8,
    /\b(?:any|what|some|other|no|have|more|the) (?:\S+ ){0,2}questions\b(?: (?:\S+ ){0,3}(?:for|of|to ask|you|me|us|at all|from))?(?<=questions.*)(?!.*\b(?:handle|difficult customers)\b)|\bquestions (?:for|of) (?:me|us)\b|\bquestions (?:you (?:have|would|want)|from you)\b/,
  ],
  [
    'closing',
    8,
    /\banything (?:else |more |at all |further )?(?:\S+ )?(?:you (?:would|want|wish|think|feel|have|need|d|should)|to|we|i|that you|that we|you) (?:\S+ ){0,4}(?:add|ask|know|share|mention|missed|cover|covered|tell|asked|say|touched|discuss)\b|\banything (?:to add|else)$|\banything (?:\S+ ){0,6}(?:to ask|to add|to know)\b|\bwhat (?:would|do|can|did) you (?:like|want|wish) to (?:know|ask)\b(?! about (?:an?|each|every)\b)|\bwhat can (?:i|we) (?:tell|answer)\b|\bover to you\b|\byour turn\b|\bkept you (?:\S+ )?(?:long enough|waiting long)\b|\btaken (?:up )?enough of your time\b|\b(?:wrap|finish) up\b|\bthat is (?:all|everything|it) from\b|\b(?:final|last|closing) (?:thoughts?|words?)\b|\bbefore we (?:finish|close|wrap|end|go)\b|\bwhat would you ask us\b|\bwhat (?:have|did) (?:we|i) (?:left out|leave out|missed|miss|forgotten|forget)\b(?! (?:in|of|on|about)\b)|\bhavent asked\b|\bdidnt (?:ask|get to)\b|\bwish (?:i|we) had asked\b/,
  ],

  [
    'small-talk',
    9,
    /\bhow are (?:you(?! (?:at|with|finding|going to))|things)\b(?: (?:doing|today|feeling|this))?|\bhow is (?:it going|your (?:day|morning|week|afternoon)|everything|life|the weather|it all going)\b|\bhow (?:was|were|is) (?:your|the) (?:weekend|journey|trip|drive|day|morning|holiday|traffic|train|flight|week|commute in)\b|\bhow do you do$/,
  ],
  [
    'small-talk',
    9,
    /\b(?:did|do) you find (?:us|the (?:place|building|office|way)|it (?:ok|okay|all right|alright|easily)|your way|parking|somewhere)\b|\bcan you (?:hear|see) (?:me|us)\b|\b(?:cup of|glass of|some|like a) (?:tea|coffee|water|drink)\b|\bgood weekend\b|\bnice weekend\b|\b(?:are you|all) (?:ready|set|comfortable|settled)(?: to (?:start|begin|go))?$|\bshall we (?:start|begin)\b|\bweather\b(?=.*\b(?:today|out|lovely|awful|out there|there)\b)|\b(?:nice|good|lovely|pleased|great) to (?:meet|see|finally)\b|\bthank(?:s| you) for (?:coming|your time|joining|making)\b|\bhow has your (?:day|week|morning)\b|\b(?:sorry|apologi[sz]e|apologies) (?:\S+ ){0,5}(?:wait(?:ing|ed)?|late|delay(?:ed)?)\b|\bup to (?:anything|much)\b|\bdoing anything (?:nice|fun|this)\b|\bhave (?:any )?(?:trouble|problems) (?:finding|getting here|parking)\b|\b(?:hard|easy|difficult) to (?:get here|find us)\b|\btravel(?:led)? far\b|\bcome far\b|\bfar to (?:come|travel)\b/,
  ],
  [
    'small-talk',
    9,
    /\b(?:terrible|awful|lovely|dreadful|nice|miserable|horrible|glorious|beautiful|foul) (?:weather|day(?! (?:at|in|on|with|when|that)))\b/,
  ],
  // A courtesy is about here and now: it asks for no deed, no method and no opinion.
  [
    'small-talk',
    -20,
    /^(?:\S+ ){18}|\bever\b|^(?:(?:can|could|would|please) (?:you )?)?(?:tell|describe|explain|talk|walk|show|give)\b|\b(?:how|what|which|where|who|why|when) (?:would|should|does)\b(?! (?:you like|everybody|everyone)\b)|\bwho (?:taught|has|was|is)\b|\b(?:best|worst|hardest|last|first)\b.*\byou\b/,
  ],
];
