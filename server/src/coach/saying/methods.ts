import { plainWords } from '#coach/question/plain-words.ts';
import type { Question } from '#coach/question/question.ts';

/** How a case of one kind is gone about, as anybody may say it: what one would do, and nothing that one has done. */
interface Method {
  /** What makes the case one of its kind; reads plain words. */
  asks: RegExp;
  says: string;
}

const DIAGNOSIS =
  'I would first check that the figures are right, and when it began. Then I would split it, by place, by kind and by time, to see where the change sits, and ask what else changed on that day. I would talk to the people who are closest to it. The likeliest cause I would test on its own before I change anything for everybody.';

/** What works without a connection: a case, and a design as well. */
const OFFLINE: Method = {
  asks: /\b(?:offline|no (?:signal|network|connection)|without (?:a )?(?:signal|network|connection)|(?:network|connection|line) (?:drops|fails|breaks|goes)|(?:charged|booked|sent|paid|counted|processed) (?:two times|twice)|same (?:record|row|file|document))\b/,
  says: 'I would store what is done on the device first, and send it until the other side has confirmed it. Each request carries a key of its own, so that sending it again changes nothing. Each record carries a version, so that two changes to the same one are seen, and are merged or asked about instead of overwritten. Then I would cut the connection at each step in a test, and look what is lost.',
};

/** The first that fits wins: what may hurt somebody stands before what costs money. */
const METHODS: readonly Method[] = [
  OFFLINE,
  {
    asks: /\b(?:on fire|fire (?:alarm|breaks? out)|smoke|gas|smells? (?:of )?(?:gas|smoke|burning)|it smells|(?:throws?|flying) sparks|sparks fly|(?<!\b(?:memory|data|information|price) )leak(?:s|ing)?(?! (?:to the press|data|memory))|brakes?|red line|bleed\w*|injur\w*|hurt|unconscious|collaps\w*|faint\w*|fall(?:s|en)? (?:off|down|from)|explo(?:de|des|ded|ding|sion|sions|sive)|flood\w*|stops? breathing|not breathing|chok(?:es|ing)|trapped|electric shock|unsafe|danger\w*|accident|hazard\w*)\b/,
    says: 'I would stop and make it safe before anything else, and keep people away from it. Then I would call whoever has to know, say exactly where and what it is, and stay with it until they are there. Nothing goes on before somebody who is competent has looked at it. Afterwards I would write down what happened while it is fresh.',
  },
  {
    asks: /\b(?:stolen|steals?|stealing|theft|goes missing|go missing|things missing|is missing|accus\w+|fraud|harass\w*|bull(?:y|ies|ied|ying)|abus\w+|short (?:again|every|\w+ \w+ running)|doesnt add up|dont add up)\b|\bis \S+ short\b/,
    says: 'I would take it seriously and blame nobody. First I would listen, and write down who saw what and when, in their words. Then I would look at the facts side by side, tell the person who is responsible, and report it as the rules say. Whoever told me should hear from me what happens next.',
  },
  {
    asks: /\b(?:call(?:s|ed)? in sick|rings? in sick|off sick|are ill|is ill|(?:not|doesnt|does not|dont|didnt|havent|fails? to) (?:turn(?:ed)?|show(?:n|ed)?) up|no ?shows?|short ?staffed|short of (?:staff|people|hands)|understaffed|(?:two|three|half|one) (?:\S+ ){0,3}(?:missing|short|absent|down)|walks? out|hand(?:s|ed)? in (?:his|her|their) notice|resigns?)\b/,
    says: 'I would first see what has to be done today and what can wait, and put everybody who is there on what has to be. Then I would ring those who could step in, tell early whoever will notice, and lend a hand myself. When it is over, I would look at why one absence could leave us so short.',
  },
  {
    asks: /\b(?:cry(?:ing)?|cries|(?:in|close to) tears|upset colleague|burn(?:t|ed|ing)? out|burnout|overwhelmed|not coping|cannot cope|struggl\w+|worn out|stressed|breaks? down(?! on)|panic\w*|homesick|grie(?:f|ving))\b/,
    says: 'I would take a moment with them somewhere quiet, ask what is the matter, and listen. Then I would see what can be taken off them right now, and who can take it. I would ask again a day or two later. Where it is more than I can help with, I would tell them who can, and not leave them alone with it until then.',
  },
  {
    asks: /\b(?:angry|furious|shout\w*|yell\w*|scream\w*|rude|insult\w*|complain\w*|complaints?|aggressive|unhappy|upset|abusive|swear\w*|loses? (?:his|her|their) temper|demands? (?:to|a refund|his|her|their)|threaten\w*|hostile)\b/,
    says: 'I would let them finish, stay calm, and say back what I understand, so that they feel heard. Then I would find out what really happened. I would say plainly what I can do and what I cannot, do it by the time that I name, and tell them when it is done.',
  },
  {
    asks: /\b(?:insists?|wants? (?:it|me|you|us) (?:to|anyway|regardless)|above the limit|more than (?:is )?allowed|against (?:the |your )?(?:advice|rules?|policy)|refuses? to|without (?:a |the )?(?:permission|consent|permit|helmet|signature))\b/,
    says: 'I would say what is possible and what is not, with the reason in one sentence. Then I would ask what they really need it for, and offer the nearest way that I can stand behind. If they insist, I would put it in writing and bring in the person who has to decide.',
  },
  {
    asks: /\b(?:(?:two|both|members|colleagues|people|team) (?:\S+ ){0,5}(?:argu\w+|quarrel\w*|fight\w*|not speak\w*|not talk\w*|disagree\w*|in conflict|not get on|fall out|fallen out)|get rid of|under ?perform\w*|poor performance|(?:always|constantly|keeps?) (?:being |coming |turning up )?late|not pull\w* (?:his|her|their) weight|lazy|doesnt deliver|gossip\w*|conflict between)\b/,
    says: 'I would talk to each of them alone first, and ask what happened rather than who is to blame. Then we would sit down together, agree on what changes and by when, and write that down. I would look at it again on that day. Where it touches somebody’s job, it has to be fair and by the book.',
  },
  {
    asks: /\b(?:(?<!\b(?:know|think|feel|like|hear|heard) )about (?:his|her|their) (?:manners|tone|behaviou?r|lateness|smell|work)|(?:give|giving) (?:\S+ ){0,2}(?:feedback|bad news)|(?:hard|difficult|awkward) (?:conversation|talk|truth))\b/,
    says: 'I would ask for five minutes in private, and soon. I would say what I saw and what it did, in plain words and without guessing at reasons, and then let the other person speak. Before we part, we agree on what changes, and I ask again after a week or two.',
  },
  {
    asks: /\b(?:take (?:you|me|us) seriously|win (?:them|him|her|people|somebody|someone|\S+ people) (?:over|round)|(?:build|gain|earn|win) (?:\S+ )?trust|will not engage|set in (?:his|her|their) ways|scepti\w+|skepti\w+)\b/,
    says: 'I would begin by listening, and learn how they do it, because they know things that I do not. I would ask for their advice, keep every small promise, and change nothing in the first weeks without them. Trust comes from that, and takes the time that it takes.',
  },
  {
    asks: /\b(?:your (?:boss|manager|supervisor|director|team leader|head)|a superior|senior (?:colleague|manager|partner)|the (?:boss|chef|board|ceo|client) (?:decides?|wants?|asks?|tells?))\b.*\b(?:disagree\w*|wrong|mistake|bad (?:idea|decision)|decides?|do not agree|dont agree)\b|\bdisagree\w* with (?:your|a|the) (?:boss|manager|supervisor|decision|superior|client)\b/,
    says: 'I would ask for the reasons first, since I may be missing something. Then I would say what I see once, clearly and in private, with facts and with another way that would work. If it stays as it is, and it is neither unsafe nor wrong, I would do it properly, and say by what we will see whether it works.',
  },
  {
    asks: /\byou(?: have| ve)? (?:(?:just |suddenly )?(?:realis|realiz|notic|discover|f[io][nu]+d (?:out )?(?:that )?(?:you|your)))\w*.*\b(?:mistake|wrong|error|forgot|forgotten|sent)\b|\byou(?: have)? (?:ma[dk]e|sent) (?:a|an|the) (?:\S+ )?(?:mistake|error|wrong \S+)\b/,
    says: 'I would say so at once to whoever it touches, before I put it right, because they may have to act on it. Then I would limit the harm. Once it is mended, I would find out how it could happen, and change the step itself, so that it does not hang on somebody paying attention.',
  },
  {
    asks: /\b(?:nobody knows why|goes down|stops? working|doesnt work|crash\w*|outage|troubleshoot\w*|fails? (?:the|their|an?|its) (?:\S+ )?(?:tests?|exams?|papers?))\b/,
    says: DIAGNOSIS,
  },
  {
    asks: /\b(?:same (?:week|day|time|crew|hour|morning)|at once|at the same time|both (?:urgent|want|need)|which (?:one )?(?:first|comes first|do you do first)|what comes first|prioriti[sz]\w*|clash\w*|competing|too much to do|everything is urgent|two (?:deadlines|bosses|managers|projects))\b/,
    says: 'I would set them side by side: which deadline is real, what it costs if it is late, and what hangs on it. Then I would put them in an order, and agree it with the people whom it touches before they find out by themselves. Whoever has to wait gets a new date from me, and I keep that one.',
  },
  {
    asks: /\b(?:(?:weeks?|days?|months?|hours?) (?:behind|late)|behind schedule|running late|delay\w*|not (?:been )?deliver\w*|doesnt (?:arrive|come)|lets? (?:you|us) down|miss(?:es|ed)? (?:the|a|its) deadline|deadline|stuck in traffic|breaks? down|broken|(?:dead|faulty) \S+|no (?:heating|hot water|power|electricity)|falls? apart|goes wrong|the \S+ fails|cancel\w*|goes bust|runs? out of)\b/,
    says: 'I would find out exactly what has gone wrong, and how long it is likely to last. Then I would see what can go on without it, and look for another way to the rest: somebody else, a part of it, more hands. Those who rely on it would hear it from me early, with what still holds and what does not.',
  },
  {
    asks: /\b(?:halve|cut|reduce|lower|bring (?:\S+ ){0,4}down|save|increase|raise|double|grow|improve|boost|more (?:customers|sales|members|bookings|sign ups|visitors|users)|from \S+(?: \S+){0,4} to|wants? (?:\S+ ){0,2}(?:percent|per cent)|win (?:\S+ )?(?:back|new|more)|speed up|turn (?:\S+ ){0,3}round)\b/,
    says: 'I would first look at what the figure is made of, because a few causes mostly make up most of it. I would ask the people who meet them every day why they happen. Then I would change the largest one that we can reach, in one place and for a few weeks, and compare the figures before and after. What works is spread, and what does not is dropped.',
  },
  {
    asks: /\b(?:(?:down|up|dropped|fallen|fell|risen|crept|gone up|gone down|doubled|slower|fewer|worse)\b.*\b(?:why|where|what|how|first|look|bottom)|find out why|get to the bottom|dont come back|root cause|diagnos\w+|investigat\w+)\b/,
    says: DIAGNOSIS,
  },
  {
    asks: /\b(?:first (?:\S+ )?(?:days?|weeks?|months?|90|30|100)|second (?:day|week)|new (?:team|job|place)|take over|start(?:ing)? here|settle in)\b/,
    says: 'I would begin by listening. I would watch the work where it is done, ask everybody what they would keep and what they would change, and read the figures. Then I would take one or two things that are quickly better, so that people see that it was worth telling me. With you I would agree on what should be different after three months.',
  },
  {
    asks: /\b(?:what is (?:the|your) plan|budget|launch\w*|thousand (?:pounds|euros|dollars)|(?:pounds|euros|dollars) (?:and|to)|roll(?:ing)? out|introduce (?:a|an|the|our)|set(?:ting)? up (?:a|an|the|our)|open(?:ing)? (?:a|an) (?:new|second)|market entry|enter (?:a|the) (?:new )?market|business case)\b/,
    says: 'I would begin with what it has to achieve, and by what we would notice that. Then I would find out quickly and cheaply who needs it, and what would stop them. Most of the money goes to the one or two things that matter most, some is kept back for surprises, and I would try it small before I spend the rest. On a fixed day we decide whether to go on.',
  },
];

/** What is to be drawn up rather than dealt with: first what is made of software, then all else. */
const DESIGNS: readonly Method[] = [
  {
    asks: /\b(?:services?|apps?|systems?|apis?|backend|front ?end|databases?|data|schema|cache|server|pipeline|algorithm|queue|search|feed|url|website|web ?page|endpoint|offline|requests?|cluster|network|payments?|notifications?|data cent\w+|microservices?|architecture|code)\b/,
    says: 'I would begin with what it must do, for how many at the busiest moment, and what must never happen. Then I would take the simplest version: what is stored, and in which order things go from one part to the next. What can wait goes into a queue, what is read often into a cache, and each request gets a key, so that sending it twice changes nothing. Then I would let each part fail in a test and look what is lost.',
  },
  {
    asks: /./,
    says: 'I would begin with the people who use it and with their busiest hour, and write down what must never go wrong. Then I would draw the simplest arrangement that gets through that hour: who does what, where it is handed on, and who steps in. I would try it for a week with those who do the work, and change what does not hold.',
  },
];

/** Asked for a way of doing, rather than for what was done. */
const ASKS_FOR_A_WAY =
  /\b(?:how|what|where|who|which) (?:\S+ ){0,3}(?:do|would|will|should|could) (?:you|we|one)\b|\b(?:next|next move|go on|off you go|talk (?:me|us) through|what is (?:the|your) plan|what (?:happens|then))\b/;

/** A case that is told, and left there for an answer: no question mark, no request. */
const SETS_A_SCENE =
  /^(?!.*\?)(?:it is|it['’]s|you(?: are|['’]re| have| call| find| see)?|half|ten|somebody|someone|an?|the|two|three)\b(?: \S+){8}/i;

/** Whether what one would do is asked, or what one does, and not what was done. */
export const asksForAWay = ({ kind, text }: Question): boolean =>
  kind === 'situational' ||
  kind === 'design' ||
  ASKS_FOR_A_WAY.test(plainWords(text)) ||
  (kind === 'open' && SETS_A_SCENE.test(text));

/** How the matter of a question is gone about; undefined where no way is asked for, or none is known. */
export const wayAsked = (question: Question): string | undefined =>
  asksForAWay(question) ? methodFor(question) : undefined;

/** The method for a case or a design; undefined for a case of no known kind. */
export function methodFor({ text, kind }: Pick<Question, 'text' | 'kind'>): string | undefined {
  const words = plainWords(text);
  const methods = kind === 'design' ? [OFFLINE, ...DESIGNS] : METHODS;
  return methods.find(({ asks }) => asks.test(words))?.says;
}

/** All that may be said so. */
export const SAYINGS: readonly string[] = [...METHODS, ...DESIGNS].map(({ says }) => says);
