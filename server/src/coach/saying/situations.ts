/** A kind of situation that every profession knows, and three steps that hold in all of them. */
export interface Situation {
  /** What a question about it speaks of. The first situation that fits is taken, so the narrow ones stand first. */
  asks: RegExp;
  /** Short, to leave room for what the candidate did in a case like it. */
  steps: string;
}

const words = (...alternatives: string[]): RegExp => new RegExp(`\\b(?:${alternatives.join('|')})\\b`, 'i');

const BOSS = '(?:manager|boss|supervisor|lead|director|head)';

export const SITUATIONS: readonly Situation[] = [
  {
    asks: words(
      'unsafe|safety|danger\\w*|hazard\\w*|injur\\w+|hurt|accident|fire|emergency|harm\\w*|bleeding|collapse\\w*|unconscious',
    ),
    steps:
      'I would first make sure that nobody is in danger, then get help and tell whoever is responsible, and afterwards write down what happened.',
  },
  {
    asks: words(
      'steal\\w*|stole|theft|dishonest\\w*|unethical|ethic\\w*|lie|lying|lied|illegal|against the rules|cheat\\w*|brib\\w+',
      'cover(?:ing)? (?:it |something )?up|falsif\\w*|forg(?:e|ed|ing)|backdat\\w*|fak(?:e|ed|ing)|fiddl\\w*|fraud\\w*|look the other way|bend the rules',
      'confidential\\w*|privacy|discriminat\\w+|harass\\w+|bull(?:y|ied|ying)',
    ),
    steps:
      'I would make sure that I have understood it right, not take part in it, and raise it in private with the person who is responsible, following the rules for such cases.',
  },
  {
    asks: words(
      'angry|upset|furious|shout\\w*|rude|aggressive|complain\\w*|complaints?|unhappy|dissatisfied|refund|escalat\\w+',
      'difficult (?:customer|client|patient|guest|parent|passenger|caller|user|stakeholder)',
    ),
    steps:
      'I would let them finish, put right at once what I can and say honestly what I cannot, and come back when I said I would.',
  },
  {
    asks: words('call(?:s|ed)? in sick', 'short[- ]?staffed|understaffed|no[- ]show|absent'),
    steps:
      'I would see what cannot wait today, share that out among those who are here, and tell the people affected early what will come later.',
  },
  {
    asks: words(
      'deadlines?|behind schedule|running late|late deliver\\w+|delay\\w*|slip\\w*|run(?:ning)? out of time|overrun\\w*',
    ),
    steps:
      'I would say early that the date is at risk and why, protect the part that matters most, and offer a choice: less, later, or with more help.',
  },
  {
    asks: words(
      'priorit\\w+|too many|several (?:tasks|things|projects|people|urgent)|at once|at the same time|urgent|overloaded',
      'workload|competing|juggl\\w+',
    ),
    steps:
      'I would ask what happens if each thing is late, agree on the order with those concerned, and say early what does not fit.',
  },
  {
    asks: words(
      `${BOSS}[^.?]*(?:wrong|disagree\\w*|mistake|unreasonable|asks? you)`,
      `disagree\\w*[^.?]*${BOSS}`,
    ),
    steps:
      'I would ask for the reasons first, then say in private where I see it differently and offer another way; what is decided I carry out, unless it would be wrong.',
  },
  {
    asks: words(
      'underperform\\w*|not pulling|struggl\\w+|poor performance|lazy|keeps? (?:making|coming|missing|arriving)|unmotivated|morale',
    ),
    steps:
      'I would speak with the person alone, say what I see and ask what gets in the way, and agree on one concrete step and a date.',
  },
  {
    asks: words(
      'conflicts?|disagree\\w*|argu\\w+|not get(?:ting)? (?:on|along)|clash\\w*|tension|credit for|takes? over',
      'difficult (?:colleague|coworker|co-worker|person|teammate|team member)',
    ),
    steps:
      'I would speak with the person directly and listen first, bring it back to the goal that we share, and agree on who decides if we still differ.',
  },
  {
    asks: words(
      'new (?:person|starter|colleague|member|hire|employee|joiner|apprentice|trainee|nurse|teacher|volunteer|team member)',
      'train (?:an?|some|new)|onboard\\w*|induct\\w*|teach (?:an?|some)|junior|apprentices?|trainees?',
    ),
    steps:
      'I would show the work once, do it together once and then watch, give them one person to ask, and find out after some days what is unclear.',
  },
  {
    asks: words(
      'mistakes?|errors?|went wrong|goes wrong|broke|broken|breaks?|fail\\w*|outage|crash\\w*|down|fault\\w*|spoil\\w*',
      'wrong (?:order|medication|dose|item|number|amount)',
    ),
    steps:
      'I would say so at once and limit the damage, tell those who are affected, and afterwards look for the cause and change one thing about it.',
  },
  {
    asks: words(
      'data|figures|numbers|records?|inconsisten\\w*|inaccura\\w*|incomplete|do not (?:match|add up)|audit',
      'missing (?:values|entries|records)',
    ),
    steps:
      'I would find out how far it is wrong before anybody uses it, trace it to where it comes from, and correct it there and tell those who rely on it.',
  },
  {
    asks: words(
      'unclear|vague|ambiguous|unfamiliar|not sure|(?:no|without|not enough) (?:information|instructions|guidance|documentation)',
      "never (?:done|used|seen)|(?:do not|don't|not) know",
    ),
    steps:
      'I would ask what the result is for, write down what I have to assume and have it checked, and start with the part that will be right either way.',
  },
  {
    asks: words(
      'convinc\\w+|persuad\\w+|refus\\w+|resist\\w*|say no|push(?:es|ed)? ?back|reject\\w*|sceptic\\w*|skeptic\\w*|unwilling|reluctan\\w*',
    ),
    steps:
      'I would ask what their doubts are, show them what they gain with an example they can check, and offer a small trial.',
  },
  {
    asks: words(
      'chang\\w+|last minute|suddenly|cancel\\w*|unexpected\\w*|new (?:system|process|rules?|software|tool|policy)',
    ),
    steps:
      'I would find out what has really changed and what still holds, tell those it touches with a plan for today, and watch closely for the first days.',
  },
  {
    asks: words(
      'budgets?|costs?|expens\\w+|cuts?|resources|less money|afford|suppliers?|stock|shortage|run(?:s|ning)? out',
    ),
    steps:
      'I would look at where it really goes, offer more than one way, each with its price, and check after a few weeks whether the choice holds.',
  },
  {
    asks: words(
      'improv\\w+|increas\\w+|grow\\w*|faster|reduc\\w+|efficien\\w+|first (?:week|month|\\d+|hundred|day)\\w*|strategy|plan',
    ),
    steps:
      'I would listen and measure before I change anything, take the one thing that hurts most, and try it small before going further.',
  },
];
