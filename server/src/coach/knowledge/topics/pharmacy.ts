import type { ListedTopic } from '../topic.ts';

export const PHARMACY: readonly ListedTopic[] = [
  {
    name: 'a drug interaction',
    fields: ['pharmacy', 'nursing', 'medicine'],
    terms: [
      'drug interaction',
      'drug drug interaction',
      'medicine interaction',
      'drug to drug interaction',
      'contraindication',
    ],
    asks: 'interaction check interactions patient medicines serious warfarin counsel',
    answer:
      'An interaction is when one medicine, food or herb changes what another does, so that it works too strongly, too weakly, or does harm.',
    points: [
      'I look at how serious and how likely it is for this patient, and check it in a current reference.',
      'Where it matters I speak with the prescriber and offer an alternative or monitoring.',
    ],
  },
  {
    name: 'checking a prescription',
    terms: [
      'clinical check',
      'accuracy check',
      'dispensing error',
      'dispensing process',
      'dispense a prescription',
      'prescription check',
      'near miss log',
      'check a prescription',
      'verify a prescription',
    ],
    asks: 'prescription dispensing check errors difference accuracy clinical prevent process steps dispense valid',
    answer:
      'The clinical check asks whether this medicine and dose are right for this patient; the accuracy check asks whether what is in the bag is what was prescribed.',
    points: [
      'Names that look or sound alike are kept apart, and a second person checks where that is possible.',
      'A near miss is recorded and talked about, because it is a free lesson.',
    ],
  },
  {
    name: 'a generic medicine',
    terms: [
      'generic medicine',
      'generic drug',
      'bioequivalence',
      'bioequivalent',
      'brand and generic',
      'branded and generic',
      'generic and a brand',
      'generic substitution',
      'biosimilar',
      'generic and brand',
    ],
    asks: 'generic brand branded difference drugs medicines name same',
    answer:
      'A generic has the same active ingredient, strength and form as the brand and must act in the body to the same degree; colour, name and fillers may differ.',
    points: [
      'For a few medicines with a narrow range the patient stays on one product.',
      'I tell patients why the box looks different, so that they do not take both.',
    ],
  },
  {
    name: 'controlled drugs',
    fields: ['pharmacy', 'nursing'],
    terms: [
      'controlled drug',
      'controlled substance',
      'controlled drugs register',
      'cd register',
      'narcotics count',
      'scheduled drug',
    ],
    asks: 'store storage register count discrepancy record handle stock drugs controlled',
    answer:
      'Controlled drugs can be misused, so in most places they are locked away, every movement is recorded with a running balance, and counts are checked against it.',
    points: [
      'A difference in the count is looked into at once and reported, not explained away.',
      'Destruction and handover are witnessed where the rules ask for it.',
    ],
  },
  {
    name: 'counselling a patient',
    terms: [
      'patient counselling',
      'patient counseling',
      'counsel a patient',
      'medication adherence',
      'medicine adherence',
      'medication review',
      'medicines reconciliation',
      'medication reconciliation',
      'teach back',
    ],
    asks: 'counsel counselling patient adherence review new medicine improve reconciliation',
    answer:
      'I ask what the patient already knows, then say what it is for, how and when to take it, what to watch for and when to seek help, in plain words.',
    points: [
      'I have them say it back, which shows what I explained badly.',
      'Where doses are missed I ask why without blame: cost, side effects, memory and doubt need different help.',
    ],
  },
  {
    name: 'the cold chain',
    fields: ['pharmacy', 'logistics', 'hospitality', 'laboratory'],
    terms: ['cold chain', 'vaccine storage', 'fridge temperature', 'temperature excursion', 'vaccine fridge'],
    asks: 'cold chain store storage break temperature fridge vaccines medicines maintain goods',
    answer:
      'The cold chain keeps goods within their temperature range from the maker to the user, with a record at each step that proves it.',
    points: [
      'Most refrigerated medicines and vaccines are kept between two and eight degrees Celsius.',
      'After a break I set the goods apart, mark them, and ask before anything is used or thrown away.',
    ],
  },
];
