import type { WrittenCandidate } from '../bench-candidate.ts';

/** Profile page: durations, middle dots, a skills line a post, stories between. */
export const candidate: WrittenCandidate = {
  field: 'accountant',
  set: 'tuning',
  employers: [
    'Tolliver & Brand Homeware',
    'Grisdale Partners LLP',
    "Pell's Bakery Group",
    'Fenbridge Lido Trust',
  ],
  material: {
    company: 'Wexcombe Garden Centres',
    role: 'Financial Controller',
    jobDescription: `Wexcombe runs 14 garden centres in the south-west, with cafés and a mail-order seed business. We turn over £46m, and half of it comes between March and June.

Reporting to the finance director, you own the month-end: accounts for 14 sites in six working days, VAT, payroll for 520 people with your team of five, and the year-end audit. We still count a good deal of stock by hand; you will help us to choose a new stock system and get the shops to trust it. You also sit down with each centre manager every quarter and explain the figures so that they can act on them.

You are a qualified accountant (ACCA, ACA or CIMA) with retail or wholesale experience, and you are able to say no politely. Knowledge of Sage Intacct would help.

Head office in Tarrow Bridge, two days a week from home if you like. Salary up to £58,000, 27 days of leave, and 30% off plants.`,
    name: 'Ines Carrowmore',
    education: `University of Hexley
BSc, Mathematics
2010 - 2013

Association of Chartered Certified Accountants
ACCA, member since 2017`,
    work: `Experience

Finance Manager
Tolliver & Brand Homeware · Full-time
Mar 2020 - Present · 5 yrs 8 mos
Fenbridge · Hybrid
I lead finance for a wholesaler of kitchenware with £21m turnover and 11 shops. My team is three people: two ledger clerks and a payroll officer.
The books used to be ready on working day 14. I drew every step on a roll of wallpaper with the team, found that we waited nine days for stock sheets nobody used, and now we are done on day five.
In 2021 the owner's brother-in-law asked me to date a £180,000 order into December so that the bank would see a better year. I told him I could not, went to the owner the same evening, and rang the bank myself with a true forecast. They extended the overdraft all the same.
I overpaid 64 warehouse workers in my second month, because I had loaded the new pay rates a week too early. I wrote to each of them, let them choose between paying back over six months or by the hour, and since then a second person releases every payroll file.
The shop managers could not read my monthly pack of 22 pages. I sat in the Fenbridge shop for two days, then cut it to one page with four numbers and a traffic light. Since then nine of the 11 managers ring me with questions before I ring them.
Moved us from spreadsheets to Xero with Dext for receipts in ten weeks, without a day of downtime.
Skills: Xero · Dext · Month-end close · VAT · Payroll · Team leadership

Senior Auditor
Grisdale Partners LLP · Full-time
Sep 2016 - Feb 2020 · 3 yrs 6 mos
Led audits of retailers and charities with up to five juniors.
At a furniture importer I counted pallets in the cold shed at the back that were wrapped as sofas and held cardboard. It turned out that a warehouse foreman had sold £310,000 of stock. The partner wanted to sign on the Friday; I asked for one more day.
A junior of mine, Oluwadamilola, failed her tax paper twice and wanted to leave. We met at seven each morning for eight weeks over old papers and toast. She passed with 81 and is an audit manager there now.
Two audits fell into the same fortnight in March 2019 after a colleague broke her leg. I split the work by risk, sent the juniors to the simple charity and did the hard stock count on my own. Both were signed on time.
Skills: Audit · Stock counts · IFRS · CaseWare

Accounts Assistant
Pell's Bakery Group · Full-time
Jul 2013 - Aug 2016 · 3 yrs 2 mos
I chased debts by telephone. I brought overdue invoices from £95,000 to £20,000 within a year by calling on Tuesdays with a name and a joke instead of sending red letters.
Skills: Credit control · Sage 50

Volunteering
Treasurer
Fenbridge Lido Trust
2022 - Present
The pool was to be closed for want of £60,000. I worked out what it costs to heat a swimmer, put it on a beer mat, and we sold 1,900 yearly tickets before the season.`,
    stories: [],
    other: `Notice period: three months. Looking for £55,000. Languages: English, Portuguese (my mother's).`,
  },
  questions: [
    {
      ask: 'Did you manage to park, it is chaos out there with the roadworks?',
      kind: 'small-talk',
      wording: 'plain',
      right: [['thank', 'thanks', 'fine', 'no trouble', 'no problem', 'good']],
      wrong: ['Tolliver', 'Grisdale'],
    },
    {
      ask: 'We have all got your profile in front of us, but in your own words, how did you get to where you are?',
      kind: 'introduction',
      wording: 'oblique',
      right: [['Tolliver', 'kitchenware', 'Grisdale']],
    },
    {
      ask: 'Has anybody ever leaned on you to make things look rosier than they were?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['brother-in-law', '£180,000', 'true forecast', 'overdraft']],
    },
    {
      ask: 'Weren’t you afraid of what the lender would say?',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['overdraft', 'true forecast', 'rang the bank']],
    },
    {
      ask: 'How did you speed up the month-end close?',
      kind: 'behavioural',
      wording: 'plain',
      right: [['roll of wallpaper', 'working day 14', 'stock sheets nobody', 'day five']],
    },
    {
      ask: 'what was holding it up',
      kind: 'follow-up',
      wording: 'oblique',
      right: [['nine days', 'stock sheets nobody']],
    },
    {
      ask: 'Tell me about something that went wrong on your watch and that other people felt in their pockets.',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['64 warehouse', 'overpaid', 'a week too early', 'second person']],
    },
    {
      ask: 'How did you put it right?',
      kind: 'follow-up',
      wording: 'plain',
      right: [['wrote to each', 'six months or by the hour', 'second person']],
    },
    {
      ask: 'Most people glaze over when an accountant opens her mouth. How do you get round that?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['one page', 'traffic light', '22 pages', 'nine of the 11', 'beer mat', '1,900']],
    },
    {
      ask: 'Is there anybody whose career would have gone differently without you?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['Oluwadamilola', 'eight weeks', 'toast', 'tax paper']],
    },
    {
      ask: 'When did you have too much on your plate, and how did you choose what to do first?',
      kind: 'behavioural',
      wording: 'oblique',
      right: [['fortnight', 'broke her leg', 'split the work', 'simple charity']],
    },
    {
      ask: 'Some of our wholesale customers pay very late. What have you done about late payers, and which ledger package was that on?',
      kind: 'compound',
      wording: 'plain',
      right: [['£95,000', 'Tuesdays', 'red letters', '£20,000'], ['Sage 50']],
    },
    {
      ask: 'Have you worked with Sage Intacct?',
      kind: 'experience',
      wording: 'plain',
      right: [['I have not', "I haven't", 'no experience', 'not yet', 'Xero', 'Sage 50']],
    },
    {
      ask: 'Which qualification do you hold and since when?',
      kind: 'look-up',
      wording: 'plain',
      right: [['ACCA', '2017', 'Chartered Certified']],
    },
    {
      ask: 'And before all that, you read what at university?',
      kind: 'look-up',
      wording: 'oblique',
      right: [['Mathematics']],
    },
    {
      ask: 'From pots and pans to petunias. What is the attraction?',
      kind: 'motivation',
      wording: 'oblique',
      right: [
        [
          '14 garden',
          '14 sites',
          'seed business',
          'stock system',
          'centre manager',
          'six working days',
          'year-end audit',
          'between March',
          'by hand',
          'team of five',
        ],
        [
          'one page',
          'traffic light',
          'day five',
          '£21m',
          '11 shops',
          'Xero',
          'wallpaper',
          'Tolliver',
          'two ledger',
          'cardboard',
          'Stock counts',
        ],
      ],
    },
    {
      ask: 'What do you consider your greatest strength?',
      kind: 'strength',
      wording: 'plain',
      right: [
        [
          'wallpaper',
          'day five',
          'brother-in-law',
          'true forecast',
          'traffic light',
          'nine of the 11',
          'ten weeks',
          '£310,000',
          'Oluwadamilola',
          '£95,000',
          'beer mat',
          'split the work',
        ],
      ],
      wrong: ['overpaid'],
    },
    {
      ask: 'What would your last boss have liked you to do differently?',
      kind: 'weakness',
      wording: 'oblique',
      right: [['64 warehouse', 'a week too early', 'second person', '22 pages']],
    },
    {
      ask: 'Say you find on the evening before the audit that the seed stock in the books is twice what is on the shelves. What do you do?',
      kind: 'situational',
      wording: 'plain',
      right: [['cardboard', 'cold shed', '£310,000', 'foreman', 'one more day', 'hard stock count']],
    },
    {
      ask: 'Could you explain to me, as if I were a centre manager, what an accrual is?',
      kind: 'explanation',
      wording: 'plain',
      right: [['expense', 'incurred', 'period', 'belong']],
    },
    {
      ask: 'How many people report to you today, and what is the turnover of the firm?',
      kind: 'compound',
      wording: 'plain',
      right: [['three people', 'two ledger'], ['£21m']],
    },
    {
      ask: 'What would we have to put in the offer letter for you to sign it?',
      kind: 'salary',
      wording: 'oblique',
      right: [['£55,000', '55,000']],
    },
    {
      ask: 'What is your notice period?',
      kind: 'logistics',
      wording: 'plain',
      right: [['three months']],
    },
    {
      ask: 'We have grilled you long enough. Over to you.',
      kind: 'closing',
      wording: 'oblique',
      right: [['?']],
    },
  ],
};
