/** A kind of situation that every profession knows, and three steps that hold in all of them. */
export interface Situation {
  /** What a question about it speaks of. The first situation that fits is taken, so the narrow ones stand first. */
  asks: RegExp;
  steps: string;
}

const words = (alternatives: string): RegExp => new RegExp(`\\b(?:${alternatives})\\b`, 'i');

/** Each at most forty words, to leave room for what the candidate did in a case like it. */
export const SITUATIONS: readonly Situation[] = [
  {
    asks: words(
      'unsafe|safety|danger\\w*|hazard\\w*|injur\\w+|accident|fire|emergency|harm|bleeding|collapse\\w*|unconscious',
    ),
    steps:
      'First I would make sure that nobody is in danger and stop the work if it has to be stopped. Then I would get help and tell whoever is responsible. Afterwards I would write down what happened.',
  },
  {
    asks: words(
      'steal\\w*|stole|theft|dishonest\\w*|unethical|ethic\\w*|lie|lying|lied|illegal|against the rules|cheat\\w*|bribe\\w*|cover up|confidential\\w*|privacy|discriminat\\w+|harass\\w+|bully\\w*',
    ),
    steps:
      'I would not take part and not look away. First I would make sure of what I saw, then raise it with the person who is responsible for it, in private, and keep to the rules for reporting it.',
  },
  {
    asks: words(
      'angry|upset|furious|shout\\w*|rude|aggressive|complain\\w*|complaint|unhappy|dissatisfied|difficult (?:customer|client|patient|guest|parent|passenger|caller|user)|refund',
    ),
    steps:
      'I would let them finish and say back what I understood. Then I would put right what I can at once and say honestly what I cannot. Last, I would come back when I said I would.',
  },
  {
    asks: words(
      'missed? (?:a |the |your |their )?deadline|deadline|behind schedule|running late|late delivery|delay\\w*|slip\\w*|not finish\\w*|run(?:ning)? out of time|overrun\\w*',
    ),
    steps:
      'I would say early that the date is at risk, and why. Then I would protect the part that matters most and offer a choice: less, later, or with more help. Afterwards I would find out why we saw it late.',
  },
  {
    asks: words(
      'priorit\\w+|too many|several (?:tasks|things|projects|people|urgent)|at once|at the same time|everything is urgent|overloaded|workload|competing|juggle|two (?:managers|customers|urgent)|short[- ]staffed|understaffed|call(?:s|ed)? in sick',
    ),
    steps:
      'I would look at what cannot wait and what happens if each thing is late. Then I would agree on the order with those concerned, and finish one thing at a time. What does not fit I would say early.',
  },
  {
    asks: words(
      '(?:your |the )?(?:manager|boss|supervisor|lead|director)[^.?]*(?:wrong|disagree\\w*|mistake|unreasonable|asks? you)|disagree\\w*[^.?]*(?:manager|boss|supervisor|lead|director)',
    ),
    steps:
      'I would first ask for the reasons, because I may lack some. Then I would say in private where I see it otherwise, with what I base it on and another way. Once it is decided, I carry it out properly.',
  },
  {
    asks: words(
      'underperform\\w*|not pulling|struggl\\w+|slow(?:er)? (?:colleague|member)|poor performance|lazy|keeps? (?:making|coming|missing)|not (?:doing|meeting)|unmotivated|morale',
    ),
    steps:
      'I would speak with the person alone and say what I see without judging it. Then I would ask what gets in the way, and agree on one concrete step and a date. Until then I would help.',
  },
  {
    asks: words(
      'conflict|disagree\\w*|argu\\w+|not get(?:ting)? (?:on|along)|clash\\w*|tension|difficult (?:colleague|coworker|co-worker|person|teammate|team member)|credit for|takes? over',
    ),
    steps:
      'I would speak with the person directly and in private, and listen first. Then I would bring it back to the goal that we share and to something that can be checked. If we still differ, we agree on who decides.',
  },
  {
    asks: words(
      'new (?:person|starter|colleague|member|hire|employee|joiner|apprentice|trainee|nurse|teacher|volunteer)|train (?:a|an|some|new)|onboard\\w*|induct\\w*|teach (?:a|some)|junior',
    ),
    steps:
      'I would show the work once, do it together once, and then watch them do it. I would give them one person to ask and small tasks that are real. After the first days I would ask what was unclear.',
  },
  {
    asks: words(
      'mistake|error|went wrong|goes wrong|broke|breaks?|fail\\w*|outage|crash\\w*|down|fault\\w*|wrong (?:order|medication|dose|item|number|amount)|spoil\\w*',
    ),
    steps:
      'I would say so at once and limit the damage first. Then I would put right what can be put right and tell those who are affected. Afterwards I would look for the cause and change one thing about it.',
  },
  {
    asks: words(
      'data|figures|numbers|records?|report|inconsisten\\w*|inaccura\\w*|incomplete|missing (?:values|entries|records)|do not (?:match|add up)|audit',
    ),
    steps:
      'I would not use it before I know how far it is wrong. First I would trace where it comes from and compare it with a second source. Then I would correct it at its origin and tell those who rely on it.',
  },
  {
    asks: words(
      "unclear|vague|ambiguous|no (?:information|instructions|guidance|documentation)|not (?:know|sure)|without (?:information|instructions|all)|never (?:done|used|seen)|unfamiliar|do not know|don't know|not enough information",
    ),
    steps:
      'I would ask what the result is for and who needs it. What I cannot find out I would write down as an assumption and have it checked. Then I would start with the part that is right in any case.',
  },
  {
    asks: words(
      'chang\\w+|last minute|suddenly|new (?:system|process|rules?|software|tool|policy)|cancel\\w*|unexpected',
    ),
    steps:
      'I would find out what has really changed and what still holds. Then I would tell those it touches, with a plan for today and one for later. And I would watch closely for the first days.',
  },
  {
    asks: words(
      'budget|cost\\w*|expens\\w+|cut\\w*|resources?|less money|afford|suppliers?|stock|shortage|run out',
    ),
    steps:
      'I would look at where it really goes and what each part is worth to those we serve. Then I would offer two or three ways with their price, not just one. What we choose I would check after a few weeks.',
  },
  {
    asks: words(
      'convince|persuade|refus\\w+|resist\\w*|say no|push ?back|reject\\w*|sceptic\\w*|skeptic\\w*|unwilling|reluctan\\w*',
    ),
    steps:
      'I would first ask what speaks against it for them. Then I would show what they gain, with an example that can be checked, and offer a small trial. If the answer stays no, I would want to know why.',
  },
  {
    asks: words(
      'improve|increase|grow|faster|better|reduce|efficien\\w+|first (?:week|month|30|60|90|hundred|day)\\w*|strategy|plan',
    ),
    steps:
      'I would listen and measure before I change anything. Then I would take the one thing that hurts most and that can be changed soon. I would try it small, show the result, and only then go further.',
  },
];

/** For what no entry speaks of. */
export const ANY_SITUATION: readonly string[] = [
  'First I would find out what matters most here and to whom. Then I would take the smallest step that helps, and tell those concerned what I am doing. Afterwards I would look at what we can learn.',
  'I would begin by asking what has happened and what has been tried. Then I would do what helps soonest without making it worse. And I would keep the people involved informed until it is settled.',
];
