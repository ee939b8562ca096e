import type { ListedTopic } from '../topic.ts';

export const MEDICINE: readonly ListedTopic[] = [
  {
    name: 'the confidentiality of patients',
    fields: ['medicine', 'nursing', 'pharmacy'],
    terms: [
      'patient confidentiality',
      'hipaa',
      'confidentiality of patients',
      'medical confidentiality',
      'caldicott',
    ],
    asks: 'confidentiality patient privacy records share information protect break relative phone',
    answer:
      'What I learn about a patient stays with those who need it for the care; I share the least that does the job, and check first who is asking.',
    points: [
      'There are exceptions, such as a risk of serious harm or a duty in law, and I ask a senior before I use one.',
      'In practice it is locked screens, no talk in the lift, and calling back before telling a relative anything.',
    ],
  },
  {
    name: 'vital signs',
    fields: ['medicine', 'nursing'],
    terms: [
      'vital sign',
      'blood pressure',
      'taking observations',
      'clinical observations',
      'pulse oximetry',
      'oxygen saturation',
    ],
    asks: 'measure take normal range reading adult patient vital manual pulse temperature respiration',
    answer:
      'The vital signs are pulse, blood pressure, breathing rate, temperature and oxygen saturation, and with them how alert the person is.',
    points: [
      'The trend and the person’s own normal say more than one number.',
      'For blood pressure they sit rested, with the arm at heart height and a cuff of the right size.',
    ],
  },
  {
    name: 'drawing blood',
    fields: ['medicine', 'nursing', 'laboratory'],
    terms: [
      'phlebotomy',
      'venepuncture',
      'venipuncture',
      'order of draw',
      'drawing blood',
      'blood sample',
      'needlestick',
      'needle stick',
    ],
    asks: 'order draw blood sample tubes injury patient label take vein',
    answer:
      'I check who the patient is, choose the vein, keep it clean, fill the tubes in the order of draw, and label them at the bedside before I leave.',
    points: [
      'The order keeps the additive of one tube from spoiling the next.',
      'After a needlestick: wash it, report it and get assessed at once.',
    ],
  },
  {
    name: 'medical coding',
    terms: ['medical coding', 'icd 10', 'icd 11', 'clinical coding', 'cpt code', 'snomed'],
    asks: 'code codes coding diagnosis procedure billing records accurate',
    answer:
      'Medical coding turns what is written about a visit into standard codes for diagnoses and procedures, so that it can be billed, counted and compared.',
    points: [
      'I code what is documented, as specifically as the record allows, and query the clinician where it is unclear.',
      'Coding more than was done is fraud, and coding less hides the real work.',
    ],
  },
  {
    name: 'an electronic health record',
    fields: ['medicine', 'nursing', 'pharmacy'],
    terms: [
      'electronic health record',
      'electronic medical record',
      'electronic patient record',
      'patient record',
      'medical record',
      'clinical documentation',
      'record keeping',
    ],
    asks: 'record records electronic system documentation notes good patient keeping ehr emr accurate',
    answer:
      'A good record is written at the time, factual, dated and signed, so that a stranger could go on with the care from it.',
    points: [
      'If it is not written down, others must assume that it was not done.',
      'A correction stays visible; nothing is overwritten or deleted quietly.',
    ],
  },
];
