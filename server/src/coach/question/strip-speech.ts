/** Sounds and phrases that carry nothing wherever they stand. */
const FILLERS =
  /\b(?:u+m+|u+h+m*|e+r+m*|h+m+|a+h+|you know(?= (?:i|like|just|so|um|uh|when|tell|if|what)\b)|i mean|sort of|kind of(?= (?:like|a|how|what|walk|tell)\b)|like(?=,))\b,?\s*/gi;

/** One word that recognisers write as two. */
const MISHEARD: readonly [RegExp, string][] = [
  [/\bco[ -](worker|operat)/gi, 'co$1'],
  [/\b(team|dead|feed|short|work|stake) (mate|line|back|coming|load|holder)(s?)\b/gi, '$1$2$3'],
  [/\bweek(?= ?ness)/gi, 'weak'],
  [/\bweak ness/gi, 'weakness'],
  [/\bre locat/gi, 'relocat'],
];

/** A word or two said again: "tell me tell me about", "what what". */
const STUTTER = /\b(\p{L}{1,12}(?: \p{L}{1,12})?)(?:,? \1\b)+/giu;

/** Words that open a turn and ask nothing. */
const OPENINGS =
  /^(?:(?:right|ok|okay|so|well|now|great|good|perfect|lovely|brilliant|excellent|alright|all right|cool|fine|sure|yes|yeah|yep|and|but|then|next|anyway|actually|finally|lastly|first|firstly|first of all|to start|to begin|please|interesting|fantastic|wonderful|hi|hello|hey|hi there|hello there|thanks|thank you|thanks for that|thank you for that|thanks for coming(?: in)?|nice to meet you|pleased to meet you|good morning|good afternoon|good evening|moving on|next question|let(?:[’']s| us) (?:see|move on|start|begin)|that(?:[’']s| is) (?:great|good|interesting|helpful|fine)|makes sense|got it|i see(?=[,.!;]|$| so\b)|fair enough|just|also|on that note|out of interest|out of curiosity)\b[\s,.!;:–-]*)+/i;

/** The question without greetings, fillers and false starts, in its own case. */
export function stripSpeech(text: string): string {
  const heard = MISHEARD.reduce((words, [apart, whole]) => words.replace(apart, whole), text);
  const said = heard.replace(/\s+/g, ' ').replace(FILLERS, '').replace(STUTTER, '$1').trim();
  const asked = said.replace(OPENINGS, '').trim();
  return /\p{L}/u.test(asked) ? asked : said;
}
