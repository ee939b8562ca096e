import type { Signal } from './signal.ts';

/** Asked for: who the candidate is, and why here. */
export const ABOUT_THE_CANDIDATE: readonly Signal[] = [
  [
    'introduction',
    8,
    /\b(?:tell (?:me|us)|talk|know|hear|learn|bit|more|something) (?:\S+ )?about (?:you|who you are)$|\b(?:about|introduce|describe|introduction of|introduction to|picture of) yourself\b(?! in)|\bwho are you(?: professionally)?$|^who is \S+ \S+$|\b(?:one|two|three|five|\d) minutes? (?:version|summary|tour|overview)\b|\b(?:short|quick|brief|long) version\b|\bfrom the (?:very )?(?:beginning|start|top)$|^from the (?:very )?(?:beginning|start|top)\b|\b(?:about|of) what you do(?: now| today| at the moment| currently)?$|\ba bit about (?:you|who you are)\b|\bsum yourself up\b/,
  ],
  [
    'introduction',
    8,
    /\b(?:through|about|of|me|summari[sz]e|on|start with) (?:\S+ )?your (?:\S+ ){0,1}(?:background|resume|cv|r[eé]sum[eé]|career(?: so far| path| history| to date)?|work history|history|journey|story|profile|path)\b(?! (?:in|with)\b)|\bhow did you (?:get (?:here|to where|into this)|end up (?:here|where|in this|doing))\b|\belevator pitch\b|\bcareer (?:so far|to date)\b|\byour (?:own )?story\b|\bwhat should i know about you\b|\bstart with you\b|\byour cv\b/,
  ],

  [
    'motivation',
    7,
    /\bwhy (?:us|here|now|this|our|me|the|that|did you apply|work for us|join us)\b(?! (?:did|is|was|does|would|matter))|\bwhy \S+ (?:and not|over|rather)\b|^why (?!did|do|does|is|was|were|are|would|should|not|so|that|didnt|dont|it|then)(?:\S+(?: \S+)?|an? \S+ \S+|(?:\S+ ){1,3}(?:of all|when|after|if) .+)$|\bwhat is the (?:attraction|appeal|draw)\b/,
  ],
  [
    'motivation',
    7,
    /\bwhy (?:do|did|are|would|have|were) you (?:\S+ ){0,2}(?:want\w*|leav\w+(?: your \S+ \S+)?|left|looking|apply\w*|applied|interested|choose|chose|join\w*|chang\w+ (?:job|career|jobs|careers)|switch\w*|quit\w*|here|become|became|move on|moving on|go into|get into|decide to (?:leave|become|apply|go into)|like (?:to|us|this)|think you)\b/,
  ],
  [
    'motivation',
    6,
    /\b(?:what|which) (?:\S+ ){0,7}(?:interest(?:s|ed)|attract(?:s|ed)|motivat(?:es|ed)|excit(?:es|ed)|dr(?:ives|ove)|dr(?:aws|ew)|br(?:ings|ought)|appeal(?:s|ed)|inspire[sd]?|gets|keeps) (?:\S+ )?(?:you|to you)\b(?! up)|\bwhat (?:\S+ )?(?:made|makes|led|got) you (?:\S+ ){0,2}(?:want|apply|decide|choose|interested|become|leave|go into|get into|think of|look|into|click|pick|tick)\b|\bget(?:s)? you out of bed\b|\bappeals? (?:\S+ )?(?:to you|most)\b|\bspark\w* your\b/,
  ],
  [
    'motivation',
    7,
    /\bwhere (?:do|would) you (?:see|picture|imagine|want to be|like to be|hope)\b|\b(?:five|three|ten|two|5|3|10) years\b(?= (?:time|from now|from today|down|on)|$| what| look)|\b(?:career|long term|longer term|professional|five year) (?:goals?|plans?|ambitions?|aims?)\b|\bwhat is next for you\b|\bambitions?\b|\bnext step\b/,
  ],
  [
    'motivation',
    7,
    /\bwhat do you (?:already )?know about (?:us|our(?: \S+)?|the (?:company|role|job|team|firm|school|hospital)|what we|this)\b|\bwhat have you (?:heard|read) about us\b|\blooking for (?:in|next|from)\b|\bwhat are you looking for\b|\b(?:ideal|dream) (?:job|role|employer|position)\b|\bwhat (?:would|do) you (?:want|hope|expect|like) (?:to (?:get|gain|find) (?!better)|from|out of)\b|\bwhat (?:are you|do you) hop(?:e|ing)\b/,
  ],
  [
    'motivation',
    5,
    /\bwhat (?:do|did) you (?:\S+ )?(?:enjoy|love|like|value)\b|\byou (?:enjoy|love|like) (?:most|best)\b|\bhappy (?:at|in) work\b|\bleaving (?:your|the)\b|\breasons? for (?:leaving|applying|wanting)\b|\bwhat is missing\b|\bstand out (?:to you )?about (?:us|this|our)\b|\bpassion\w*\b|\bgood fit for you\b|\bthis (?:role|job|post|position|company|place) (?:\S+ ){0,3}(?:attract|appeal|interest)\w*\b|\bhow (?:did you (?:hear|find out) about|does this (?:role|job|position) fit)\b|\bwhy (?:\S+ ){0,3}(?:leave|leaving|apply|applying|move)\b|\bwhat would make you (?:stay|say yes|turn)\b/,
  ],

  [
    'strength',
    7,
    /\b(?:strengths?|strong points?|strong suits?|super ?powers?|strongest|greatest asset|unique selling|usp)\b/,
  ],
  [
    'strength',
    7,
    /\bwhy should (?:we|i|they) (?:\S+ ){0,2}(?:hire|choose|pick|take|employ|give|appoint|select|go with|offer)\b|\bwhy (?:would|are) you (?:\S+ ){0,2}(?:a good|the right|the best|right for|suited|suitable)\b|\bright (?:person|candidate|fit) for\b|\bwhat makes you (?:\S+ ){0,2}(?:different|stand out|unique|special|good|great|the|suitable|right|qualified|a|an|better)\b/,
  ],
  [
    'strength',
    6,
    /\bwhat (?:would|will|can|could|do|did) you (?:\S+ ){0,2}(?:bring|offer|add|contribute)\b|\bwhat (?:are|were) you (?:\S+ ){0,2}(?:good|best|great) at\b|\b(?:good|best|great|excellent) at\b(?!.*\b(?:not|less|wish|arent|isnt)\b)|\bsets? you apart\b|\bcome to you (?:for|with)\b|\b(?:in|using|with) (?:three|3|five) words\b|\b(?:what|how) (?:would|do|might) (?:your |the )?(?:\S+ ){0,2}(?:colleagues?|coworkers?|friends?|manager|boss|team|supervisor|teacher|people|parents|students|customers|patients) (?:\S+ )?(?:say about|describe|value|miss|praise|rely)\b|\brely on you for\b|\bcan you do for us\b|\b(?:best|top|key|main|core) (?:qualit(?:y|ies)|skills?|attributes?|traits?)\b|\bwhat do you do better\b|\bwhat would (?:we|they) (?:miss|lose)\b/,
  ],

  [
    'weakness',
    8,
    /\b(?:weak ?ness(?:es)?|weak (?:points?|spots?|areas?|side)|weaker|shortcomings?|flaws?|blind spots?|achilles|development (?:area|need|point)s?|areas? (?:of|for|to) (?:\S+ )?(?:improve\w*|develop\w*|growth)|biggest fault)\b/,
  ],
  [
    'weakness',
    7,
    /\b(?:manager|boss|supervisor|colleagues?|coworkers?|team|lead|partner|mentor|teacher|head|appraisal|review|people|they|somebody|someone)\b (?:\S+ ){0,4}(?:have you work on|you (?:to|should|could|need to|ought to|must) (?:\S+ ){0,2}(?:work on|improve|change|do better|better|stop|start|learn|get better|develop|do differently)|like you to (?:\S+ )?(?:do|change|work|improve|stop)|complain about|change about you|criticise|criticize|find difficult about you|wish you|say you (?:struggle|lack|should|could|need))\b/,
  ],
  [
    'weakness',
    7,
    /\b(?:what|which|any|sort of|kind of) (?:\S+ ){0,2}(?:feedback|criticism) (?:do|have|would|did) (?:you|people|they)\b|\bwhat do you (?:\S+ ){0,2}(?:struggle|find (?:\S+ ){0,2}(?:hard\w*|difficult|tough\w*|challenging|tricky|stressful|frustrating)|dislike|hate|avoid|put off|dread|get wrong|worry|lack)\b|\bdo you (?:\S+ ){0,2}(?:struggle|put off|avoid|dread)\b|\bfind (?:hardest|most difficult|most challenging)\b/,
  ],
  [
    'weakness',
    7,
    /\b(?:want|like|need|trying|trying hard|hoping|working|work) (?:to (?:get |be )?(?:better|improve|improving)|on (?:in )?yourself|on improving|on getting better|to work on)\b|\b(?:not|less|arent|isnt|never) (?:\S+ ){0,2}(?:good|great|strong|comfortable|confident|skilled) (?:at|with|in)\b|\bwish you (?:were|could|had|knew)\b|\bkeeps? you (?:up|awake)\b|\bholds? you back\b|\b(?:frustrat\w+|annoys?|drives?|irritat\w+|stresses|worries|scares|bothers) (?:\S+ )?you\b(?! to)|\bleast (?:like|enjoy|favou?rite|confident|comfortable|happy)\b|\bworst (?:at|quality|habit|trait)\b|\bbad at\b|\bchange (?:one thing )?about yourself\b|\bout of your (?:depth|comfort)\b|\bwhat are you (?:still )?(?:learning|working on (?:in|about) yourself)\b|\bdo better at\b|\bcould you (?:\S+ )?(?:be|do) better\b|\bimprove on\b|\bget better at\b/,
  ],
];
