/** Invented people of many professions: what they did, and questions whose words they did not use. */
export interface TestPerson {
  profession: string;
  episodes: readonly string[];
  /** Question → the episode that answers it, by its place above. */
  questions: readonly (readonly [ask: string, episode: number])[];
}

export const PEOPLE: readonly TestPerson[] = [
  {
    profession: 'electrician',
    episodes: [
      'I rewired a school of four floors during the summer holidays. We were done two days before term began.',
      'I found a live cable where the drawings showed none. I stopped the site and called the architect. Nobody was hurt.',
      'My apprentice wanted to quit after failing his first exam. I practised with him every Friday. He passed with distinction.',
      'I quoted a kitchen job far too low because I had not looked behind the tiles. I finished it at my own cost and lost 1,800 euros.',
      'A landlord asked me to sign a certificate without testing the circuits. I refused and lost the job.',
      'An old lady could not afford a new heater. I repaired hers after work and charged only the part.',
    ],
    questions: [
      ['When were you under time pressure?', 0],
      ['Have you ever prevented an accident?', 1],
      ['Who is better at the job because of you?', 2],
      ['What is the most expensive lesson you have learned?', 3],
      ['Where do you draw the line?', 4],
      ['When did you do more than you had to?', 5],
    ],
  },
  {
    profession: 'hotel receptionist',
    episodes: [
      'A honeymoon couple arrived to an overbooked house. I found them a suite across the street and sent champagne. They book with us every year now.',
      'The booking system crashed on New Year’s Eve. I checked in 96 guests with pen and paper.',
      'I noticed that one agency was charged twice each month. I went through two years of invoices and we got 11,000 pounds back.',
      'Two of the night porters stopped talking to each other. I sat them down and we found that the rota was to blame.',
      'I learned enough Japanese in four months to welcome our tour groups.',
      'I proposed a lobby bar for which the owner saw no need. I ran it for one weekend as a trial, and he came round.',
    ],
    questions: [
      ['How do you make up for something that the house got wrong?', 0],
      ['What do you do when technology lets you down?', 1],
      ['Does anything escape you, when it comes to details?', 2],
      ['How do you deal with bad blood in a team?', 3],
      ['What have you taught yourself?', 4],
      ['Tell us how you got a yes from somebody who had said no.', 5],
    ],
  },
  {
    profession: 'solicitor',
    episodes: [
      'I settled a boundary dispute between two farmers after three years of letters. Both signed within one afternoon.',
      'I missed the date for a reply to the court by one day. I told the client and the partner the same hour, and applied for an extension, which was granted.',
      'I rewrote our standard lease from forty pages to twelve. Tenants call us half as often.',
      'A partner asked me to bill hours that I had not worked. I declined and reported it to the compliance officer.',
      'I took over 60 files when a colleague fell ill. I sorted them by risk and no date was missed.',
      'I had to tell a family that their house could not be saved. I went there in person and explained each step that was left.',
    ],
    questions: [
      ['When have you brought two sides together?', 0],
      ['Have you ever dropped the ball?', 1],
      ['What have you made simpler?', 2],
      ['When has your integrity been tested?', 3],
      ['What do you do when everything is urgent?', 4],
      ['Tell me about a conversation you were dreading.', 5],
    ],
  },
  {
    profession: 'laboratory scientist',
    episodes: [
      'Our samples kept coming out contaminated. I traced it to a worn seal in one freezer, which nobody had suspected.',
      'I argued for a method that turned out to be useless, and it took a doctoral student to show me. I changed the protocol and thanked her in the paper.',
      'I presented our results to 300 people in Vienna and was asked to join the committee.',
      'I wrote a script that reads the plates, which had taken two of us a day each week.',
      'My grant application was turned down twice. I rewrote it with a statistician and got 240,000 euros the third time.',
      'I explained gene therapy to a group of patients with nothing but a bag of beads.',
    ],
    questions: [
      ['How do you go about a mystery?', 0],
      ['When have you been wrong?', 1],
      ['Are you comfortable in front of a crowd?', 2],
      ['Have you ever got rid of tedious manual work?', 3],
      ['When did you refuse to give up?', 4],
      ['How do you make yourself understood by laymen?', 5],
    ],
  },
  {
    profession: 'youth worker',
    episodes: [
      'A boy of fifteen threatened me with a bottle. I kept my voice low and my hands open until he put it down.',
      'The council cut our budget by a third. I found four local firms who paid for the summer camp.',
      'I opened a football night for girls against the wishes of the club. Forty came to the first.',
      'Our open day failed: six people came. I had announced it in a newspaper that no teenager reads.',
      'A mother spoke only Dari. I found an interpreter among our volunteers and visited her each week.',
      'My supervisor told me that I answer before people have finished. I now count to three, and the young ones tell me more.',
    ],
    questions: [
      ['Somebody becomes aggressive in front of you. What then?', 0],
      ['How do you cope with too little money?', 1],
      ['When did you start something that others did not want?', 2],
      ['Which project of yours flopped?', 3],
      ['How do you reach people who are not from here?', 4],
      ['What have others told you to work on?', 5],
    ],
  },
  {
    profession: 'accountant',
    episodes: [
      'I shortened the monthly close from nine days to four by matching bank lines automatically.',
      'I found that a branch manager had paid his brother’s invoices three times. I took it to the auditors.',
      'I trained eleven colleagues when we moved from spreadsheets to SAP.',
      'The finance director wanted to book a sale in December that was signed in January. I showed him the standard and he gave way.',
      'I forecast the cash of a bakery chain each week through the winter of the high energy prices. The bank extended its credit.',
      'I led a team of five through the merger, and nobody left.',
    ],
    questions: [
      ['What runs faster because of you?', 0],
      ['Have you uncovered anything suspicious?', 1],
      ['How do you get people used to a new system?', 2],
      ['When did you stand up to somebody above you?', 3],
      ['Can you see trouble coming?', 4],
      ['How do you keep people together in hard times?', 5],
    ],
  },
];
