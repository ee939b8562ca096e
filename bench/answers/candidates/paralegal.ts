import type { WrittenCandidate } from '../bench-candidate.ts';

const disclosure = ['41,000 documents', 'search terms', 'six reviewers'];
const bundle = ['barrister’s clerk', 'repaginated', 'pages 112 to 130'];
const wrongDate = ['acknowledgment of service', 'entered twice', 'three-day extension'];
const costs = ['schedule of costs', '£38,000', 'budget order'];
const hauler = ['Oduya', 'every Tuesday and Friday', 'two calls a week'];
const chronology = ['chronology template', 'half a day', 'all 14 paralegals'];
const trainee = ['Beatrix', 'recording her time', '1.5 hours a day'];
const evictions = ['30 calls a week', '112 evictions'];
const heating = ['newborn', 'witness statement in two hours', 'that same afternoon'];
const fundingCut = ['20% cut', 'triage form', 'twelve days'];
const angryMan = ['litigant in person', 'wrong courthouse', 'taxi'];
const mediation = ['Hendry', 'walked out', 'corridor', '£210,000', '8.40 pm'];
const strayEmail = ['first line', 'their own advice', 'sent by mistake'];

export const candidate: WrittenCandidate = {
  field: 'paralegal',
  set: 'held-back',
  employers: ['Brackwell Stone Solicitors LLP', 'Tarnhouse Law Centre', 'Hollinmoor County Court'],
  material: {
    company: 'Fennimore Drake LLP',
    role: 'Senior Litigation Paralegal',
    jobDescription: `Fennimore Drake LLP is a disputes-only firm of 60 people in Manchester. We are looking for a Senior Litigation Paralegal to join our Commercial Litigation team, acting for owner-managed businesses in shareholder, contract and insolvency disputes.

You will run disclosure exercises from start to finish, prepare trial and application bundles, draft routine correspondence and court forms, keep chronologies, liaise with counsel and experts and be the first point of contact for clients. You will supervise two junior paralegals and help us move our disclosure work to Everlaw.

You have at least three years of litigation experience, know the Civil Procedure Rules and are calm when a deadline moves. We sponsor the CILEX route to qualification and give four study days a term.

Hybrid working: three days in the office at Spinningfields, two at home. Occasional travel to the Rolls Building in London. 37.5 hours a week, 27 days of holiday.`,
    name: 'Ottilie Marchbanks',
    education: `LLB (Hons) Law, 2:1, University of Ashdown, 2013 – 2016
CILEX Level 6 Diploma in Law and Practice, passed with merit, 2022
Skills: Relativity, iManage, CE-File, Microsoft Excel (advanced), 75 wpm typing
Languages: English (native), Urdu (conversational)`,
    work: `Brackwell Stone Solicitors LLP, Leeds
Litigation Paralegal, Commercial Disputes
March 2021 – present
• Ran the disclosure in a shareholder dispute with 41,000 documents. Agreed the search terms with the other side, trained six reviewers on Relativity and served the list two days before the deadline.
• Found at 8 pm on the evening before a hearing that the trial bundle had gone to chambers without pages 112 to 130. Rang the barrister’s clerk at home, rebuilt and repaginated the bundle overnight and had it couriered by 7 am. The hearing started on time.
• In my second month I diarised an acknowledgment of service from the wrong date and we were a day late. I told my supervisor within the hour and she obtained a three-day extension from the other side. Since then every court date is entered twice, by two people, and the team has not missed one in three years.
• Disagreed with a partner who wanted to serve our schedule of costs at once. Showed him two items that fell outside the budget order and asked for a day. He held it back and we recovered £38,000 more than the first draft claimed.
• Looked after Mr Oduya, a haulier who rang up to ten times a day during his insolvency claim. Set a fixed call every Tuesday and Friday and wrote him a one-page summary after each. He was down to two calls a week within a month and later brought us his brother’s case.
• Built a chronology template in Excel that is now used by all 14 paralegals and cuts the preparation from two days to half a day.
• Mentor for two trainees. One of them, Beatrix, was falling behind with recording her time; sat with her for a week, found that she did not count research, and her recorded time rose by 1.5 hours a day.

Tarnhouse Law Centre, Bradford
Paralegal, Housing Team
September 2018 – February 2021
• Took 30 calls a week from tenants who were about to lose their homes; helped to stop 112 evictions in two and a half years.
• A mother with a newborn had no heating in January. Drafted the witness statement in two hours, found counsel who would act for nothing, and the injunction was granted that same afternoon.
• After a 20% cut in funding the team shrank from seven to four. Designed a triage form and a duty rota; the wait for a first appointment fell from five weeks to twelve days.

Hollinmoor County Court, Wakefield
Administrative Officer
August 2016 – August 2018
• Issued and sealed 60 claims a day on CaseMan and answered the public counter.
• Calmed a litigant in person who had gone to the wrong courthouse and was shouting at the counter. Rang the listing officer, got his case moved to the afternoon and ordered him a taxi.`,
    stories: [
      `The Hendry mediation. Our client walked out of the mediation at four in the afternoon because she felt insulted by the offer. The solicitor was on the phone with counsel, so I sat with her in the corridor and drew on a sheet of paper what a trial would cost her, £210,000, and how long it would take. She went back in. It settled at 8.40 pm.`,
      `The stray email. The other firm sent me their own advice to their client, sent by mistake. I stopped reading after the first line, told the supervising partner and rang them. We deleted it and confirmed that in writing. Their partner thanked us in open court.`,
    ],
    other: '',
  },
  questions: [
    {
      ask: 'How are you today? Did you find us all right?',
      kind: 'small-talk',
      wording: 'plain',
      right: [
        [
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
          'lovely',
        ],
      ],
    },
    {
      ask: 'So, tell me a little about yourself.',
      kind: 'introduction',
      wording: 'plain',
      right: [['paralegal', 'Brackwell Stone', ...disclosure]],
    },
    {
      ask: 'What draws you to a disputes-only firm like ours?',
      kind: 'motivation',
      wording: 'plain',
      right: [['shareholder', 'insolvency', 'disclosure', 'CILEX', 'owner-managed']],
    },
    {
      ask: 'Tell me about a time you made a mistake.',
      kind: 'behavioural',
      wording: 'plain',
      right: [wrongDate],
      wrong: ['112 evictions'],
    },
    {
      ask: 'And what have you changed since?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['entered twice', 'not missed one']],
    },
    {
      ask: "um tell me about a time when you had to push back on somebody who's senior to you",
      kind: 'behavioural',
      wording: 'plain',
      right: [costs],
    },
    { ask: 'How much was that worth in the end?', kind: 'follow-up', wording: 'plain', right: [['£38,000']] },
    {
      ask: 'Have you ever come across something you were not supposed to see?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [strayEmail],
    },
    {
      ask: 'Some of our clients can be quite needy. How do you cope with somebody who wants your attention all day long?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [hauler],
    },
    { ask: 'who was that', kind: 'follow-up', wording: 'oblique', right: [['Oduya']] },
    {
      ask: 'Tell me about something that went wrong at the last minute and what you did about it.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...bundle, ...mediation]],
    },
    {
      ask: 'How comfortable are you with Everlaw?',
      kind: 'experience',
      wording: 'plain',
      right: [
        [
          'not used',
          "haven't used",
          'never used',
          'not worked',
          "haven't worked",
          'never worked',
          'Relativity',
        ],
      ],
    },
    {
      ask: 'do you have any sea lex qualification',
      kind: 'look-up',
      wording: 'oblique',
      right: [['Level 6 Diploma', 'with merit']],
    },
    {
      ask: 'If we gave you a server full of emails tomorrow, how would you set up the review?',
      kind: 'design',
      wording: 'oblique',
      right: [disclosure],
    },
    {
      ask: 'What have you left behind at a place that people there still rely on?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [[...chronology, ...fundingCut, 'entered twice']],
    },
    {
      ask: 'You would have two juniors under you. When have you got somebody back on track?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [trainee],
    },
    {
      ask: 'Tell me about a time you kept a deal from falling apart.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [mediation],
    },
    {
      ask: 'Describe a time you had to do more with less.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [fundingCut],
    },
    {
      ask: 'Why should we pick you over somebody with ten more years on the clock?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          ...disclosure,
          ...bundle,
          ...hauler,
          ...chronology,
          ...mediation,
          ...costs,
          ...heating,
          ...trainee,
          ...fundingCut,
        ],
      ],
    },
    { ask: 'And where do you still need to grow?', kind: 'weakness', wording: 'oblique', right: [wrongDate] },
    {
      ask: 'What would you do if two partners both gave you urgent work for the same afternoon?',
      kind: 'situational',
      wording: 'plain',
      right: [
        [
          ...fundingCut,
          ...bundle,
          ...disclosure,
          ...heating,
          ...costs,
          'which deadline',
          'due first',
          'both partners',
          'priorit',
          'agree the order',
        ],
      ],
    },
    {
      ask: 'Could you explain to a client what without prejudice means?',
      kind: 'explanation',
      wording: 'plain',
      right: [['settle', 'negotiat', 'Hendry', 'mediation']],
    },
    {
      ask: 'Have you dealt with angry people face to face, and have you worked with vulnerable clients?',
      kind: 'compound',
      wording: 'oblique',
      right: [
        [...angryMan, ...mediation],
        [...heating, ...evictions],
      ],
    },
    {
      ask: 'Are you okay with coming in three days a week, and with the odd trip to London?',
      kind: 'logistics',
      wording: 'plain',
      right: [['Spinningfields', 'Rolls Building', 'hybrid']],
    },
    {
      ask: 'What sort of salary do you have in mind?',
      kind: 'salary',
      wording: 'plain',
      right: [['[', 'range']],
    },
    { ask: 'Is there anything you would like to ask us?', kind: 'closing', wording: 'plain', right: [['?']] },
  ],
};
