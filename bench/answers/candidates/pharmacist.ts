import type { WrittenCandidate } from '../bench-candidate.ts';

const methotrexate = ['receptionist', 'methotrexate', 'every day instead of every week', 'Dr Fairlow'];
const dispensingError = ['amlodipine', 'amitriptyline', 'shelf dividers'];
const vaccines = ['2,300 flu', 'each Saturday', 'village halls'];
const fridge = ['fridge', '£9,000', 'data logger'];
const robot = ['robot', '40 minutes to 12', 'Gwendolen'];
const addict = ['Lewis', 'supervised', 'needle'];
const forged = ['forged', 'oxycodone', 'handwriting'];
const shortage = ['HRT', 'spreadsheet', 'four practices'];
const smoking = ['smoking', '47 of 80', 'carbon monoxide'];
const staffConflict = ['rota', 'Anneke', 'swap board'];
const closure = ['burst pipe', 'portable cabin', 'by noon'];
const warfarin = ['warfarin', 'without a plan', '31%'];
const audit = ['antibiotic', 'audit', 'microbiologist'];
const deaf = ['deaf man', 'pictograms', 'basic sign language in'];
const parents = ['Calpol', 'lollipop', 'sepsis'];

export const candidate: WrittenCandidate = {
  field: 'pharmacist',
  set: 'held-back',
  employers: ['Pennant Pharmacy', "St Brannoc's Infirmary"],
  material: {
    company: 'Larkhill Medical Group',
    role: 'Clinical Pharmacist (General Practice)',
    jobDescription: `Larkhill Medical Group looks after 38,000 patients in four surgeries around Exmouth. We are adding a second Clinical Pharmacist to our team of GPs, nurses and a social prescriber. You will hold structured medication reviews, mostly with patients over 75 who take ten medicines or more, reconcile medicines after discharge from hospital, answer queries from community pharmacies, run the repeat prescribing and lead our work on safe prescribing of opioids. You are registered with the GPhC, have at least three years of practice, and are an independent prescriber or willing to become one; we pay for the course. Knowledge of SystmOne would be useful. You are good with people, comfortable with uncertainty, and you speak up when something is not safe. 37.5 hours, Monday to Friday, no weekends and no late evenings; one day a week from home. NHS pension. Salary on Agenda for Change band 7. Interviews in the week of the 14th; we would like you to start in the spring.`,
    name: 'Rhosyn Pemberley',
    education: `MPharm (2:1) University of Calderwick 2010-2014 | Pre-registration year Pennant Pharmacy 2014-2015 | GPhC registered since August 2015 | Clinical Diploma in Pharmacy Practice 2020 | Accredited for vaccination and emergency contraception | Languages: English, Welsh, basic British sign language`,
    work: `RHOSYN PEMBERLEY Pharmacist WORK HISTORY Pharmacy Manager, Pennant Pharmacy, Tavistock (Jan 2020 - present) • Lead a team of nine and dispense 11,500 items a month • Caught a prescription for methotrexate that said every day instead of every week; rang the surgery, was told by the receptionist to leave it until Monday, insisted on speaking to Dr Fairlow and did not hand it out; he changed it within ten minutes and reported it as a near miss • Gave out amitriptyline instead of amlodipine in my first month as manager, when we were two people short; rang the patient that evening, drove the right box to her and reported it; then put shelf dividers between names that look alike, and have the second check done by somebody who did not pick; no such mix-up in four years • Introduced a dispensing robot: the waiting time fell from 40 minutes to 12; Gwendolen, our dispenser of 25 years, was afraid for her job, so I made her the one who runs it • Vaccinated 2,300 flu patients in one autumn by going out to village halls each Saturday with two nurses • The shop flooded after a burst pipe on a Monday; found a portable cabin, moved the controlled drugs with the police watching and were dispensing by noon the next day • HRT was short for months; kept a shared spreadsheet with four practices of what was in stock where, and nobody in the area went without for more than three days • Two of the team quarrelled over the rota and Anneke handed in her notice; sat them down, let them design a swap board themselves; she withdrew it Relief Pharmacist, Pennant Pharmacy, Devon branches (2017 - 2019) • Worked in 14 branches in two years, often alone with a team I had never met • Spotted a forged prescription for oxycodone since the handwriting of the dose differed from the rest; kept the man talking, phoned the surgery from the back and the police came • Came to know Lewis, who took his supervised methadone daily and whom others treated like dirt; asked him once a week how he was; after a year he brought back his last needle kit and he now works as a gardener • The vaccine fridge failed over a bank holiday and £9,000 of stock was lost because no one read the thermometer on days off; I fitted a data logger that sends a text message in all 14 branches Hospital Pharmacist, St Brannoc's Infirmary, Barnstaple (2015 - 2017) • Medicines at discharge: patients on warfarin went home without a plan; wrote a one-page handover for GPs and readmissions for bleeding fell by 31% • Took part in an audit of antibiotic use on three wards with the microbiologist and presented it to 60 doctors, my first talk in public; my voice shook, so I joined a speaking club afterwards • Ran the stop smoking clinic: 47 of 80 staff and patients had quit after 12 weeks, measured by carbon monoxide • A deaf man had come in three times with the same problem as nobody had understood him; learnt basic sign language in the evenings and made cards with pictograms, which the ward kept COMMUNITY Saturday assistant as a student, Boothroyd Chemist (2010 - 2014) • A father asked only for Calpol for a hot, sleepy toddler who would not take a lollipop; I fetched the pharmacist at once and it was sepsis; the child was well after a week in hospital`,
    stories: [],
    other: '',
  },
  questions: [
    {
      ask: 'Lovely to meet you. Terrible weather, isn’t it?',
      kind: 'small-talk',
      wording: 'oblique',
      right: [
        [
          'rain',
          'thank you',
          'thanks',
          'well, ',
          'very well',
          'am well',
          'all well',
          'all good',
          'glad',
          'pleased',
          'happy to',
          'good to',
          'nice to',
          'fine',
        ],
      ],
    },
    {
      ask: 'Could you start by telling us a bit about your career so far?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Pennant', 'Brannoc', 'team of nine', 'pharmacy manager']],
    },
    {
      ask: 'What attracts you to general practice?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          'medication reviews',
          'discharge',
          'safe prescribing',
          'GPs',
          '38,000',
          'over 75',
          'prescriber',
          'reconcile',
        ],
      ],
    },
    {
      ask: 'Can you give us an example of when you raised a concern about patient safety?',
      kind: 'behavioural',
      wording: 'plain',
      right: [[...methotrexate, ...parents, ...forged]],
    },
    {
      ask: 'Who did you speak to?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['Dr Fairlow', 'fetched the pharmacist', 'phoned the surgery']],
    },
    {
      ask: 'Have you ever made an error yourself?',
      kind: 'behavioural',
      wording: 'plain',
      right: [dispensingError],
      wrong: ['Dr Fairlow'],
    },
    {
      ask: 'And how do you know it will not happen again?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['shelf dividers', 'did not pick', 'no such mix-up']],
    },
    {
      ask: 'tell me about when someone was frightened of change and you brought them along',
      kind: 'behavioural',
      wording: 'oblique',
      right: [robot],
    },
    {
      ask: 'How much quicker did it get?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['40 minutes to 12']],
    },
    {
      ask: 'Tell me about a patient whom you treated with dignity when others did not.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...addict, ...deaf]],
    },
    {
      ask: 'Tell me about a morning when you came in and nothing worked.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...closure, ...fridge]],
    },
    {
      ask: 'Have you ever suspected someone of trying to get hold of drugs dishonestly?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [forged],
    },
    {
      ask: 'How have you kept good people from leaving?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...staffConflict, ...robot]],
    },
    {
      ask: 'What experience do you have of what happens to medicines when people come out of hospital?',
      kind: 'experience',
      wording: 'oblique',
      right: [warfarin],
    },
    {
      ask: 'um are you a non medical prescriber and are you registered with the g p h c',
      kind: 'compound',
      wording: 'plain',
      right: [
        [
          'not yet',
          'not an independent',
          'not a prescriber',
          'not a non',
          'have not',
          "haven't",
          'willing to become',
        ],
        ['August 2015', 'since 2015'],
      ],
      wrong: ['am an independent prescriber', "I'm an independent prescriber"],
    },
    {
      ask: 'Have you worked with EMIS Web?',
      kind: 'look-up',
      wording: 'plain',
      right: [['not used', "haven't used", 'never used', 'not worked', "haven't worked", 'never worked']],
    },
    {
      ask: 'How would you set up our repeat prescribing so that nothing slips through?',
      kind: 'design',
      wording: 'plain',
      right: [[...dispensingError, ...warfarin, ...methotrexate, ...fridge, ...shortage]],
    },
    {
      ask: 'We will need you to work with several surgeries. Where have you got different practices to pull together?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...shortage, ...warfarin]],
    },
    {
      ask: 'Give me an example of a public health project, and one of a change that came out of something going badly.',
      kind: 'compound',
      wording: 'plain',
      right: [
        [...vaccines, ...smoking],
        [...fridge, ...dispensingError, ...warfarin],
      ],
    },
    {
      ask: 'What would you do if a GP insisted on a dose that you thought was dangerous?',
      kind: 'situational',
      wording: 'plain',
      right: [[...methotrexate, 'not dispense']],
    },
    {
      ask: 'What would the people who work for you say you do best?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          ...methotrexate,
          ...robot,
          ...staffConflict,
          ...addict,
          ...closure,
          ...shortage,
          ...vaccines,
          ...warfarin,
          ...deaf,
        ],
      ],
    },
    {
      ask: 'Is there anything that does not come naturally to you?',
      kind: 'weakness',
      wording: 'oblique',
      right: [[...audit, 'voice shook', 'speaking club', ...dispensingError]],
    },
    {
      ask: 'Explain to me, as you would to a patient of eighty, why NSAIDs and blood thinners do not go together.',
      kind: 'explanation',
      wording: 'plain',
      right: [['bleed', 'stomach']],
    },
    {
      ask: 'Do you know what hours we work, and would that suit you?',
      kind: 'logistics',
      wording: 'plain',
      right: [['37.5', 'Monday to Friday', 'weekend', 'from home']],
    },
    {
      ask: 'What are you hoping for in terms of pay?',
      kind: 'salary',
      wording: 'plain',
      right: [['[', 'band 7', 'range', 'salary']],
    },
    {
      ask: 'Right, over to you. What have you got for us?',
      kind: 'closing',
      wording: 'oblique',
      right: [['?']],
    },
  ],
};
