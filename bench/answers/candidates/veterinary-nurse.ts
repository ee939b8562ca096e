import type { WrittenCandidate } from '../bench-candidate.ts';

/** Sentences without full stops, employers after a dash, years in brackets; frightened owners. */
export const candidate: WrittenCandidate = {
  field: 'veterinary-nurse',
  set: 'tuning',
  employers: ['Millpond Vets', 'Coastline Emergency Vets', "Farrow's Farm Practice", "Cats' Haven Rescue"],
  material: {
    company: 'Brackenfold Animal Hospital',
    role: 'Head Veterinary Nurse',
    jobDescription: `Brackenfold is open day and night: 11 vets, 19 nurses, an operating wing and a ward of 40 kennels. Four nurses have left us since the spring.

As Head Veterinary Nurse you make the rota, hold the controlled drugs book, train three students and see that nobody goes home after fourteen hours. You work two days in theatre yourself. We are changing to Provet Cloud in November and would like to become a cat-friendly clinic.

RVN, five years or more, some of it in emergencies. £36,500, own dogs welcome.`,
    name: 'Sunniva Pell',
    education: `Level 3 Diploma in Veterinary Nursing - Pennick College (2013)
RVN since 2013
Certificate in Anaesthesia (2019)`,
    work: `Senior Veterinary Nurse - Coastline Emergency Vets, Pennick (2018 - now)
Nights and weekends, 6 nurses on my rota
* Dog of nine stopped breathing under anaesthetic at three in the morning, vet was in with a caesarean. Started compressions, talked the receptionist through the bag, he went home on the Friday
* Drugs book was short of two ampoules of ketamine. I locked the cupboard, counted with a witness and rang the inspector before my boss had come in. It was a colleague, and she got help
* Owner threw his phone at the wall over a bill. Took him to see his cat first and spoke of money after, he pays by the month
* Made a rota in which nobody works more than three nights in a row; sick days went from 61 to 22 in a year
* Gave a rabbit ten times the dose because the syringe was for insulin. Told the vet at once and the owner too, rabbit lived. Those syringes are kept in another room now
* Two nurses wanted the same Christmas off for the fourth year. I gave them the calendar and a pizza and shut the door, they came out with a plan for three years
* New vet shouted at students in theatre. Asked her for five minutes in the car park, she had not known how she sounded and says please now
* Student fainted at her first post-mortem and wanted to give up, I told her about mine. She qualified in June

Veterinary Nurse - Millpond Vets, Ellerby (2014 - 2018)
Five vets, cats and dogs
* Cats were terrified in the waiting room. Talked the partners into a shelf for baskets, a towel each and a door of their own. It cost £300 and twice as many came for their booster
* Old man could not afford the operation and would not take charity. I found that he had been a signwriter, he painted our van
* Brought in Animana, wrote a page with pictures for each task, the eldest vet used it before the youngest
* Partner asked me to put an earlier date on a vaccination card so that a client could fly. I refused and offered to ring the airline. They flew ten days later

Student Nurse - Farrow's Farm Practice, Ellerby (2011 - 2013)
* Lambing in the snow, car stuck. Walked two miles with the bag
* Learned to be calm around a bull from a farmer who said eleven words a day

Volunteer - Cats' Haven Rescue (2009 - 2011)
* 44 cats out of one house. Made a card for each with a photo and a temper, 39 were homed by Easter`,
    stories: [],
    other: `Driving licence, can work nights. One dog (Biscuit). Four weeks notice. Hoping for 37 to 38 thousand.`,
  },
  questions: [
    {
      ask: 'Hi Sunniva, sorry to keep you waiting, we had an emergency.',
      kind: 'small-talk',
      wording: 'plain',
      right: [['no problem', 'no trouble', 'fine', 'thank', 'worry', 'not at all', 'problem']],
      wrong: ['ketamine', 'Coastline'],
    },
    {
      ask: 'tell us a bit about you and what you do now',
      kind: 'introduction',
      wording: 'plain',
      right: [['Coastline', 'Nights', '6 nurses', 'Millpond', 'RVN']],
    },
    {
      ask: 'Tell me about a time you had to act quickly to save an animal.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['compressions', 'three in the morning', 'the bag, he', 'caesarean', 'stopped breathing']],
    },
    { ask: 'Did he make it?', kind: 'follow-up', wording: 'oblique', right: [['home on the Friday']] },
    {
      ask: 'Have you ever made a medication error?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['ten times the dose', 'insulin', 'rabbit lived', 'another room']],
    },
    {
      ask: "and how have you made sure it can't happen again",
      kind: 'follow-up',
      wording: 'plain',
      right: [['another room', 'syringes']],
    },
    {
      ask: "Things go missing here now and then. What do you do when the cupboard doesn't add up?",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['ketamine', 'with a witness', 'the inspector', 'two ampoules']],
    },
    {
      ask: 'How do you handle an angry owner?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['see his cat', 'phone at the wall', 'by the month']],
    },
    {
      ask: 'We lose people because they are worn out. What have you got that would help us?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['three nights in a row', '61 to 22']],
    },
    {
      ask: 'How would you speak to somebody above you about their manners?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['car park', 'says please', 'how she sounded']],
    },
    {
      ask: 'Describe a conflict over holidays and what you did about it.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['a pizza', 'same Christmas', 'three years']],
    },
    {
      ask: 'Tell us about supporting a student who was struggling.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['post-mortem', 'fainted', 'qualified in June']],
    },
    {
      ask: "What have you changed for a patient who cannot say what it's afraid of?",
      kind: 'behavioural',
      wording: 'oblique',
      right: [['shelf for baskets', 'door of their own', 'booster', 'towel each']],
    },
    {
      ask: 'Has money ever stood between you and the right treatment?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['signwriter', 'painted our van', 'charity']],
    },
    {
      ask: 'When have you refused an instruction from your employer?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['vaccination card', 'the airline', 'earlier date', 'ten days later']],
    },
    {
      ask: 'um have you ever had to get something done when literally everything was against you the weather and all that',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['two miles', 'in the snow', 'Lambing', 'car stuck']],
    },
    {
      ask: 'Give an example of when you organised a lot of something quickly.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['44 cats', '39 were homed', 'temper']],
    },
    {
      ask: "What experience do you have with practice software? We're going over to Provet.",
      kind: 'experience',
      wording: 'plain',
      right: [['Animana']],
    },
    {
      ask: 'Seven in the evening, one nurse rings in sick, you have a bloated dog on the table and a full waiting room. Talk me through it.',
      kind: 'situational',
      wording: 'oblique',
      right: [
        [
          'compressions',
          'talked the receptionist',
          'three nights',
          'the bag',
          'first',
          'see his cat',
          'rota',
        ],
      ],
    },
    {
      ask: 'How do you explain to an owner what an anaesthetic does?',
      kind: 'explanation',
      wording: 'plain',
      right: [['sleep', 'pain', 'breath', 'heart', 'unconscious']],
    },
    {
      ask: 'How many people are on your rota, and since when have you been qualified?',
      kind: 'compound',
      wording: 'plain',
      right: [['6 nurses'], ['2013']],
    },
    {
      ask: 'Do you have any further qualifications since your diploma?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Certificate in Anaesthesia', 'Anaesthesia']],
    },
    {
      ask: "Would you need anywhere for a pet while you're on shift?",
      kind: 'hr',
      wording: 'oblique',
      right: [['Biscuit', 'One dog']],
    },
    {
      ask: 'Why would you like to be our head nurse?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          '19 nurses',
          '40 kennels',
          'day and night',
          '11 vets',
          'three students',
          'cat-friendly',
          'operating wing',
          'in theatre',
        ],
      ],
    },
    {
      ask: 'What would you say is your greatest strength?',
      kind: 'strength',
      wording: 'plain',
      right: [
        [
          'compressions',
          '61 to 22',
          'see his cat',
          'a pizza',
          'shelf for baskets',
          'signwriter',
          '39 were homed',
          'car park',
        ],
      ],
    },
    {
      ask: 'Nobody is perfect. Where are you not?',
      kind: 'weakness',
      wording: 'oblique',
      right: [['insulin', 'ten times', 'another room', 'fainted', 'rabbit']],
    },
    {
      ask: 'If you had one extra nurse from tomorrow, where would you put her?',
      kind: 'hypothetical',
      wording: 'plain',
      right: [['night', 'nights', 'rota', 'ward', 'theatre', 'waiting room', 'cats']],
    },
    {
      ask: 'what would you want to be paid',
      kind: 'salary',
      wording: 'plain',
      right: [['37 to 38', '36,500']],
    },
    {
      ask: 'How much notice do you need to give where you are?',
      kind: 'logistics',
      wording: 'plain',
      right: [['Four weeks']],
    },
    { ask: "Now it's your turn.", kind: 'closing', wording: 'oblique', right: [['?']] },
  ],
};
