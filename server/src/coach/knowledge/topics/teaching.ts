import type { ListedTopic } from '../topic.ts';

export const TEACHING: readonly ListedTopic[] = [
  {
    name: 'formative and summative assessment',
    terms: [
      'formative and summative',
      'summative and formative',
      'formative assessment',
      'summative assessment',
      'assessment for learning',
      'exit ticket',
      'exit slip',
    ],
    asks: 'difference assessment assess pupils students learning use summative',
    answer:
      'Formative assessment happens during learning and changes what I teach next; summative assessment comes at the end and says what was learned.',
    points: [
      'A question to the whole class or an exit ticket shows it in minutes.',
      'Feedback that the pupil acts on is worth more than a grade.',
    ],
  },
  {
    name: 'differentiation',
    terms: [
      'differentiation',
      'differentiated instruction',
      'adaptive teaching',
      'mixed ability',
      'differentiated learning',
      'scaffolding learning',
      'scaffolding in teaching',
      'zone of proximal development',
    ],
    asks: 'lesson class pupils students teaching learners needs ability classroom instruction mean means',
    answer:
      'Everybody works towards the same goal, with support or challenge that fits where they are, rather than three separate lessons.',
    points: [
      'Scaffolds such as models, sentence starters and worked examples are given and then taken away.',
      'I decide from what they show me, not from a label.',
    ],
  },
  {
    name: 'managing behaviour',
    terms: [
      'behaviour management',
      'behavior management',
      'classroom management',
      'restorative practice',
      'restorative approach',
      'positive reinforcement',
      'positive behaviour',
      'positive behavior support',
    ],
    asks: 'class classroom behaviour behavior strategy strategies approach pupils effective good difference disruptive',
    answer:
      'Clear routines, taught like a subject, much notice of what goes right, and calm, certain consequences that are the same for everybody.',
    points: [
      'I correct in private where I can, and begin the next lesson afresh.',
      'Behaviour tells something, so I look at what comes before it.',
    ],
  },
  {
    name: 'phonics',
    terms: [
      'phonics',
      'systematic synthetic phonics',
      'phoneme',
      'grapheme',
      'phoneme and a grapheme',
      'guided reading',
      'reading comprehension',
      'decoding',
      'early reading',
      'phonological awareness',
    ],
    asks: 'reading teach phonics read children difference comprehension work learn parent',
    answer:
      'Phonics teaches which letters stand for which sounds, and how to blend them into words, in a planned order.',
    points: [
      'A phoneme is a sound, a grapheme the letters that write it.',
      'Reading needs understanding as well, so talk and books go along with it from the start.',
    ],
  },
  {
    name: 'support for special needs',
    terms: [
      'special educational needs',
      'special needs',
      'special education',
      'iep',
      'individual education plan',
      'individualized education program',
      'send code',
      'neurodiversity',
      'dyslexia',
      'inclusive classroom',
      'inclusive education',
      'inclusion in the classroom',
    ],
    asks: 'support pupil student child children needs plan inclusion learners teacher classroom purpose',
    answer:
      'I find out what stands between this child and the learning, take the barrier away in the ordinary lesson first, and plan, try and review with family and specialists.',
    points: [
      'What helps one, such as clear steps and fewer distractions, often helps all.',
      'A plan has small goals that can be checked.',
    ],
  },
  {
    name: 'Bloom’s taxonomy',
    terms: [
      'bloom s taxonomy',
      'blooms taxonomy',
      'learning objective',
      'learning outcome',
      'lesson plan',
      'lesson planning',
      'scheme of work',
      'backward design',
      'success criteria',
      'growth mindset',
      'retrieval practice',
      'spaced practice',
      'cognitive load',
    ],
    asks: 'plan lesson objective objectives write structure good theory taxonomy use teaching planning',
    answer:
      'I start from what they should be able to do at the end, decide how I will see it, and then choose the activities.',
    points: [
      'Bloom’s taxonomy goes from remembering and understanding to analysing and creating.',
      'Short steps and recalling earlier work keep the load on memory low.',
    ],
  },
];
