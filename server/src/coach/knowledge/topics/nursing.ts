import type { ListedTopic } from '../topic.ts';

export const NURSING: readonly ListedTopic[] = [
  {
    name: 'calculating a dose',
    fields: ['nursing', 'pharmacy'],
    terms: [
      'dose calculation',
      'drug calculation',
      'calculate a dose',
      'calculate a drug dose',
      'calculate the dose',
      'dosage calculation',
      'drip rate',
      'calculate a dosage',
    ],
    asks: 'calculate calculation dose drug medication medicine dosage work out right weight',
    answer:
      'I divide the dose that is prescribed by the strength in stock and multiply by the volume that holds that strength, with both in the same units first.',
    points: [
      'Where the dose goes by weight, I use a recent weight and check against the safe range.',
      'If the result looks odd I stop and ask, and I have a second person check independently where the policy asks for it.',
    ],
  },
  {
    name: 'the rights of giving medicines',
    terms: [
      'five rights',
      'six rights',
      'rights of medication',
      'rights of medication administration',
      'medication administration',
      'administering medication',
      'giving medicines',
      'drug round',
    ],
    asks: 'five six medication medicines administration safe safely drug drugs error errors',
    answer:
      'The classic five are right patient, right medicine, right dose, right route and right time; many places add the right record, the right reason, and the right to refuse.',
    points: [
      'I check identity and allergies at the bedside each time, not from memory.',
      'I record it after it is taken, never before, and I report an error at once, starting with the patient’s safety.',
    ],
  },
  {
    name: 'triage',
    fields: ['nursing', 'medicine'],
    terms: ['triage', 'triaging'],
    asks: 'patient patients emergency priority nurse sickest category',
    answer:
      'Triage sorts patients by how urgently they need care, not by who came first, with a quick and structured look at what could harm them soonest.',
    points: [
      'Airway, breathing and circulation come first, then the complaint, the vital signs and the risks.',
      'It is repeated, because somebody who waits can get worse.',
    ],
  },
  {
    name: 'the ABCDE assessment',
    fields: ['nursing', 'medicine'],
    terms: [
      'abcde',
      'a to e assessment',
      'abcde assessment',
      'abcde approach',
      'deteriorating patient',
      'early warning score',
      'news2',
    ],
    asks: 'assessment approach assess patient deteriorating recognise recognize vital signs observations unwell',
    answer:
      'ABCDE means airway, breathing, circulation, disability and exposure: I look at them in that order and treat what threatens life before I go on.',
    points: [
      'I call for help early and look again after each thing that I do.',
      'An early warning score turns the observations into one number that says when to escalate.',
    ],
  },
  {
    name: 'the SBAR handover',
    fields: ['nursing', 'medicine', 'pharmacy'],
    terms: ['sbar', 'clinical handover', 'nursing handover', 'patient handover', 'shift handover'],
    asks: 'handover hand over communicate doctor escalate tool information patient',
    answer:
      'SBAR is situation, background, assessment and recommendation: what is happening now, what led to it, what I think it is, and what I need from you.',
    points: [
      'It makes an urgent call short, and the other side knows what is asked.',
      'I have the observations before me when I call, and I have key points read back.',
    ],
  },
  {
    name: 'infection control',
    fields: ['nursing', 'medicine', 'laboratory'],
    terms: [
      'infection control',
      'infection prevention',
      'hand hygiene',
      'aseptic technique',
      'antt',
      'standard precautions',
      'cross infection',
      'hospital acquired infection',
    ],
    asks: 'prevent prevention infection spread hand hygiene ppe isolation ward cleaning hands',
    answer:
      'It breaks the chain by which germs travel: clean hands at the right moments, protective equipment that fits the risk, clean surfaces, and isolation where it is needed.',
    points: [
      'Hands are cleaned before and after each patient, and before a clean procedure.',
      'Aseptic technique keeps the parts and sites that matter from being touched.',
    ],
  },
  {
    name: 'pressure ulcers',
    terms: [
      'pressure ulcer',
      'pressure sore',
      'bed sore',
      'bedsore',
      'pressure injury',
      'pressure area care',
    ],
    asks: 'prevent prevention skin care patient patients avoid reposition immobile',
    answer:
      'A pressure ulcer is damage to skin and tissue from lasting pressure, often over bone; most are prevented by moving the person, checking the skin, and the right surface.',
    points: [
      'I assess the risk early, and look again whenever the person’s condition changes.',
      'Nutrition, moisture and continence matter as much as the mattress.',
    ],
  },
  {
    name: 'a care plan',
    fields: ['nursing', 'housing'],
    terms: [
      'care plan',
      'care planning',
      'person centred care',
      'person centered care',
      'patient centred care',
      'patient centered care',
      'support plan',
    ],
    asks: 'write plan person patient patients centred needs goals resident involve good',
    answer:
      'A care plan says what the person needs and wants, what we will do about it, who does it, and when we look again; the person helps to write it.',
    points: [
      'It begins with what matters to them, not with the diagnosis.',
      'It is a living paper, so that whoever comes on shift can follow it.',
    ],
  },
  {
    name: 'capacity and consent',
    fields: ['nursing', 'medicine', 'pharmacy', 'housing'],
    terms: [
      'informed consent',
      'mental capacity',
      'best interests decision',
      'capacity to consent',
      'capacity assessment',
      'capacity and consent',
    ],
    asks: 'consent capacity patient decision treatment refuse refuses lacks assess valid',
    answer:
      'Consent counts when somebody has the capacity to decide, has understood what it means, and decides freely; capacity is about this decision at this time.',
    points: [
      'A choice that seems unwise is not by itself a lack of capacity.',
      'I support the person to decide before anybody decides for them, and where they cannot, I follow the law and the policy of the place.',
    ],
  },
  {
    name: 'safeguarding',
    fields: ['nursing', 'medicine', 'teaching', 'charity', 'housing', 'service'],
    terms: [
      'safeguarding',
      'child protection',
      'disclosure of abuse',
      'adult at risk',
      'vulnerable adult',
      'duty of care',
    ],
    asks: 'children child adults vulnerable concern abuse disclose disclosure protect mean means report duty',
    answer:
      'Safeguarding means protecting people who are at risk from harm and neglect: notice, listen, record it in their own words, and report it the same day to whoever is responsible.',
    points: [
      'I never promise to keep it secret, and I do not investigate it myself.',
      'If somebody is in danger right now, I call for help first.',
    ],
  },
];
