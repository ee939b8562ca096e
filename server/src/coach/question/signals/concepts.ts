import type { Signal } from './signal.ts';

/** Asked for: what the candidate thinks, of a case or of a subject. */
export const CONCEPTS: readonly Signal[] = [
  [
    'situational',
    8,
    /\bwhat (?:would|could|should|will) you (?!like\b)(?:\S+ ){0,2}(?:do|say(?! (?:is|are|your|you|was|has))|tell|try|suggest|advise|check|look|ask)\b/,
  ],
  ['situational', 5, /\bwhat do you (?:do|say)\b.*\bif\b|\bif\b.*\bwhat (?:do|would) you\b/],
  [
    'situational',
    5,
    /\b(?:how|where|who|which|when|what) (?:\S+ ){0,3}would you\b(?! (?:like|say you|call yourself|describe yourself|say (?:is|are) your|say your|bring))/,
  ],
  [
    'situational',
    3,
    /\bwould you (?:\S+ )?(?:do|handle|deal|react|respond|approach|feel|go about|tackle|manage|prioriti[sz]e|tell|cope|make sure|ensure|start|begin)\b/,
  ],
  [
    'situational',
    7,
    /(?<!\byou )\b(?:imagine|suppose|supposing|hypothetical\w*|picture (?:this|a|the)|let us say|lets say|(?:^|\b(?:so|and|now|well|ok|okay|let s) )say (?:you|your|a|an|the|that|one|someone|somebody|there|two|we)|pretend|what if)\b(?! (?:say|about))/,
  ],
  [
    'situational',
    5,
    /\bif (?:you|your|a|an|the|one|two|someone|somebody|something|we|there|nobody|it) (?:\S+ ){0,4}(?:were|was|had|saw|found|got|noticed|discovered|could|disagreed|came|told|asked|wanted|refused|went|did|didnt|called|said|realised|realized|knew|thought|made|broke|failed|\S+ed)\b/,
  ],
  [
    'situational',
    6,
    /^(?:a|an|one of|two|you|it is|there is|somebody|someone) (?:\S+ ){1,12}(?:what|how) (?:do|would|will|should) you\b/,
  ],
  [
    'situational',
    6,
    /\bfirst (?:\S+ )?(?:days?|weeks?|months?|90|30)\b(?! at (?!our|us|this))(?=.*\b(?:would|will|look|here|plan|do you)\b)|\b(?:would|will|plan|do|tackle|spend|approach) (?:\S+ ){0,4}your first (?:\S+ )?(?:days?|weeks?|months?|90|30)\b/,
  ],

  [
    'situational',
    8,
    /\bwhat happens (?:when|if) (?:you are|your|half|one of|two|somebody|someone|nobody|everybody|the (?:plan|rota|team|shift))\b/,
  ],
  // Asked for as such, they are no guess at what would be done: "your weaknesses, what would you say".
  ['situational', -9, /\byour (?:\S+ ){0,2}(?:weakness(?:es)?|strengths?)\b/],

  [
    'explanation',
    7,
    /\b(?:difference|differences|distinction) between\b|\bdistinguish\b|\bcompare \S+ (?:with|and|to)\b|\bdiffer from\b|\bpros and cons\b|\btrade ?offs? (?:between|of)\b|\b(?:dis)?advantages of\b/,
  ],
  [
    'explanation',
    6,
    /\bhow (?:do|does|is|are) (?!you\b|your\b|we\b|our\b|it going|things|this (?:role|job|position)|that\b)(?:\S+ ){1,6}(?:works?|made|done|calculated|measured|function|caused|differ|happen|spread|prevented|treated|diagnosed|stored|formed|implemented|used|affect\w*|relate\w*|handled|enforced|scale|defined)\b/,
  ],
  [
    'explanation',
    6,
    /\bhow \S+(?: \S+){0,4} works?$|\bwhat happens (?:when|if|to|in|during)\b(?!.*\byou disagree)|\bwhat (?:does|do) (?!you\b|your\b|we\b|our\b|this (?:role|job)|that\b|it\b|they\b|people\b|a typical)(?:\S+ ){1,5}(?:mean|do|stand for|involve|cause|measure|consist\w*|look like|refer)\b/,
  ],
  [
    'explanation',
    5,
    /(?<!\b(?:do|did|have) you )\b(?:explain|define|outline|summari[sz]e)\b(?! (?:\S+ )?(?:a time|how you|your|why you|what you|that|yourself|it\b|the gap|a gap|me your))/,
  ],
  [
    'explanation',
    5,
    /^(?!.*\b(?:you|your|youve|our|us|we|this (?:role|job|company))\b).*\bwhat (?:is|are|was|were) (?!it\b|that\b|this\b|next\b|the (?:outcome|result|number|plan|problem|situation|catch|matter|team|reason|most|best|biggest|hardest|worst|last|deadline|budget|cost|impact|feedback|reaction|upshot|lesson|salary)|on\b|going\b)/,
  ],
  [
    'explanation',
    8,
    /\btell (?:me|us) what (?!you\b|your\b|our\b|it\b|that\b|this\b|the (?:outcome|result|plan|problem|situation|reason|most|best|biggest|hardest|worst|last)\b)(?:\S+ ){1,4}(?:is|are|means?|stands? for)$/,
  ],
  [
    'explanation',
    6,
    /\bwhat (?:is|are) (?:the |some |a few |main )?(?:\S+ )?(?:stages|types|kinds|signs|symptoms|steps|principles|benefits|causes|phases|rules|pillars|properties|basics|purpose|point|role|definition|meaning|components|elements|fundamentals|laws|risks|five|four|three|six|seven)(?: \S+)? (?:of|in|for|behind)\b/,
  ],
  [
    'explanation',
    6,
    /\bwhat do you (?:understand by|mean by|know about (?!us\b|our\b|the (?:company|role|job|team|firm|school|hospital)|what we|this))|\bin your own words\b|\bteach me\b|\bname (?:three|two|the|some|five|a few|four)\b|\bwhen (?:would|should|do) (?:you|we|one|i) (?:use|choose|prefer|pick|reach for) (?:\S+ ){1,4}(?:over|instead|rather|or|and when|versus|vs)\b|\bwhy (?:is|are|do|does) (?!you\b|your\b|that\b|it\b|this\b|we\b)(?:\S+ ){1,6}(?:important|matter|necessary|used|needed|useful|dangerous|bad|rise\w*|need)\b|\bwhat temperature\b|\bhow (?:long|hot|often|much|many) (?:should|must|does|do) (?!you\b|your\b|it\b|that\b|we\b)|\bwhat should (?:a|an|the) \S+/,
  ],
  [
    'explanation',
    4,
    /\bwhat makes (?:a|an|for a) (?:\S+ ){0,2}\S+\b(?!.*\byou\b)|\bhow does \S+\b(?!.*\byour?\b)|\bwhat causes\b|\bwhy (?:do|does|is|are) (?:the |a |an )?(?!you|your|we|this|that|it)\S+/,
  ],

  [
    'design',
    13,
    /\b(?:how|what) (?:\S+ )?(?:would|do|could|should) (?:you|we|one) (?:\S+ ){0,3}(?:(?:design|architect|model|lay out|implement|structure|set up|draw up|go about (?:designing|building|planning|setting up)) (?!it\b|that\b)\S|(?:build|scale|code|lay|plan|organi[sz]e) (?:a|an|the|our|two|some|such|something|from|up)\b)/,
  ],
  [
    'design',
    13,
    /(?:^|\b(?:please|you|you could|us|to|me|lets|let us|me how to) )(?:design|architect|sketch|build|draft|draw up|come up with|write) (?:me |us |out )?(?:a|an|the|our) (?!time|example|situation)/,
  ],
  [
    'design',
    4,
    /\b(?:system design|architecture (?:for|of)|data model for|schema for|lesson plan for|floor plan|your design for)\b/,
  ],
  ['design', -9, /\b(?:did you|have you|had you|you (?:designed|built)|tell me about|the last|an example)\b/],
];
