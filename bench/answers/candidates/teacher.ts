import type { WrittenCandidate } from '../bench-candidate.ts';

/** Headings, short paragraphs, lists of skills, German lines between. */
export const candidate: WrittenCandidate = {
  field: 'teacher',
  set: 'tuning',
  employers: ['Gesamtschule Birkenau', 'Realschule am Wehr'],
  material: {
    company: 'Wrexcombe International School',
    role: 'Head of Mathematics (secondary)',
    jobDescription: `Wrexcombe International School has 820 pupils from 54 nations between the ages of 11 and 18. We teach in English, towards the IGCSE and the International Baccalaureate.

Our head of mathematics retires in July. The successor leads a department of eleven teachers, teaches about 14 lessons a week himself or herself, revises the curriculum for years 7 to 9, observes lessons and gives feedback, and reports results to the board each term. We want a department in which weak pupils catch up and strong ones are stretched, and in which parents hear from us before things go wrong.

You need a degree in mathematics, a teaching qualification, and five years at the front of a classroom. Experience of the IB is desirable. German helps with the authorities, but isn't required.

We offer a furnished flat for the first year, health insurance, and a place at the school for your children. Interviews are followed by a lesson of 40 minutes with year 9. Contract from 15 August.`,
    name: 'Annegret Stollwarth',
    education: `EDUCATION
University of Hohenbrück
Staatsexamen Mathematik und Physik (Note 1,7), 2011
Teacher training
Referendariat am Lindenhof-Gymnasium, Tannfurt, 2011-2013
Further training
Certificate in School Leadership, Academy of Education Nordmark, 2021`,
    work: `ABOUT ME
Mathematics and physics teacher with twelve years in the classroom, head of year since 2020.

PROFESSIONAL EXPERIENCE

Gesamtschule Birkenau (comprehensive school, 1,100 pupils)
Teacher of mathematics and physics, since August 2016
Head of Year 9, since 2020

Teaching
I teach 21 lessons a week in years 7 to 12. I built a set of 90 short explanatory videos for the lower school, which pupils watch at home; in class we only practise. The share of fails in the year 9 central test went from 24 % to 9 % within three years.
Aufbau einer Mathe-AG für begabte Schüler; zwei Teilnahmen an der Landesrunde der Mathematik-Olympiade.

Pupils and parents
A pupil named Jaron had stayed away from school for seven weeks. I visited his mother at home with our social worker, agreed with him on two lessons a day to begin with, and met him at the gate every morning. He took his leaving certificate two years later.
A father complained to the head teacher that I graded his daughter unfairly. I laid all of her tests beside those of the class with the names covered, and let him mark three of them himself. He gave lower marks than I had, and he has been on the parents' council at my side ever since.

Working with colleagues
Two colleagues in my year team had not spoken with each other since an argument about exam supervision. I met each of them on their own, then both over coffee, with one question only: what do the children notice? They share a class today.
I observed my colleague Herr Oppelt's lessons at his own wish, since his classes were loud. We agreed on one change per week and I showed him mine in return. After a term he asked to have a student teacher of his own.

What did not work
In 2018 I introduced tablets in three classes all at once. The wireless network could not carry 90 devices, and I lost four weeks of teaching before I went back to paper. I had trusted the supplier's word instead of trying it with one class. I have piloted everything since.

During the closure of schools in 2020 I had 28 colleagues on video lessons within nine days, with a telephone line for those who got stuck. Elterninformation in drei Sprachen (Deutsch, Türkisch, Arabisch).

Realschule am Wehr, Tannfurt
Teacher of mathematics, September 2013 to July 2016
I taught a class of 31 in which fourteen children had learned German for less than a year. I drew up word lists with pictures for each topic, and let them explain tasks to each other in their own languages first. All but two passed the year.
Organised a trip to a science museum for 62 pupils. When the coach did not come, I rebooked everybody onto a regional train within half an hour and we missed nothing but the cloakroom.

SKILLS
Moodle, GeoGebra, Excel
First aid for schools
Conflict mediation (Streitschlichtung)

LANGUAGES
German (native), English (C1), Turkish (A2)`,
    stories: [
      `As head of year I caught a colleague's mistake in the oral exams of 2022: he had used the wrong scale for a whole group of nine. The results had been announced already. I went to him before going to the head, we told the pupils together the next morning, and each of them got the right mark by noon. He was grateful that he could say it himself.`,
    ],
    other: `I run half marathons and I am learning to play the cello.`,
  },
  questions: [
    {
      ask: 'Frau Stollwarth, please introduce yourself to the panel.',
      kind: 'introduction',
      wording: 'plain',
      right: [['Birkenau', 'twelve years', 'head of year']],
    },
    {
      ask: 'Tell us about a complaint from a parent and what you did about it.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['names covered', 'mark three', "parents' council", 'lower marks than']],
    },
    {
      ask: 'Where do you stand with him today?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [["parents' council"]],
    },
    {
      ask: 'have you ever got somebody back who everyone else had given up on',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Jaron', 'two lessons a day', 'at the gate', 'leaving certificate']],
    },
    {
      ask: 'Why did you go about it that way?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['two lessons a day', 'at the gate', 'seven weeks', 'social worker']],
    },
    {
      ask: 'Describe a project that failed.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['90 devices', 'tablets', 'four weeks of', "supplier's word"]],
      wrong: ['24 % to 9 %'],
    },
    {
      ask: 'What did you take away from that?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['piloted', "supplier's word"]],
    },
    {
      ask: 'How have you dealt with conflict within a team?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['over coffee', 'exam supervision', 'children notice', 'share a class']],
    },
    {
      ask: 'A new person in your department cannot keep order. Have you met that before?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Oppelt', 'one change per week', 'student teacher of his']],
    },
    {
      ask: 'Tell us about a time when you had to tell a colleague he was wrong.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['wrong scale', 'group of nine', 'right mark by noon', 'oral exams', 'say it himself']],
    },
    {
      ask: 'Tell us about results that you are proud of.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['24 %', '90 short', 'Landesrunde', 'All but two', 'leaving certificate']],
      wrong: ['90 devices'],
    },
    {
      ask: 'What have you done for the very able ones?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Mathe-AG', 'Olympiade', 'begabte']],
    },
    {
      ask: 'Tell me about teaching children whose first language was not the language of the classroom.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['word lists', 'fourteen children', 'class of 31', 'All but two']],
    },
    {
      ask: 'so when did you last have to sort of turn everything upside down over night',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['nine days', '28 colleagues', 'telephone line', 'regional train', 'half an hour']],
    },
    {
      ask: 'What happens when you are out with a group and the plan falls apart?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['regional train', 'half an hour', 'coach did not', 'cloakroom']],
    },
    {
      ask: 'Have you taught the International Baccalaureate?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet']],
    },
    {
      ask: 'What is your experience with video lessons?',
      kind: 'experience',
      wording: 'plain',
      right: [['90 short', '28 colleagues', 'nine days', 'explanatory videos']],
    },
    {
      ask: 'Do you have any leadership qualification?',
      kind: 'look-up',
      wording: 'plain',
      right: [['School Leadership', 'Academy of Education']],
    },
    {
      ask: 'What did you study and where?',
      kind: 'look-up',
      wording: 'plain',
      right: [['Staatsexamen', 'Mathematik und Physik', 'Hohenbr']],
    },
    {
      ask: 'You have a secure post. Why would you give that up for us?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        [
          'weak pupils',
          'stretched',
          'gives feedback',
          'curriculum for',
          'before things go wrong',
          '54 nations',
          'eleven teachers',
          'observes lessons',
        ],
        [
          '24 %',
          '90 short',
          'Olympiade',
          'Oppelt',
          "parents' council",
          'word lists',
          'fourteen children',
          'Jaron',
          'head of year',
          '21 lessons',
        ],
      ],
    },
    {
      ask: 'What is your greatest strength as a teacher?',
      kind: 'strength',
      wording: 'plain',
      right: [
        [
          '24 %',
          '90 short',
          'Jaron',
          'Oppelt',
          'word lists',
          'at the gate',
          'names covered',
          'over coffee',
          'nine days',
        ],
      ],
      wrong: ['90 devices'],
    },
    {
      ask: 'And where do you get in your own way?',
      kind: 'weakness',
      wording: 'oblique',
      right: [['90 devices', 'all at once', "supplier's word", 'piloted']],
    },
    {
      ask: 'Suppose that half of year 8 fails the winter test. What would you do as head of department?',
      kind: 'situational',
      wording: 'plain',
      right: [['24 %', '90 short', 'only practise', 'word lists', 'one change per week']],
    },
    {
      ask: 'What is a flipped classroom, and when is it worth it?',
      kind: 'explanation',
      wording: 'oblique',
      right: [['90 short', 'only practise', 'watch at home', '24 %']],
    },
    {
      ask: 'What tools do you use with your classes, and which of them would you not want to do without?',
      kind: 'compound',
      wording: 'plain',
      right: [
        ['Moodle', 'GeoGebra'],
        ['GeoGebra', 'Moodle', '90 short', 'Excel', 'explanatory videos'],
      ],
    },
    {
      ask: 'The contract begins in the middle of August, can you be here by then?',
      kind: 'logistics',
      wording: 'plain',
      right: [['15 August', '[']],
    },
    {
      ask: 'Is there something we ought to have told you?',
      kind: 'closing',
      wording: 'oblique',
      right: [['?']],
    },
  ],
};
