import type { ListedTopic } from '../topic.ts';

export const HOSPITALITY: readonly ListedTopic[] = [
  {
    name: 'HACCP',
    fields: ['hospitality', 'manufacturing'],
    terms: [
      'haccp',
      'critical control point',
      'hazard analysis',
      'critical limit',
      'food safety management',
      'food safety plan',
    ],
    asks: 'food safety principles plan control points system kitchen stand stands work',
    answer:
      'HACCP finds the steps where food could become unsafe, sets limits for them, checks them, and says what is done when a limit is missed.',
    points: [
      'Typical points are cooking, cooling, chilled storage and reheating.',
      'The records are the proof, so they are written when the check is done.',
    ],
  },
  {
    name: 'the danger zone',
    terms: [
      'danger zone',
      'temperature danger zone',
      'core temperature',
      'cooling food',
      'reheat food',
      'reheating food',
      'hot holding',
      'food temperature',
      'cool food',
      'cooling hot food',
    ],
    asks: 'temperature food safe cool reheat hot kitchen hold store bacteria chicken',
    answer:
      'In the danger zone, roughly from five to sixty degrees Celsius, bacteria multiply fast, so food goes through it quickly and is kept below or above it.',
    points: [
      'I measure at the core with a clean probe; the limits of the place apply.',
      'Hot food is cooled in shallow portions, and reheated once, until piping hot.',
    ],
  },
  {
    name: 'cross-contamination',
    terms: [
      'cross contamination',
      'food hygiene',
      'colour coded boards',
      'color coded boards',
      'raw and cooked',
      'raw and ready to eat',
      'food poisoning',
      'food contamination',
      'colour coded chopping boards',
      'personal hygiene',
    ],
    asks: 'prevent avoid kitchen raw food boards hygiene contamination store separate meat',
    answer:
      'Cross-contamination carries germs or allergens from one food to another, by hands, boards, cloths or drips.',
    points: [
      'Raw is kept below and apart from ready-to-eat food, with boards and knives of its own.',
      'Anyone who has had vomiting or diarrhoea stays away from food until cleared.',
    ],
  },
  {
    name: 'allergens',
    terms: [
      'allergen',
      'food allergy',
      'food allergies',
      'allergy and intolerance',
      'allergy and an intolerance',
      'allergy and a food intolerance',
      'nut allergy',
      'coeliac',
      'celiac',
      'allergen management',
      'gluten free',
    ],
    asks: 'guest guests customer food allergy handle difference manage kitchen allergic intolerance order',
    answer:
      'I take it as serious, check the recipe and label rather than memory, tell the kitchen, and if I cannot be sure I say so and offer something else.',
    points: [
      'An allergy is the immune system and can kill with a trace; an intolerance is unpleasant, mostly by amount.',
      'Clean surface, clean tools, and the plate goes to the guest by itself.',
    ],
  },
  {
    name: 'food cost',
    terms: [
      'food cost',
      'food cost percentage',
      'menu engineering',
      'portion control',
      'gross profit on a dish',
      'recipe costing',
      'menu costing',
      'cost a dish',
      'cost a menu',
      'plate cost',
      'food waste',
      'pour cost',
      'beverage cost',
    ],
    asks: 'calculate percentage control reduce menu dish cost costing price waste kitchen margin',
    answer:
      'Food cost is what the ingredients cost as a share of what the dish sells for; it is kept by recipes, weighed portions, and little waste.',
    points: [
      'For a period: opening stock plus purchases less closing stock, divided by food sales.',
      'Menu engineering looks at profit and popularity together.',
    ],
  },
  {
    name: 'the mother sauces',
    terms: [
      'mother sauce',
      'mise en place',
      'roux',
      'emulsion',
      'maillard reaction',
      'braising',
      'sous vide',
      'béchamel',
      'hollandaise',
      'julienne',
      'braise and a stew',
    ],
    asks: 'difference sauces five name make cooking kitchen sauce important mean means classic',
    answer:
      'The classic mother sauces are béchamel, velouté, espagnole, tomato and hollandaise; nearly all others come from them.',
    points: [
      'A roux of flour and fat thickens three of them, and hollandaise is an emulsion.',
      'Mise en place, everything ready and in its place, is what makes a service calm.',
    ],
  },
  {
    name: 'RevPAR and occupancy',
    terms: [
      'revpar',
      'occupancy rate',
      'average daily rate',
      'adr',
      'yield management',
      'revenue management',
      'overbooking',
      'table turn',
      'covers per hour',
      'front of house',
      'back of house',
    ],
    asks: 'calculate difference hotel rate room revenue house guests occupancy front back handle',
    answer:
      'RevPAR is room revenue divided by the rooms available, or occupancy times the average rate, so it shows whether both are in balance.',
    points: [
      'Revenue management sells the right room at the right price on the right day.',
      'Front of house is whatever the guest sees; back of house makes it possible.',
    ],
  },
];
