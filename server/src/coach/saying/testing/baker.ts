import { candidateFrom } from './asked.ts';

/** A candidate of a field that general knowledge of software has nothing to do with. */
export const baker = candidateFrom({
  company: 'Crumb & Sons',
  role: 'Head baker',
  jobDescription:
    'We are looking for a head baker for our bakery in Leeds. You will train apprentices and keep waste low. Hours are 22:00 to 06:00, four nights a week.',
  name: 'Ann Ives',
  education: 'NVQ Level 3 in Bakery, Leeds City College, 2012',
  work: `Head Baker, Rye & Co., York, 2019 - present
- Cut flour waste by 20% in one year by weighing every batch and posting the numbers on the wall
- Trained six apprentices, four of whom are still there
- Moved the sourdough line from hand mixing to a spiral mixer without losing a delivery day

Baker, Mill Lane Bakery, Hull, 2013 - 2019
- Took over the wholesale round when the driver left and kept all 14 customers

Languages: English (native), Polish (B2)
Certificates: Level 3 Food Safety`,
  stories: [
    'The proving room failed one night in August. I had to get 400 loaves out by six. I moved the dough to the cellar, where it was cool, and called the hotel. We delivered everything but the rolls on time. I learned to have a second place for the dough ready.',
    'A supplier kept sending flour with too little protein. I logged each delivery for a month and showed Mr Dunn, their sales manager, the figures. He took back three pallets and gave us a credit of £900.',
  ],
});

export const nobody = candidateFrom({ role: 'Head baker' });
