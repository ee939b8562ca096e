const AILMENT = String.raw`(?:ill(?:ness)?|sick(?:ness)?|unwell|bipolar|cancer|tumour|stroke|heart attack|stress(?:ed)?|depress(?:ion|ed)|anxiety|nerves|breakdown|burn(?:t|ed)?[- ]?out|surgery|operation|disab(?:led|ility)|ADHD|ADD|autis(?:m|tic)|dyslexi[ac]|epilep(?:sy|tic)|stammer|stutter|deaf|diabet(?:es|ic)|asthma|panic attacks?|seizures?|arthritis|PTSD|HIV|migraines?|insomnia|knees?|hips?|back pain|bad back|accident|rehab)(?! (?:patients?|wards?|care|clinics?|nurs\w+|services?|support|trust|charity|unit|teams?|cases?|units?|theatres?|people|children|pupils?))`;
const FAMILY = String.raw`(?:marriage|divorce|separation|wedding|wife|husband|ex-\w+|partner|mother|father|mum|dad|parents?|son|daughter|child(?:ren)?|kids?|baby|babies|family|brother|sister|niece|nephew)`;
const NOBODY = String.raw`(?!(?:patients?|clients?|pupils?|m[ae]n|wom[ae]n|boys?|girls?|people|colleagues?|students?|guests?|customers?|residents?|staff|with|an?|the)\b)`;

const OF_ONESELF: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:I|and) (?:have|had|have had|am|was|was off with|got|get|fell|became|suffer(?:ed)?(?: from)?|live with|went off with) (?:${NOBODY}\w+ ){0,2}?${AILMENT}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:my|our) (?:own )?(?:${NOBODY}\w+ ){0,1}?(?:${AILMENT}|(?:ex-)?${FAMILY})\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:since|after|because of|owing to|through) (?:the|my|an?) (?:\w+ )?(?:${AILMENT}|divorce|separation)\b`,
    'i',
  ),
  /\bI (?:\w+ ){0,2}?(?:off (?:sick|ill|with)\b|ill\b|pregnant|married|divorced|widow(?:ed|er)?\b|miscarried)|\bI see a (?:counsell?or|therapist|psychiatrist)\b|\bmy (?:pregnancy|bereavement|own (?:two|three|little))\b/i,
  /\bI (?:was|am|were|got|had been|have been) (?:\w+ ){0,2}?(?:dismissed|sacked|fired|suspended|disciplined|arrested|convicted|cautioned|charged with|sued|jailed|imprisoned|made bankrupt|bullied|harassed)\b|^(?:Sacked|Fired|Dismissed|Suspended)\b|\b(?:dismissed|sacked|fired|suspended) me\b|\blet me go\b(?! to\b)|\b(?:got the sack|court[- ]martial|(?:a|my) (?:spent )?conviction|settled out of court|tribunal|sued (?:my|me|us)|took my employer|at the trial|my trial|in prison)\b/i,
  /\bexams?: failed\b/i,
  /\bI (?:gamble|bet|drink|drank|owe)\b|\b(?:alcoholic|gambling|in debt|my debts?|bankruptcy|a drink since|hung ?over)\b/i,
  /\bI (?:am|was) (?:[2-7]\d|twenty|thirty|forty|fifty|sixty|too old)(?: ?-?(?:one|two|three|four|five|six|seven|eight|nine))?(?![\w%]| (?:minutes|hours|days|weeks|miles|km|metres|people|strong|times))|\bI (?:was|am) too (?:old|young)\b|\b(?:my age|(?:I|to) retire)\b/i,
  /\bI (?:\w+ )?(?:voted|pray|worship|campaign(?:ed)? for)\b|\b(?:my (?:faith|god|church|party|union)|prayer group)\b|\b(?:(?:organi[sz]ed|led|joined|called|wanted) (?:the|a) strike|union (?:rep|member|steward)|picket)\b/i,
  /\bnobody (?:will|would|wants? to|likes?|could|can)\b[^.]*\b(?:me|with)\b|\b(?:my|the) (?:boss|manager|owner)\b[^.]*\b(?:hates?|cannot stand|bull(?:y|ies|ied))\b|\bI hated? (?:the|my)\b/i,
  /\b(?:on purpose|deliberately (?:mis\w+|lied)|I (?:lied|stole|cheated|undercut|groped)|knew (?:that )?(?:we|I) could not)\b/i,
];
const AT_ALL: readonly RegExp[] = [
  new RegExp(String.raw`\b${AILMENT}\b`, 'i'),
  /\b(?:marriage|divorc\w+|died|dying|death|dead|funeral|grie[fv]\w*|sued?|lawsuit|court|police|trial|prison|arrest\w*|convict\w*|sack|sacked|fired|dismiss\w*|let go|pushed out|disciplin(?:ary|ed)|gambl\w*|drunk|debts?|bankrupt\w*|church|god|bible|quran|mosque|prayer|politic\w*|election|union|strike|retire(?:ment)?|too old|pregnan\w+|widow\w*)\b/i,
  /\b(?:bull(?:y|ies|ied|ying)|harass\w*|abus\w+|toxic|threw|shout\w*|hat(?:e|ed|es)|fights?|fought|unfair\w*|rude|lazy|stupid|useless|jealous|incompetent|liar|lied)\b/i,
  /\b(?:can(?:not|['’]t)|could(?: not|n['’]t)) (?:bear|stand)\b|\bnobody (?:will|would|wants?|likes?|listens?|can)\b|\bnever (?:listen\w*|thank\w*|pa(?:y|id))\b|\bbe left alone\b/i,
  /\b(?:wages?|salary|underpaid|unpaid|overtime|(?:pay|paid) (?:is|was|are|too|so|less|late|badly|poorly))\b/i,
];

/** What nobody says of themselves unasked. */
export const isNeverOffered = (text: string): boolean =>
  isOwnTrouble(text) || AT_ALL.some((sign) => sign.test(text));

/** A nurse may tell of a patient's illness. */
export const isOwnTrouble = (text: string): boolean => OF_ONESELF.some((sign) => sign.test(text));
