import type { QuestionKind } from '#coach/question/question.ts';

/** A question of a kind, and questions of other kinds that have a word of it. */
export const MISLEADING: readonly (readonly [kind: QuestionKind, of: string, besides: readonly string[]])[] =
  [
    [
      'small-talk',
      'Would you like some tea or coffee before we begin?',
      [
        'How many cups of coffee are sold in London every morning?',
        'How many umbrellas do you think are lost on this railway in a year?',
        'How do you keep a building site going in heavy rain?',
        'What did you do when a guest spilled coffee over a bride?',
        'Have you ever sold tea to wholesalers?',
        'Which cake have you changed most since you took over the bakery?',
        'How did you get the heating in the old school repaired?',
        'How do you price a wedding cake with four tiers?',
        'Tell me how you would sell umbrellas in the rain.',
        'It is the Friday before Christmas, half past four, and a mother rings to say that the heating has failed and the baby is cold. Off you go.',
        'Have you ever travelled far to win a customer?',
        'What does a good day look like for you?',
        'Who taught you to make tea for somebody with dementia?',
      ],
    ],
    [
      'closing',
      'Is there anything that you would like to ask us about the team?',
      [
        'What questions do you ask a new patient at the first visit?',
        'How do you find the questions that an auditor will raise about a ledger?',
        'What would you like to know about a patient before you start an infusion?',
        'How did you answer the questions of the residents about the new lift?',
        'What is the best question that a pupil ever asked you?',
        'What did we forget in this design?',
      ],
    ],
    [
      'salary',
      'What salary do you have in mind for this job?',
      [
        'How did you work out the wages of forty seasonal drivers?',
        'How much money did the new ovens bring the bakery in a year?',
        'How did you shorten the time until a package leaves the warehouse?',
        'What would you change about the compensation plan of our sales team?',
        'How would you split ten thousand pounds between three charities?',
        'If money were no object, what would you build here first?',
        'How many wages does a hospital of this size pay in a month?',
        'Tell me about a decision where life counted more than money.',
        'How much money passes through your hands in a week?',
        'What would you own if money was no object?',
        'Ninety thousand pounds, one new juice, four months. What is the plan?',
      ],
    ],
    [
      'logistics',
      'Would you be willing to relocate to Leeds?',
      [
        'How do you write the rota for a ward where nobody wants weekends?',
        'What is remote patient monitoring?',
        'How do you check the references of a subcontractor before you hire him?',
        'What makes a good rota for a small shop with four weekends of sales?',
        'Which legally required checks have you introduced in the kitchen?',
        'How many nights does a guest stay in a hotel in this city?',
        'How would you explain a notice period to a tenant who has lost the contract?',
      ],
    ],
    [
      'motivation',
      'What attracts you to this role?',
      [
        'How do you handle missing values in a large data set?',
        'What is the next step after a positive biopsy?',
        'How do you agree with a client on what success looks like?',
        'How do you lead a team that has lost its passion for the product?',
        'How did you explain the values of the charity to new volunteers?',
      ],
    ],
    [
      'situational',
      'Suppose that two bakers ring in sick. What do you do?',
      ['What would your last boss say you are best at?', 'And your strengths, what would you say?'],
    ],
    [
      'introduction',
      'Give me the short version of your career.',
      ['There is a gap of two years in your CV. What were you doing?'],
    ],
    [
      'weakness',
      'What is your greatest weakness?',
      [
        'How do you find the weak points of an old bridge?',
        'What are the flaws of agile methods in large companies?',
        'How did you mend the shortcomings that the fire inspection found?',
        'How would you test a new lock for flaws?',
        'How do you get an angry colleague to improve on a poor report?',
      ],
    ],
    [
      'estimate',
      'How many dogs are there in London?',
      [
        'How many people are on the team?',
        'How many people were affected?',
        'How many patients does a nurse look after on your ward?',
        'How many hours a week are you looking for?',
        'How many tickets did it close in a week?',
        'How many customers does that bring you in a year?',
        'How many bits are in a byte?',
        'How much paracetamol can an adult take in a day?',
        'How long would it take you to learn our system?',
      ],
    ],
    [
      'strength',
      'Why should we hire you?',
      ['How would you teach us the difference between profit and cash?'],
    ],
    [
      'look-up',
      'Which languages do you speak?',
      [
        'How many languages are spoken in the schools of this city?',
        'How many qualified nurses do you think there are in Wales?',
        'If you could choose, which languages would you have the signs in?',
      ],
    ],
  ];
