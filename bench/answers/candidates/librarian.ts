import type { WrittenCandidate } from '../bench-candidate.ts';

/** Skills as headings: numbered paragraphs, employers in a final list. */
export const candidate: WrittenCandidate = {
  field: 'librarian',
  set: 'tuning',
  employers: ['Pellgate Library', 'Ashgate University Library', 'Quill and Candle', 'Norland County'],
  material: {
    company: 'Marrowby Borough Council',
    role: 'Community Library Manager',
    jobDescription: `Marrowby has seven public libraries and one van. Our busiest house, Canal Street Library, opens again next May after a rebuild, with a makers' room, a café run by a charity and longer hours on Sundays.

As its manager you will lead nine staff and about thirty volunteers, look after a stock budget of £74,000, and bring people through the door who have not set foot in a library since school. You will work with the job centre, the two mosques, the youth club and three primary schools, report our figures to councillors, and keep order with good humour when things get loud.

Essential: a degree or chartership in librarianship or several years in a public library; experience in leading people; a sure hand with money. Desirable: knowledge of the Koha catalogue, grant applications, a community language.

Grade 9, £36,648 to £40,476. 37 hours including one evening and two Saturdays a month. A criminal record check will be made.`,
    name: 'Wilhelmina Sattersby',
    education: `MA Library and Information Studies, Ashgate University, 2012. BA History, University of Norland, 2009. Chartered Librarian (MCLIP) since 2016.`,
    work: `KEY SKILLS AND ACHIEVEMENTS

Bringing people in
1. Visits by teenagers at Pellgate had fallen to about ten a week. I asked six of them what they would come for; they said warmth, plugs and no shushing. I gave them the reference room from four to seven, with their own rules on the door. After a year we had 130 a week, and two of them now work as Saturday assistants.
2. Started a memory table for people with dementia, with old shop signs and songs. Our local surgery now prescribes it.
3. Took story time to the launderette on the Larch estate, since mothers there told me that they had no hour to spare but a wash takes forty minutes. 58 new children's cards in the first summer.

Working with people
4. A man who slept rough, Mr Abernethy, shouted at readers nearly every day, and staff wanted him barred. I found out that he could not read the letters from the housing office. We read them together on Thursday mornings. He has a room now and waters our plants.
5. Two assistants, Joyce and Tobiah, had quarrelled over the rota for years. I gave the rota to the two of them to write jointly and promised to sign whatever both had initialled. It took three stormy weeks, and nobody has complained since.
6. A councillor demanded that I remove a picture book about two fathers. I explained our stock policy to her, invited her to fill in the form like everybody else, and prepared the panel's papers fairly for both sides. The book stayed, and she has sat on our friends' committee since.

Money and systems
7. Won £48,500 from the Hollin Trust for a local sound archive, at the third try. After each refusal I rang and asked what had been missing.
8. Brought 41,000 records from Heritage to Alma over one bank holiday. A rehearsal two weeks earlier had shown that all the Polish authors lost their accents, so we had time to repair the export.
9. Weeded a third of the stock in one go in 2015 and put the books into a skip behind the building. A reader photographed it, and the Pellgate Courier printed it on page one. I had been right about the books and wrong about everything else. I apologised at a public meeting. Today there is a give-away shelf, a notice six weeks before, and readers may save a title.
10. When the boiler burst and the cellar stood under water on Boxing Day, I rang round, and fourteen people in wellingtons passed the parish registers up the stairs hand to hand. We froze 212 volumes at an ice-cream factory and lost three.

EMPLOYMENT
Branch Librarian, Pellgate Library, Norland County (2014 to now; five staff)
Assistant Librarian, Ashgate University Library (2012-2014; enquiry desk, inter-library loans)
Bookseller, Quill and Candle (2009-2011)`,
    stories: [],
    other: `Languages: Polish (from my grandmother, fluent), a little Urdu from an evening class. I do not drive. Secretary of an allotment society.`,
  },
  questions: [
    {
      ask: 'Hello Wilhelmina, come in, come in. Would you tell the panel about yourself?',
      kind: 'introduction',
      wording: 'plain',
      right: [['Pellgate Library', 'Branch Librarian', 'Chartered Librarian', 'five staff']],
    },
    {
      ask: 'Who have you managed to win over that would never have walked in of their own accord?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [
        [
          'teenagers',
          'plugs and no shushing',
          '130 a week',
          'launderette',
          '58 new',
          'dementia',
          'memory table',
        ],
      ],
    },
    {
      ask: 'Tell us about an award or a grant that you applied for successfully.',
      kind: 'behavioural',
      wording: 'plain',
      right: [['£48,500', 'Hollin', 'sound archive', 'third try']],
    },
    {
      ask: 'you were turned down first weren’t you, what did you do about that',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['what had been missing', 'each refusal', 'third try']],
    },
    {
      ask: 'Have you ever landed in the newspapers for the wrong reasons?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['skip behind', 'Courier', 'give-away shelf', 'public meeting', 'third of the stock']],
    },
    {
      ask: 'How did you make peace with them afterwards?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['public meeting', 'give-away shelf', 'six weeks before', 'save a title']],
    },
    {
      ask: 'Some visitors frighten the others. What is your way with somebody like that?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Abernethy', 'slept rough', 'housing office', 'waters our plants']],
    },
    {
      ask: 'Where is he today?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['has a room', 'waters our plants']],
    },
    {
      ask: 'An elected member leans on you over something on the shelves. How firm are you, honestly?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['two fathers', 'stock policy', 'book stayed', "friends' committee", 'picture book']],
    },
    {
      ask: 'Think of a holiday of yours that was ruined by work.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [
        ['boiler', 'wellingtons', 'Boxing Day', '212 volumes', 'ice-cream', '41,000', 'Polish authors'],
      ],
    },
    {
      ask: 'We catalogue in Koha. Is that familiar to you?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet', 'Alma', '41,000']],
    },
    {
      ask: 'Are you a chartered librarian?',
      kind: 'look-up',
      wording: 'plain',
      right: [['MCLIP', '2016']],
    },
    {
      ask: 'A good half of our readers grew up with another tongue. What do you bring there?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['Polish (from', 'Urdu', 'my grandmother', 'speak Polish', 'fluent']],
    },
    {
      ask: 'What draws you to Canal Street?',
      kind: 'motivation',
      wording: 'plain',
      right: [
        [
          "makers' room",
          'since school',
          'thirty volunteers',
          'youth club',
          'job centre',
          'good humour',
          'rebuild',
          'nine staff',
          '£74,000',
          'community language',
          'grant applications',
          'through the door',
        ],
        [
          'teenagers',
          'launderette',
          '130 a week',
          '58 new',
          'memory table',
          '£48,500',
          'Abernethy',
          'Pellgate',
          'Polish',
          'Urdu',
          'five staff',
          'Branch Librarian',
        ],
      ],
    },
    {
      ask: 'If your readers had to write the reference for you, what would stand in it?',
      kind: 'strength',
      wording: 'oblique',
      right: [
        [
          'teenagers',
          '130 a week',
          'memory table',
          'dementia',
          'launderette',
          'Abernethy',
          'housing office',
          'wellingtons',
          '£48,500',
          'two fathers',
          'stormy weeks',
        ],
      ],
      wrong: ['skip behind'],
    },
    {
      ask: 'What are you less good at?',
      kind: 'weakness',
      wording: 'plain',
      right: [['skip behind', 'wrong about everything', 'third of the stock', 'give-away shelf']],
    },
    {
      ask: 'Picture the first Sunday: fifteen lads with a loudspeaker, an old gentleman who complains, and you are alone with one volunteer. What happens next?',
      kind: 'situational',
      wording: 'oblique',
      right: [
        [
          'teenagers',
          'no shushing',
          'rules on the door',
          'four to seven',
          '130 a week',
          'Abernethy',
          'housing office',
        ],
      ],
    },
    {
      ask: 'Explain to our councillor here how you decide which books to withdraw.',
      kind: 'explanation',
      wording: 'plain',
      right: [
        [
          'give-away shelf',
          'six weeks before',
          'save a title',
          'borrowed',
          'condition',
          'stock policy',
          'third of the stock',
        ],
      ],
    },
    {
      ask: 'How large is the team you lead now, and what did you do at the university?',
      kind: 'compound',
      wording: 'plain',
      right: [['five staff'], ['enquiry desk', 'inter-library', 'Assistant Librarian']],
    },
    {
      ask: 'Tell me about work with health partners, and then about something you did for small children.',
      kind: 'compound',
      wording: 'oblique',
      right: [
        ['dementia', 'memory table', 'surgery', 'prescribes'],
        ['launderette', '58 new', 'story time', 'Larch'],
      ],
    },
    {
      ask: 'Where on the pay scale would you see yourself?',
      kind: 'salary',
      wording: 'plain',
      right: [['36,648', '40,476', 'Grade 9']],
    },
    {
      ask: 'Would evenings and the odd Saturday fit in with your life?',
      kind: 'logistics',
      wording: 'plain',
      right: [['two Saturdays', '37 hours', 'one evening', 'suits', 'happy']],
    },
    {
      ask: 'Do help yourself to a biscuit, they are from the market.',
      kind: 'small-talk',
      wording: 'oblique',
      right: [['thank', 'thanks', 'kind', 'lovely', 'love']],
      wrong: ['Pellgate', 'Ashgate'],
    },
    {
      ask: 'What questions have you brought for us?',
      kind: 'closing',
      wording: 'plain',
      right: [['?']],
    },
  ],
};
